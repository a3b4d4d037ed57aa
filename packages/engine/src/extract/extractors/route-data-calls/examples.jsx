// example: data and actions of routes, by the manifest of the build
import { Form, useFetcher } from "react-router";

// finds: call method=GET url=/boats/{id}
window.__reactRouterManifest = {
  entry: { module: "/assets/entry-1a.js" },
  routes: {
    root: { id: "root", path: "", hasLoader: true, hasAction: true, module: "/assets/start-1a.js" },
    home: { id: "home", parentId: "root", index: true, module: "/assets/home-1a.js" },
    harbour: { id: "harbour", parentId: "root", hasLoader: true, module: "/assets/harbour-1a.js" },
    boat: { id: "boat", parentId: "harbour", path: "boats/:id", hasAction: true, module: "/assets/boat-1a.js" },
    about: { id: "about", parentId: "root", path: "about", module: "/assets/about-1a.js" },
  },
};

export const Leave = ({ boat }) => {
  const fetcher = useFetcher();
  return (
    <div>
      {/* finds: call method=POST url=/harbour/log body=note,kind */}
      <Form method="post" action="/harbour/log">
        <Line name="note" />
        <button name="kind" value="departure">
          Leave
        </button>
      </Form>
      {/* finds: call method=POST url=/boats/{boat}/moor body=berth */}
      <button onClick={() => fetcher.submit({ berth: 4 }, { method: "post", action: `/boats/${boat}/moor` })}>
        Moor
      </button>
    </div>
  );
};

const Line = ({ name }) => <input name={name} />;

// finds nothing
export const Badge = ({ list, run }) => (
  <div>
    <Chip method="get" />
    <Form method="post" action="/harbour/count" onSubmit={(event) => event.preventDefault()} />
    <button onClick={() => list.submit({ method: "post" })}>{run({ a: 1 }, { method: "post" })}</button>
  </div>
);

const Chip = ({ method }) => <b>{method}</b>;
