import request, { extend } from "umi-request";

// example: the client itself
// skip vite: the index of packages does not hold it
// skip webpack: the index of packages does not hold it
// skip rspack: the index of packages does not hold it
// skip esbuild: the index of packages does not hold it
// finds: call method=GET url=/umi/looms query=page response=looms[].width
export const loadLooms = (page) =>
  request("/umi/looms", { params: { page } }).then(({ looms }) => looms.map(({ width }) => width));

// finds: call method=POST url=/umi/looms body=name,width
export const addLoom = ({ name, width }) => request.post("/umi/looms", { data: { name, width } });

// example: an instance with a prefix and headers
const api = extend({ prefix: "/umi/v2", timeout: 1000, headers: { "X-Mill": "north" } });

// finds: call method=DELETE url=/umi/v2/looms/{id} headers=X-Mill
export const removeLoom = (loom) => api(`/looms/${loom.id}`, { method: "delete" });

// example: things that look alike
export function weave(mill) {
  // finds nothing
  return mill.post("/umi/looms", { data: { name: "x" } });
}
