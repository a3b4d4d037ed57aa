import { map } from "rxjs";
import { ajax } from "rxjs/ajax";

// example: a request by its parts
// finds: call method=POST url=/rx/kilns body=name,heat query=dry
export const addKiln = (name, heat) =>
  ajax({ url: "/rx/kilns", method: "POST", body: { name, heat }, queryParams: { dry: true } });

// example: methods of their own
// skip vite: the name of the library's function is shortened there
// skip webpack: as vite
// skip rspack: as vite
// finds: call method=GET url=/rx/kilns
export const listKilns = () => ajax.get("/rx/kilns");

// finds: call method=PUT url=/rx/kilns/{id} body=heat
export const heatKiln = (id, heat) => ajax.put(`/rx/kilns/${id}`, { heat });

// example: the answer alone
// skip vite: the name of the library's function is shortened there
// skip esbuild: as vite
// skip webpack: as vite
// skip rspack: as vite
// finds: call method=GET url=/rx/kilns/{id} response=heat
export const readKiln = (id) => ajax.getJSON(`/rx/kilns/${id}`).pipe(map((kiln) => kiln.heat));

// example: what has the name and is none
export function fire(kiln) {
  // finds nothing
  return kiln.ajax.get("/rx/kilns");
}
