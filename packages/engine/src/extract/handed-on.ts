/** The places where the code that is read hands something to a framework: providers of contexts, setters of states. */
import type { HandedOn, OwnMember, Provision, Setting, Supply, TokenValue } from "../evaluate/handed-on.ts";
import type { OptionsComponent } from "../evaluate/options-component.ts";
import type { VueGlobal } from "../evaluate/vue-globals.ts";
import { type KeptOnWindow, windowName } from "../evaluate/window-texts.ts";
import { append } from "../multimap.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt, onlyValue } from "../scope/binding-at.ts";
import { guardsAround } from "../syntax/conditions-around.ts";
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import type { CallLike, Node, Self } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import type { Module, Placed } from "../unpack/module.ts";
import { angularJsIn } from "./angularjs.ts";
import { callsWithObject } from "./calls-by.ts";
import { KeptOnThis } from "./kept-on-this.ts";
import { objectsWith } from "./objects-with.ts";
import { OptionsComponents } from "./options-components.ts";
import type { Sighting, Survey } from "./survey.ts";
import { vueGlobalsIn } from "./vue-globals.ts";

type Seen = Pick<Survey, "calls" | "declarators" | "objects" | "assignments" | "classes">;

/** Looked for when first asked: most code hands nothing on. */
export class HandedInSurvey implements HandedOn {
  private readonly seen: Seen;
  private setters: ReadonlyMap<Node, Binding> | undefined;
  private components: OptionsComponents | undefined;
  private own: KeptOnThis | undefined;
  private arguments: ReadonlyMap<Binding, readonly Placed[]> | undefined;
  private references: ReadonlyMap<Node, Reference> | undefined;
  private kept: ReadonlyMap<string, readonly KeptOnWindow[]> | undefined;
  private byKey: ReadonlyMap<string | undefined, Seen["assignments"]> | undefined;

  constructor(seen: Seen) {
    this.seen = seen;
  }

  provisions(): readonly Provision[] {
    return callsWithObject(this.seen.calls).flatMap(provisionOf);
  }

  supplies(): readonly Supply[] {
    return this.seen.calls.flatMap(supplyOf);
  }

  tokenValues(): readonly TokenValue[] {
    return objectsWith(this.seen.objects, "useValue").flatMap(tokenValueOf);
  }

  bases(): readonly Setting[] {
    return this.seen.assignments.flatMap(baseSet);
  }

  classes(): Seen["classes"] {
    return this.seen.classes;
  }

  vueGlobals(): readonly VueGlobal[] {
    return vueGlobalsIn(this.seen);
  }

  angularJs(): ReturnType<HandedOn["angularJs"]> {
    return angularJsIn(this.seen);
  }

  setTo(state: Node): readonly Placed[] {
    this.setters ??= new Map(this.seen.declarators.flatMap(setterOf));
    const setter = this.setters.get(state);
    if (!setter) return [];
    this.arguments ??= argumentsOf(this.seen.calls, new Set(this.setters.values()));
    return this.arguments.get(setter) ?? [];
  }

  writtenTo(call: Node, key: string): readonly Placed[] {
    this.references ??= new Map([
      ...this.seen.declarators.flatMap(({ node, module }) => referenceOf(node.id, node.init, module)),
      ...this.seen.assignments.flatMap(({ node, module }) =>
        node.operator === "=" ? referenceOf(node.left, node.right, module) : [],
      ),
    ]);
    const { binding, module } = this.references.get(call) ?? {};
    return module && binding
      ? binding.writes
          .filter(
            ({ path, appended, operator }) => path.length === 1 && path[0] === key && !appended && operator !== "+=",
          )
          .map(({ value }) => ({ node: value, module }))
      : [];
  }

  keptOnWindow(name: string): readonly KeptOnWindow[] {
    this.kept ??= keptOnWindow(this.seen.assignments);
    return this.kept.get(name) ?? [];
  }

  writtenToGlobal(name: string, key: string): readonly Placed[] {
    if (this.keptOnWindow(name).length === 0) return [];
    this.byKey ??= Map.groupBy(this.seen.assignments, ({ node }) => memberName(node.left));
    const all = this.byKey.get(key) ?? [];
    return all.length > MAX_KEPT ? [] : all.flatMap((one) => writtenBy(name, one));
  }

  madeOnThis(self: Self, key: string): readonly Placed[] {
    this.own ??= new KeptOnThis(this.seen);
    return this.own.madeOn(self, key);
  }

  besideOnThis(self: Self, key: string): OwnMember | undefined {
    this.own ??= new KeptOnThis(this.seen);
    return this.own.besideOn(self, key);
  }

  componentOf(fn: Self): OptionsComponent | undefined {
    this.components ??= new OptionsComponents(this.seen);
    return this.components.ofFunction(fn);
  }

  componentAt(node: Node, module: Module): OptionsComponent | undefined {
    this.components ??= new OptionsComponents(this.seen);
    return this.components.at(node, module);
  }
}

