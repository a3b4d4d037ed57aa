// example: what is kept in the browser
export function theme(next) {
  // finds: constant value=lendwell.theme
  if (next) localStorage.setItem("lendwell.theme", next);
  // finds: constant value=lendwell.seen
  return window.sessionStorage.getItem("lendwell.seen");
}

// example: what is kept in the browser, or in something that stands in for it
export function counter(next) {
  // finds: constant value=lendwell.counter
  if (next) (window.keptByHost || window.localStorage).setItem("lendwell.counter", next);
  // finds nothing
  return (window.keptByHost || window.drawer).getItem("lendwell.drawer");
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

// example: formats with fractions, ordinals and names of days
export const written = (day) => [
  // finds: constant value="MMM d, HH:mm:ss.SSS"
  day.format("MMM d, HH:mm:ss.SSS"),
  // finds: constant value="MMMM do, yyyy - h:mm a"
  day.format("MMMM do, yyyy - h:mm a"),
  // finds: constant value="EEE, dd MMM yyyy"
  day.format("EEE, dd MMM yyyy"),
  // finds: constant value="HH:mm:ss SS[ms]"
  day.format("HH:mm:ss SS[ms]"),
];

// example: files that a link saves
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = name;
  link.click();
}

export function keepLoans(loans, image) {
  // finds: constant value=loans.csv
  download("loans.csv", loans.join(";"));
  // finds: constant value=shelf.svg
  image.download = "shelf.svg";
  // finds nothing
  image.href = "shelf-of-the-day.svg";
}

// example: files with an ending of their own
export function keepStandings(saver, blob, link, mail) {
  // finds: constant value=standings.dat
  saver.saveAs(blob, "standings.dat");
  // finds: constant value="Spring table.shelf"
  link.download = "Spring table.shelf";
  // finds nothing
  link.download = "/downloads/latest.shelf";
  // finds nothing
  mail.send(blob, "desk.lendwell");
}

// example: what is taken while nothing is kept
export const settings = () => ({
  // finds: constant value=lendwell.side
  // finds: constant name=lendwell.side value=left
  side: localStorage.getItem("lendwell.side") ?? "left",
  // finds: constant value=lendwell.rows
  // finds: constant name=lendwell.rows value=25
  rows: Number(localStorage.getItem("lendwell.rows")) || 25,
  // finds: constant value=lendwell.names
  names: JSON.parse(localStorage.getItem("lendwell.names") ?? "[]"),
});

// example: things that look alike
export function cache(map, keys) {
  // finds nothing
  map.setItem("lendwell.other", 1);
  // finds nothing
  for (const key of keys) localStorage.removeItem(key);
  // finds nothing
  const release = { serves: ">=7.0.0", tenant: "2ba103b5-7783-49a7-9693-a156383ca697" };
  // finds nothing
  return release.tenant ? "Madam, yes" : release;
}

// example: keys by other ways
export function shelves(id) {
  // finds: constant value=lendwell.shelves
  return window.localStorage?.getItem("lendwell.shelves") ?? localStorage.getItem(shelfKey(id));
}

// finds: constant value=lendwell.shelf:{value}
const shelfKey = (id) => `lendwell.shelf:${id}`;

// example: a key that is only removed
export function moveDesk(kind) {
  // finds nothing
  localStorage.removeItem("lendwell.desk-v1");
  // finds nothing
  window[kind].removeItem("lendwell.tray-v1");
  // finds: constant value=lendwell.desk-v2
  localStorage.setItem("lendwell.desk-v2", kind);
}

// example: a key that is written and removed
export function turn(name, isOn) {
  // finds: constant value=lendwell.lamp-{value}
  if (isOn) localStorage.setItem(`lendwell.lamp-${name}`, "on");
  else localStorage.removeItem(`lendwell.lamp-${name}`);
}

// example: keys of a store of IndexedDB
export async function kept(key) {
  const shelf = (await opened()).transaction(["shelf"], "readonly").objectStore("shelf");
  return new Promise((resolve) => {
    const asked = shelf.get(key);
    asked.onsuccess = () => resolve(asked.result);
  });
}

export const keep = async (key, value) => (await opened()).transaction("shelf").objectStore("shelf").put(value, key);

