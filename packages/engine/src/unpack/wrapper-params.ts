/** The parameters of a module's wrapper: what a bundler's loader hands to a module, by its place. */

import type { Binding, ScopeTree } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { Wrapper } from "./module.ts";

export function paramAt(scopes: ScopeTree, fn: FunctionNode, index: number): Binding | undefined {
  const param = fn.params[index];
  return bindingAt(param, scopes);
}

type Role = Extract<keyof Wrapper, `${string}Param`>;

/** `roles`: what the parameters are for, in their order; what a wrapper has no parameter for is left out. */
export function wrapperParams(
  scopes: ScopeTree,
  fn: FunctionNode,
  roles: readonly (Role | undefined)[],
): { readonly [R in Role]?: Binding } {
  const out: { [R in Role]?: Binding } = {};
  for (const [index, role] of roles.entries()) {
    const param = role && paramAt(scopes, fn, index);
    if (param) out[role] = param;
  }
  return out;
}
