import { checkExamples } from "../harness/check-examples.ts";

checkExamples("minified");
