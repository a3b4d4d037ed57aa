import { checkExamples } from "../harness/check-examples.ts";

checkExamples("rspack");
