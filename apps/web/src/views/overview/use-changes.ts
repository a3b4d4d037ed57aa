/** The differences to another release in numbers: the other specification is let go as soon as they are counted. */
import { compareSpecifications, type PointName } from "@as-built/spec";
import { useEffect, useState } from "react";
import { type ChangeCounts, countKinds, differencesOf } from "../../model/comparison.ts";
import { later } from "../../model/later.ts";
import { type OtherRelease, useWorkspace } from "../workspace-context.ts";

export interface CountedChanges {
  /** Points without a difference are left out. */
  readonly points: readonly { readonly point: PointName; readonly counts: ChangeCounts }[];
  /** Whether another version of As-Built wrote the other one. */
  readonly isOtherVersion: boolean;
}

interface Settled {
  readonly id: string;
  readonly changes: CountedChanges | "failed";
}

export function useChanges({ id, glance }: OtherRelease): CountedChanges | "failed" | "loading" {
  const { specification } = useWorkspace().model;
  const [settled, settle] = useState<Settled>();
  useEffect(() => {
    let current = true;
    const compare = async (): Promise<CountedChanges> => {
      const before = await glance();
      const points = differencesOf(compareSpecifications(before, specification))
        .filter(({ differences }) => differences.length > 0)
        .map((each) => ({ point: each.point, counts: countKinds([each]) }));
      return { points, isOtherVersion: before.tool.version !== specification.tool.version };
    };
    // The page is to be drawn and usable first.
    const cancel = later(() => {
      compare().then(
        (changes) => current && settle({ id, changes }),
        () => current && settle({ id, changes: "failed" }),
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [id, glance, specification]);
  return settled?.id === id ? settled.changes : "loading";
}
