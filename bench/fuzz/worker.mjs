/** The process of the cases: takes one, says what is wrong with it. It may end, and then its case has ended it. */
import { judge, judgeShape } from "./judge.mjs";

process.on("message", async ({ kind, seed, name, size }) => {
  if (kind !== "structure") {
    process.send?.({ findings: await judge(kind, seed) });
    return;
  }
  try {
    const [seconds, findings] = judgeShape(name, size);
    process.send?.({ seconds, findings });
  } catch (error) {
    process.send?.({
      findings: [`throws ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`],
    });
  }
});
process.on("disconnect", () => process.exit(0));
