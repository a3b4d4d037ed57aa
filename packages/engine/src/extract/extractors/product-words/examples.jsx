// example: settings that name the product
export const settings = {
  // finds: purpose kind=name text=Lendwell
  name: "Lendwell",
  version: "2.4.0",
  // finds: purpose kind=description text="The lending desk for tool libraries"
  slogan: "The lending desk for tool libraries",
};

// example: sentences about the product
// finds: purpose kind=name text="Lendwell desk"
export const product = { appName: "Lendwell desk" };

export const About = () => (
  <>
    {/* finds: purpose kind=description text="Lendwell desk is a lending desk for neighbourhoods." */}
    <p>Lendwell desk is a lending desk for neighbourhoods.</p>
    {/* finds: purpose kind=description text="Welcome to Lendwell desk" */}
    <h1>Welcome to Lendwell desk</h1>
    {/* finds nothing */}
    <p>Lendwell desk is not available today.</p>
    {/* finds nothing */}
    <p>Lendwell desk Edge is the successor to another one.</p>
    {/* finds nothing */}
    <p>Return the tool to Lendwell desk.</p>
  </>
);

// example: a name from a file of JSON
const file = JSON.parse('{"title":"Ladderwise","version":"3.1.0"}');
// finds: purpose kind=name text=Ladderwise
export const about = { productName: file.title, version: file.version };

// example: legal lines
export const Foot = () => (
  <>
    {/* finds: purpose kind=legal text="© 2026 The tool people. All rights reserved." */}
    <small>© 2026 The tool people. All rights reserved.</small>
  </>
);

// example: whose the data of a map is
// finds nothing
export const streets = { url: "https://tiles.test/{z}/{x}/{y}.png", attribution: "© The street mappers" };

// example: things that look alike
// finds nothing
export const federated = { name: "react", version: "19.0.0" };
// finds nothing
export const user = { name: "Ada Lovelace", description: "Wrote the first program there was" };

// example: modules of a kit, which name themselves alike
// finds nothing
export const filters = { moduleName: "TextFilter", dependsOn: [] };
// finds nothing
export const editors = { moduleName: "DateEditor", dependsOn: [] };

// example: the name on the logo, where nothing else names the product
// skip esbuild: the other programs of this file name it
export const Sign = () => (
  <header>
    {/* finds: purpose kind=name text=Fernwick */}
    <img src="/sign.svg" alt="Fernwick logo" />
    {/* finds: purpose kind=description text="Welcome to Fernwick" */}
    <h1>Welcome to Fernwick</h1>
    {/* finds nothing */}
    <p>All shelves of Fernwick and who borrows from them</p>
  </header>
);

// example: a logo that is no name
export const Upload = () => (
  <form>
    {/* finds nothing */}
    <img src="/project.svg" alt="Project logo" />
    <p>Choose a picture for this project</p>
    <p>Every project has one</p>
  </form>
);

// example: what stands below the title of a page
export const MENU = [
  { title: "Loans", url: "/loans" },
  { title: "Tool stores", url: "/stores" },
];
export const Loans = ({ Header }) => (
  <>
    {/* finds: purpose kind=feature text="Lend tools to neighbours and get them back" */}
    <Header title="Loans" description="Lend tools to neighbours and get them back" />
    {/* finds: purpose kind=feature text="Shelves, and what stands on them" */}
    <Header title="Tool store" description="Shelves, and what stands on them" />
    {/* finds nothing */}
    <Header title="Remarks" description="Write what you think of this tool" />
  </>
);

// example: a slogan that a setting may replace
// finds: purpose kind=description text="Lend what you need."
export const motto = globalThis.settings.loginMotto || "Lend what you need. ";

// example: the areas of the main menu
export const menu = (can) => {
  const areas = [];
  // finds: purpose kind=feature text="Tool loans"
  areas.push({ name: "Tool loans", link: "/loans" });
  // finds: purpose kind=feature text=Rooms
  areas.push({ name: "Rooms", link: "/rooms" });
  // finds: purpose kind=feature text=Members
  if (can) areas.push({ name: "Members", link: "/members", icon: "people" });
  // finds: purpose kind=feature text="Opening hours"
  areas.push({ name: "Opening hours", link: "/hours" });
  // finds nothing
  areas.push({ name: "Log out", link: "/logout" });
  // finds nothing
  areas.push({ name: "this week", link: "/week" });
  return areas;
};

// example: a menu of fewer entries is a part of a page
export const tabs = [
  // finds nothing
  { name: "Open", link: "/open" },
  // finds nothing
  { name: "Closed", link: "/closed" },
];

// example: classes of a style sheet
export const styles = {
  // finds nothing
  appName: "E4G0VSqNcUeNd2pfmCqL",
};

// example: what all titles end with
export function titled(page) {
  // finds: purpose kind=name text=Toolshelf
  document.title = `${page.name} | Toolshelf`;
}

// example: a greeting, where nothing else names the product
// skip esbuild: the other programs of this file name it
export const Door = () => (
  // finds: purpose kind=name text=Shelfmate
  // finds: purpose kind=description text="Welcome to Shelfmate"
  <h1>Welcome to Shelfmate</h1>
);

// example: packages of libraries beside the product's own
export const ownPackage = {
  // finds: purpose kind=name text=Lendwell
  name: "Lendwell",
  version: "3.1.0",
  // finds: purpose kind=description text="Plans the picking of orchards"
  description: "Plans the picking of orchards",
  scripts: { build: "make" },
  dependencies: { "orchard-core": "^3.1.0" },
  devDependencies: {},
};
export const corePackage = {
  name: "orchard-core",
  version: "3.1.0",
  description: "Trees and rows for planners",
  scripts: { test: "make test" },
  devDependencies: {},
};
export const jarPackage = {
  name: "twine-jar",
  version: "2.0.4",
  description: "Knots and strings for node",
  scripts: { test: "make test" },
  devDependencies: { twine: "1.0.0" },
};

// example: several things with a tagline each
// finds nothing
export const links = [
  { address: "a", tagline: "For the row of trees" },
  { address: "b", tagline: "For the shed next door" },
];
