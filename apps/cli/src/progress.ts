/** Progress on a terminal: the stage and how much of it is done. Writes nothing where stderr is no terminal. */
import type { Step } from "./analysis.ts";
import type { OnStep } from "./job.ts";

const WORDS: Readonly<Record<Step["stage"], string>> = {
  capture: "Unpacking files",
  parse: "Parsing scripts",
  unpack: "Unpacking modules",
  attribute: "Recognising libraries",
  extract: "Analysing the app's own code",
  assemble: "Writing the specification",
};

/** Milliseconds between two drawings. */
const INTERVAL = 60;
const SECOND = 1000;

export interface ProgressDisplay {
  readonly onStep?: OnStep;
  readonly end: () => void;
}

export async function showProgress(stream: NodeJS.WriteStream, quiet = false): Promise<ProgressDisplay> {
  if (quiet || !stream.isTTY) return { end: () => {} };
  // Loaded here: it is not needed without a terminal, and it looks at NO_COLOR when it is loaded.
  const { default: yoctoSpinner } = await import("yocto-spinner");
  const spinner = yoctoSpinner({ stream, text: WORDS.capture }).start();
  const began = performance.now();
  let words = WORDS.capture;
  let drawn = 0;
  const draw = (now: number) => {
    drawn = now;
    spinner.text = `${words} · ${Math.floor((now - began) / SECOND)} s`;
  };
  // A long step reports nothing while it lasts: the seconds go on.
  const clock = setInterval(() => draw(performance.now()), SECOND);
  return {
    onStep: ({ stage, share }) => {
      // A stage that cannot say how far it is stays at 0.
      words = share > 0 ? `${WORDS[stage]} ${Math.floor(share * 100)} %` : WORDS[stage];
      const now = performance.now();
      if (now - drawn >= INTERVAL) draw(now);
    },
    end: () => {
      clearInterval(clock);
      spinner.stop();
    },
  };
}
