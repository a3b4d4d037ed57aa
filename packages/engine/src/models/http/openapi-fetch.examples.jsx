import createClient from "openapi-fetch";

// example: a client of a described interface
const client = createClient({ baseUrl: "/zoo/api" });

export const animal = (id) =>
  // finds: call method=GET url=/zoo/api/animals/{animal_id}
  client.GET("/animals/{animal_id}", { params: { path: { animal_id: id } } });

export async function feed(animal, amount) {
  // finds: call method=POST url=/zoo/api/animals/{animal_id}/meals query=dry body=amount,food
  const { data, error } = await client.POST("/animals/{animal_id}/meals", {
    params: { path: { animal_id: animal.id }, query: { dry: true } },
    body: { amount, food: "hay" },
  });
  return error ?? data;
}

// example: methods taken out of the client
const { GET, DELETE } = createClient({ baseUrl: "https://park.example" });

export const trees = () => {
  // finds: call method=GET url=https://park.example/trees
  return GET("/trees");
};

export const fell = (tree) => {
  // finds: call method=DELETE url=https://park.example/trees/{tree_id}
  return DELETE("/trees/{tree_id}", { params: { path: { tree_id: tree.id } } });
};

// example: constants of the same names
const VERBS = { GET: (name) => name, POST: "/post" };

export const never = () => {
  // finds nothing
  return [VERBS.GET("never"), VERBS.POST];
};
