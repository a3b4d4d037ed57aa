// example: what is kept in the browser
export function theme(next) {
  // finds: constant value=lendwell.theme
  if (next) localStorage.setItem("lendwell.theme", next);
  // finds: constant value=lendwell.seen
  return window.sessionStorage.getItem("lendwell.seen");
}

// example: behind a function of the product's own
const store = { read: (key) => localStorage.getItem(key) };

export function sidebar() {
  // finds: constant value=lendwell.sidebar
  return store.read("lendwell.sidebar");
}

// example: files and formats
export function save(saveAs, blob, day) {
  // finds: constant value=loans.csv
  saveAs(blob, "loans.csv");
  // finds: constant value="YYYY-MM-DD HH:mm"
  return day.format("YYYY-MM-DD HH:mm");
}

// example: things that look alike
export function cache(map, keys) {
  // finds nothing
  map.setItem("lendwell.other", 1);
  // finds nothing
  for (const key of keys) localStorage.removeItem(key);
  // finds nothing
  return "Madam, yes";
}
