/** What the stage reports: a fact of a point's kind in code of a component, with the ranges that show it. */
import type { Json, PointName } from "@as-built/spec";
import type { OriginComponent } from "../../attribute/index.ts";
import type { FactEvidence } from "../fact.ts";

export interface LeftOutFact {
  readonly point: PointName;
  readonly what: string;
  readonly value?: Json;
  readonly component: OriginComponent;
  readonly evidence: readonly [FactEvidence, ...FactEvidence[]];
}
