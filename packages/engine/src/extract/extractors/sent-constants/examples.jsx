// example: the size of a page in the query
export async function load(room) {
  // finds: constant name=limit value=50
  const answer = await fetch(`/api/logs?room=${room.id}&limit=50&open=true`);
  return answer.json();
}

// example: a header of the product's own
export function close(room) {
  // finds: constant name=X-Desk-Client value=web
  return fetch("/api/rooms/" + room.id, { method: "DELETE", headers: { Accept: "text/csv", "X-Desk-Client": "web" } });
}

// example: what is always sent in a body
export function signIn(name, password) {
  // finds: constant name=grant_type value=password
  return fetch("/api/token", { method: "POST", body: JSON.stringify({ grant_type: "password", name, password }) });
}

// example: what depends on the program is none
export function search(q, page) {
  // finds nothing
  return fetch(`/api/search?q=${q}&page=${page}&exact=true`);
}

// example: what messages of one name carry under one key
export function Keeper({ socket }) {
  const send = (command, door) =>
    new WebSocket("/doors").send(JSON.stringify({ type: "turn", data: { command, door } }));
  // finds: states name=command values=latch,unlatch
  return (
    <p onClick={() => send("latch", socket.door)} onBlur={() => send("unlatch", socket.door)}>
      Door
    </p>
  );
}

// example: what is sent where nothing else is given
// finds: constant name=level value=guest
export function approve(request, { level = "guest", days } = {}) {
  const body = {
    level,
    // finds: constant name=expiration value=NEVER
    expiration: request.expiration || "NEVER",
    // finds nothing
    isQuiet: days ?? true,
  };
  return fetch("/api/requests/" + request.id, { method: "PUT", body: JSON.stringify(body) });
}
export function boats(page, size) {
  // finds: constant name=size value=25
  return fetch(`/api/boats?page=${page ?? 1}&size=${size ?? 25}`);
}
export function masts(given) {
  // finds: constant name=per value=40
  return fetch("/api/masts?" + new URLSearchParams({ page: given.page ?? 1, per: given.per ?? 40 }));
}
