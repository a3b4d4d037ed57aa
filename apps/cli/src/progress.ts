/** Progress on a terminal: the stage and how much of it is done. Writes nothing where stderr is no terminal. */
import yoctoSpinner from "yocto-spinner";
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

export function showProgress(stream: NodeJS.WriteStream): ProgressDisplay {
  if (!stream.isTTY) return { end: () => {} };
  const spinner = yoctoSpinner({ stream, text: WORDS.capture }).start();
  let drawn = 0;
  return {
    onStep: ({ stage, share }) => {
      const now = performance.now();
      if (now - drawn < INTERVAL) return;
      drawn = now;
      spinner.text = `${WORDS[stage]} ${Math.floor(share * 100)} %`;
    },
    end: () => spinner.stop(),
  };
}
