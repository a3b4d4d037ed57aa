import { Component, useState } from "react";

// example: a pair
export function Loans({ list }) {
  // finds: constant name=pageSize value=25
  const [many, setMany] = useState(25);
  return <ol pageSize={many} list={list} onMore={() => setMany(many + 25)} />;
}

// example: a number in a field of text
export function Server({ save }) {
  // finds: constant name=port value="8080"
  const [text, setText] = useState("8080");
  // finds nothing
  const [tab, setTab] = useState("1");
  return <form port={text} onChange={setText} tab={tab} onTab={setTab} onSubmit={save} />;
}

// example: a class
export class Countdown extends Component {
  constructor(props) {
    super(props);
    // finds: constant name=reloadAfter value=30
    this.state = { reloadAfter: 30, page: 1 };
  }

  again() {
    // finds: constant name=reloadAfter value=90
    this.setState({ reloadAfter: 90 });
  }
}

// example: things that look alike
export function Panel({ items }) {
  // finds nothing
  const [page, setPage] = useState(1);
  // finds nothing
  const [width, setWidth] = useState(280);
  // finds nothing
  const [first, second] = items.slice(4);
  return <div width={width} page={page} onPage={setPage} onWidth={setWidth} a={first} b={second} />;
}

// example: a record that is blank but for its defaults
export const settings = {
  title: "",
  enabled: false,
  rooms: [],
  owner: null,
  advanced: {
    proxy: "",
    // finds: constant name=logLevel value=info
    logLevel: "info",
    // finds: constant name=docksUsed value=12
    docksUsed: 12,
    // finds nothing
    width: 240,
    // finds nothing
    status: "idle",
    // finds nothing
    greeting: "Lend what you need",
  },
};

export const SettingsPage = ({ save }) => (
  <form onSubmit={() => save(settings)}>
    <h2>Settings of the workshop</h2>
    <label>Title of the first page: {settings.title}</label>
  </form>
);

// example: what is drawn until something comes
// finds nothing
const waiting = Array(15).fill({ title: "", owner: null, tags: [], seen: false, project: "projectID" });
export const shownUntil = (list) => list ?? waiting;

// example: a record that is data
export const sizes = {
  // finds nothing
  oak: "hard",
  // finds nothing
  pine: "soft",
  // finds nothing
  count: 12,
  sold: false,
  rare: false,
};
