import { FULL } from "../../../../tests/full.ts";
import { checkExamples } from "../harness/check-examples.ts";

checkExamples("esbuild", FULL);
