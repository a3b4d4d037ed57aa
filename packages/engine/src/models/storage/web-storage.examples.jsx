// example: what is kept as a text
export function saveDesk(view, columns) {
  // finds: constant value=desk.view
  // finds: constant name=pageSize value=25
  localStorage.setItem("desk.view", JSON.stringify({ view, columns, dense: true, pageSize: 25 }));
  // finds: constant value=desk.tour
  return window.sessionStorage.getItem("desk.tour");
}

// example: what is kept of answers
// finds: constant value=pages-v3
export const opened = () => caches.open("pages-v3");

// example: a storage of something else
export function drawer(shelf) {
  // finds nothing
  shelf.setItem("drawer.left", "full");
  // finds nothing
  return shelf.caches.open("drawer.right");
}
