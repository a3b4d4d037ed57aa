/** Opens a file in the browser. Runs on the installed Node; gives exit code 1 where the browser could not be started. */
import open from "open";

const browser = await open(process.argv[2]);
browser.once("error", () => {
  process.exitCode = 1;
});
