// example: a class that makes envelopes, over a transport that is handed in
class Wire {
  constructor(transport) {
    this.transport = transport;
    this.next = 0;
  }
  call(method, params) {
    return this.transport.send({ jsonrpc: "2.0", id: ++this.next, method, params });
  }
  tell(notice) {
    this.transport.send(JSON.stringify({ ...notice, jsonrpc: "2.0" }));
  }
  answer(id, result) {
    // finds nothing
    this.transport.send({ jsonrpc: "2.0", id, result });
  }
}

export function operate(transport, valve) {
  const wire = new Wire(transport);
  // finds: call protocol=other url={base} operation=valve.open body=turns,valve
  wire.call("valve.open", { valve: valve.id, turns: 2 });
  // finds: call protocol=other url={base} operation=valve.seen body=valve
  wire.tell({ method: "valve.seen", params: { valve: valve.id } });
}

// example: procedures over one address
const ask = (method, params) =>
  fetch("/rpc", {
    method: "POST",
    // finds: call method=POST url=/rpc body=id,jsonrpc,method,params
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });

// finds: call method=POST url=/rpc operation=wallet_balance body=account
export const balance = (account) => ask("wallet_balance", { account });
// finds: call method=POST url=/rpc operation=wallet_send body=account,amount
export const pay = (account, amount) => ask("wallet_send", { account, amount });

// example: what only looks alike
export function note(transport, log) {
  // finds nothing
  transport.send({ version: "2.0", method: "valve.open", params: { turns: 2 } });
  // finds nothing
  log.push({ jsonrpc: "1.0", method: "valve.open", params: { turns: 2 } });
}
