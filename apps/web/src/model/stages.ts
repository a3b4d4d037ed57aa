/** The stages of an analysis in their order, and how far one is along them. */

/** `weight`: percent of an analysis's time, the middle of three applications of 0.9 to 6 MB. */
const STAGES = [
  { stage: "capture", words: "Unpacking files", weight: 3 },
  { stage: "parse", words: "Parsing scripts", weight: 12 },
  { stage: "unpack", words: "Unpacking modules", weight: 6 },
  { stage: "attribute", words: "Recognising libraries", weight: 8 },
  { stage: "extract", words: "Analysing the app's own code", weight: 67 },
  { stage: "assemble", words: "Writing the specification", weight: 4 },
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

/** Stages weigh what they take of the time, so that the bar moves evenly. */
export function percentDone({ stage, share = 0 }: Standing): number {
  const now = STAGES[indexOf(stage)];
  if (now === undefined) return 1;
  const before = STAGES.slice(0, STAGES.indexOf(now)).reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(before + share * now.weight);
}