const opened = () =>
  // finds: constant value=desk
  new Promise((resolve) => (indexedDB.open("desk").onsuccess = ({ target }) => resolve(target.result)));

// finds: constant value=reader-token
export const readerToken = () => kept("reader-token");
// finds: constant value=last-shelf
export const leave = (shelf) => keep("last-shelf", shelf);
// finds nothing
export const lookUp = (catalogue) => catalogue.get("first-shelf");

// example: what is taken while nothing is kept
// skip webpack: the names of the library's exports are lost there
// skip rspack: the names of the library's exports are lost there
import { create } from "zustand";
import { persist } from "zustand/middleware";

export const useDesk = create(
  // finds: constant value=desk-view
  persist(
    (set) => ({
      // finds: constant name=rowsShown value=25
      rowsShown: 25,
      open: false,
      note: "",
      // finds: constant name=sorting.by value=arrival
      sorting: { by: "arrival", turned: 1 },
      // finds: constant name=berths value="[\"north\",\"east\"]"
      berths: ["north", "east"],
      set,
    }),
    { name: "desk-view", storage: undefined },
  ),
);

// example: a key that an instance keeps, of each that is made
class Kept {
  constructor(key) {
    this.key = key;
  }
  read() {
    return localStorage.getItem(this.key);
  }
  write(value) {
    localStorage.setItem(this.key, value);
  }
}
// finds: constant value=bosun-name
export const bosunName = new Kept("bosun-name");
// finds: constant value=mate-name
export const mateName = new Kept("mate-name");
export const crew = () => [bosunName.read(), mateName.read()];

// example: cookies of a Vue application, and a format with an ordinal
export const pilot = {
  methods: {
    seen() {
      // finds: constant value=pilot-seen
      return this.$cookies.get("pilot-seen");
    },
    day(date) {
      // finds: constant value="dddd, MMMM Do"
      return date.format("dddd, MMMM Do");
    },
  },
};

// example: which storage is asked is open
class Kept {
  constructor(key, kind = "localStorage") {
    this.key = key;
    this.kind = kind;
  }
  get() {
    return JSON.parse(window[this.kind].getItem(this.key));
  }
}
// finds: constant value=hedge.visitor
export const visitor = new Kept("hedge.visitor");
export const asked = () => visitor.get();

// example: a hook of the product's own
const useKept = (key, start) => {
  const [value] = useState(() => {
    try {
      const text = window.localStorage.getItem(key);
      return text ? JSON.parse(text) : start;
    } catch {
      return start;
    }
  });
  return [value, (next) => window.localStorage.setItem(key, JSON.stringify(next))];
};
// finds: constant value=hedge-history
export const useHistory = () => useKept("hedge-history", []);

// example: what keeps a value by its options
const restore = (options) => {
  const { signal, key, start } = options;
  const text = window.localStorage.getItem(key);
  if (text === null) "start" in options && (signal.value = start);
};
// finds: constant value=hedge-theme
export const restoreTheme = (signal) => restore({ signal, key: "hedge-theme", start: "auto" });

// example: a key below a prefix that is open
const useText = (key, start) => {
  const [text] = useState(() => localStorage.getItem(key) ?? start);
  return text;
};
const useBelow = (name, start) => {
  const { prefix } = useContext(Prefix);
  if (!prefix) throw new Error("There is no prefix around this.");
  return useText(`${prefix}.${name}`, start);
};
// finds: constant value={prefix}.hedge.shown
export const useShown = () => useBelow("hedge.shown", []);

// example: a part of a key that callers give
const keepChart = (name, chart) => localStorage.setItem(`charts.${name}`, JSON.stringify(chart));
// finds: constant value=charts.harbour
export const keepHarbour = (chart) => keepChart("harbour", chart);
// finds: constant value=charts.reef
export const keepReef = (chart) => keepChart("reef", chart);

const keepLog = (day, log) => localStorage.setItem(`logs.${day}`, JSON.stringify(log));
// finds: constant value=logs.first
export const keepFirst = (log) => keepLog("first", log);
// finds: constant value=logs.{value}
export const keepOther = (day, log) => keepLog(day, log);
