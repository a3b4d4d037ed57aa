/**
 * Inputs of which nobody asks what they say of themselves. Browsers hold `type="email"`, `required`, `pattern` and `minlength`
 * against what was typed where a form is sent that does not say `novalidate`, or where code asks (HTML, 4.10.15.3, 4.10.22.3
 * and 4.10.21.3). Who types into an input of a form that says so, or of none beside a control of its own, is not stopped.
 */
import { outcomes, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { Unit } from "../../unpack/units.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Sighting, Survey } from "../survey.ts";

/** What stands around an input: a form that checks, or what may be one, a form that does not, or none. */
export type FormAround = "form" | "unchecked" | "none";

const FORM = /["'`]form["'`]/;
/** Longer functions are no part of a page. */
const MAX_PART = 20_000;

/** Places of one piece of a page that are looked at, and how far up. */
const MAX_PLACES = 6;
const MAX_DEPTH = 6;

export class Forms {
  private readonly context: Pick<ExtractContext, "calls" | "ev" | "parents">;
  /** Pieces of code that ask for it; those that draw no form ask it of any. */
  private readonly asking: ReadonlySet<Unit>;
  private readonly isAskedOfAny: boolean;

  constructor(
    { calls, members }: Pick<Survey, "calls" | "members">,
    context: Pick<ExtractContext, "calls" | "ev" | "parents">,
  ) {
    this.context = context;
    const read = members.filter(({ node }) => memberName(node) === "validity");
    const asks: readonly Sighting<Node>[] = [...callsOf(calls, "checkValidity", "reportValidity"), ...read];
    this.asking = new Set(asks.map(({ unit }) => unit));
    this.isAskedOfAny = [...this.asking].some(
      ({ start, end, module }) => !FORM.test(module.script.text.slice(start, end)),
    );
  }

  around({ node, module, unit }: Sighting<CallLike>): FormAround {
    const found = this.isAsked(unit) ? "form" : this.above(node, module);
    return found === "none" && !hasControl(node, module) ? "form" : found;
  }

  /** Whether code asks for it. */
  isAsked = (of: Unit): boolean => this.isAskedOfAny || this.asking.has(of);

  private above(of: Node, module: Module, depth = 0): FormAround {
    const { parents } = this.context;
    let at = of;
    for (let next = parents.of(at, module.script); next; at = next, next = parents.of(at, module.script)) {
      const form = next.type === "CallExpression" && next.callee !== at ? this.formOf(next, module) : undefined;
      const found = form ?? this.used[depth]?.(next, module);
      if (found) return found;
    }
    return "none";
  }

  /** Around where a piece of a page is used, by how far up: places of places are many ways, and few places. */
  private readonly used = Array.from({ length: MAX_DEPTH + 2 }, (_, depth) =>
    rememberFor((piece: Node, module: Module) => this.ofAll(this.usesOf(piece, module), depth)),
  );

  /** Calls of a function, and reads of a name; undefined of what is neither. */
  private usesOf(piece: Node, module: Module): readonly Pick<Sighting<Node>, "node" | "module">[] | undefined {
    const sites = isFunction(piece) ? this.context.calls.sitesOf(piece).map(({ call }) => call) : [];
    if (sites.length > 0) return sites;
    const name =
      piece.type === "VariableDeclarator" ? piece.id : piece.type === "AssignmentExpression" ? piece.left : undefined;
    const binding = name && bindingAt(name, module.script.scopes);
    return binding?.references.filter((one) => one !== name).map((node) => ({ node, module }));
  }

  /** One that may be checked is enough. */
  private ofAll(places: ReturnType<Forms["usesOf"]>, depth: number): FormAround | undefined {
    if (!places) return undefined;
    if (places.length > MAX_PLACES || depth > MAX_DEPTH) return "form";
    const all = new Set(places.map(({ node, module }) => this.above(node, module, depth + 1)));
    return all.has("form") ? "form" : all.has("unchecked") ? "unchecked" : "none";
  }

  /** A form, a component that draws one, and one of a library that is told of it: `<Form onSubmit>`, `<Box component="form">`. */
  private readonly formOf = rememberFor(
    ({ arguments: [type, props] }: CallLike, module: Module): FormAround | undefined => {
      if (!type || !props) return undefined;
      const given = props.type === "ObjectExpression" ? fixedProperties(props) : [];
      if (literalString(type) === "form") {
        const said = given.find(([key]) => key.toLowerCase() === "novalidate")?.[1].value;
        const isSaid = said !== undefined && (literalValue(said)?.value ?? false) !== false;
        return isSaid ? "unchecked" : "form";
      }
      const isTold = given.some(([key, { value }]) => /submit|finish/i.test(key) || literalString(value) === "form");
      return isTold || outcomes(this.context.ev.evaluate(type, module)).some(drawsForm) ? "form" : undefined;
    },
  );
}

/** A part of the page in which the input has a control of its own, and no form is. */
function hasControl(node: Node, { script }: Module): boolean {
  const own = functionsAround(script.scopes, node.start).find((fn) => isControlled(fn, script));
  return own !== undefined && own.end - own.start < MAX_PART && !holdsForm(own, script);
}

const drawsForm = (value: Value): boolean => value.kind === "function" && holdsForm(value.node, value.module.script);
const holdsForm = rememberFor((fn: Node, script: Module["script"]) => FORM.test(textOf(fn, script)));
const isControlled = rememberFor((fn: Node, script: Module["script"]) => textOf(fn, script).includes("onClick"));

const textOf = ({ start, end }: Node, { text }: Module["script"]): string =>
  text.slice(start, Math.min(end, start + MAX_PART));

/** Whether markup before an input begins a form with `novalidate` and does not end it. */
export function isInUncheckedForm(before: string): boolean {
  const at = before.lastIndexOf("<form");
  return at >= 0 && before.indexOf("/form", at) < 0 && /^[^>]*\snovalidate\b/i.test(before.slice(at));
}
