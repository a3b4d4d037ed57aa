// example: settings that name the product
// skip esbuild: the other programs of this file describe it as well
export const settings = {
  // finds: purpose kind=name text=Lendwell
  name: "Lendwell",
  version: "2.4.0",
  // finds: purpose kind=description text="The lending desk for tool libraries"
  description: "The lending desk for tool libraries",
  // finds nothing
  tagline: "Lend what you need",
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

// example: sentences that need no name
export const Lending = ({ lent }) => (
  <>
    {/* finds: purpose kind=description text="This application lets you lend tools to your neighbours." */}
    <p>This application lets you lend tools to your neighbours.</p>
    {/* finds: purpose kind=description text="You can use this app to see who has your ladder. It reminds them." */}
    <p>You can use this app to see who has your ladder. It reminds them.</p>
    {/* finds nothing */}
    <p>This application is requesting access to your tools.</p>
    {/* finds nothing */}
    <p>This application allows three tools at a time.</p>
    {/* finds nothing */}
    <p>Do you let this application lend {lent}?</p>
    {/* finds: purpose kind=description text="Mit dieser Anwendung können Sie Werkzeuge verleihen." */}
    <p lang="de">Mit dieser Anwendung können Sie Werkzeuge verleihen.</p>
    {/* finds nothing */}
    <p lang="de">Diese Anwendung leiht Ihnen drei Werkzeuge.</p>
  </>
);

// example: a name from a file of JSON
const file = JSON.parse('{"title":"Ladderwise","version":"3.1.0"}');
// finds: purpose kind=name text=Ladderwise
export const about = { productName: file.title, version: file.version };

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

// example: classes of a style sheet
export const styles = {
  // finds nothing
  appName: "E4G0VSqNcUeNd2pfmCqL",
};

// example: what a drawing is called
export const EmptyBox = () => (
  <svg viewBox="0 0 9 9">
    {/* finds nothing */}
    <title>Empty box drawing</title>
    <path d="M0 0h9v9z" />
  </svg>
);

// example: what all titles end with
export function titled(page) {
  // finds: purpose kind=name text=Toolshelf
  document.title = `${page.name} | Toolshelf`;
}

// example: packages of libraries beside the product's own
// skip esbuild: the other programs of this file describe it as well
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
