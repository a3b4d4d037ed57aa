/** Words of messages about input: whether one says what a value has to be, and what kind of rule. English is here. */
import type { Worded } from "./language.ts";
import { demandsElsewhere, ruleElsewhere } from "./languages.ts";

/** Says what a value lacks or has to be. */
const DEMAND =
  /\b(?:(?:is|are) (?:a |an )?(?:required|mandatory|missing|empty|blank|too (?:long|short|large|big|small|weak))|required\b|(?:can ?not|can't|may not|must not|should not|shouldn't|mustn't) (?:be|exceed|contain|start|end|include|have|match|format)|must\b|has to be|have to be|needs? to be|already (?:exists?|taken|in use|used|registered)|is not (?:a )?(?:valid|allowed|correct|supported)|(?:are|is|not) (?:in)?valid|at least (?:one|\d+|a|\{)|at most|no more than|longer than|shorter than|(?:do|does|did) not match|don't match|doesn't match|not match|(?:is|are) not (?:equal|identical|the same)|cannot exceed|can only|may only|exceeds?\b|(?<!\bto )\bduplicates?\b(?! (?:the|this|a|an|your|shared)\b)|please (?:enter|select|fill|choose|provide|specify|pick|add|use|give)|not allowed|not supported|not a valid|already exist|(?:over|above|below|beyond) the (?:maximum|minimum|limit)|only .{1,60} (?:is |are )?(?:allowed|accepted|permitted|supported)\b)/i;

/** A key of a catalogue of texts: `form.name.required`, `login_error_empty`. */
export const isTextKey = (text: string): boolean => /^[A-Za-z][\w-]*(?:[.:/][\w-]+)+$/.test(text) && text.length <= 100;

export const keyWords = (key: string): string =>
  key
    .replace(/[._:/-]+/g, " ")
    .replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

const KEY_DEMAND =
  /\b(?:empty|required|invalid|missing|must|not|exceeds?|too|mismatch|negative|future|duplicate|match|wrong|blank|specify|select|taken|exists|no|out of)\b/i;

const CODE_DEMAND =
  /\b(?:empty|required|invalid|missing|exceeds?|exceeded|out of range|too|mismatch|blank|duplicate|taken|malformed|format)\b/i;

/** Whether a code says what is wrong with a value; `not-allowed`, `not-found` are about something else. */
export const codeDemands = (code: string): boolean => CODE_DEMAND.test(keyWords(code));

/** Whether the words of a key name a complaint. */
export const keyDemands = (key: string): boolean => KEY_DEMAND.test(keyWords(key));

/** Says plainly what a value may be. */
const LIMIT =
  /\b(?:must|may not|can ?not exceed|exceeds?|invalid|not (?:a )?valid|too (?:long|short|large|big|small)|at least|at most)\b/i;

export const limits = (text: string): boolean => LIMIT.test(text) || demandsElsewhere(text);

/** Asks for input, at the beginning: "Enter your name." */
const ASK =
  /^(?:please|invalid|enter|choose|select|use|give|provide|describe|keep|specify|type|fill|add|pick|set|bring|check|you (?:must|need|have to|can)|missing|duplicate|incorrect|wrong|say (?:why|what|how|when|where|who))\b/i;

/** Words of programmers to each other. */
const INTERNAL =
  /\b[A-Z]\w+\.[a-z]\w+ |\b(?:hook|provider|context|component|function|arguments?|props?|undefined|callback|instance|method|reducer|selector|element|ref|promise|polyfill|use[A-Z]\w+)\b/;

/** "TabPane must be used within Tabs": where a piece of the program has to stand. */
const OF_CODE =
  /^internal\b|\bmust implement\b|\bmust be (?:used|called|rendered|wrapped|nested|placed) (?:with)?in(?:side)?\b(?! \d)/i;

/** Names of variables, quotes of code, and what only a programmer can pass. */
const CODE =
  /[`"]|\b[a-z]+[A-Z]\w*|\b(?:[Oo]ptions?|[Pp]aram(?:eter)?s?|passed|objects?|arrays?|[Tt]heme|Unexpected|Missing|Unknown|Unsupported(?! (?:file|image|media|video|audio)\b)|index|node|attempt|called|registered)\b/;

/** Whether a message is one of programmers to each other: surely, or by the names in it, which a field may have, too. */
export function isInternal(text: string): "surely" | "maybe" | false {
  const plain = text.replace(/\{[^{}]*\}/g, "");
  return INTERNAL.test(plain) || OF_CODE.test(plain) ? "surely" : CODE.test(plain) ? "maybe" : false;
}

/** A question, what is written to a log with more behind it, a restart, what went well, what is there to be looked at: `Please choose a day to view its entries`, and what went wrong elsewhere: `Failed to duplicate the file`, `Invalid response from the server`; `[sync] ...`, tagged for a log. */
const NO_DEMAND =
  /^\[[\w .:-]{2,40}\] |\b(?:reload|restart|reboot|refresh|relaunch)(?: is)? (?:required|needed)\b|^are you sure|\bsuccessfully\b|^invalid [\w ]*\bresponse\b|[?:]$|^please \w+ [^.!?]{1,80}? to (?:view|see|show|display|preview)\b|^(?:failed|unable|could ?n[o'’]t)\b/i;

export const demands = (text: string): boolean => !NO_DEMAND.test(heard(text)) && says(heard(text));

/** "This file is not valid. Please select another one.": it is there, and is not right. */
const NOT_RIGHT = /\b(?:is|are) (?:not valid|invalid)\b.*\bplease (?:select|choose|provide|pick)\b/i;

/** Most of a text that is asked what it says, in code units: messages are no longer, and patterns try much. */
const MAX_MESSAGE = 600;

const heard = (text: string): string => text.slice(0, MAX_MESSAGE);

const says = (text: string): boolean =>
  DEMAND.test(text) ||
  /^(?:please|invalid|duplicate|unsupported (?:file|image|media|video|audio|mime))\b/i.test(text) ||
  demandsElsewhere(text);

/** "Either a password or a key is required": of several one, so that none is by itself. */
export const isChoice = (text: string): boolean => /^either\b.{1,200}\bor\b/i.test(heard(text));

export const asks = (text: string): boolean => (demands(text) || ASK.test(heard(text))) && !NOT_RIGHT.test(heard(text));

const WORDED: readonly (readonly [RegExp, Worded])[] = [
  [
    /already (?:exists?|taken|in use|used|registered)|(?:must|should) be unique|(?<!\bto )\bduplicates?\b(?! (?:the|this|a|an|your|shared)\b)|\btaken(?=[,.;]|$)/i,
    { rule: "unique" },
  ],
  [
    /(?:do|does|did)(?: not|n't) match$|(?:is|are) not (?:equal|identical|the same)\b|(?:passwords?|fields?|both).* (?:must|do(?:es)?(?: not|n't)) match/i,
    { rule: "equals" },
  ],
  [
    /(?:do|does|did)(?: not|n't) match .*(?:regex|pattern|format|expression)|must only contain|may only contain|can only contain/i,
    { rule: "pattern" },
  ],
  [/valid .*\bjson\b|\bjson\b.*valid/i, { rule: "format", value: "json" }],
  [/valid e-?mail|invalid e-?mail|e-?mail (?:address )?(?:is )?(?:not |in)/i, { rule: "format", value: "email" }],
  // of a reset link, an invite link it is asked whether it still holds
  [/(?:valid|invalid).*\burl\b|\b(?:valid|invalid) link\b|\burl\b.*(?:in)?valid/i, { rule: "format", value: "url" }],
  [
    /valid .*\b(?:regex|regular expression)\b|\b(?:regex|regular expression)\b.*valid/i,
    { rule: "format", value: "regex" },
  ],
  [/valid .*\bsemver\b/i, { rule: "format", value: "semver" }],
  [/(?:valid|invalid).*\bdate\b|\bdate\b.*(?:in)?valid/i, { rule: "format", value: "date" }],
  [/must be (?:a |an )?(?:whole number|integer)|is a whole number/i, { rule: "type", value: "integer" }],
  [/must be (?:a )?(?:valid )?number|not a (?:valid )?number|invalid number/i, { rule: "type", value: "number" }],
  [/must be (?:a |an )?array/i, { rule: "type", value: "array" }],
  [/must be (?:a |an )?object/i, { rule: "type", value: "object" }],
  [/must be (?:a )?string/i, { rule: "type", value: "string" }],
  [
    /(?:is|are|field) (?:a )?(?:required|mandatory)|required$|(?:can ?not|can't|may not|must not|should not) be (?:left )?(?:empty|blank)|must not be empty|(?:select|add|choose|enter|specify|need|have|is|least) at least one|at least one .*(?:is|are) required|please (?:enter|select|fill|choose|provide|specify|pick)(?! an? valid)|must (?:select|specify|enter|choose|provide)|cannot be empty|is missing$/i,
    { rule: "required" },
  ],
];

/** How the parts of a text are called, and what stands behind a number that counts nothing: "of length 8 or more". */
const OF_TEXT =
  /^(?:(?:alpha\w*|numeric|unicode|ascii)[ -])?(?:chars?\b|character|letter|digit|symbol|byte|long|length|word|zeichen|buchstabe|stellen|ziffer|cara[ck]|lettre|letra|chiffre|d[ií]gito)|^(?:or|and|to|of|in|is|are|at|than|if|oder|und|ou|et|o|y|e)\b/iu;

/** Whether a message counts other things than parts of a text: "At most 5 tags", and not "At most 80 characters". */
export function countsThings(text: string, count: number): boolean {
  const behind = new RegExp(`(?<![\\d.,])${count}(?![\\d.,])[ \u00a0-]+(?=\\p{L})(.{1,60})`, "u").exec(
    heard(text),
  )?.[1];
  return behind !== undefined && !OF_TEXT.test(behind);
}

/** Whether a message says how many there may be: "A cart holds at most 50 items". */
export const saysMost = (text: string, count: number): boolean =>
  countsThings(text, count) &&
  new RegExp(`\\b(?:at most|up to|no more than|maximum(?: of)?|max\\.?|limit of) ${count}\\b`, "i").test(heard(text));

/** The kind of rule that a message words, where the code around it does not tell. */
export const wordedRule = (text: string): Worded | undefined => {
  const plain = heard(text)
    .trim()
    .replace(/(?<![.!:])[.!:]+$/, "");
  const found = WORDED.find(([pattern]) => pattern.test(plain))?.[1];
  return found?.rule === "required" && NOT_RIGHT.test(plain) ? undefined : (found ?? ruleElsewhere(plain));
};

const SUBJECTS: readonly RegExp[] = [
  /^(?:invalid|duplicate|missing|unknown|unsupported|incorrect|wrong) ((?:(?!\b(?:is|are|can|cannot|must|may|already|has|have)\b)(?:[^:;,(.]|\.(?=\S))){2,40}?)(?: for .*)?(?:[.!]?$|(?:[:;,(]|\. ).*$)/isu,
  /^(?:(?:invalid|duplicate) )?(?:the |your |a |an |this |each )?(.{2,40}?) (?:is|are|must|can(?: ?not|'t)?|may|should|has|have|already|does|do|exceeds?|too (?:long|short|large|big|small|many|few|weak))\b/iu,
  /^(?:please )?(?:enter|select|choose|provide|specify|fill in|add|give|pick|describe|use)(?: in)? (?:the |your |a |an |at least one |all )?(?:valid )?((?!at (?:least|most)).{2,40}?)(?: of .*| that .*| to .*)?[.!]?$/isu,
];

/** What a message is about, in its own words: "Name" of "Name can not be empty." */
export function subjectInWords(text: string): string | undefined {
  // what stands in a hole has no words: `Name "{name}" already exists`
  const plain = heard(text)
    .trim()
    .replace(/ ?(?:["'`“‘]?\{+[^{}]*\}+["'`”’]?)(?=[\s.,:;!?]|$)/gu, "");
  for (const pattern of SUBJECTS) {
    const words = pattern
      .exec(plain)?.[1]
      ?.replace(/^[^\p{L}\p{N}]+|(?<![,;:])[,;:]+$/gu, "")
      // `"steps" must be a list`, and not `name, or press 'esc'`
      .replace(/^([^"'`”’]*)["'`”’]$/u, "$1")
      .replace(/ (?:for|of|in|to|with|from)$/i, "")
      .trim();
    if (
      words &&
      words.split(" ").length <= 5 &&
      // "Choose until when it is lent", "Describe what is broken": what is to be done, and not of what
      !/[{}:]|\.\.|^\W*$|\bwh(?:at|en)\b/u.test(words) &&
      !/^(?:and|or|say|tell|you|we|it|there|that|this|one or more|please|all|no|not|unable|failed|cannot|can|must|already|is|are|has)\b/i.test(
        words,
      )
    )
      return words;
  }
  return undefined;
}
