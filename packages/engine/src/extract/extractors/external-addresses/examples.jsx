// example: links
export const Help = () => (
  <>
    {/* finds: constant value="https://docs.lendwell.com/start" */}
    <a href="https://docs.lendwell.com/start">Documentation</a>
    {/* finds: constant value="help@lendwell.com" */}
    <a href="mailto:help@lendwell.com">Write to us</a>
  </>
);

// example: inside of a text
export const about = (show) =>
  // finds: constant value="https://github.com/lendwell/desk/issues"
  // finds: constant value="https://chat.lendwell.com/help"
  show("Tell us in [issues](https://github.com/lendwell/desk/issues) or on https://chat.lendwell.com/help.");

// example: with holes
export const release = (app) =>
  // finds: constant value="https://github.com/lendwell/desk/releases/tag/v{version}"
  `https://github.com/lendwell/desk/releases/tag/v${app.version}`;

export const receipts = (loan, page) =>
  // finds: constant value="https://receipts.lendwell.com/{id}/print?page={number}"
  `See https://receipts.lendwell.com/${loan.id}/print?page=${page.number}.`;

export const place = (loan) =>
  // finds: constant value="https://maps.lendwell.com/?at={shelf}"
  "https://maps.lendwell.com/?at=" + loan.shelf;

// example: things that look alike
export const names = {
  // finds nothing
  svg: "http://www.w3.org/2000/svg",
  // finds nothing
  sample: "https://example.com/your-site",
  // finds nothing
  local: "http://localhost:8080/api",
  // finds nothing
  path: "/docs/start",
};

// example: an address with a key
export const reports = (client) =>
  // finds: constant value="https://0f64683e8d1cb4ac@o4503.ingest.sentry.io/4503975"
  client.init({ dsn: "https://0f64683e8d1cb4ac@o4503.ingest.sentry.io/4503975" });

// example: addresses that only show how one is written
export const fields = [
  // finds nothing
  { name: "shop", placeholder: "https://shop.mine.org" },
  // finds nothing
  { name: "till", hint: "Where the till is, e.g. https://till.mine.org/start" },
  // finds nothing
  { name: "printer", address: "http://192.168.1.20:631/print" },
];

// example: names of languages
export const parts = {
  // finds nothing
  loans: { ns: "http://lendwell.com/services/loan", "@xmlns:ns2": "http://lendwell.com/services/loan" },
};

// example: addresses in a template with a tag
export const manual = (html, words) =>
  // finds: constant value="https://handbook.quayside.net/manual/"
  html`<quay-link href="https://handbook.quayside.net/manual/" wide>${words}</quay-link>`;

// example: addresses in a comment of a template
export const anchor = (html, size) =>
  html`<!-- drawn by https://drawings.quayside.net/anchor -->
    <svg width="${size}"><path d="M0 0h9v9z" /></svg>
    <!-- with thanks, ${size}, https://drawings.quayside.net/rope -->
    <a href="${
      // finds: constant value="https://museum.quayside.net/anchors"
      "https://museum.quayside.net/anchors"
    }">Anchors</a>`;

// example: rows of a manual that is carried along
export const commands = [
  // finds nothing
  { command: "borrow", ref: "https://manual.lendwell.com/commands#borrow" },
  { command: "bring", ref: "https://manual.lendwell.com/commands#bring" },
  { command: "count", ref: "https://manual.lendwell.com/commands#count" },
  { command: "extend", ref: "https://manual.lendwell.com/commands#extend" },
  { command: "find", ref: "https://manual.lendwell.com/commands#find" },
  { command: "hand", ref: "https://manual.lendwell.com/commands#hand" },
  { command: "lend", ref: "https://manual.lendwell.com/commands#lend" },
  { command: "mark", ref: "https://manual.lendwell.com/commands#mark" },
  { command: "open", ref: "https://manual.lendwell.com/commands#open" },
  { command: "order", ref: "https://manual.lendwell.com/commands#order" },
  { command: "print", ref: "https://manual.lendwell.com/commands#print" },
  { command: "repair", ref: "https://manual.lendwell.com/commands#repair" },
  { command: "shelve", ref: "https://manual.lendwell.com/commands#shelve" },
];
