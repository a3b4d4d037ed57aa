import { checkExamples } from "../../../../tests/harness/check-examples.ts";

checkExamples(import.meta.url);
