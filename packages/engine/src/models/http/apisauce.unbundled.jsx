import { create } from "apisauce";

// example: a client with a base
const dock = create({ baseURL: "https://dock.example/v1" });

export async function cranes(page) {
  // finds: call method=GET url=https://dock.example/v1/cranes query=page response=cranes
  const answer = await dock.get("/cranes", { page });
  return answer.data.cranes;
}

// finds: call method=PUT url=https://dock.example/v1/cranes/{id} body=load
export const lift = (id, load) => dock.put(`/cranes/${id}`, { load });
