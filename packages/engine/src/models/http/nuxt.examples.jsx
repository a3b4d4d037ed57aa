// example: Nuxt's composables, with the key that its compiler adds
const { useFetch, useLazyFetch, useAsyncData } = window.nuxt;

export const Lamps = () => {
  // finds: call method=GET url=/nuxt/lamps query=room
  const { data } = useFetch("/nuxt/lamps", { query: { room: "hall" } }, "$2TqTzzkVPd");
  return <p>{data.value}</p>;
};

export const switchLamp = (lamp, on) =>
  // finds: call method=POST url=/nuxt/lamps/{id} body=on
  useFetch(() => `/nuxt/lamps/${lamp.id}`, { method: "post", body: { on } }, "$a1B2-_d4E5");

export const rooms = () =>
  // finds: call method=GET url=/nuxt-api/rooms
  useLazyFetch("/rooms", { baseURL: "/nuxt-api" }, "$Xy9Zk31Lmn");

// finds nothing
export const cached = () => useAsyncData("lamps", () => window.lamps, "$kJ8fPqR2sT");
// finds nothing
export const priced = () => window.shop.format("/each", "$100");
// finds nothing
export const lit = () => window.nuxt.useState(() => "dim", "$Qw3rTy7UiO");
// finds nothing
export const look = () => window.nuxt.useState("ui/look", "$Zx9cVb8NmA");
