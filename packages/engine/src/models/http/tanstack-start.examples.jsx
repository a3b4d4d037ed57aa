// example: functions of the server, as a compiler leaves them and a bundler puts the library beside them
function createServerFn(options = {}, before = options) {
  if (before.method === undefined) before.method = "GET";
  const builder = {
    options: before,
    middleware: (list) => createServerFn(undefined, { ...before, middleware: list }),
    inputValidator: (validator) => createServerFn(undefined, { ...before, validator }),
    handler: (reference) => Object.assign((given) => globalThis.runAll(before, reference, given), { ...reference }),
  };
  return Object.assign((more) => ({ ...builder, options: { ...before, ...more } }), builder);
}

function clientRpc(id) {
  const url = `/_serverFn/${id}`;
  return Object.assign((...given) => globalThis.runOne(url, given), { url, serverFnMeta: { id } });
}

// finds: call method=POST url=/_serverFn/16cc7c2f080e
const moorBoat = createServerFn({ method: "POST" }).handler(clientRpc("16cc7c2f080e"));
// finds: call method=GET url=/_serverFn/5ea73e0c6bba
const listBoats = createServerFn().handler(clientRpc("5ea73e0c6bba"));
// finds: call method=POST url=/_serverFn/815b110dbd77
const sinkBoat = createServerFn({ method: "POST" })
  .inputValidator((boat) => boat.name)
  .handler(clientRpc("815b110dbd77"));

export const quay = { boats: () => listBoats(), moor: (boat) => moorBoat({ data: boat }), sink: sinkBoat };

// example: other things that are handled
export const bell = (queue, ring) =>
  // finds nothing
  queue.handler({ url: "/bell/ring", ring });
