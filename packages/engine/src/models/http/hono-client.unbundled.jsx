import { hc } from "hono/client";

// example: an address that is written as properties
const desk = hc("https://desk.example/");

export async function lend(id, guest) {
  // finds: call method=PUT url=https://desk.example/tools/{id}/loans body=guest response=due
  const answer = await desk.tools[":id"].loans.$put({ param: { id }, json: { guest } });
  const { due } = await answer.json();
  // finds: call method=GET url=https://desk.example/tools query=page response=nothing
  await desk.tools.$get({ query: { page: "2" } });
  return due;
}
