// example: what is kept, and what it begins with
// skip esbuild: so little code is not told from a library's there
import { useStorage } from "@vueuse/core";

// finds: constant value=desk-columns
export const columns = () => useStorage("desk-columns", ["name", "due"]);

// example: keys of the keyboard
// skip esbuild: so little code is not told from a library's there
import { onKeyStroke } from "@vueuse/core";

// finds nothing
export const closes = (close) => onKeyStroke("Escape", () => close("room"));

// example: VueUse
import { useFetch as useVueFetch } from "@vueuse/core";

export const tides = (port) =>
  // finds: call method=GET url=/vu/tides/{id}
  useVueFetch(`/vu/tides/${port.id}`).json();

export const report = (height) =>
  // finds: call method=POST url=/vu/tides body=height
  useVueFetch("/vu/tides").post({ height }).json();

// example: VueUse, an instance with a base
import { createFetch } from "@vueuse/core";

// finds: constant name=baseUrl value=/vu-api
const useHarbour = createFetch({ baseUrl: "/vu-api" });

export const ships = () => {
  // finds: call method=GET url=/vu-api/ships
  const { data } = useHarbour("ships").get().json();
  return data;
};
