/** Things in data that is there for a page: what a server puts together for it, what the page holds, what was kept. */
import type { PageData } from "../answers/page-data.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { FactEvidence, FactOf, FileEvidence } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import { capitalised, kindName, kindOfSegment, segmentOf, wordsOf } from "../subjects/words.ts";
import { type AnsweredThing, partOf, thingsOf } from "./sketched-things.ts";

/** What a server puts together for one page holds things, and is none of those that its address names. */
export function pageThings({ content, evidence, unit }: FactOf<"calls">, answer: Answered): readonly AnsweredThing[] {
  const at = evidence.find(isInScript);
  // as the framework calls them
  const name = `${pageName(content.url)}${content.method === "GET" ? "Data" : "ActionData"}`;
  const [page, ...within] = at ? thingsOf([partOf(answer.data, answer)], { name, at, sent: false, unit }, []) : [];
  return page ? [{ ...page, isPage: true }, ...within] : [];
}

/** `DESK`, but `UI`. */
const capitalisedWord = (word: string): string => capitalised(/^[A-Z\d]{4,}$/.test(word) ? word.toLowerCase() : word);

/** `__DESK_CONFIG__`: what the page, or the browser, has under a name. */
export function heldThings({ name: key, places: [first] }: PageData, answer: Answered): readonly AnsweredThing[] {
  const words = wordsOf(key);
  const kind = kindName(words.join(" "));
  if (kind === undefined || !first) return [];
  // the options are one thing, a list of orders holds orders
  const name = answer.data.knownItems() ? kind : words.map(capitalisedWord).join("");
  const at = placeOfNode(first.node, first.module);
  return thingsOf([partOf(answer.data, answer)], { name, at, unit: first.unit }, []);
}

const isInScript = (one: FactEvidence | FileEvidence): one is FactEvidence => "script" in one;

/** `/orders` is the page of orders, `/orders/{id}` that of an order. */
function pageName(url: string): string {
  const segment = segmentOf(url);
  if (segment === undefined) return "Home";
  const kind = url.endsWith("}") ? kindOfSegment(segment) : undefined;
  return kind ?? wordsOf(segment).map(capitalised).join("");
}