/** `jsx(Context.Provider, { value, children })`, of React 19 also `jsx(Context, { value, children })`. */
function provisionOf({ node, module }: Sighting<CallLike>): readonly Provision[] {
  const { 0: context, 1: props } = node.arguments;
  if (!context || props?.type !== "ObjectExpression") return [];
  let value: Node | undefined;
  let isOther = false;
  for (const property of props.properties) {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (name === "value" && property.type === "Property") value = property.value;
    else isOther ||= name !== "children" && name !== "key";
  }
  const draws = memberName(context) === "Provider" || (context.type === "Identifier" && !isOther);
  return value && draws ? [{ context: { node: context, module }, value: { node: value, module } }] : [];
}

/** `{provide: TOKEN, useValue: value}`; with `multi` it is one of a list. */
function tokenValueOf({ node, module }: Seen["objects"][number]): readonly TokenValue[] {
  const [token, value, multi] = ["provide", "useValue", "multi"].map((key) => propertyOf(node, key));
  return token?.type === "Identifier" && value && !multi
    ? [{ token: { node: token, module }, value: { node: value, module } }]
    : [];
}

/** `axios.defaults.baseURL = "/api"` */
function baseSet({ node: { left, right, operator }, module }: Seen["assignments"][number]): readonly Setting[] {
  if (operator !== "=" || left.type !== "MemberExpression" || memberName(left) !== "baseURL") return [];
  const { object } = left;
  if (object.type !== "MemberExpression" || memberName(object) !== "defaults") return [];
  return [{ client: { node: object.object, module }, value: { node: right, module } }];
}

/** `app.provide(key, value)`, `provide(key, value)` under any name. */
function supplyOf({ node: { callee, arguments: given }, module }: Sighting<CallLike>): readonly Supply[] {
  const { 0: key, 1: value } = given;
  if (given.length !== 2 || !key || !value || value.type === "SpreadElement") return [];
  const names = callee.type === "MemberExpression" ? memberName(callee) === "provide" : callee.type === "Identifier";
  const isKey = key.type === "Identifier" || literalString(key) !== undefined;
  if (!names || !isKey) return [];
  return [{ callee: { node: callee, module }, key: { node: key, module }, value: { node: value, module } }];
}

/** `const [client, setClient] = useState()`: the call, and the setter. */
function setterOf({ node: { id, init }, module }: Seen["declarators"][number]): readonly (readonly [Node, Binding])[] {
  const setter = id.type === "ArrayPattern" && init?.type === "CallExpression" ? id.elements[1] : undefined;
  const binding = bindingAt(setter, module.script.scopes);
  return init && binding ? [[init, binding]] : [];
}

interface Reference {
  readonly binding: Binding;
  readonly module: Module;
}

/** `const socket = useRef(null)`, also `let client; client = ref()`: the call, and the name where a property of it is written. */
function referenceOf(name: Node, value: Node | null, module: Module): readonly (readonly [Node, Reference])[] {
  const isCall = name.type === "Identifier" && value?.type === "CallExpression";
  const binding = isCall ? module.script.scopes.bindingOf.get(name) : undefined;
  return value && binding && binding.writes.length > 0 ? [[value, { binding, module }]] : [];
}

function argumentsOf(calls: Seen["calls"], setters: ReadonlySet<Binding>): ReadonlyMap<Binding, readonly Placed[]> {
  const out = new Map<Binding, Placed[]>();
  for (const { node, module } of calls) {
    const { 0: given } = node.arguments;
    if (node.callee.type !== "Identifier" || !given || given.type === "SpreadElement") continue;
    const binding = module.script.scopes.bindingOf.get(node.callee);
    if (!binding || !setters.has(binding)) continue;
    append(out, binding, { node: given, module });
  }
  return out;
}

/** Most assignments of a name that are looked at: what is written more often is no setting. */
const MAX_KEPT = 8;

function keptOnWindow(assignments: Seen["assignments"]): ReadonlyMap<string, readonly KeptOnWindow[]> {
  const seen = new Map<string, Seen["assignments"][number][]>();
  for (const one of assignments) {
    const name = windowName(one.node.left, one.module);
    if (name !== undefined) append(seen, name, one);
  }
  const out = new Map<string, readonly KeptOnWindow[]>();
  for (const [name, all] of seen)
    if (all.length <= MAX_KEPT)
      out.set(
        name,
        all.map((one) => keptBy(name, one)),
      );
  return out;
}

/** `App.root = x`, and where the object itself is made `this.root = x`, also by a name for it. */
function writtenBy(name: string, { node, module }: Seen["assignments"][number]): readonly Placed[] {
  const { left, right, operator } = node;
  if (operator !== "=" || left.type !== "MemberExpression") return [];
  const { object } = left;
  const { scopes } = module.script;
  const isSelf = (onlyValue(object, scopes) ?? object).type === "ThisExpression";
  const isGlobal = object.type === "Identifier" && object.name === name && !bindingAt(object, scopes);
  return isSelf || isGlobal ? [{ node: right, module }] : [];
}

function keptBy(name: string, { node, module }: Seen["assignments"][number]): KeptOnWindow {
  const guards = guardsAround(module.scopeNode, node);
  return { name, value: node.right, module, maybe: node.operator !== "=" || guards?.length !== 0 };
}
