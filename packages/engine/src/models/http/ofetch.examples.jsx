import { ofetch } from "ofetch";

// example: the function itself
export function listRooms(page) {
  // finds: call method=GET url=/hotel/rooms query=page
  return ofetch("/hotel/rooms", { query: { page } });
}

export const bookRoom = (room, nights) =>
  // finds: call method=POST url=/hotel/rooms/{id} body=nights
  ofetch(`/hotel/rooms/${room.id}`, { method: "POST", body: { nights } });

// example: an instance with a base
const api = ofetch.create({ baseURL: "/of-api" });

// finds: call method=DELETE url=/of-api/bookings/{id}
export const cancel = (booking) => api(`/bookings/${booking.id}`, { method: "DELETE" });

// example: the global of a framework
export const session = () => {
  // finds: call method=GET url=/of-session
  return $fetch("/of-session");
};

// example: a function of the same name
export function never({ $fetch: own }) {
  // finds nothing
  return own("/never");
}
