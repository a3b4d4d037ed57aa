import { FULL } from "../../../../tests/full.ts";
import { checkExamples } from "../harness/check-examples.ts";

// webpack writes much the same
checkExamples("rspack", FULL);
