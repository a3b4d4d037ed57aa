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

// example: separators
export function parts(path, words) {
  // finds: constant value=" / "
  const crumbs = path.split(" / ");
  // finds nothing
  return [crumbs, words.split(","), words.split("and")];
}

// example: versions of many packages are theirs
export const bundled = {
  // finds nothing
  alpha: "1.2.3",
  // finds nothing
  beta: "2.0.1",
  // finds nothing
  gamma: "4.5.6",
  // finds nothing
  delta: "0.3.9",
};
