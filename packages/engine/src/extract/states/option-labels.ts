/**
 * The words that options are shown with, and what the keys of those words say that the options are of:
 *
 *     {value: "top", label: t("settings.toolbarPosition.top")}, {value: "bottom", label: t("settings.toolbarPosition.bottom")}
 */
import { stringOf } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Subject } from "../subjects/subject.ts";
import { isEmptyName, squashed } from "../subjects/words.ts";
import { wordingOf } from "../validation/wording.ts";
import type { Controls } from "./control-names.ts";

export interface Shown {
  readonly value: string;
  /** What shows it, where something does. */
  readonly label: Node | undefined;
}

export interface OptionLabels {
  readonly labels?: Readonly<Record<string, string>>;
  /** What the keys of all labels begin with. */
  readonly subject?: Subject;
}

const MAX_LABEL = 80;
/** The key of a text: parts, of which the last is about the option. */
const KEY = /^[A-Za-z][\w-]*(?:[.:/][\w-]+)+$/;

export function labelsOf(options: readonly Shown[], module: Module, { ev, words }: Controls): OptionLabels {
  const shown = options.flatMap(({ value, label }) => {
    if (!label) return [];
    const worded = ev.evaluate(label, module);
    const { message, messageKey } = wordingOf(worded, { ev, words }) ?? {};
    const asked = worded.kind === "result" && worded.args[0] ? stringOf(worded.args[0]) : undefined;
    return [{ value, label, text: message?.text, key: messageKey?.text ?? asked }];
  });
  if (shown.length < options.length) return {};
  const texts = shown.flatMap(({ value, text }): readonly [string, string][] =>
    text === undefined || text.length > MAX_LABEL ? [] : [[value, text]],
  );
  const subject = subjectOfKeys(shown, module);
  return {
    ...(texts.length === shown.length ? { labels: Object.fromEntries(texts) } : {}),
    ...(subject ? { subject } : {}),
  };
}

interface Keyed {
  readonly value: string;
  readonly label: Node;
  readonly key: string | undefined;
}

function subjectOfKeys(shown: readonly Keyed[], module: Module): Subject | undefined {
  const parts = shown.flatMap(({ key, value, label }) => {
    if (key === undefined || !KEY.test(key)) return [];
    const split = key.split(/[.:/]/);
    return [{ prefix: split.slice(0, -1).join("."), name: split.at(-2) ?? "", last: split.at(-1) ?? "", value, label }];
  });
  const [first] = parts;
  if (!first || parts.length < shown.length || isEmptyName(first.name)) return undefined;
  if (parts.some(({ prefix }) => prefix !== first.prefix)) return undefined;
  const kin = parts.filter(({ last, value }) => squashed(last).includes(squashed(value)));
  if (kin.length * 2 < parts.length) return undefined;
  return { key: `goal:${first.name}`, name: first.name, at: placeOfNode(first.label, module) };
}
