/** The mark of a statement's basis. */
import type { Basis, Statement } from "@as-built/spec";
import { CertaintyMark, type Fill } from "../kit/CertaintyMark.tsx";
import { BASIS_WORDS } from "../model/words.ts";

export const FILLS: Readonly<Record<Basis, Fill>> = { shown: "solid", derived: "half", inferred: "ring" };

/** As the cards of a diagram take it. */
export const markOf = ({ basis, origin }: Statement) => ({
  fill: FILLS[basis],
  name: nameOf(basis, origin === "unknown"),
});

const nameOf = (basis: Basis, uncertain: boolean): string =>
  uncertain ? `${BASIS_WORDS[basis].name}, origin unknown` : BASIS_WORDS[basis].name;

interface BasisMarkProps {
  readonly basis: Basis;
  /** The code that shows it is of undetermined origin. */
  readonly uncertain?: boolean;
}

export function BasisMark({ basis, uncertain = false }: BasisMarkProps) {
  return <CertaintyMark fill={FILLS[basis]} name={nameOf(basis, uncertain)} />;
}
