/** What the words say of which names in programs are made: English, as code is written in every country. */
import { wordSet } from "../word-set.ts";

/**
 * Names under which anything may stand: they say where a value is, not what it is. `sent` is what was awaited, where an
 * asynchronous function was compiled to a generator (regenerator-runtime 0.13).
 */
export const EMPTY_WORDS: ReadonlySet<string> = wordSet(`
  all any arg args array arr atom attributes base body by callback cb children child class classes clone component
  components config configuration content context copy ctx current data default detail details dom el element elements entity
  entities entry entries error errors event evt export exports fn found func function handler handlers helper hook id
  ids implicit index info init initial input internal item items key keys last list lists local main map match mem meta
  metadata method methods module name names next node nodes none obj object objects one opt opts option options original
  other output own params param parent parsed path payload pending prev previous prop properties props proto prototype
  proxy query raw ref refs rel remote req request res resp response rest result results ret root row rows self sent set setup single
  slot slots source src state states store stores style styles sx table target temp test text theme then this tmp tree type
  types undefined unref update updates util utils val value values vm window worker wrapper x y z
`);

/** Names that say only that there is a value: what it is called lies further out. */
export const PASSED: ReadonlySet<string> = wordSet(`
  data value current payload result results response resp res body default props state item items params detail
  content current attributes $implicit _value _validators validators rows list records entries entity all
`);

/** Last words of names of plain values and of parts of a page. */
export const NO_THING: ReadonlySet<string> = wordSet(`
  callback class component context date element enabled fn function handler height id index key length name node
  number path prop props rect ref string style styles text time timeout uri url uuid width
`);

/** Which of several things is meant, or that it is set or got (accessors), not what it is. */
export const WHICH: ReadonlySet<string> = wordSet(`
  active all available current default editing existing filtered first get initial last loaded local my new next old
  original our parsed prev previous raw remote selected set single sorted specific the this updated visible your
`);

/** What is done with a thing: `getUsers`, `handleUserChange`. */
export const VERBS: ReadonlySet<string> = wordSet(`
  add apply build change clear close create delete dispatch edit emit fetch find format from get handle insert is list
  load make map new normalize on open parse patch post put query read receive refetch refresh register remove rename
  render request reset resolve retrieve save search select send set show start stop store submit subscribe sync to
  toggle try unsubscribe update upload use validate with write
`);

/** What has become of a thing: `fetchUserSuccess`. */
export const OUTCOMES: ReadonlySet<string> = wordSet(`
  async by callback change changed done error event failed failure fulfilled list response result rejected sync
  success updated
`);

/** Fields that things of every kind have: they show no kinship. */
export const COMMON: ReadonlySet<string> = wordSet(`
  id uuid name type kind label title description value key url path index icon text message status state count enabled
  content createdAt updatedAt link href to size color date time variant operator mode options
`);

/** Names that parts of many things have. */
export const VAGUE: ReadonlySet<string> = wordSet(`
  access action area argument attribute block card category config configuration control definition detail element
  entity entry event field filter flag group import info information instruction item line link mapping match member
  menu mode model node object operation option overview page parameter part payload permission point preference
  property record reference relation request resource result rule section segment selection set setting source state
  statistic stats status step summary target task template test type unit update value variable version view warning
`);
