/**
 * Lowered code of the product and of what it reaches, raised: scripts, modules and units of the code as it was. Whose code it
 * is has been told by what is shipped; the origins stay where they were.
 */

import type { UnitOrigin } from "./attribute/index.ts";
import { NOBODY, withShells } from "./attribution-units.ts";
import type { Evaluation } from "./evaluate/evaluation.ts";
import { Evaluator } from "./evaluate/evaluator.ts";
import type { External, Value } from "./evaluate/value.ts";
import type { Names } from "./raise/callees.ts";
import { mayBeOldReact } from "./raise/old-react.ts";
import { raised } from "./raise/raise.ts";
import { rememberFor } from "./remember.ts";
import { buildScopes } from "./scope/build-scopes.ts";
import type { Script } from "./script.ts";
import type { Node } from "./syntax/nodes.ts";
import type { ImportMap } from "./unpack/import-map.ts";
import { ModuleGraph } from "./unpack/module-graph.ts";
import { buildUnits, type UnitGraph } from "./unpack/units.ts";

export interface Code {
  readonly scripts: readonly Script[];
  readonly graph: ModuleGraph;
  readonly units: UnitGraph;
  /** By unit. */
  readonly origins: readonly UnitOrigin[];
}

/** `foreignAt`: whose code is not looked into. Gives the same code where nothing was lowered. */
export function raisedCode(code: Code, importMap: ImportMap, foreignAt: Evaluation["foreignAt"]): Code {
  const { units } = code;
  const namesOf = namesIn(code, foreignAt);
  const left = new Set<Node>();
  for (const { node, module, start, shell } of units.units)
    if (!shell && foreignAt(module.script, start)) left.add(node);
  const before = new Map<Script, Script>();
  const scripts = code.scripts.map((script) => {
    const program = raised({ ...script, ...namesOf(script) }, (node) => left.has(node));
    const made = program === script.program ? script : { ...script, program, scopes: buildScopes(program) };
    before.set(made, script);
    return made;
  });
  if (scripts.every((script, at) => script === code.scripts[at])) return code;
  const unitBefore = (script: Script, position: number) => units.unitAt(before.get(script) ?? script, position);
  const graph = new ModuleGraph(scripts, importMap);
  const cut = buildUnits(graph, (parts, isMain, script) => {
    const owners = new Set(parts.map(({ start }) => unitBefore(script, start)));
    return owners.size > 1 || (parts.length === 1 && isMain);
  });
  const origins = cut.units.flatMap(({ module, start, shell }): readonly UnitOrigin[] => {
    const unit = shell ? undefined : unitBefore(module.script, start);
    const origin = unit && code.origins[unit.index];
    return shell ? [] : [origin ?? NOBODY];
  });
  return { scripts, graph, units: cut, origins: withShells(cut, origins) };
}

/** What names stand for, by script: helpers are known by what they do, whoever wrote them. */
function namesIn({ graph, units }: Code, foreignAt: Evaluation["foreignAt"]): (script: Script) => Names {
  const ev = new Evaluator(graph, () => undefined);
  const shut = new Evaluator(graph, foreignAt);
  const namesOf = rememberFor(
    (script: Script): Names => ({
      scopes: script.scopes,
      isComponent: mayBeOldReact(script.text)
        ? (callee) => {
            const module = units.unitAt(script, callee.start)?.module;
            return module !== undefined && shut.callees(callee, module).some(isOldComponent);
          }
        : undefined,
      elsewhere: (callee) => {
        const module = units.unitAt(script, callee.start)?.module;
        const callees = module ? ev.callees(callee, module) : [];
        return callees.flatMap((value) => {
          if (value.kind === "function") return { fn: value.node, names: namesOf(value.module.script) };
          return value.kind === "external" && HELPERS.has(value.component ?? "") ? exportedName(value) : [];
        });
      },
    }),
  );
  return namesOf;
}

/** What `React.createClass` made, or a component of React Router before 0.12, which React draws when it is called. */
function isOldComponent(value: Value): boolean {
  // of what a module gives as a whole no name is left
  if (value.kind === "external")
    return value.component === "react-router" && isCapital(value.path.at(-1)?.charAt(0) ?? "A");
  const callee = value.kind === "result" && !value.isNew ? value.callee : undefined;
  return (callee?.kind === "member" ? callee.key : callee && "path" in callee && callee.path.at(-1)) === "createClass";
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** Packages of helpers of TypeScript, Babel 6 to 8 and SWC 1. */
const HELPERS: ReadonlySet<string> = new Set(["tslib", "babel-runtime", "@babel/runtime", "@swc/helpers"]);

/** `__read` of `import{__read}from"tslib"`, `slicedToArray` of `import h from"@babel/runtime/helpers/slicedToArray"` */
function exportedName({ path, at }: External): string {
  const name = path.at(-1) ?? "_";
  return name === "_" || name === "default" ? at.slice(at.lastIndexOf("/") + 1).replace(/\.[cm]?js$/, "") : name;
}
