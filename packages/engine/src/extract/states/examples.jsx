// example: what has happened to a thing is its kind where no reducer asks
// finds: states name=type values=HAUL_LANDED,HAUL_WEIGHED,HAUL_SOLD
export function haulLine(haul) {
  switch (haul.type) {
    case "HAUL_LANDED":
      return <p>Landed at {haul.quay}</p>;
    case "HAUL_WEIGHED":
      return <p>Weighed {haul.weight}</p>;
    case "HAUL_SOLD":
      return <p>Sold for {haul.price}</p>;
    default:
      return null;
  }
}

// example: an enumeration of MobX-State-Tree, and what it begins as
export function spars(types) {
  return types.model({
    // finds: states name="spar rigging" values=gaff,lateen,square initial=gaff
    sparRigging: types.optional(types.enumeration("Rigging", ["gaff", "lateen", "square"]), "gaff"),
    length: types.number,
  });
}

// example: what a component begins with, and what its template in a text tells apart
const gangwayTemplate = `<nav><a @click="deckView = 'plan'" :class="{on: deckView === 'plan'}">Plan</a>
  <a @click="deckView = 'cargo'">Cargo</a><ol v-if="deckView === 'cargo'"></ol></nav>`;
export const gangway = {
  template: gangwayTemplate,
  data() {
    // finds: states name="deck view" values=cargo,plan,roster initial=roster
    return { deckView: "roster" };
  },
  methods: { close: () => undefined },
};

// example: what a template of AngularJS tells apart
export const bollard = {
  // finds: states name="mooring line" values=bow,spring,stern
  template: `<p><i ng-show="berth.mooringLine == 'bow'"></i><i ng-show="berth.mooringLine == 'stern'"></i>
    <b ng-if="berth.mooringLine === 'spring'"></b></p>`,
};

// example: tabs of Vue 2, by the property that keeps which one is open
export function drawHold() {
  const vm = this;
  const h = vm._self._c;
  const { HoldPages, HoldPage } = vm.parts;
  // finds: states name="open hold" values=bilge,locker,orlop
  return h(
    HoldPages,
    {
      model: {
        value: vm.openHold,
        callback(value) {
          vm.openHold = value;
        },
        expression: "openHold",
      },
    },
    [
      h(HoldPage, { attrs: { value: "bilge" } }, [vm._v("Bilge")]),
      h(HoldPage, { attrs: { value: "locker" } }, [vm._v("Locker")]),
      h(HoldPage, { attrs: { value: "orlop" } }, [vm._v("Orlop")]),
    ],
  );
}

// example: an enumeration that a module of CommonJS exports, by what is compared with its members
const winches = {};
((e) => {
  // finds: states name="winch pull" values=Jammed,Slack,Taut
  e.Slack = "Slack";
  e.Taut = "Taut";
  e.Jammed = "Jammed";
  // biome-ignore lint/suspicious/noAssignInExpressions: as TypeScript compiles it
})(winches.WinchPull || (winches.WinchPull = {}));
export function winchLight(winch, draw) {
  if (winch.winchPull === winches.WinchPull.Jammed) return draw("red");
  return winch.winchPull === winches.WinchPull.Taut ? draw("green") : draw("off");
}

// example: what a method gives back, and what a library keeps that is computed
export class CrateShelf {
  getShelf(props = this.props) {
    return props.query.shelfSide || "port";
  }
  stow() {
    // finds: states name="shelf side" values=amidships,port,starboard
    switch (this.getShelf()) {
      case "starboard":
        return this.props.load({ side: 1 });
      case "amidships":
        return this.props.load({ deck: 2 });
      default:
        return this.props.load({});
    }
  }
}
export function cargoLamp(keepComputed, draw) {
  const lamp = keepComputed(() => new URLSearchParams(location.search).get("lamp") ?? "dim");
  // finds: states name="lamp" values=bright,dim
  return draw("b", { lit: lamp() === "bright", out: lamp() === "dim" });
}

// example: the name of a state that is also one of its values, in another writing
// finds: states name=loading values=BEFORE,LOADED,LOADING
const Fetching = { BEFORE: "BEFORE", LOADING: "LOADING", LOADED: "LOADED" };
export class TideTable {
  constructor(tides) {
    this.tides = tides;
    this.loading = Fetching.BEFORE;
  }
  ask() {
    this.loading = Fetching.LOADING;
    this.tides.then((rows) => {
      this.loading = Fetching.LOADED;
      this.rows = rows;
    });
  }
  draws = (draw) =>
    this.loading === Fetching.LOADED ? draw(this.rows) : this.loading === Fetching.LOADING && draw("…");
}

// example: options of HTML that are numbers or paths, and texts that a control is given beside what is chosen
export function LedgerFilter({ ledger, keep, draw }) {
  const { LedgerSelect } = draw;
  return (
    <form>
      {/* finds: states name="ledger rows" values=20,60,120 */}
      <select name="ledgerRows" onChange={keep}>
        <option value="20">20</option>
        <option value="60">60</option>
        <option value="120">120</option>
      </select>
      {/* finds: states name="ledger ask" values="crates/list,crates/read" */}
      <select name="ledgerAsk" onChange={keep}>
        <option value="">All</option>
        <option value="crates/list">List</option>
        <option value="crates/read">Read</option>
      </select>
      {/* finds: states name="ledger crate seal" values=Broken,Intact,Missing */}
      <LedgerSelect modelValue={ledger.crateSeal} items={["Intact", "Broken", "Missing"]} />
    </form>
  );
}

// example: two values of a word that only few things have, each time others
// finds: states name=berthing values=alongside,moored
export const berthLight = (ship) => (ship.berthing === "moored" ? 1 : ship.berthing === "alongside" ? 2 : undefined);
// finds: states name="berthing: slipped / towed" values=slipped,towed
export const pierLight = (raft) => (raft.berthing === "towed" ? 1 : raft.berthing === "slipped" ? 2 : undefined);
