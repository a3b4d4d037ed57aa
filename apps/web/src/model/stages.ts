/** The stages of an analysis in their order, and how far one is along them. */

const STAGES = [
  { stage: "capture", words: "Unpacking files" },
  { stage: "parse", words: "Parsing scripts" },
  { stage: "unpack", words: "Unpacking modules" },
  { stage: "attribute", words: "Recognising libraries" },
  { stage: "extract", words: "Analysing the app's own code" },
  { stage: "assemble", words: "Writing the specification" },
] as const;

export interface StageState {
  readonly stage: string;
  readonly words: string;
  readonly state: "done" | "now" | "waiting";
}

export interface Standing {
  readonly stage?: string | undefined;
  /** Of the stage, 0 to 1. */
  readonly share?: number | undefined;
}

const indexOf = (stage: string | undefined): number => STAGES.findIndex((each) => each.stage === stage);

export const stageStates = ({ stage }: Standing): readonly StageState[] => {
  const now = indexOf(stage);
  return STAGES.map((each, index) => ({ ...each, state: index < now ? "done" : index === now ? "now" : "waiting" }));
};

/** All stages weigh the same: the bar says that it moves on, not how long it takes. */
export function percentDone({ stage, share = 0 }: Standing): number {
  const now = indexOf(stage);
  return now < 0 ? 2 : Math.round((100 * (now + share)) / STAGES.length);
}
