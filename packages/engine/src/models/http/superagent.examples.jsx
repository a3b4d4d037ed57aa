import request from "superagent";
import { markRaw } from "vue";

// example: a chain
export function place(item, count) {
  return (
    // finds: call method=POST url=/sa/orders body=count,item headers=Accept,X-Shop query=dry
    request
      .post("/sa/orders")
      .set("X-Shop", "web")
      .set({ Accept: "application/json" })
      .query({ dry: true })
      .send({ item, count })
  );
}

// example: without anything chained
export const list = async () => {
  // finds: call method=GET url=/sa/orders
  const { body } = await request.get("/sa/orders");
  return body;
};

export const cancel = (order) =>
  // finds: call method=DELETE url=/sa/orders/{id}
  request.del(`/sa/orders/${order.id}`).then((answer) => answer.ok);

// example: the method first
export const check = (person) =>
  // finds: call method=HEAD url=/sa/names/{name}
  request("HEAD", `/sa/names/${person.name}`);

// example: a client with defaults of its own
const agent = request.agent();
agent.set("X-Client", "kiosk");

export const stock = (shelf) =>
  // finds: call method=GET url=/sa/shelves/{id}/stock
  agent.get(`/sa/shelves/${shelf.id}/stock`).then(({ body }) => console.log(body));

// example: a client that a library's function gave back
const client = markRaw(request);

export function refill(shelf, count) {
  // finds: call method=PUT url=/sa/refills/{id} body=count
  const sent = client.put(`/sa/refills/${shelf.id}`).send({ count });
  return new Promise((done, fail) => sent.end((error, answer) => (error ? fail(error) : done(answer))));
}

// example: what a library's function made of other things
const lists = markRaw(new Map([["shelf", { send: (text) => text }]]));

export function note(text) {
  // finds nothing
  return lists.get("/never2").send(text);
}

// example: chains of other things
export function never(query) {
  // finds nothing
  return query.get("/never").set("a", "b").send({ c: 1 });
}

// example: what is sent, and asked for, beside the address
export const keepSorrel = (sorrel) =>
  // finds: call method=POST url=/sorrels body=leaf
  request.post("/sorrels", { leaf: sorrel.leaf });
export const sorrels = (page) =>
  // finds: call method=GET url=/sorrels/all query=page
  request.get("/sorrels/all", { page });
