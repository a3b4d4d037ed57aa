import { expect, test } from "vitest";
import { contextOf } from "../../../tests/program.ts";
import { modelledCalls } from "../../extract/extractors/modelled-calls/extractor.ts";

const IMPORT = `import {fetchEventSource as f} from "@microsoft/fetch-event-source";`;

function callsIn(source: string): readonly unknown[] {
  const { survey, context } = contextOf({ "main.js": `${IMPORT}${source}` });
  return survey.calls.flatMap((at) => modelledCalls.call(at, context)).map(({ content }) => content);
}

test("a stream of events is asked for with the method and body that it is given", () => {
  const found = callsIn(
    `export const ask=(room,words)=>f(\`/api/rooms/\${room.id}/answers\`,{method:"POST",body:JSON.stringify({words}),onmessage(e){}})`,
  );
  expect(found).toMatchObject([{ protocol: "sse", method: "POST", url: "/api/rooms/{id}/answers" }]);
  expect(callsIn(`export const listen=()=>f("/api/news",{onmessage(e){}})`)).toMatchObject([
    { protocol: "sse", method: "GET", url: "/api/news" },
  ]);
});

test("what else is called with an address is no stream", () => {
  expect(callsIn(`export const open=(g)=>g("/api/news",{onmessage(e){}})`)).toEqual([]);
});
