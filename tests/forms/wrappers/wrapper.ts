/**
 * The shape of a wrapper: it takes statements and gives statements that run them once, in the same order. Where the
 * statements leave something behind (`result`, an expression that stands in their scope), the wrapper hands it out.
 */

export interface Code {
  readonly statements: string;
  /** What the code gives: an expression that may be read once, after the statements. */
  readonly result?: string | undefined;
}

/** Gives names that nothing in the script has. */
export type Fresh = () => string;

/**
 * - ownThis: what it holds has another `this` than what stands around it
 * - later: what it holds runs after the script has
 * - silent: it cannot hand out a result
 * - loader: it needs a loader's functions (`define`, `System`), so it stands around plain scripts alone
 * - transparent: no function: what awaits at the top of a module may stand in it
 */
export type Trait = "ownThis" | "later" | "silent" | "loader" | "transparent";

export interface Wrapper {
  /** As the report names it. */
  readonly kind: string;
  readonly traits: readonly Trait[];
  wrap(code: Code, fresh: Fresh): Code;
}

export const wrapper = (kind: string, traits: readonly Trait[], wrap: Wrapper["wrap"]): Wrapper => ({
  kind,
  traits,
  wrap,
});

/** The body of a function that gives the code's result back. */
export const returning = ({ statements, result }: Code): string =>
  result === undefined ? statements : `${statements}return ${result};`;

/** The body of a CommonJS module. */
export const exporting = ({ statements, result }: Code, module: string): string =>
  result === undefined ? statements : `${statements}${module}.exports=${result};`;

/** A call as a statement of its own, or as the value of a name where something is made of it. */
export function called(call: string, { result }: Code, fresh: Fresh): Code {
  if (result === undefined) return { statements: `${call};` };
  const name = fresh();
  return { statements: `var ${name}=${call};`, result: name };
}
