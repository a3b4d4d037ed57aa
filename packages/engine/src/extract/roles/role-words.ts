/**
 * Words that name roles in every trade. A text counts as a role by its word only among others that do; what a word
 * alone says is never enough.
 */
import { wordSet } from "../../word-set.ts";

const STRONG = wordSet(`
  admin administrator superadmin superuser sysadmin owner moderator operator editor viewer maintainer
`);
const WEAK = wordSet(`
  user member guest manager developer author subscriber contributor reporter anonymous staff op supervisor auditor
  customer employee teacher student root super creator commenter collaborator
`);

/** `project:admin`: a role in something; `invite:admin` is what may be done. */
const inSomething = (text: string): string =>
  text.replace(
    /^(?!(?:create|read|update|delete|list|view|edit|add|remove|manage|get|set|write|invite|assign|see|show|use|can|on|click):)[A-Za-z][\w-]*:(?=[A-Za-z])/,
    "",
  );

const squash = (text: string): string =>
  inSomething(text)
    .toLowerCase()
    .replace(/^role[_:-]/, "")
    .replace(/[^a-z]/g, "");

/** Words that name a role and hardly anything else. */
export const isStrongRole = (text: string): boolean => STRONG.has(squash(text));

/** Roles that are a person's and never a part of a program, as an editor and an operator may be. */
const PERSON = wordSet("admin administrator superadmin superuser sysadmin owner moderator maintainer");

/** `OrganizationAdmin`, `org_owner`: the role in something; `DisabledByAdmin` says who did it. */
export const endsInRole = (text: string): boolean =>
  !/By_?[A-Z][a-z]+$/.test(text) &&
  PERSON.has(
    text
      .split(/(?<=[a-z])(?=[A-Z])|_/)
      .at(-1)
      ?.toLowerCase() ?? "",
  );

const isRoleWord = (text: string): boolean => STRONG.has(squash(text)) || WEAK.has(squash(text));

/** `billing-admin`, `ROLE_AUDITOR`: one of the words of a name is one for a role, or says that it is a name of one. */
export const hasRoleWord = (text: string): boolean =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}]+/u)
    .some((word) => /^role$/i.test(word) || isRoleWord(word));

/** Most roles that one list has; longer ones are lists of other things. */
const MAX_ROLES = 16;

/** Whether texts that stand together are roles: at least half of them, two or more, one beyond doubt. */
export function areRoles(texts: readonly string[]): boolean {
  const distinct = [...new Set(texts)];
  // `shop:owner`, `club:owner`: one kind of role in several things
  const kinds = new Set(distinct.map(inSomething));
  const known = [...kinds].filter(isRoleWord).length;
  const short = distinct.every((text) => text.length > 0 && text.length <= 40);
  if (!short || distinct.length > MAX_ROLES) return false;
  return known >= 2 && known * 2 >= kinds.size && distinct.some(isStrongRole);
}

/** Roles of WAI-ARIA 1.2 and of chat models, which say what an element or a message is. */
const OTHER_ROLES = wordSet(`
  alert alertdialog application article banner button cell checkbox columnheader combobox complementary contentinfo
  definition dialog directory document feed figure form grid gridcell group heading img link list listbox listitem log
  main marquee math menu menubar menuitem menuitemcheckbox menuitemradio navigation none note option presentation
  progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton
  status switch tab table tablist tabpanel term textbox timer toolbar tooltip tree treegrid treeitem assistant system
  tool function model
`);

export const isForeignRole = (text: string): boolean => OTHER_ROLES.has(text.toLowerCase());

/** Answers of the browser's Permissions and Notifications interfaces, which are states. */
const PERMISSION_STATES = new Set(["granted", "denied", "default", "prompt"]);

/** What a flag or an empty value is as a text, and what a column or a field for it is called. */
const NO_NAMES = wordSet("true false null undefined none yes no role roles permission permissions");

/** Most words of a name; more are a sentence about it. */
const MAX_WORDS = 4;

/** A name of a permission or role: `users:read`, `EDIT_LOAN`, `Edit Loan`; no sentence, no markup. */
export const isAccessName = (text: string): boolean =>
  /^[\p{L}@][\p{L}\p{N} _.:/@*-]{1,79}$/u.test(text) &&
  !/[.:]\s/.test(text) &&
  text.split(" ").length <= MAX_WORDS &&
  !PERMISSION_STATES.has(text) &&
  !NO_NAMES.has(text.toLowerCase());
