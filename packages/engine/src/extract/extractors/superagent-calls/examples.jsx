import request from "superagent";

// example: a chain
// skip webpack: the library's one large module is not recognised, so its code is looked into
// skip rspack: the library's one large module is not recognised, so its code is looked into
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
// skip webpack: the library's one large module is not recognised, so its code is looked into
// skip rspack: the library's one large module is not recognised, so its code is looked into
export const list = async () => {
  // finds: call method=GET url=/sa/orders
  const { body } = await request.get("/sa/orders");
  return body;
};

export const cancel = (order) =>
  // finds: call method=DELETE url=/sa/orders/{id}
  request.del(`/sa/orders/${order.id}`).then((answer) => answer.ok);

// example: the method first
// skip webpack: the library's one large module is not recognised, so its code is looked into
// skip rspack: the library's one large module is not recognised, so its code is looked into
export const check = (person) =>
  // finds: call method=HEAD url=/sa/names/{name}
  request("HEAD", `/sa/names/${person.name}`);

// example: chains of other things
export function never(query) {
  // finds nothing
  return query.get("/never").set("a", "b").send({ c: 1 });
}
