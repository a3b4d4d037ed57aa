/**
 * Which format a script is written in: what the first of the formats says that knows its code, below whatever wrappers. A
 * file that was joined of several scripts is asked about piece by piece.
 */
import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import type { Statement } from "../syntax/nodes.ts";
import { amdFormat, umdFormat } from "./amd.ts";
import { holdsCode } from "./claim-parts.ts";
import { leastOf, levelsBelow, levelsOf } from "./code-levels.ts";
import { commonJsFormat } from "./commonjs.ts";
import { esModuleFormat, helpersIn, plainScriptFormat } from "./es-module.ts";
import { metroFormat } from "./metro.ts";
import type { Claim, Code, Format, ModuleDraft } from "./module.ts";
import { givenOut } from "./name-places.ts";
import { packedMapFormat } from "./packed-map.ts";
import { parcelFormat } from "./parcel.ts";
import { systemJsFormat } from "./systemjs.ts";
import { turbopackFormat } from "./turbopack.ts";
import { webpackFormat } from "./webpack.ts";

/**
 * In this order on each level: what loads a map that it is handed may stand in a table of its own. What none of them
 * claims, with whatever wrappers around it, is an ES module, a CommonJS module or a plain script.
 */
const FORMATS: readonly Format[] = [
  turbopackFormat,
  packedMapFormat,
  webpackFormat,
  systemJsFormat,
  parcelFormat,
  metroFormat,
  amdFormat,
];

export function claimOf(script: Script): Claim {
  const all = levelsOf(script);
  const esModule = esModuleFormat.claim(script);
  // a bundle inside a module that exports is a package that was built before
  const levels = script.program.body.some(({ type }) => type.startsWith("Export")) ? all.slice(0, 1) : all;
  const claim = claimOfLevels(script, levels);
  // a table that leaves nearly all to one of its modules is a wrapper where the exports come out of it
  if (claim && !(esModule && isHandedOut(esModule) && leavesToOne(claim, script)))
    return withPieces({ ...claim, modules: claim.modules.map(withHelpers) }, script);
  return esModule ?? commonJsFormat.claim(script) ?? plainScriptFormat.claim(script);
}

/** A table around all that another bundler wrote has its helpers inside: `{app:function(e,t,n){var o=(e,t)=>()=>...}}`. */
function withHelpers(module: ModuleDraft): ModuleDraft {
  const { script, range, body, passed = [] } = module;
  if (module.helpers || range.end - range.start < leastOf(script.text.length)) return module;
  const helpers = helpersIn(levelsBelow({ body, passed }, script));
  return helpers ? { ...module, helpers } : module;
}

/** Whether a module exports what stands in a function. */
const isHandedOut = ({ modules }: Claim): boolean => modules.some((module) => givenOut(module).length > 0);

/** What the first format says that knows the code on some level; a table of modules may be a wrapper, too. */
function claimOfLevels(script: Script, levels: readonly Code[]): Claim | undefined {
  for (const formats of [FORMATS, [umdFormat]])
    for (const [depth, code] of levels.entries())
      for (const format of formats) {
        const claim = format.claim(script, code);
        if (!claim) continue;
        // a chunk has a name by which others ask for it: what its only module wraps is a package
        const isWrapper = (claim.chunks ?? []).length === 0 && leavesToOne(claim, script);
        const inner = isWrapper ? claimOfLevels(script, levels.slice(depth + 1)) : undefined;
        return inner && (ownModules(inner).length > 1 || standsAlone(inner)) ? inner : claim;
      }
  return undefined;
}

/** No module but a runtime, or two of which one is nearly all: `(function(t){...})({app:function(e,t,r){...},log:function(e,t){...}})`. */
function leavesToOne(claim: Claim, { text }: Script): boolean {
  const own = ownModules(claim);
  if (own.length === 0) return true;
  return own.length <= 2 && own.some(({ range: { start, end } }) => end - start >= leastOf(text.length));
}

/** Without the runtime, and what else stands around the modules. */
const ownModules = ({ modules }: Claim): readonly ModuleDraft[] =>
  modules.filter(({ wrapper, isRuntime }) => wrapper && !isRuntime);

/**
 * Whether a claim is no package in a module of another format: one of a module that is known by its script, and one of a
 * runtime alone, whose modules stand in other scripts.
 */
const standsAlone = (claim: Claim): boolean =>
  claim.bundler === "systemjs" ||
  claim.modules.some(({ wrapper }) => wrapper?.amd === "file") ||
  (ownModules(claim).length === 0 && claim.modules.some(({ isRuntime }) => isRuntime));

/**
 * A file that was joined of several scripts, each perhaps in wrappers of its own: what a claim leaves over is asked
 * about piece by piece, `(()=>{var e={...},t={};function n(r){...}...})();(()=>{(self.webpackChunkapp||=[]).push(...)})()`.
 */
function withPieces(claim: Claim, script: Script): Claim {
  const modules: ModuleDraft[] = [];
  const chunks = [...(claim.chunks ?? [])];
  for (const module of claim.modules) {
    const pieces = module.wrapper ? [] : claimedPieces(module, script);
    pushAll(modules, restWithout(pieces, module));
    for (const { claim: inner } of pieces) {
      pushAll(modules, inner.modules);
      pushAll(chunks, inner.chunks ?? []);
    }
  }
  return { ...claim, modules, ...(chunks.length > 0 ? { chunks } : {}) };
}

/** A statement that is shorter, in code units, holds no modules. */
const SHORTEST = 200;

interface Piece {
  readonly statement: Statement;
  readonly claim: Claim;
}

function claimedPieces({ body, passed = [] }: ModuleDraft, script: Script): readonly Piece[] {
  return body.flatMap((statement) => {
    if (statement.end - statement.start < SHORTEST) return [];
    const claim = claimOfLevels(script, levelsBelow({ body: [statement], passed }, script));
    return claim ? [{ statement, claim }] : [];
  });
}

/** Modules without a wrapper that are left of one of them; directives alone are none. */
function restWithout(pieces: readonly Piece[], module: ModuleDraft): readonly ModuleDraft[] {
  if (pieces.length === 0) return [module];
  const claimed = new Set(pieces.map(({ statement }) => statement));
  const body = module.body.filter((statement) => !claimed.has(statement));
  return holdsCode(body) ? [{ ...module, body }] : [];
}
