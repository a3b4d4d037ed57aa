import { Component, Suspense, useEffect, useState } from "react";

const Bees = ({ wide }) => <p className={wide ? "wide" : "small"} />;
const Combs = () => <ol />;
const Honey = () => <ul />;
const Hive = () => <section />;
const Queens = () => <article />;

// example: a class that reads the address, and one that asks it
class Signpost extends Component {
  static read() {
    let hash = window.location.hash;
    hash = hash.replace(/^#/, "");
    const parts = hash.split("/").map((part) => {
      try {
        return part ? decodeURIComponent(part) : "";
      } catch {
        return part;
      }
    });
    return { page: parts[0] || "", id: parts[1] || "" };
  }
}
class Apiary extends Signpost {
  constructor(props) {
    super(props);
    this.state = { place: Signpost.read(), wide: false };
  }
  onHash = () => this.setState({ place: Signpost.read() });
  body() {
    // finds nothing
    if (this.state.place && this.state.place.page === "hive-none") return null;
    // finds: screen path=/hive-bees
    if (this.state.place.page === "hive-bees") return <Bees wide={this.state.wide} />;
    // finds: screen path=/hive-honey
    if (this.state.place.page === "hive-honey") {
      return (
        <Suspense fallback={null}>
          <Honey />
        </Suspense>
      );
    }
    // finds: screen path=/hive-combs
    // finds: screen path=/hive-cells
    return this.state.place.page === "hive-combs" || this.state.place.page === "hive-cells" ? <Combs /> : null;
  }
  render() {
    return <main>{this.body()}</main>;
  }
}
globalThis.show(<Apiary />);

// example: the path as it is, in a state
export function Meadow() {
  const [path, setPath] = useState(window.location.pathname);
  useEffect(() => {
    window.addEventListener("popstate", () => setPath(window.location.pathname));
  }, []);
  switch (path) {
    // finds: screen path=/meadow/queens
    case "/meadow/queens":
      return <Queens />;
    // finds: screen path=/meadow/hives
    case "/meadow/hives":
      return <Hive />;
    // finds: screen path=/meadow
    case "/meadow":
      return <Bees />;
    default:
      return null;
  }
}

// example: other things that are compared where something is drawn
export function Swarm({ swarm }) {
  const [, second] = window.location.hash.slice(1).split("/");
  const queries = window.location.search.split("&");
  return (
    <div>
      {
        // finds nothing
        swarm.kind === "swarm-large" && <Bees />
      }
      {
        // finds nothing
        second === "swarm-second" && <Honey />
      }
      {
        // finds nothing
        queries[0] === "swarm-query" && <Combs />
      }
    </div>
  );
}
