// example: the address of the page
// finds: constant name=location.hostname value=shop.example
export const live = location.hostname === "shop.example";
// finds: constant name=location.search value=[?&]plain
export const plain = /[?&]plain/.test(window.location.search);

// example: what the browser is asked and told
export function start(address) {
  // finds: constant value="(max-width: 700px)"
  if (matchMedia("(max-width: 700px)").matches) return;
  // finds nothing
  if (matchMedia("(prefers-color-scheme: dark)").matches) return;
  // finds: constant value="{value}?open=%s"
  navigator.registerProtocolHandler("web+shop", `${address}?open=%s`, "Shop");
  // finds: constant value="toolbar=no,width=450,height=700"
  window.open(address, "_blank", "toolbar=no,width=450,height=700");
}

// example: things that look alike
export function compare(page, store) {
  // finds: constant value="width={width},top=50"
  window.open(store.address, "_blank", `width=${store.width},top=50`);
  // finds nothing
  if (page.hostname === "shop.example") return store.open(page, "_blank", "width=450");
  // finds nothing
  return /[?&]plain/.test(page.search) || location.pathname === page.pathname;
}

// example: names of what the browser keeps and hands on
export function start(tell) {
  // finds: constant value=lendwell-tabs
  const channel = new BroadcastChannel("lendwell-tabs");
  // finds: constant value=loans
  // finds: constant value=3
  const asked = indexedDB.open("loans", 3);
  // finds: constant value=tools
  asked.onupgradeneeded = () => asked.result.createObjectStore("tools");
  // finds nothing
  channel.onmessage = ({ data }) => tell.dispatchEvent(new CustomEvent("lendwell:loaned", { detail: data }));
  return asked;
}

// example: a cookie and its age
export function remember(theme) {
  // finds: constant value=desk-theme
  // finds: constant name=desk-theme.max-age value=31536000 unit=seconds
  document.cookie = `desk-theme=${theme}; path=/; max-age=31536000`;
}

// example: what servers are told
// finds nothing
export const headers = (token) => ({ accept: "application/json", token });

// example: a media query that a hook of the product's own is given
const useMedia = (query) => window.matchMedia(query).matches;

export function Quay() {
  // finds: constant value="(max-width: 912px)"
  return useMedia("(max-width: 912px)") ? <Narrow /> : <Wide />;
}

// example: what is told apart by the status of an answer
export async function load(room) {
  const answer = await fetch("/api/rooms/" + room.id);
  // finds: error kind=status code="404"
  if (answer.status === 404) return undefined;
  switch (answer.status) {
    // finds: error kind=status code="410"
    case 410:
      return room.last;
    default:
      return answer.json();
  }
}

// example: the step of an order is no status of an answer
export function isDone(order) {
  // finds nothing
  return order.step === 200;
}

// example: a worker
// finds: constant value=/desk-worker.js
export const worker = new Worker("/desk-worker.js");

// example: the locale in which something is written
// finds: constant value=de-CH
export const price = (sum) => sum.toLocaleString("de-CH", { maximumFractionDigits: 2 });
// finds: constant value=fr-CA
const days = new Intl.DateTimeFormat("fr-CA", { dateStyle: "short" });
export const day = (date) => days.format(date);
// finds nothing
export const count = (sum) => sum.toLocaleString("en");

// example: cookies that a function of the product's own writes
function keep(name, value, options = {}) {
  let text = `${name}=${value}`;
  if (options.path) text += `; path=${options.path}`;
  if (options.maxAge !== undefined) text += `; max-age=${options.maxAge}`;
  document.cookie = text;
}
const keepJson = (name, value) => keep(name, JSON.stringify(value));

export function leaveDesk(isOpen, widths, note) {
  // finds: constant value=drawer:state
  keep("drawer:state", isOpen, { path: "/" });
  // finds: constant value=drawer-widths
  keepJson("drawer-widths", widths);
  // finds nothing
  note.keep("drawer-note", "open");
}
