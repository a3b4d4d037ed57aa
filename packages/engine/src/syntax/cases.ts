/** The cases of a `switch` with what each of them runs: where one is empty, what the next one runs. */
import { rememberFor } from "../remember.ts";
import type { Node } from "./nodes.ts";

type Case = Extract<Node, { type: "SwitchCase" }>;

export const casesOf = rememberFor(
  ({ cases }: Extract<Node, { type: "SwitchStatement" }>): readonly (readonly [Case, Case | undefined])[] => {
    let next: Case | undefined;
    return cases
      .toReversed()
      .map((one) => {
        if (one.consequent.length > 0) next = one;
        return [one, next] as const;
      })
      .reverse();
  },
);
