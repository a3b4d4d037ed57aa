/**
 * Whether a text is worded as an error: phrases, here of English, that say that something failed, is missing, is not
 * allowed or is not as it must be. A convention of the language, so what rests on it alone is inferred.
 */

import { remember } from "../remember.ts";
import { isHelperMessage } from "./compiler-messages.ts";
import { failsElsewhere, progressElsewhere } from "./languages.ts";
import { isSentence } from "./sentence.ts";

/** Longer texts are documentation. */
const MAX_LENGTH = 420;

/** What may stand at the beginning only: labels and headings have these words elsewhere. */
const BEGINS =
  /^(?:an? )?(?:(?!(?:the|these|those|all|any) )[\p{L}'.]+ )?(?:errors?:|encountered (?:an? |some )?(?:\p{L}+ )?(?:errors?|problems?)|errors? (?!rate|log|page|message|type|code|count|budget|tracking|report|track|state|class|handl|level|metric)\S|(?:error|problem) (?!tracking|handling|reporting|logging)\p{L}+ing|failed (?:to|on|because)|failure(?=[.:!]|$)|unable to|could ?n[o']t|can ?n[o']t|can't|couldn't|cannot|bad request|missing|unexpected|unsupported|unrecogni[sz]ed|no such|not a valid|access denied|permission denied|please (?:fix|enter|fill|select|specify|choose|provide|wait|correct|check|use|try|contact)|try (?:again|refreshing|reloading)|only \p{L}+ (?:may|can) |illegal|too many|disconnected|no [^.]{1,30} (?:loaded|exists?)|no (?:\S+ ){1,4}file found|not (?:allowed|found|supported|authori[sz]ed|an? number))(?![\p{L}-])|^(?:invalid|unknown|illegal|duplicate) (?!flags?\b|events?\b)[\p{L}_-]+(?: [\p{L}_-]+){0,3}(?::|\.|,|$| \{| ['"`]| or | in )|^expected [^.]{1,80}(?::|, | but | got | in | ['"`{])|^invalid \p{L}/iu;

/** Letters by their blocks: with the flags `iu` V8 13 takes ten times as long (5 ms) to compile it. */
const SAYS =
  /\b(?:(?:has |have |was |were |is )?(?:failed|expired|timed out|declined|rejected|refused|been (?:blocked|banned|lost|closed|suspended|disabled))|connection(?: (?:to|with) [\w ]{1,40}?)? (?:was |is )?(?:lost|interrupted)|(?:is|are) disabled by(?! default)|can ?not|can't|could ?n[o']t|couldn't|unable to|must (?:not |only |also |all |still )?(?:be|have|contain|match|select|specify|use|start|begin|end|include|provide|equal)|(?:is|are) (?:a )?(?:required|invalid|missing|mandatory|misconfigured|incorrect|wrong|blocked|too \w+|unavailable|unsupported|not (?:a |an |set|compatible|yet |currently |in |on |the |valid|allowed|found|available|supported|enabled|permitted|correct|ready|configured|admin|logged|signed)\w*|only (?:supported|available|allowed|permitted))|(?:has|have) (?:an? )?(?:unknown|invalid|unsupported|unexpected|illegal|wrong|missing)|not (?:be )?(?:found|allowed|permitted|supported|authori[sz]ed|recogni[sz]ed)|(?:does|do|did|has|have|was|were)(?: not|n't) (?:exist|match|support|receive|contain|allow|look|answer|been|return|found)|(?:do|does|did)(?: not|n't) have (?:the |enough |any )?(?:required |necessary )?(?:permissions?|access|rights?|privileges?)|(?<!\byou )(?:does|do|did)(?: not|n't) have|(?:isn't|aren't|wasn't|won't) (?:allowed|valid|available|supported|been)|already (?:exists?|taken|in use|used|been|reserved)|went wrong|(?:an|with) error[.]?$|there (?:was|were) (?:an? |some )?(?:\w+ )?errors?|following errors?(?=:|$)|errors? (?:occurred|while|when|fetching|has occurred|that|with|parsing)|(?:with|have|has) errors?|denied|forbidden|exceeds?|exceeded|(?:over|reached) (?:the|your|its) (?:maximum|limit)|reached (?:the|your|its)|(?:limit|maximum) .{0,30}reached|(?:larger|smaller|longer|shorter|more|less|greater) than the (?:maximum|minimum|largest|limit)|sorry|only works (?:for|with|in|if|when|on)|(?:have|need)s? to be (?:an? )?(?:admin|logged|signed)\w*|may not|at least (?:one|\d|\{)|at most (?:one|\d|\{)|(?:required|missing|empty|invalid)[.!]?$|too (?:large|long|short|big|small|many|old|few)|mismatch|try again|should not happen|(?:called|used) (?:outside|inside|within)|shouldn't|aborted|no longer (?:exists?|available|supported|be)|not working|failed to|requires .{1,60} or (?:later|newer))(?![a-z\u00aa-\u1fff\u2c00-\ud7ff-])/i;

/** Plans, descriptions and headings that use the same words. */
const NOT =
  /^try again\W*$|undone|reversed|irreversib|^(?:are you sure|at (?:most|least) |learn|see |how |when |which |if (?!.*must be)|this (?:will|action|is the|setting|option|flag)|whether|used to|e\.g\.|specify |define|enabl\w+ |disabl\w+ |allows? )|function\b|;\s*$|=>|\b(?:px|var\(--|decorations?)\b|^\S+ error$|^(?:missing|invalid|unknown|unexpected) \p{L}+s: |\bare \p{L}+ed when\b|^no errors?\b|without errors?|if .{0,40} fails?\b|automatically|successful|\b(?:tests|checks|verifies|detects) (?:for|whether|if)\b|^\{\w+\}%|^(?:add|fill|find|fix|generate|import|insert|install|restore|sync|translate|update|upload)(?: in)? missing\b|\bno \p{L}+(?: \p{L}+)? (?:is |are )?(?:required|needed)\b|(?:^|\()(?:\d+|\{\w+\})(?: \/ |(?<=\([^)]*)\/)(?:\d+|\{\w+\}) \p{L}|^(?:\d+|\{\w+\}) \p{L}+ (?:out )?of (?:\d+|\{\w+\}) \p{L}|\?\s*\(?optional\)?$|\b(?:across|from|by|of|with)$|^[\p{L} ]{3,25}: (?:select|choose|add) /iu;

/** Settings, columns and things to choose begin so, and things that fail: "The order of the columns", "The order could not be saved." */
const THINGS =
  /^(?:select |choose |add |show|hide|create|view|the (?:number|order|port|label|default|maximum|minimum) |number of|count|configur|controls?\b|background|foreground|shadow |colou?r|overview|custom|link |generating|review|default)/iu;

/** What has happened to the thing at the beginning, and not to others "that could not be saved". */
const HAPPENED =
  /^(?:(?!that |which |who |if |when |whether |where |because |for )[^\s.:]+ ){1,6}(?:could ?n[o'\u2019]t|(?:was|were|is|are)(?: not|n['\u2019]t) found\b|(?:has|have) (?:failed|expired)\b|(?:is|are) (?:invalid|not valid|no longer (?:available|valid))\b|(?:does|do)(?: not|n['\u2019]t) exist\b|already exists?\b|failed to )/iu;

/**
 * "Download failed tests", "Failed jobs (3)", "Remove when failed": which of several are meant, and not that something fails
 * now. At the beginning "failed" has no subject: it tells of a failure only before what failed ("Failed to save", "Failed
 * loading it"), and stands else before a thing or a time ("Failed reason", "Failed after 3 s"). Beside its opposite it is one
 * of several outcomes: "See how many checks passed and failed".
 */
const FAILED_ONES =
  /(?<!\w)(?:the|with|for|of|or|and|just|only|all|\d+|\{\w+\}|download|retry|show|hide|view|export|list|fix|update|rerun|run|delete|remove|clear|select) failed (?=\p{L}{2,}(?:s\b|\(s\)))|^(?:(?:clear|fix|remove|rerun|retry) )?failed (?=\p{L})(?!(?:because|during|due|for|in|on|to|when|while|with|\p{L}+ing)\b)|(?<!\w)(?:if|when) failed$|\bpassed[^.!?]{1,60}failed(?!\w)/giu;

/**
 * What can be chosen (`Duplicate Field`), what stands for a name that is not known (`Unknown category`), placeholders,
 * columns (`Failed at`).
 */
const LABEL =
  /^(?:Duplicate (?:\p{Lu}|the |this |these |all |for |in |to |as |\p{L}+ly$)|Unknown (?!.*[Ee]rror)\p{L}+$|Failed on$|[Pp]lease (?:select|choose|wait)\W*$)/u;

/** What a label asks for (`Please specify:`), and whom to ask about anything: "Please contact us if you have any questions." */
const STANDS =
  /^please \p{L}+(?: [\p{L}' ]{1,60})?:$|^please contact\b[^.!?]{0,80}\bif you (?:have|need|want|wish|would)\b/iu;

/** What is shown beside a spinner: "Please wait a moment while your files are moved." */
const WAITS = /^please wait(?: (?:a|an|one|just|for) [\p{L} ]{1,20}?)?(?: while\b|[.\u2026!]*$)/iu;

const sentencesOf = (text: string): readonly string[] => {
  const [first = "", ...rest] = text.trim().split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return rest.length > 0 && EXCLAIMS.has(first.toLowerCase()) ? rest : [first, ...rest];
};

/** Said before what went wrong is told. */
const EXCLAIMS = new Set(["oh no!", "oops!", "oops.", "whoops!", "uh oh!", "uh-oh!", "ouch!"]);

/** What follows a subject that stands elsewhere: "is a string that does not contain". */
const FRAGMENT = /^(?:is|are|was|were|has|have|do|does) /;

/** A question that goes along with a field or a choice: "Name? (Can't be changed later)", "... not saved. Discard changes?" */
const isQuestion = (first: string, rest: readonly string[]): boolean =>
  (/\?$/.test(first) && rest.length === 0) || /\?\s*\(/.test(first) || CHOICE.test(rest.at(-1) ?? "");
const CHOICE = /^(?:discard|leave|stay|continue|proceed|delete|remove|overwrite|replace)\b.*\?$/i;

/** A question to the reader. */
const ASKS_BACK =
  /^(?:do|does|did|have|has|is|are|was|were|can|need|want|why|what|who|where|already|forgot)(?:n't)?\b.*\?$/i;

/** Whether the wording alone says that a text is about something that went wrong or is not allowed. */
export const isErrorWording = remember(
  (said: string): boolean =>
    said.length <= MAX_LENGTH &&
    isSentence(said) &&
    !isHelperMessage(said) &&
    (failsInEnglish(said.replaceAll(FAILED_ONES, "").replaceAll("\u2019", "'")) || failsElsewhere(said.trim())),
);

function failsInEnglish(text: string): boolean {
  if (text.length < 8 || !isSentence(text)) return false;
  const [first = "", ...rest] = sentencesOf(text);
  if (/^\p{Ll}\S* \S+$/u.test(first)) return false;
  if (THINGS.test(text.trim()) && !HAPPENED.test(text.trim())) return false;
  if (NOT.test(text.trim()) || LABEL.test(text.trim()) || FRAGMENT.test(first) || isQuestion(first, rest)) return false;
  if (WAITS.test(first) || STANDS.test(text.trim())) return false;
  // "Don't have one? Ask for it", "Have an idea? Please tell us": the question is the reader's
  if (ASKS_BACK.test(first)) return false;
  if (BEGINS.test(first) || SAYS.test(first)) return true;
  return (
    first.length < 60 && rest.length > 0 && rest.length <= 2 && BEGINS.test(rest[0] ?? "") && !WAITS.test(rest[0] ?? "")
  );
}

/** What asks for something before anything failed: an instruction, a badge, a filter, an empty list. */
const ASKS =
  /^must (?:be|contain|have|include|match)\b|^please (?:choose|select|enter|fill|pick|use|specify|provide|add|click|type|wait)\b|^(?:(?!(?:is|are) )\p{L}+ ){1,3}(?:required|mandatory)[.!]?$|\b(?:is|are) (?:now )?empty[.!]?$|\b(?:does|do)(?: not|n['\u2019]t) have\b/iu;
const FAILS =
  /fail|error|unable|can ?n[o'\u2019]t|could ?n|invalid|denied|wrong|not found|not (?:a |an )?valid|missing|unexpected|unsupported|exceed|\btoo \p{L}|already|allowed|forbidden|expired|mismatch|permission|access|try again|contact/iu;

/** Worded as an error where it answers something, and as an instruction or a label where it simply stands. */
export const asksOnly = (text: string): boolean =>
  text.length <= MAX_LENGTH && ASKS.test(text.trim()) && !FAILS.test(text);

/** Codes that name what went wrong: `email_taken`, `limit_exceeded`. */
export const isErrorCode = (code: string): boolean =>
  isErrorName(code) ||
  /not_?found|taken|declined|missing|denied|expired|limit|too_|unavailable|mismatch|incorrect|wrong|required|exceed|conflict|unauthori[sz]ed|suspended|unknown|unsupported|not_|no_such|bad_|banned|cannot|already/i.test(
    code,
  );

/** Names of properties, functions and keys that stand for errors: `usernameError`, `errorTitle`, `load_failed`. */
export const isErrorName = (name: string): boolean =>
  !/\s/.test(name) &&
  /(?:^|[^a-zA-Z])(?:error|errors|err|fail|failed|failure|invalid|denied|forbidden|warning)(?:$|[^a-z])|[a-z](?:Error|Errors|Failed|Failure|Invalid|Denied)(?:$|[^a-z])|^(?:error|failed|failure|invalid)(?:$|[A-Z_])/.test(
    name,
  );

/** "No servers configured": what a list says that holds nothing. */
export const saysNothingIsThere = (text: string): boolean =>
  /^(?:no|keine?|aucune?|ning[uú]na?|nenhuma?) \p{L}/iu.test(text);

/** In code units. */
const MAX_PROGRESS = 300;

/** "Loading messages…": what is being done, under whatever name. */
export const isProgress = (text: string): boolean =>
  text.length <= MAX_PROGRESS && (/^\p{L}+ing\b.*(?:…|\.\.\.)$/u.test(text) || progressElsewhere(text.trim()));

/** Words of which each text of an error in English has at least one. */
const QUICK =
  /fail|error|problem|invalid|can ?no|can't|could|unable|must|requir|missing|mandatory|not |n't|already|denied|declined|rejected|forbidden|exceed|reached|limit|at least|at most|too |unknown|unexpected|unavailable|unrecogni|duplicate|wrong|expired|please|try |mismatch|should|refus|connect|lost|closed|banned|blocked|disabled|aborted|only |may |no longer|inside|within|outside|incorrect|unsupported|illegal|expected|timed|suspended|maximum|No |empty|bad request/i;

/** Stems of the same in other languages, where nothing but ASCII is written, and what is no ASCII, also escaped. */
const QUICK_ELSEWHERE =
  /[^\x20-\x7e]|\\[ux]|fehl|gescheitert|nicht|abgelaufen|verweigert|bereits|erforderlich|muss\b|\bzu |versuche|impossible|introuvable|valide|erreur|doit|doivent|trop|n'|pas |obligato|requis|incorrect|\bno se\b|debe|rechazad|denegad|excede|requerid|deve|erro\b|falh|expir|negado|intent/i;

/** Whether a text in the code may be worded as an error: a quick look, before anything is evaluated. */
export const mayBeErrorWording = (code: string): boolean => QUICK.test(code) || QUICK_ELSEWHERE.test(code);
