/**
 * Panels of tabs of which the address tells the one that is shown: `<Tabs value={hash}><Panel value="tools"><Tools/>`, as
 * Radix, MUI, Mantine (`value`), React Bootstrap and antd (`activeKey`) have it. A panel holds a component of the program, or
 * stands apart from the tab that leads to it and has the same value; what only holds words is a choice.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting, Survey } from "../../survey.ts";
import type { AddressReads } from "../own/address-reads.ts";
import { plainScreen } from "../plain-screen.ts";
import { NAME } from "./asked-address.ts";

/** Of the tabs together, and of each of them. */
const SHOWN = ["value", "activeKey"];
const OWN = ["value", "eventKey"];
/** One tab is no choice. */
const MIN_TABS = 2;

interface Tab {
  readonly name: string;
  readonly text: Node;
  readonly at: Sighting<CallLike>;
}

export function tabScreens({ calls }: Survey, reads: AddressReads, context: ExtractContext): readonly Fact[] {
  const all = calls.flatMap((at) => tabOf(at));
  if (all.length < MIN_TABS) return [];
  const around = calls.flatMap((at) => shownIn(at, reads) ?? []);
  const byName = new Map<string, Tab[]>();
  for (const tab of all) append(byName, tab.name, tab);
  const panelsOf = new Map([...byName].map(([name, tabs]) => [name, panelOf(tabs, context.ev)]));
  const byModule = Map.groupBy(
    all.toSorted((a, b) => a.at.node.start - b.at.node.start),
    ({ at }) => at.module,
  );
  return around.flatMap(({ at, parameter }) => {
    const names = new Set(tabsIn(at, byModule.get(at.module) ?? []).map(({ name }) => name));
    const panels = [...names].flatMap((name) => panelsOf.get(name) ?? []);
    if (panels.length < MIN_TABS) return [];
    return panels.flatMap(({ name, text, at: panel }) => {
      const path = parameter === undefined ? `/${name}` : `/?${parameter}=${name}`;
      const drawn = outcomes(context.ev.evaluate(panel.node, panel.module));
      return plainScreen({ path, pieces: [placeOfNode(text, panel.module)], at: panel, drawn }, context);
    });
  });
}

const propsOf = ({ node }: Sighting<CallLike>): ObjectExpression | undefined =>
  node.arguments[1]?.type === "ObjectExpression" ? node.arguments[1] : undefined;

function tabOf(at: Sighting<CallLike>): readonly Tab[] {
  const props = propsOf(at);
  const text = props && OWN.flatMap((key) => propertyOf(props, key) ?? [])[0];
  const name = literalString(text);
  return text && name !== undefined && NAME.test(name) ? [{ name, text, at }] : [];
}

/** An element whose value is the fragment, or one of the query. */
function shownIn(at: Sighting<CallLike>, reads: AddressReads) {
  const props = propsOf(at);
  const shown = props && SHOWN.flatMap((key) => propertyOf(props, key) ?? [])[0];
  if (!shown || literalString(shown) !== undefined) return undefined;
  const parameter = reads.parameter(shown, at.module);
  const isTold = parameter !== undefined || reads.of(shown, at.module) !== undefined;
  return isTold ? { at, parameter } : undefined;
}

/** Of the tabs of a module, by place, those that stand in an element. */
function tabsIn({ node }: Sighting<Node>, tabs: readonly Tab[]): readonly Tab[] {
  let low = 0;
  let high = tabs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tabs[middle]?.at.node.start ?? Infinity) <= node.start) low = middle + 1;
    else high = middle;
  }
  const inside: Tab[] = [];
  for (let tab = tabs[low]; tab && tab.at.node.end <= node.end; tab = tabs[++low]) inside.push(tab);
  return inside;
}

function panelOf(tabs: readonly Tab[], ev: Evaluator): Tab | undefined {
  const types = new Set(tabs.map(({ at: { node, module } }) => textOf(node.arguments[0], module.script.text)));
  const filled = tabs.filter(({ at }) => holdsElement(at, ev));
  return filled.find(({ at }) => holdsComponent(at, ev)) ?? (types.size > 1 ? filled.at(-1) : undefined);
}

const textOf = (node: Node | undefined, text: string): string => (node ? text.slice(node.start, node.end) : "");

const childrenOf = ({ node, module }: Sighting<CallLike>, ev: Evaluator) => {
  const [element] = outcomes(ev.evaluate(node, module));
  const children = element?.kind === "element" ? ev.member(element.props, "children") : undefined;
  return children ? outcomes(children).flatMap((one) => (one.kind === "array" ? one.elements : [one])) : [];
};

const holdsElement = (at: Sighting<CallLike>, ev: Evaluator): boolean =>
  childrenOf(at, ev).some(({ kind }) => kind === "element");

/** `<Panel value="tools"><Tools/></Panel>` */
const holdsComponent = (at: Sighting<CallLike>, ev: Evaluator): boolean =>
  childrenOf(at, ev).some(
    (one) => one.kind === "element" && (one.type.kind === "function" || one.type.kind === "class"),
  );
