import wretch from "wretch";

// example: an address step by step
// skip vite: the index of packages does not hold it
// skip webpack: the index of packages does not hold it
// skip rspack: the index of packages does not hold it
// skip esbuild: the index of packages does not hold it
const api = wretch("/wr").headers({ "X-Lamp": "1" }).errorType("json");
const rooms = api.url("/rooms");

export async function loadRooms(page) {
  // finds: call method=GET url=/wr/rooms query=page headers=X-Lamp response=lamps[].name
  const { lamps } = await rooms.query({ page }).get().json();
  return lamps.map(({ name }) => name);
}

// finds: call method=POST url=/wr/rooms/{id}/lamps headers=X-Lamp body=name,watt
export const addLamp = (room, { name, watt }) => rooms.url(`/${room.id}/lamps`).post({ name, watt }).res();

// finds: call method=PUT url=/wr/rooms/{id} headers=X-Lamp body=title
export const rename = (room, title) => rooms.json({ title }).put(undefined, `/${room.id}`).res();

// example: the client itself
// skip vite: the index of packages does not hold it
// skip webpack: the index of packages does not hold it
// skip rspack: the index of packages does not hold it
// skip esbuild: the index of packages does not hold it
// finds: call method=DELETE url=/wr-lamps/{id}
export const removeLamp = (lamp) => wretch(`/wr-lamps/${lamp.id}`).delete().res();

// example: chains of other things
export function measure(tape) {
  // finds nothing
  return tape.url("/wall").query({ side: 1 }).get();
}
