/** Sentences in which a text says what the product is or does, by the product's name. Verbatim. */

export interface Said {
  readonly kind: "description" | "feature";
  readonly text: string;
}

/** Texts up to this length are one statement. */
const ONE_PIECE = 330;
/** Most sentences of one paragraph. */
const MAX_SENTENCES = 3;

const VERBS =
  "is|are|helps?|lets?|allows?|enables?|provides?|makes?|gives?|offers?|connects?|manages?|keeps?|supports|brings|was (?:built|made|designed)";

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A sentence about the product begins with its name, or greets. What stands between name and verb is a part of the
 * product ("Shop search lets you"); another capitalised word makes it the name of another one ("Shop Edge is").
 */
function subjectOf(names: readonly string[]): RegExp {
  const any = [...names.map(escaped), HOLE].join("|");
  const about = `(?:The )?(?:${any})(?: (?!is\\b|documentation|community|forum|subreddit|wiki|\\p{L}+ly\\b)(?:\\p{Ll}[\\p{L}.]*|\\p{Lu}{2,}\\b)){0,3} (?:${VERBS}) (?:(?:a|an|the|built|for|designed|your|you|to|made|our|run|one|open|free)\\b|\\p{Ll}+ing\\b)`;
  return new RegExp(`^(?:${about}|Welcome to (?:the )?(?:${any})\\b[^?]{0,40}$|Powered by (?:${any})$)`, "u");
}

/** The product's name as it is put into a text: `{{appName}} is ...`. */
const HOLE = "\\{{1,2} ?(?:app|application|product|site|brand)_?[nN]ame ?\\}{1,2}";
const NAME_HOLE = new RegExp(HOLE);

/** What tells the reader what the application in use is for, and needs no name: "This application enables you to sign papers." */
const OWN_WORDS = [
  ...["application", "app", "web application", "web app", "website"].flatMap((word) => [
    ...["enables", "allows", "lets", "helps"].map((verb) => `This ${word} ${verb} you `),
    ...["You can use", "Use"].map((verb) => `${verb} this ${word} to `),
  ]),
  ...["Anwendung", "Applikation", "App", "Webanwendung"].flatMap((word) => [
    ...["ermöglicht", "erlaubt"].flatMap((verb) =>
      ["Ihnen", "dir", "es"].map((one) => `Diese ${word} ${verb} ${one} `),
    ),
    ...["können Sie", "kannst du"].map((one) => `Mit dieser ${word} ${one} `),
    ...["Sie können", "Du kannst"].map((one) => `${one} diese ${word} `),
  ]),
];

const GREETINGS =
  "Welcome to|Willkommen bei|Bienvenue (?:sur|dans)|Bienvenid[oa]s? a|Benvenut[oi] (?:su|in)|Bem-vind[oa]s? ao?";
/** A greeting and a name, and nothing else: "Welcome to Lendwell!" */
const GREETED = new RegExp(`^(?:${GREETINGS}) ((?:\\p{Lu}[\\p{L}\\d.'-]*)(?: \\p{Lu}[\\p{L}\\d.'-]*){0,3})[!.]?$`, "u");

/** What a text greets to; undefined where it is no greeting. */
export const greetedTo = (text: string): string | undefined => GREETED.exec(text.trim())?.[1];

export const beginsWithOwnWords = (text: string): boolean => OWN_WORDS.some((words) => text.startsWith(words));

export function sentencesAbout(text: string, names: readonly string[]): readonly Said[] {
  const isOwn = beginsWithOwnWords(text);
  if (!isOwn && !names.some((name) => text.includes(name)) && !NAME_HOLE.test(text)) return [];
  const named = subjectOf(names);
  const subject = { test: (sentence: string): boolean => named.test(sentence) || beginsWithOwnWords(sentence) };
  if (text.length <= ONE_PIECE) {
    const whole = text.replace(/\s+/g, " ").trim();
    return subject.test(whole) && isTelling(whole) ? [{ kind: "description", text: whole }] : [];
  }
  return text.split(/\n{2,}|(?<=\))\s{2,}/).flatMap((paragraph) => fromParagraph(paragraph, subject));
}

function fromParagraph(paragraph: string, subject: Pick<RegExp, "test">): readonly Said[] {
  const sentences = paragraph.replace(/\s+/g, " ").split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const first = sentences.findIndex((sentence) => subject.test(sentence) && isTelling(sentence));
  if (first < 0) return [];
  const follow = sentences
    .slice(first + 1, first + MAX_SENTENCES)
    .filter((s) => /^(?:It|It's|You can|With it)\b/.test(s));
  return [sentences[first] ?? "", ...follow].map((sentence) => ({ kind: "description", text: sentence.trim() }));
}

/** States and errors begin with the name as well. */
const isTelling = (sentence: string): boolean =>
  !/\b(?:is|are) (?:not|now|currently|up to date|running|restarting|starting|taking|offline|online|disabled|already|unable|being|out of)\b|[{}]|…|[?:]$/i.test(
    sentence.replace(NAME_HOLE, ""),
  ) || /^(?:Welcome to|Powered by)/.test(sentence);
