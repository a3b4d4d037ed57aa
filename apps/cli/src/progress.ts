/** Progress on a terminal: the stage and how much of it is done. Writes nothing where stderr is no terminal. */
import type { Step } from "./analysis.ts";
import type { OnStep } from "./job.ts";

const WORDS: Readonly<Record<Step["stage"], string>> = {
  capture: "Reading files",
  parse: "Parsing scripts",
  unpack: "Unpacking modules",
  attribute: "Telling product from libraries",
  extract: "Reading the product",
  assemble: "Writing the specification",
};

/** Milliseconds between two drawings. */
const INTERVAL = 60;

export interface ProgressDisplay {
  readonly onStep?: OnStep;
  readonly end: () => void;
}

export async function showProgress(stream: NodeJS.WriteStream): Promise<ProgressDisplay> {
  if (!stream.isTTY) return { end: () => {} };
  // Loaded here: it is not needed without a terminal, and it looks at NO_COLOR when it is loaded.
  const { default: yoctoSpinner } = await import("yocto-spinner");
  const spinner = yoctoSpinner({ stream, text: WORDS.capture }).start();
  let drawn = 0;
  return {
    onStep: ({ stage, share }) => {
      const now = performance.now();
      if (now - drawn < INTERVAL) return;
      drawn = now;
      // A stage that cannot say how far it is stays at 0.
      spinner.text = share > 0 ? `${WORDS[stage]} ${Math.floor(share * 100)} %` : WORDS[stage];
    },
    end: () => spinner.stop(),
  };
}
