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

// example: an address in a reference that is written again, behind a base that the page gives
import { useFetch, useNow } from "@vueuse/core";
import { computed, ref } from "vue";

const kennelHost = computed(() => window.KENNEL.host ?? "");
export const useKennels = () => {
  const now = useNow();
  const tick = computed(() => Math.floor(now.value.getTime() / 1000));
  const makeUrl = () => `${kennelHost.value}index/kennel_list.json?t=${tick.value}`;
  const url = ref(makeUrl());
  // finds: call method=GET url={base}/index/kennel_list.json query=t
  const { error, isFinished } = useFetch(url, {
    refetch: true,
    afterFetch: (context) => {
      document.body.append(context.data);
      return context;
    },
  }).get();
  // finds: constant unit=ms value=1000
  setInterval(() => {
    url.value = makeUrl();
  }, 1000);
  return { error, isFinished };
};
