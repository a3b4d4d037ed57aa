/**
 * What a form gives to the function that it calls when it is sent: an object of its fields. `handleSubmit(save)` and
 * `register("name")` of `useForm({ defaultValues })` (React Hook Form 7, vee-validate 4), `form.onSubmit(save)` (Mantine 6
 * to 8), `initialValues` beside `onSubmit` (Formik 2, React Final Form 6), `defaultValues` beside `onSubmit` (TanStack
 * Form 0 and 1, which gives the object as `value`). Takes the calls of the code that is read; the names of the fields come
 * from what the form begins with and from what is registered, their values stay open.
 */

import type { Evaluator } from "../evaluate/evaluator.ts";
import { type Layer, outcomes, type Result, stringOf, type Value } from "../evaluate/value.ts";
import type { PassedOn } from "../models/passed-on.ts";
import { addTo } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import type { CallLike, Node, ObjectExpression } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import { callsWithObject, callsWithText } from "./calls-by.ts";
import { keysOf } from "./http/payload.ts";
import type { Sighting } from "./survey.ts";

type Call = Sighting<CallLike>;

const SENDS = new Set(["handleSubmit", "onSubmit"]);
const BEGINS = ["defaultValues", "initialValues"];

export class FormValues {
  /** Names that are registered with a form, by the call that made it. */
  private readonly names = new Map<Node, Set<string>>();
  private readonly ev: Evaluator;

  constructor(calls: readonly Call[], ev: Evaluator) {
    this.ev = ev;
    for (const call of callsWithText(calls)) this.noteRegistered(call);
    for (const call of callsWithObject(calls)) this.noteDrawn(call);
  }

  /** The functions that a call hands to a form, with what the form gives them. */
  sentBy({ node, module }: Call, callee: Value): readonly PassedOn[] {
    const inOptions = node.arguments.flatMap((one) =>
      one.type === "ObjectExpression" ? this.inOptions(one, module) : [],
    );
    if (callee.kind !== "member" || callee.object.kind !== "result" || !SENDS.has(callee.key)) return inOptions;
    const [run] = node.arguments;
    const values = run && this.valuesOf(callee.object);
    if (!run || !values) return inOptions;
    return [...inOptions, ...functionsIn(this.ev.evaluate(run, module)).map((fn) => ({ callee: fn, args: [values] }))];
  }

  /** `{ initialValues, onSubmit }` */
  private inOptions(options: ObjectExpression, module: Module): readonly PassedOn[] {
    const run = propertyOf(options, "onSubmit");
    const begins = run && BEGINS.find((name) => propertyOf(options, name));
    const first = begins && propertyOf(options, begins);
    const values = first && this.opened(keysOf(this.ev.evaluate(first, module), this.ev).keys);
    if (!run || !values) return [];
    const given: Value =
      begins === "defaultValues"
        ? { kind: "object", layers: [{ kind: "entry", key: "value", value: values }] }
        : values;
    return functionsIn(this.ev.evaluate(run, module)).map((fn) => ({ callee: fn, args: [given] }));
  }

  /** Of a form, which is sent from many places. */
  private readonly valuesOf = rememberFor(({ args: [options], node }: Result): Value | undefined => {
    const begins = options?.kind === "object" ? BEGINS.map((name) => this.ev.member(options, name)) : [];
    const keys = begins.flatMap((first) => keysOf(first, this.ev).keys);
    return this.opened([...new Set([...keys, ...(this.names.get(node) ?? [])])]);
  });

  private opened(names: readonly string[]): Value | undefined {
    const layers = names.map((key): Layer => ({ kind: "entry", key, value: { kind: "named", name: key } }));
    return layers.length > 0 ? { kind: "object", layers } : undefined;
  }

  /** `register("name")`; `register("address.street")` is a part of a field. */
  private noteRegistered({ node, module }: Call): void {
    const callee = this.ev.evaluate(node.callee, module);
    const [name] = node.arguments;
    if (!name || callee.kind !== "member" || callee.key !== "register") return;
    this.note(callee.object, stringOf(this.ev.evaluate(name, module)));
  }

  /** `<Controller name="room" control={control}>` */
  private noteDrawn({ node, module }: Call): void {
    for (const props of node.arguments) {
      const [name, control] = ["name", "control"].map((key) => propertyOf(props, key));
      if (!name || !control) continue;
      const from = this.ev.evaluate(control, module);
      if (from.kind === "member" && from.key === "control")
        this.note(from.object, stringOf(this.ev.evaluate(name, module)));
    }
  }

  private note(form: Value, name: string | undefined): void {
    const [first] = name?.split(".") ?? [];
    if (form.kind === "result" && first) addTo(this.names, form.node, first);
  }
}

const functionsIn = (value: Value): readonly Value[] => outcomes(value).filter(({ kind }) => kind === "function");
