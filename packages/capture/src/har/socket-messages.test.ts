import { expect, test } from "vitest";
import { socketMessages } from "./socket-messages.ts";

const read = (data: string, type = "receive", opcode = 1) => socketMessages([{ type, opcode, data }]);
const INTEGER = { type: "integer" };

test.each([
  ["JSON", '{"type":"order.moved","data":{"id":7}}', [["type", "order.moved"]], true],
  [
    "JSON with several names",
    '{"event":"moved","type":"event","id":7}',
    [
      ["type", "event"],
      ["event", "moved"],
    ],
    true,
  ],
])("%s", (_, data, names, isWhole) => {
  expect(read(data)).toMatchObject([{ direction: "received", names: names.map(([, name]) => name), isWhole }]);
});

test.each([
  ["socket.io", '42["moved",{"id":7}]', "/"],
  ["socket.io with a namespace and an answer", '42/admin,17["moved",{"id":7}]', "/admin"],
])("%s", (_, data, namespace) => {
  const shape = { type: "object", properties: { id: INTEGER } };
  expect(read(data, "send")).toEqual([{ direction: "sent", names: ["moved"], namespace, isWhole: false, shape }]);
});

test("SignalR", () => {
  const data =
    '{"type":6}\u001e{"type":1,"target":"Moved","arguments":[7]}\u001e{"type":1,"target":"Ended","arguments":[]}\u001e';
  expect(read(data)).toEqual([
    { direction: "received", names: ["Moved"], isWhole: false, shape: INTEGER },
    { direction: "received", names: ["Ended"], isWhole: false, shape: undefined },
  ]);
});

test.each([
  ["binary", '{"type":"moved"}', 2],
  ["other text", "moved 7", 1],
  ["what is cut", '{"type":"moved"', 1],
  ["what has no name", '{"id":7}', 1],
  ["a name that is a text of somebody", `{"type":"${"x".repeat(300)}"}`, 1],
  ["what socket.io says of the connection", '0{"sid":"x"}', 1],
  ["an answer of socket.io", '431["moved"]', 1],
  ["a list without a name", "42[7]", 1],
  ["what is too long", `{"type":"${"x".repeat(2 ** 20)}"}`, 1],
])("nothing of %s", (_, data, opcode) => {
  expect(read(data, "receive", opcode)).toEqual([]);
});
