export const help = (main) => main.append("Ask at the gate when something is missing, or come back tomorrow.");
export const closed = () => fetch("/api/gate/closed-days");

// example: an enumeration as a compiler writes it
// finds: states name="gate phase" values=open,shut
var Phase = ((phase) => {
  phase.OPEN = "open";
  phase.SHUT = "shut";
  return phase;
})({});
export const passes = ({ gate }) => gate.phase === Phase.OPEN || gate.phase === Phase.SHUT;

// example: an enumeration that a function makes of names
const mirror = (space, names) => Object.fromEntries(names.map((name) => [name, `${space}/${name}`]));
// finds: states name="lock phase" values=LOCK_OPEN,LOCK_SHUT,LOCK_STUCK
const Lock = mirror("gate", ["LOCK_OPEN", "LOCK_SHUT", "LOCK_STUCK"]);
// finds nothing
const Acts = mirror("acts", ["ACT_LOAD", "ACT_STORE"]);
export const reduce = (state, action) => {
  switch (action.type) {
    case Acts.ACT_LOAD:
      return { ...state, count: 1 };
    case Acts.ACT_STORE:
      return { ...state, count: 2 };
    default:
      return state;
  }
};
// finds nothing
const Fields = mirror("fields", ["NAME", "PLACE"]);

export const locks = (send) => [send({ lockPhase: Lock.LOCK_OPEN }), send({ lockPhase: Lock.LOCK_SHUT })];
export const fields = () => Object.values(Fields).join(Fields.NAME.length);

// example: a switch over a property
// finds: states name="parcel stage" values=packed,sent,lost
export function colour({ parcel }) {
  switch (parcel.stage) {
    case "packed":
      return 1;
    case "sent":
      return 2;
    case "lost":
      return 3;
    default:
      return 0;
  }
}

// example: what is set
// finds: states name=step values=welcome,account initial=welcome
export class Wizard {
  step = "welcome";

  next() {
    if (this.step === "welcome") this.step = "account";
  }
}

// example: what may follow what
// finds: states name="visit stage" values=asked,agreed,over
const AFTER = { asked: ["agreed", "over"], agreed: ["over"], over: [] };
export const follows = ({ visit, next }) => AFTER[visit.stage].includes(next.stage);

// example: an enumeration with numbers, named by where its members go
// finds: states name="visit mode" values=ALONE,GUIDED
var Mode = ((mode) => {
  mode[(mode.ALONE = 0)] = "ALONE";
  mode[(mode.GUIDED = 1)] = "GUIDED";
  return mode;
})({});
export const ask = (send) => [send({ visitMode: Mode.GUIDED }), send({ visitMode: Mode.ALONE })];

// example: a state machine as data
// finds: states name=ticket values=bought,used,used.inside,used.outside initial=bought
export const ticket = (machine) =>
  machine({
    id: "ticket",
    initial: "bought",
    states: {
      bought: { on: { ENTER: { target: "used", guard: "isValid" } } },
      used: { initial: "inside", states: { inside: { on: { LEAVE: "outside" } }, outside: {} } },
    },
  });

// example: what a condition makes of it
// finds: states name="lamp glow" values=gone,late,here
export function glow({ age, show }) {
  const how = age > 360 ? "gone" : age > 180 ? "late" : "here";
  return how === "gone" ? show({ lampGlow: how }) : show({});
}

// example: keys of the keyboard, types of the language
// finds nothing
export function press(event, value) {
  if (event.key === "Enter" || event.key === "Escape") return typeof value === "string" || typeof value === "object";
  return false;
}

// example: types of events of the browser, amid those of what is drawn
export function drawCargo(cargo, mark) {
  const onDrag = (event) => mark(event.type === "dragenter" || event.type === "dragover");
  // finds: states name=type values=barrel,crate,sack
  const look = (one) => (one.type === "crate" || one.type === "barrel" ? "wood" : one.type === "sack" ? "cloth" : "");
  return { onDrag, look: cargo.map(look) };
}

// example: what the platform answers
// finds nothing
export function caret(event) {
  const chosen = window.getSelection();
  if (chosen.type === "Caret" || chosen.type === "None") return event.code === "KeyQ" || event.code === "KeyK";
  return navigator.userAgentData.platform === "Android" || navigator.userAgentData.platform === "macOS";
}

// example: names of fields, of columns and of what a thing has
// finds nothing
export function visits({ ask, table, known, visit }) {
  const first = { guide: "", gate: null, crew: [] };
  ask({ fields: ["guide", "gate"], columns: [{ name: "guide", label: "Guide", width: 4 }] });
  return known.fields.includes(visit.sort) ? table(first, { guide: visit.guide, gate: visit.gate }) : first;
}

// example: options, and what is chosen beside them
// finds: states name="guide lamp" values=dim,bright
export function lamps({ draw, state }) {
  const lights = [
    { value: "dim", label: "Dim" },
    { value: "bright", label: "Bright" },
  ];
  return draw({ value: state.guideLamp, options: lights });
}

// example: a number that is counted, and a table of names
// finds: states name="sound level" values=still,soft,loud
export function Sounds({ count, show }) {
  const [level, setLevel] = count(0);
  const names = { 0: "still", 1: "soft", 2: "loud" };
  return show({ soundLevel: level, name: names[level], next: () => setLevel(level >= 2 ? 0 : level + 1) });
}

// example: descriptions of fields, as a list
// finds nothing
export function fields({ draw, state }) {
  const parameters = [
    { name: "reach", type: "percentage", required: false },
    { name: "keeper", type: "string", required: true },
  ];
  return draw({ value: state.shownParameter, options: parameters });
}

// example: a thing that is kept, of which a part is asked for
// finds nothing
export class Flow {
  note(inward, outward, times, key) {
    this.flows = { inward, outward, times };
    return this.flows[key];
  }
}

// example: what is reported of the use of a page
// finds nothing
export function report({ track, hasToken, isDraft }) {
  let mode = "plain";
  if (hasToken) mode = "token";
  else if (isDraft) mode = "draft";
  track("opened", { props: { place: "shed", mode } });
}

// example: a few names among many
// finds nothing
export function isOwn({ plugin }) {
  const own = ["shed", "shed-door"];
  return own.includes(plugin.name);
}

// example: classes of an element
// finds nothing
export function screen(set) {
  document.body.classList.forEach((name) => {
    switch (name) {
      case "gate-narrow":
        return set(1);
      case "gate-wide":
        return set(2);
      case "gate-huge":
        return set(3);
    }
  });
}

// example: what is made of each field of a thing
// finds nothing
export function letter({ sender, show }, out) {
  show(sender.lane, sender.hamlet, sender.shire, sender.realm);
  for (const part of Object.keys(sender)) {
    switch (part) {
      case "lane":
        out.first = sender[part];
        break;
      case "hamlet":
        out.second = sender[part];
        break;
      case "shire":
        out.third = sender[part];
        break;
      case "beacon":
        out.fourth = sender[part];
    }
  }
}

// example: what each of many has
// finds nothing
export function locks({ make, asked }) {
  const door = make({ bolts: ["chain", "latch"] });
  const gate = make({ bolts: ["latch", "padlock"] });
  const hatch = make({ bolts: ["padlock", "chain", "wedge"] });
  return [door, gate, hatch].filter((one) => one.bolts.includes(asked));
}

// example: keys that are pressed together, elements and how a page is drawn
// finds nothing
export function page({ tip, node, theme, how }) {
  tip(["meta", "alt", "p"].includes(how.pressed));
  if (theme.palette.mode === "dark" || theme.palette.mode === "light") tip(theme.palette.mode);
  return ["br", "hr", "img"].includes(node.kindOfNode) || ["H1", "H2", "UL", "CODE"].includes(node.kindOfPart);
}

// example: what is told to a worker is no state of a message
// finds: states name="message tone" values=gruff,gentle
export function tell({ worker, message, show }) {
  worker.postMessage({ tone: "stop" });
  return message.tone === "gruff"
    ? show(message.pitch, message.echo)
    : message.tone === "gentle"
      ? show(message.tone)
      : 0;
}

// example: properties of one name of this and of what it holds
// finds: states name=stance values=crouched,upright
export function Pose(given) {
  const lean = given.frame.stance === "tilted";
  return lean || (given.stance === "upright" ? 2 : given.stance === "crouched" ? 1 : 0);
}

// example: fields of a form beside each other
import { createElement as lay } from "react";

// finds nothing
export function Fields({ control, asked, show }) {
  if (asked.name === "shore") show(asked);
  return lay("div", {}, [
    lay(show, { name: "shore", control, rules: {} }),
    lay(show, { name: "island", control, rules: {} }),
    lay(show, { name: "harbour", control, rules: {} }),
  ]);
}

// example: what something is not
// finds nothing
export const odd = ({ thing }) => thing.shade !== "umber" && thing.shade !== "sienna";

// example: fields that are described in a list, and how large a thing is drawn
// finds nothing
export function dials({ draw, given }) {
  const inputs = [
    { label: "Warmth", name: "warmth", type: "number" },
    { label: "Hint", name: "hint", type: "string" },
  ];
  const widths = { thin: "2px", thick: "9px", broad: "20px" };
  return draw(inputs, given.dial === "warmth" ? 1 : 2, widths[given.dialSize]);
}

// example: one of two values in what is sent
// finds: states name="seedling sowing" values=autumnal,vernal
export function sow(seedName, isLate) {
  const body = { seedName, sowing: isLate ? "autumnal" : "vernal", look: "plain" };
  return fetch("/garden/seedlings", { method: "POST", body: JSON.stringify(body) });
}

// example: the cache of React's compiler: what a component keeps from one drawing to the next is no state of it
// finds nothing
export function crateBadge(e, h, kit) {
  const t = kit.c(6);
  const { crate, open } = e;
  let label;
  let dim;
  t[0] !== open
    ? ((label = open ? "Hide" : "Show"), (dim = open && "faded"), (t[0] = open), (t[1] = label), (t[2] = dim))
    : ((label = t[1]), (dim = t[2]));
  let badge;
  t[3] !== label || t[4] !== dim
    ? ((badge = h("b", { className: dim, children: label })), (t[3] = label), (t[4] = dim), (t[5] = badge))
    : (badge = t[5]);
  return badge;
}

// example: options that are made of a list, and a radio button for each of several kinds
import { createElement as put } from "react";

// finds: states name=soil values=loamy,sandy,peaty
const SOILS = ["loamy", "sandy", "peaty"];
// finds: states name="bed cover" values=fleece,mulch
const COVERS = [{ id: "fleece" }, { id: "mulch" }];
export const beds = (Pick, Item, Round, t, asked) =>
  put("div", {}, [
    put(Pick, { name: "bed.soil[0]", children: SOILS.map((soil) => put(Item, { value: soil, children: t(soil) })) }),
    ...COVERS.map((cover) => put(Round, { checked: asked.bedCover === cover.id, label: t(cover.id) })),
  ]);

// example: words for a key, and kinds in a list that nobody chooses from
// finds: states name=watering values=seldom,daily
export const water = (Choice, t) => {
  const ways = [
    { type: "dripping", label: "Drop by drop", force: 1 },
    { type: "flooding", label: "All at once", force: 2 },
  ];
  const options = [
    { key: "seldom", value: t("watering.seldom") },
    { key: "daily", value: t("watering.daily") },
  ];
  return put(Choice, { name: "watering", options, force: ways.reduce((sum, way) => sum + way.force, 0) });
};

// example: a row that is asked for
// finds: states name="sapling form" values=bush,espalier,standard
const FORMS = [
  { name: "bush", height: 2 },
  { name: "espalier", height: 3 },
  { name: "standard", height: 6 },
];
export const heightOf = ({ sapling }) => FORMS.find((form) => form.name === sapling.form).height;

// example: numbers with names
// finds: states name="gate latch" values=lifted,dropped,jammed
// skip webpack: Terser puts the numbers in place of their names
// skip rspack: SWC puts the numbers in place of their names
const LATCH = { lifted: 0, dropped: 1, jammed: 2 };
export const isOpen = ({ gate }) => gate.latch === LATCH.lifted || gate.latch === LATCH.jammed;

// example: constants by which a table is written, which nothing names
// finds nothing
const PLOT = { MEADOW: "wild_meadow", ORCHARD: "orchardland" };
const PLOTS = { [PLOT.MEADOW]: { mown: 1, paid: true }, [PLOT.ORCHARD]: { mown: 3, paid: false } };
export const plotOf = (given) => PLOTS[given];

// example: what is asked for behind what may be missing, as compilers write it
// finds: states name="orchard yield" values=scant,middling,ample
export function yields({ orchards, key }) {
  var one,
    kind = (one = orchards[key]) == null ? void 0 : one.yield;
  return kind === "scant" ? 1 : kind === "middling" ? 2 : kind === "ample" ? 3 : 0;
}

// example: a case for each name, and nothing says of what
// finds nothing
export function harm({ name }) {
  switch (name) {
    case "drought":
      return 1;
    case "hailstorm":
      return 2;
    case "latefrost":
      return 3;
    default:
      return 0;
  }
}

// example: the steps of a stepper
// finds: states name="active step" values=dug,planted
export function Planting({ Stepper, Step, activeStep }) {
  const steps = ["dug", "planted"];
  return put(Stepper, { activeStep, children: steps.map((step) => put(Step, { children: step })) });
}

// example: what schemas allow: a list under a name, a list that a minifier cuts from a text, literals beside each other
// finds: states name="rig" values=steam,sail,oar
const HULLS = ["steam", "sail", "oar"];
export const voyage = (z) =>
  z.object({
    rig: z.enum(HULLS),
    // finds: states name="room" values=deck,hold,cabin
    room: z.enum("deck.hold.cabin".split(".")),
    // finds: states name="sky" values=calm,storm
    sky: z.union([z.literal("calm"), z.literal("storm")]),
  });

// example: an object of the values that a schema allows
// finds: states name="yard" values=wet,dry
const YARDS = { Wet: "wet", Dry: "dry" };
export const slip = (z) =>
  z.object({
    yard: z.enum(YARDS),
    // finds: states name="crane" values=rail,tower
    crane: z.enum({ Rail: "rail", Tower: "tower" }),
  });

// example: names of properties that are left out, and what is counted
// finds nothing
const HIDDEN = new Set(["keel", "ballast", "bilge"]);
export const shownOf = (hull) => Object.fromEntries(Object.entries(hull).filter(([part]) => !HIDDEN.has(part)));
export const tally = (runs) => {
  const seen = { sunk: 0, landed: 0 };
  for (const { end } of runs) seen[end]++;
  return seen;
};

// example: columns of a table, and the name of a file
// finds nothing
export const cellClass = ({ column }) => (column.id === "grip" ? "narrow" : column.id === "bin" ? "tight" : "");
export const save = (link, isTable) => {
  link.download = isTable ? "voyages.csv" : "voyages.json";
};

// example: texts with names, asked for by them
// finds: states name="place" values=local,server
// skip webpack: Terser writes the texts where they are asked for
// skip rspack: SWC writes the texts where they are asked for
const PLACES = { LOCAL: "local", SERVER: "server" };
export const isShared = (kept) => kept.place === PLACES.SERVER;
export const begin = (save) => save({ draft: PLACES.LOCAL });

// example: names that stand for themselves, under a component
// finds: states name="progress" values=SAVING,SUCCEEDED,FAILED
// skip webpack: Terser puts the function in where it is called
// skip rspack: SWC puts the function in where it is called
export function SaveButton({ progress, draw }) {
  return progress === SaveButton.States.SAVING
    ? draw("...")
    : progress === SaveButton.States.FAILED
      ? draw("!")
      : draw("");
}
const mirror = (names) => names.reduce((all, name) => Object.assign(all, { [name]: name }), {});
SaveButton.States = mirror(["SAVING", "SUCCEEDED", "FAILED"]);

// example: what is kept is taken where it is in the list
// finds: states name="shade" values=dusk,dawn
export function shade(store, late) {
  const kept = store.get("shade");
  return ["dusk", "dawn"].includes(kept) ? kept : late ? "dusk" : "dawn";
}

// example: once around
// finds: states name="lamp shade" values=dusk,dawn,noon
export const nextShade = ({ lamp }) => ({ dusk: "dawn", dawn: "noon", noon: "dusk" })[lamp.shade];

// example: options that are called as a style or an element is
// finds: states name="graph line style" values=solid,dashed,dotted
export const Lines = ({ graph, Select, draw }) =>
  draw(Select, {
    value: graph.lineStyle,
    options: [
      { value: "solid", label: "Solid" },
      { value: "dashed", label: "Dashed" },
      { value: "dotted", label: "Dotted" },
    ],
  });

// example: classes of a style sheet
// finds nothing
const sheet = { node: "_node_1ub0a_1", link: "_link_1ub0a_8", edge: "_edge_1ub0a_12" };
export const classOf = (one) => sheet[one.linkKind];

// example: classes of a style sheet that exports other things, too, as Create React App names them
// finds nothing
const crane = { "cable-length": "20", "load-gap": "13", raised: "Crane_raised__1oIi4", halted: "Crane_halted__118Nd" };

export const craneClass = (state) => crane[state];

// example: icons, questions
// finds nothing
const ICONS = { marks: ["mdi-flag", "mdi-heart", "mdi-star"] };
export const isMark = (one) => ICONS.marks.includes(one.mark);
export const flagsOf = (one) => one.flag === "isDate" || one.flag === "isTime" || one.flag === "isYear";

// example: what is given where nothing is given
// finds: states name="portrait kind" values=image,vector initial=image
export const portrait = ({ portraitKind = "image", draw }) => (portraitKind === "vector" ? draw("svg") : draw("img"));

// example: a thing that is made and changed in one place
// finds: states name=edition values=first,second,third
export function renew(text) {
  const chart = { text };
  chart.edition = text.edition;
  if (chart.edition === "first") chart.edition = "second";
  chart.edition = text.isLate ? "third" : chart.edition;
  return chart.edition === "third" ? chart.text : chart;
}

// example: options that React's compiler keeps each under a name, the first of them for no choice
// finds: states name="hull kind" values=oaken,riveted
export function hullField(draft, pick, kit, put) {
  const t = kit.c(4);
  let none, oak, iron;
  t[0] !== draft
    ? ((none = put("option", { value: "", children: "Select a hull" })),
      (oak = put("option", { value: "oaken", children: "Made of oak" })),
      (iron = put("option", { value: "riveted", children: "Made of iron" })),
      (t[0] = draft),
      (t[1] = none),
      (t[2] = oak),
      (t[3] = iron))
    : ((none = t[1]), (oak = t[2]), (iron = t[3]));
  return put("select", { value: draft.hullKind, onChange: pick, children: [none, oak, iron] });
}

// example: links of tabs, each in an item of its own
// finds: states name="crew / cargo / logbook" values=crew,cargo,logbook
export const shipTabs = (Nav, put) =>
  put(Nav, {
    children: [
      put(Nav.Item, { children: put(Nav.Link, { eventKey: "crew", children: "Crew" }) }),
      put(Nav.Item, { children: put(Nav.Link, { eventKey: "cargo", children: "Cargo" }) }),
      put(Nav.Item, { children: put(Nav.Link, { eventKey: "logbook", children: "Logbook" }) }),
    ],
  });

// example: options that a function with a name makes of a list, and boxes of which several are checked
function sailOption(sail) {
  return put("option", { value: sail, children: sail }, sail);
}
// finds: states name=sail values=lugger,gaff,spinnaker
const SAILS = ["lugger", "gaff", "spinnaker"];
export const rig = (asked, toggle) => [
  put("select", { name: "sail", children: SAILS.map(sailOption) }),
  // finds: states name=signals values=foghorn,flare,lantern
  ["foghorn", "flare", "lantern"].map((kind) =>
    put("label", {
      children: [
        put("input", { type: "checkbox", checked: asked.signals.indexOf(kind) >= 0, onChange: () => toggle(kind) }),
        put("span", { children: "Signal" }),
      ],
    }),
  ),
];

// example: a part of the state of a class, and what it begins with
// finds: states name="docking stage" values=drifting,moored,sunk initial=drifting
export class Dock {
  state = { dockingStage: "drifting", ropes: 0 };

  moor() {
    this.updateState({ dockingStage: "moored" });
  }

  lose() {
    this.updateState({ dockingStage: "sunk" });
  }

  updateState(part) {
    this.state = { ...this.state, ...part };
  }
}

// example: a state that is an object, and a copy in which a part is another
import { useState } from "react";

const still = () => ({ windKind: "still" });
// finds: states name="wind kind" values=still,breeze,gale initial=still
export function useWind(measure) {
  const [wind, setWind] = useState({ windKind: "still" });
  if (wind.windKind === "still") measure().then((speed) => setWind({ windKind: speed > 9 ? "gale" : "breeze", speed }));
  return wind.windKind === "gale" ? () => setWind(still) : undefined;
}
// finds: states name="anchor hold" values=fast,slipping
export const slips = ({ anchor, keepAnchor }) =>
  anchor.hold === "fast" ? keepAnchor({ ...anchor, hold: "slipping", checked: false }) : anchor.hold === "slipping";

// example: a state that begins in one of two ways has no beginning
import { useState } from "react";

export function Gangway({ ship }) {
  // finds: states name="gangway position" values=raised,lowered
  const [gangway, setGangway] = useState(() =>
    ship.moored ? { gangwayPosition: "lowered" } : { gangwayPosition: "raised" },
  );
  return gangway.gangwayPosition === "raised" ? () => setGangway({ gangwayPosition: "lowered" }) : undefined;
}

// example: options with a name for people and a value, and headers that are written alike: nothing says of what
// finds nothing
export const CHARTS = [
  { name: "Paid members", value: "paid" },
  { name: "Free members", value: "free" },
];
export const HEADERS = [
  { name: "Accept", value: "json" },
  { name: "Connection", value: "close" },
];
export const drawCharts = (draw, send) => [draw(CHARTS), send(HEADERS)];

// example: what a reducer is told to do
// finds nothing
export function bells(ringing, told) {
  switch (told.type) {
    case "ADD_BELL":
      return [...ringing, told.bell];
    case "REMOVE_BELL":
      return ringing.filter((one) => one !== told.bell);
    case "MUTE_BELLS":
      return [];
    default:
      return ringing;
  }
}

// example: what functions are given, by name
// finds nothing
export const FUNCTIONS = {
  tide: {
    parameters: [
      { name: "harbour", description: "Which harbour" },
      { name: "day", description: "Which day" },
    ],
  },
  wind: {
    parameters: [
      { name: "place", description: "Where" },
      { name: "height", description: "How high" },
    ],
  },
};
export const explain = (draw) => draw(FUNCTIONS);

// example: a thing with days is an example of one, and no labels
// finds nothing
export const frames = (draw) => draw({ timeFrame: { start: "2024-01-01", end: "2024-12-31", mode: "yearToDate" } });
export const drawn = ({ timeFrame }, frame) => frame[timeFrame];

// example: an object whose names are their own values, of what is shown
// finds nothing
const mill = { Stopped: "Stopped", Grinding: "Grinding", Jammed: "Jammed" };
const gaps = { sm: "sm", md: "md", lg: "lg" };
const grists = { rye: "rye", oats: "oats", wheat: "wheat" };

export function millText({ stones, flour }, draw) {
  if (!stones.turn) return draw({ text: mill.Stopped, gap: gaps.sm });
  return flour
    ? draw({ text: mill.Grinding, gap: gaps.md })
    : draw({ text: mill.Jammed, gap: gaps.lg, grist: grists.rye });
}

// example: options beside one for no choice
// finds: states name="quay light" values=steady,blinking
export const quayLights = (draw, state) =>
  draw({
    value: state.quayLight,
    options: [
      { value: "", label: "As the harbour has it" },
      { value: "steady", label: "Steady" },
      { value: "blinking", label: "Blinking" },
    ],
  });

// example: a slot of Svelte is given the whole context of its component
// finds: states name="raw / tidy" values=raw,tidy
export function drawMast(Box, slot, context) {
  const shown = context[1];
  const box = new Box({
    props: {
      value: shown,
      options: [
        { value: "raw", label: "As it came" },
        { value: "tidy", label: "Put in order" },
      ],
      $$slots: { default: [slot] },
      $$scope: { ctx: context },
    },
  });
  return [box, shown === "raw"];
}

// example: an enumeration is called by what one of its members is compared with, and assigned to
// finds: states name="buoy mooring" values=TIED,FREE
const Mooring = ((e) => ((e[(e.TIED = 0)] = "TIED"), (e[(e.FREE = 1)] = "FREE"), e))({});
// finds: states name="skerry flare" values=FLASH,FIXED,OFF
const Flare = ((e) => ((e[(e.FLASH = 1)] = "FLASH"), (e[(e.FIXED = 2)] = "FIXED"), (e[(e.OFF = 3)] = "OFF"), e))({});

export function release(harbour) {
  harbour.buoys.forEach((buoy) => {
    buoy.mooring = Mooring.FREE;
  });
  return harbour.skerries.filter((skerry) => skerry.flare !== Flare.OFF);
}

// example: a list in which something is looked for holds some of what it may be
// finds nothing
const DEEP = ["trench", "basin", "abyss"];

export const isDeep = (place) => (DEEP.includes(place.form) ? "Bring a lamp." : "No lamp needed.");

// example: a list to which everything else is refused holds all that something may be
// finds: states name=wind values=north,south,west
const WINDS = ["north", "south", "west"];

export function blowing(report) {
  if (!WINDS.includes(report.wind)) throw new RangeError(report.wind);
  return report;
}

// example: descriptions of fields are no values
// finds nothing
addKind("tide", {
  form: [
    { name: "Range", control: "number", key: "range", required: true },
    { name: "Height", control: "number", key: "height", required: true },
    { name: "Delay", control: "number", key: "delay", required: true },
  ],
});

// example: a namespace made of a module has no property `__proto__`
// finds: states name=deck values=upper,lower,outer
const decks = Object.freeze({ __proto__: null, upper: drawUpper, lower: drawLower, outer: drawOuter });

export const drawDeck = ({ deck, ship }) => decks[deck](ship);

// example: keys of what is kept in the browser
// finds nothing
const KEPT = { knots: "knots", chart: "chart", watch: "watch" };

export const kept = () => [localStorage.getItem(KEPT.knots), localStorage.getItem(KEPT.watch)];

// example: a function that takes a property of what it is given
// skip rspack: SWC puts the function in place, which then looks up in the object itself
// finds nothing
const partOf = (thing, part) => thing[part.kind];

export const berth = (quay, part) => partOf({ quay: quay.name, place: quay.place }, part);

// example: a table of what may follow what, which nothing names
// finds: states name="sown / sprouted / reaped …" values=sown,sprouted,reaped,withered
const AFTER = {
  sown: ["sprouted", "withered"],
  sprouted: ["reaped", "withered"],
  reaped: [],
  withered: [],
};
export const follows = (from, to) => AFTER[from()].includes(to());

// example: what a reducer is told that has happened
// finds nothing
const CATCH_LANDED = "CATCH_LANDED";
const CATCH_WEIGHED = "CATCH_WEIGHED";
const CATCH_SOLD = "CATCH_SOLD";

export function catches(state = { items: [], weight: 0 }, action) {
  switch (action.type) {
    case CATCH_LANDED:
      return { ...state, items: action.payload };
    case CATCH_WEIGHED:
      return { ...state, weight: action.payload };
    case CATCH_SOLD:
      return { ...state, items: [], weight: 0 };
    default:
      return state;
  }
}

// example: what a reducer is told, where its parameters were lowered
// finds nothing
export function moorings() {
  const state = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : { boats: [] };
  const action = arguments.length > 1 ? arguments[1] : void 0;
  switch (action.type) {
    case "BOAT_MOORED":
      return { boats: action.payload };
    case "BOAT_RELEASED":
      return { boats: [] };
    case "BOAT_TOWED":
      return { boats: [], towed: action.payload };
    default:
      return state;
  }
}

// example: messages by the names of inputs, as the platform says what is wrong with them
// finds nothing
const WRONG = {
  vessel: { valueMissing: "Give the name of the vessel." },
  draught: { rangeUnderflow: "Too little.", rangeOverflow: "Too much." },
  callSign: { patternMismatch: "Four letters." },
};

export function wrongAt(input) {
  for (const [kind, message] of Object.entries(WRONG[input.name] ?? {})) if (input.validity[kind]) return message;
  return "";
}

// example: a list in which a kind is looked for that is also asked for one by one
const STACKABLE = ["crate", "drum", "pallet"];
// finds: states name=packing values=crate,drum
export const lashing = (cargo) =>
  cargo.packing === "crate" ? cargo.belts : cargo.packing === "drum" ? cargo.chains : 0;
export const stackable = (cargo) => STACKABLE.includes(cargo.packing);

// example: parts of a page that are shown all at once, and one at a time
export function Silo({ Descriptions, Tabs, silo }) {
  const figures = [
    // finds nothing
    { key: "barley-weight", label: "Barley", children: <b>{silo.barley}</b> },
    { key: "rye-weight", label: "Rye", children: <b>{silo.rye}</b> },
  ];
  const views = [
    // finds: states name="incoming / dampness" values=dampness,incoming
    { key: "incoming", label: "Deliveries", children: <p>{silo.deliveries}</p> },
    { key: "dampness", label: "Humidity", children: <p>{silo.humidity}</p> },
  ];
  return (
    <div>
      <Descriptions items={figures} column={2} />
      <Tabs items={views} defaultActiveKey="dampness" />
    </div>
  );
}

// example: colours by the kind of a badge
// finds nothing
const GLOW = {
  calm: "linear-gradient(to bottom, #3ea2ff 0%, #0072db 100%)",
  hot: "#FF4D4F",
  warm: "rgb(250, 127, 22)",
};
export const badge = (h, kind) => h("i", { style: { background: GLOW[kind] } });

// example: one field, of which one place offers less than another asks for
export function Ferry({ ferry, save }) {
  if (ferry.route === "coastal") return <p>{ferry.harbours}</p>;
  if (ferry.route === "charter") return <p>{ferry.guest}</p>;
  return (
    <select value={ferry.route} onChange={(event) => save({ ...ferry, route: event.target.value })}>
      {/* finds: states name="ferry route" values=charter,coastal,direct,night */}
      <option value="coastal">Coastal</option>
      <option value="direct">Direct</option>
      <option value="night">Night {ferry.berths}</option>
    </select>
  );
}

// example: keys that are pressed, handed on
export const listenTo = (handle) => document.addEventListener("keydown", (event) => handle(event.key.toLowerCase()));
export const shortcuts = (page) =>
  listenTo((pressed) => {
    // finds nothing
    switch (pressed) {
      case "e":
        return page.edit();
      case "f":
        return page.find();
      case "n":
        return page.next();
    }
  });
export function arrows(name, page) {
  // finds nothing
  if (name.pressed === "arrowleft" || name.pressed === "arrowright") page.move(name.pressed);
}

// example: a function that is told what to do
export const menu = (router, printer) => {
  const run = (name) => {
    // finds nothing
    switch (name) {
      case "help":
        router.go("/help");
        break;
      case "print":
        printer.print();
        break;
      case "quit":
        router.go("/");
        break;
    }
  };
  return [() => run("help"), () => run("print"), () => run("quit")];
};

// example: single cases, where all others pass
export function labelOf(vessel) {
  const kind = vessel.kind.replace("vessel/", "");
  // finds nothing
  switch (kind) {
    case "sar":
      return "Search and rescue";
    case "law":
      return "Law enforcement";
    case "highspeed":
      return "High speed craft";
    default:
      return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  }
}

export function moved(old) {
  // finds nothing
  switch (old.tone) {
    case "warn":
      old.shade = "purple";
      break;
    case "calm":
      old.shade = "blue";
      break;
    case "dull":
      old.shade = "grey";
      break;
    default:
      old.shade = old.tone;
  }
  return old;
}

export function signed(config, lengthText) {
  let unit = config.lengthUnit;
  // finds nothing
  if (unit === "feet") unit = "ft";
  if (unit === "inches") unit = "in";
  return `${lengthText} ${unit}`;
}

// example: a case for each, and an answer to all else
export function says(ticket) {
  // finds: states name=phase values=sold,used,void
  switch (ticket.phase) {
    case "sold":
      return "Sold";
    case "used":
      return "Used";
    case "void":
      return "Void";
    default:
      return `Unknown phase ${ticket.phase}`;
  }
}

// example: one of several tables
// finds: states name=device values=battery,solar
const CHARTS = {
  battery: { series: { charge: { axis: "left" }, current: { axis: "right" } } },
  solar: { series: { power: { axis: "left" }, current: { axis: "right" } } },
};
export const axisOf = (widget) => CHARTS[widget.device].series[widget.metric].axis;

// example: segments of a route
export const routes = [
  { path: "dashboard", component: () => "Dashboard" },
  { path: "chart/:id", component: () => "Chart" },
];
// finds nothing
export const isMain = (parts) => parts[0].path === "dashboard" || parts[0].path === "chart";

// example: numbers with names that nothing is compared with
// finds nothing
var Layer;
(function (layer) {
  layer[(layer.MENU = 10)] = "MENU";
  layer[(layer.HINT = 20)] = "HINT";
})(Layer || (Layer = {}));
export const layers = (el) => [el("p", { style: { zIndex: Layer.MENU } }), el("p", { style: { zIndex: Layer.HINT } })];

// example: an enumeration as SWC inlines it
export function tides() {
  let e;
  // finds: states name=tide values=Rising,Falling,Still
  const Tide = (((e = {}).Rising = "Rising"), (e.Falling = "Falling"), (e.Still = "Still"), e);
  return (now) => (now.tide === Tide.Rising ? now.up() : now.tide === Tide.Falling ? now.down() : now.rest());
}

// example: an enumeration of measures
export function sizes(page) {
  // finds nothing
  let e;
  ((e) => {
    e[(e.Label = 10)] = "Label";
    e[(e.Heading = 12)] = "Heading";
    e[(e.Banner = 36)] = "Banner";
  })(e || (e = {}));
  return page.write(e.Label, e.Heading, e.Banner);
}

// example: what a control is called, by where a choice goes, by what stands on it or before it
export const Moorings = ({ draw, save, Select, Item, Text, Frame, kinds, t }) => [
  <Select key="a" onChange={(event) => save({ mooringOrder: event.target.value })}>
    {/* finds: states name="mooring order" values=near,cheap */}
    <Item value="near">Nearest</Item>
    <Item value="cheap">Cheapest</Item>
  </Select>,
  <Select key="b" aria-label="Length of stay">
    {/* finds: states name="length of stay" values=night,season */}
    <Item value="night">One night</Item>
    <Item value="season">A season</Item>
  </Select>,
  <Frame key="c">
    <label>Side of the pier</label>
    <select>
      {/* finds: states name="side of the pier" values=lee,windward */}
      <option value="lee">Lee</option>
      <option value="windward">Windward</option>
    </select>
  </Frame>,
  <Frame key="d">
    <Text>Fenders</Text>
    <Select>{Object.values(FENDERS).map((one) => draw(Item, { value: one.name, children: t(one.label) }))}</Select>
  </Frame>,
];
// finds: states name=fenders values=ball,cylinder
const SHAPE = { BALL: "ball", CYLINDER: "cylinder" };
const FENDERS = {
  [SHAPE.BALL]: { name: SHAPE.BALL, label: "Ball" },
  [SHAPE.CYLINDER]: { name: SHAPE.CYLINDER, label: "Cylinder" },
};

// example: a directive of Vue says what a select shows
export const tideSelect = (ctx, { withDirectives, h, vModelSelect }) =>
  withDirectives(
    h("select", { class: "wide" }, [
      // finds: states name="tide table" values=local,national
      h("option", { value: "local" }, "Of the harbour"),
      h("option", { value: "national" }, "Of the country"),
    ]),
    [[vModelSelect, ctx.tideTable]],
  );

// example: a signal
import { signal } from "@angular/core";

// finds: states name="weighing order" values=falling,rising initial=falling
export class Catch {
  weighingOrder = signal("falling");
  turn() {
    if (this.weighingOrder() === "falling") this.weighingOrder.set("rising");
    else this.weighingOrder.update((one) => (one === "rising" ? "falling" : "rising"));
  }
}

// example: properties of one name of things that come from different places
export function Quay({ boats, crates, show }) {
  // finds: states name="crate kind" values=balsa,cork
  const light = crates.map((crate) => (crate.kind === "balsa" ? 2 : crate.kind === "cork" ? 1 : 0));
  // finds: states name="boat kind" values=dinghy,ketch
  return show(
    light,
    boats.map((boat) => (boat.kind === "ketch" ? 2 : boat.kind === "dinghy" ? 1 : 0)),
  );
}

// example: what comes from different places, where nothing says what it is
export function Pier(e, n, show) {
  const light = e.map((one) => one.kind === "birch");
  // finds nothing
  return show(
    light,
    n.map((one) => one.kind === "sloop"),
  );
}

// example: a table to which parts are added
// finds nothing
const PANELS = { compass: () => "N", log: () => "0 kn" };
export const register = (panel) => {
  PANELS[panel.name] = panel.draw;
};
export const panelOf = (widget) => PANELS[widget.panel]();

// example: texts that are filled in as the program is loaded, defaults of what is given, flags
// finds nothing
const Texts = {};
Texts.anchorWord = "anchor";
Texts.anchorWord = "ancre";
export function chart(file, load) {
  file = file || "sheet.chart";
  if (load.isOld) file = "old.chart";
  return load(file, { open: { log: !1, mast: !1 } });
}

// example: keys of what is known under a key
// finds nothing
export const parts = (sources) =>
  sources.flatMap((source) => Object.entries(source).filter(([part]) => part !== "brand" && part === "model"));

// example: what the keys of labels say, the name of a control in tests, tabs and their panels
export const chartPage = (Pick, Tabs, Tab, Panel, h, t) => [
  h(Pick, {
    // finds: states name="depth unit" values=fathom,metre
    options: [
      { value: "fathom", label: t("chart.depthUnit.fathom") },
      { value: "metre", label: t("chart.depthUnit.metre") },
    ],
  }),
  h(Pick, {
    "data-testid": "ChartPage_shadingSelect",
    // finds: states name=shading values=plain,relief
    options: [
      { value: "plain", label: t("a") },
      { value: "relief", label: t("b") },
    ],
  }),
  h(Tabs, {}, [
    // finds: states name=tab values=beacons,soundings
    h(Tab, { value: "soundings" }, "All soundings"),
    h(Tab, { value: "beacons" }, "All beacons"),
    h(Panel, { value: "soundings" }, h("p", {}, "How deep it is.")),
    h(Panel, { value: "beacons" }, h("p", {}, "What shines.")),
  ]),
];

// example: classes with the name of their file, identifiers of commands, a key that says which option is chosen
// finds nothing
const rope = { taut: "Rope-taut", slack: "Rope-slack", frayed: "Rope-frayed" };
export const ropeClass = (one) => rope[one.ropeTension];
export function named(command, isOld) {
  command.id = isOld ? "rope.old" : "rope.new";
  return command;
}
// finds: states name="3h / 12h" values=12h,3h
const SPANS = [
  { key: "3h", label: "Three hours", hours: 3 },
  { key: "12h", label: "Half a day", hours: 12 },
];
export const spans = (Pick, Item, h, span, choose) =>
  h(Pick, {
    value: span.key,
    onChange: (event) => choose(SPANS.find(({ key }) => key === event.target.value)),
    children: SPANS.map(({ key, label }) => h(Item, { value: key, children: label })),
  });

// example: fewer of the same, elsewhere
export const tags = ({ pier, draw }) => [
  // finds: states name="knot tag" values=bowline,hitch,reef,splice
  <select key="a" name="knotTag">
    <option value="bowline">Bowline</option>
    <option value="hitch">Hitch</option>
    <option value="reef">Reef</option>
    <option value="splice">Splice</option>
  </select>,
  // finds nothing
  <select key="b" name="knotTag">
    <option value="bowline">Bowline</option>
    <option value="hitch">Hitch</option>
  </select>,
  draw(pier),
];

// example: identifiers that are asked for, however many
// finds nothing
export const isOwnStore = (one) =>
  one.storeId === "hold" ||
  one.storeId === "deck" ||
  one.storeId === "stern" ||
  one.storeId === "bow" ||
  one.storeId === "bilge";

// example: a list of choices that a component is handed
// finds: states name=pier values=inner,outer
const PIERS = ["inner", "outer"];
// finds: states name=promenade values=lower,sun,upper
const PROMENADES = ["lower", "upper", "sun"];

const Choice = ({ kinds, value, onChange }) =>
  kinds.map((kind) => (
    <Tab key={kind} value={kind} onClick={() => onChange(kind)} selected={kind === value}>
      {kind}
    </Tab>
  ));

export const Pier = ({ pier, setPier, promenade, setPromenade }) => (
  <div>
    <Choice kinds={PIERS} value={pier} onChange={setPier} />
    <Choice kinds={PROMENADES} value={promenade} onChange={setPromenade} />
  </div>
);

// example: lists with words for each value beside them, by what the lists are called
const worded = (messages) => messages;
// finds: states name="hull conditions" values=sound,leaking,wrecked
// finds: states name="sail cuts" values=gaff,lateen
export const optionLists = {
  hullConditions: {
    values: ["sound", "leaking", "wrecked"],
    messages: worded({
      sound: { id: "option.hullConditions.sound", defaultMessage: "Sound" },
      leaking: { id: "option.hullConditions.leaking", defaultMessage: "Taking water" },
      wrecked: { id: "option.hullConditions.wrecked", defaultMessage: "Wrecked" },
    }),
  },
  sailCuts: { enum: ["gaff", "lateen"], titles: { gaff: "With a gaff", lateen: "Three-cornered" } },
  // no words for these
  riggingParts: { values: ["shroud", "stay"], messages: { shroud: "Holds the mast to the side" } },
};

// example: classes by what a component is given say how it looks
// finds nothing
const TONES = { plain: "bg-white text-gray-900", loud: "bg-red-600 text-white", faint: "bg-gray-100 text-gray-400" };
export const Tag = ({ tone = "plain", children }) => <b className={TONES[tone]}>{children}</b>;

// example: classes by the state of a thing are no words for it
// finds: states name="crate phase" values=sealed,opened,emptied
const PHASES = { sealed: "bg-lime-100 text-lime-800", opened: "bg-red-100", emptied: "bg-gray-100 text-gray-600" };
export const CratePhase = ({ crate }) => <i className={PHASES[crate.phase]}>{crate.phase}</i>;

// example: how a date is written
// finds nothing
export const sailedOn = (date) =>
  new Intl.DateTimeFormat("en", { year: "numeric", month: "short", day: "numeric", hour: "2-digit" }).format(date);

// example: one word in one module, here with some of its values and there with others
// finds: states name=lashing values=hitch,bend,loop,splice
export const knotTied = ({ lashing }, tie) =>
  lashing === "hitch" ? tie(2) : lashing === "bend" || lashing === "loop" ? tie(lashing) : null;
export const knotHolds = ({ lashing }) => (lashing === "bend" || lashing === "loop" ? 1 : lashing === "splice" ? 2 : 0);

// example: what is sent under one key, as the places say that send it
export function Hauler({ hauler, haulId }) {
  // finds: states name=intent values=hoist,lower,drop
  const act = (intent) => hauler.submit({ haulId, intent }, { method: "post" });
  return [
    <Knob key="a" onClick={() => act("hoist")} />,
    <Knob key="b" onClick={() => act("lower")} />,
    <Knob key="c" onClick={() => act("drop")} />,
  ];
}

// example: what a function that is handed in is told
export const Verdict = ({ onVerdict, crate }) => (
  // finds: states name=ruling values=keep,return
  <div>
    <Knob onClick={() => onVerdict(crate.mark, { ruling: "keep" })} />
    <Knob onClick={() => onVerdict(crate.mark, { ruling: "return" })} />
    <Knob onClick={() => onVerdict(crate.mark, { type: "seen" })} />
    <Knob onClick={() => onVerdict(crate.mark, { type: "left" })} />
  </div>
);

// example: a part that compares what it is given, each time with another word
const Flap = ({ openFlap, word, onOpen }) => (
  <li className={openFlap === word ? "open" : ""} onClick={() => onOpen(word)}>
    {word}
  </li>
);
// finds: states name="open flap" values=cargo,crew,route
export const Flaps = ({ openFlap, onOpen }) => (
  <ul>
    <Flap openFlap={openFlap} onOpen={onOpen} word="cargo" />
    <Flap openFlap={openFlap} onOpen={onOpen} word="crew" />
    <Flap openFlap={openFlap} onOpen={onOpen} word="route" />
  </ul>
);

// example: names for values, as a program writes them, are not the values
// finds: states name="berth state" values=free,on-hold,let
const BERTH_STATES = { free: "free", onHold: "on-hold", let: "let" };
export const berthTone = ({ berthState }, draw) => draw(BERTH_STATES[berthState]);

// example: a control that a field of a form draws
function drawWeave({ field, mine }) {
  // finds: states name=weave values=hemp,manila,cotton
  return (
    <select value={mine.value} onChange={(event) => field.onChange(event.target.value)}>
      <option value="hemp">Hemp</option>
      <option value="manila">Manila</option>
      <option value="cotton">Cotton</option>
    </select>
  );
}
export const RopeForm = ({ form }) => <FormField control={form.control} name="rope.weave" render={drawWeave} />;

// example: parts that are opened beside each other
// finds nothing
export const Hold = () => (
  <Accordion type="multiple">
    <AccordionItem value="ballast">Ballast</AccordionItem>
    <AccordionItem value="barrels">Barrels</AccordionItem>
  </Accordion>
);

// example: two values under a word that many things have, beside others of that word
// finds: states name=mode values=dug,filled,sown
export function ditch(kit, tell) {
  switch (kit.mode) {
    case "dug":
      return tell("Ditch is dug");
    case "filled":
      return tell("Ditch is filled");
    case "sown":
      return tell("Ditch is sown");
  }
}
export const hedge = (plan, tell) => (plan.mode === "clipped" || plan.mode === "laid" ? tell(plan) : undefined);

// example: some of many that are treated alike, and two of those that are set elsewhere
export function Gauge({ span, plot }) {
  // finds nothing
  return plot(span === "hour" || span === "shift" ? 24 : 7);
}

// example: what is set to a text that has holes as well
export class Feeder {
  // finds nothing
  pour(grain) {
    this.caption = "idle";
    this.caption = grain ? `pouring ${grain.name}` : "blocked";
  }
}

// example: types of what a reducer is told, in no capitals
export const hutchReducer = (hutch, told) => {
  // finds nothing
  switch (told.type) {
    case "openHatch":
      return { ...hutch, isOpen: true };
    case "fillTray":
      return { ...hutch, tray: told.tray };
    case "sweep":
      return { ...hutch, straw: 0 };
    default:
      return hutch;
  }
};

// example: boxes that are each ticked by themselves
export function Exports({ box, isTicked, tick }) {
  // finds nothing
  const parts = [
    { key: "withHutches", label: "Hutches", defaultChecked: true },
    { key: "withKeepers", label: "Keepers", defaultChecked: true },
  ];
  return parts.map(({ key, label }) => box({ label, checked: isTicked[key], onChange: () => tick(key) }));
}

// example: what a property of several things has, and whose it is nothing says
export const HAY_EVENTS = ["hay_cut", "hay_dried", "hay_stacked", "hay_sold"];
export function Hay({ meadowEvent, barnEvent, show }) {
  // finds: states name="hay type" values=hay_cut,hay_dried,hay_sold,hay_stacked
  const early = meadowEvent.hayType === "hay_cut" ? 1 : meadowEvent.hayType === "hay_dried" ? 2 : 0;
  const late = barnEvent.hayType === "hay_stacked" ? 3 : barnEvent.hayType === "hay_sold" ? 4 : 0;
  return show(early, late, HAY_EVENTS.length);
}

// example: what is accepted of what is kept
export function Lantern({ kept, light }) {
  // finds: states name="kept glow" values=amber,dim,white
  if (kept.glow === "amber" || kept.glow === "white" || kept.glow === "dim") light(kept.glow);
}

// example: an enumeration that fills itself under another name
var filledTrough, Trough;
((filledTrough = Trough || (Trough = {})).Empty = "empty"),
  (filledTrough.Half = "half"),
  (filledTrough.Brimming = "brimming");
export function water({ trough, pump, tell }) {
  // finds: states name="trough level" values=brimming,empty,half
  if (trough.level === Trough.Empty) pump(trough.id, trough.hose);
  return trough.level === Trough.Brimming ? tell(trough.keeper) : null;
}

// example: two of many, by the last word of what they are
export function Spans({ choose, plot, reach }) {
  // finds: states name="time reach" values=dawn,dusk,eve,morn,night,noon
  const timeReaches = [
    { value: "dawn", label: "Dawn" },
    { value: "noon", label: "Noon" },
    { value: "dusk", label: "Dusk" },
    { value: "night", label: "Night" },
    { value: "eve", label: "Eve" },
    { value: "morn", label: "Morn" },
  ];
  return [choose({ name: "timeReach", options: timeReaches }), plot(reach === "dawn" ? 1 : reach === "noon" ? 2 : 3)];
}

// example: two of what may be more, as what is done with all others says
// finds nothing
export const plotSpan = ({ hue, plot }) => plot(hue === "madder" ? "red" : hue === "weld" ? "yellow" : "undyed");

// example: what is handed to a reducer is no part of the state that it keeps
import { useReducer } from "react";

function turn(s, a) {
  switch (a.type) {
    case "hoist":
      return { ...s, load: s.load + 1 };
    case "land":
      return { ...s, load: 0 };
    default:
      return s;
  }
}
export function Crane() {
  const [s, act] = useReducer(turn, { load: 0 });
  return (
    // finds nothing
    <p onClick={() => act({ type: "hoist" })} onBlur={() => act({ type: "land" })}>
      {s.load}
    </p>
  );
}

// example: the next of three, by which of them it was
// skip webpack: it writes what is next into the call that takes it
// skip rspack: as webpack
export function Lamp({ lampMode, change }) {
  // finds: states name="lamp mode" values=dim,full,unlit
  const next = lampMode === "dim" ? "full" : lampMode === "full" ? "unlit" : "dim";
  return <button onClick={() => change(next)}>Lamp</button>;
}

// example: what a state is set to through a function of the program, without a name
import { useState } from "react";

// finds: states name="rows / boxes" values=boxes,rows
export function Parcels({ keep }) {
  const [s, c] = useState(() => (innerWidth > 900 ? "rows" : "boxes"));
  const show = (n) => {
    c(n);
    keep(n);
  };
  return (
    <p onClick={() => show("rows")} onBlur={() => show("boxes")}>
      {s === "rows" && <b>Rows</b>}
      {s === "boxes" && <i>Boxes</i>}
    </p>
  );
}

// example: one of two that is read again is no next one
// finds nothing
export const readAgain = ({ tint, plot }) => plot(tint === "ochre" ? "ochre" : "sienna");

// example: a name that begins as what nothing asks for, set by a function that is given it
let glow = "ashen";

// finds: states name="flare / ember / ashen" values=ashen,ember,flare initial=ashen
export function tendFire(hearth) {
  const turn = (next) => {
    glow = next;
    hearth.textContent = glow === "flare" ? "Stand back a little" : glow === "ember" ? "Add a log" : "Light it";
  };
  hearth.onfocus = () => turn("ember");
  hearth.onclick = () => turn("flare");
}

// example: a name that is given once is no state
// finds nothing
export const told = (mark) => {
  const word = "ochre";
  return mark === "umber" ? word : mark === "sepia" ? `${word} too` : mark;
};

// example: a function that gives the next of what it is given
// finds: states name="egg / grub / moth" values=egg,grub,moth
export function hatched(stage, seen) {
  switch (stage) {
    case "egg":
      return seen.warm ? "grub" : stage;
    case "grub":
      if (seen.spun) return "moth";
      return stage;
    case "moth":
      return "egg";
    default:
      return stage;
  }
}

// example: a function that gives another word for each is no set of what follows
// finds nothing
export function spelled(tide) {
  switch (tide) {
    case "ebb":
      return "falling";
    case "flood":
      return "rising";
    default:
      return tide;
  }
}

// example: numbers of an enumeration whose names are asked for by a property
// finds: states name="pier use" values=Berthed,Moored,Vacant
var PierUse = ((e) => {
  e[(e.Vacant = 0)] = "Vacant";
  e[(e.Moored = 1)] = "Moored";
  e[(e.Berthed = 2)] = "Berthed";
  return e;
})(PierUse || {});
export const PierLabel = ({ pier }) => <b>{PierUse[pier.pierUse]}</b>;

// example: ids of what is chosen between yes and no, and directives of one button as Vue 2 compiles them
export function Ferry({ ferry, keep, RadioButtonGroup, RadioButton }) {
  return (
    <RadioButtonGroup name="ferryIsFull" onChange={keep} defaultSelected={ferry.isFull}>
      {/* finds nothing */}
      <RadioButton value={true} id="ferry-full-yes" labelText="Yes" />
      <RadioButton value={false} id="ferry-full-no" labelText="No" />
    </RadioButtonGroup>
  );
}
export const ticketButton = (draw) =>
  draw("button", {
    // finds nothing
    directives: [
      { name: "validate", rawName: "v-validate", value: "seats", expression: "'seats'" },
      { name: "counted", rawName: "v-counted", value: "book_a_seat", expression: "'book_a_seat'" },
    ],
  });

// example: what a dispatcher tells stores, and the columns of tables
const Kinds = { BUOY_LAID: "BUOY_LAID", BUOY_LOST: "BUOY_LOST", BUOY_PAINTED: "BUOY_PAINTED" };
export const buoys = {
  dispatch(told) {
    // finds nothing
    switch (told.type) {
      case Kinds.BUOY_LAID:
        return this.laid();
      case Kinds.BUOY_LOST:
        return this.lost();
      case Kinds.BUOY_PAINTED:
        return this.painted();
    }
    return this.changed();
  },
};
export const tell = {
  laid: (hub) => hub.dispatch({ type: Kinds.BUOY_LAID }),
  lost: (hub) => hub.dispatch({ type: Kinds.BUOY_LOST }),
  painted: (hub) => hub.dispatch({ type: Kinds.BUOY_PAINTED }),
};
// finds nothing
export const buoyTable = {
  data: () => ({
    headersDelete: [
      { value: "buoyColour", text: "Colour" },
      { value: "anchorage", text: "Anchorage" },
    ],
  }),
};

// example: keys of texts that were not captured are no labels
export function BuoyTabs({ buoyTab, setBuoyTab, draw, t }) {
  // finds: states name="buoy tab" values=chart,lights
  const LABELS = { chart: "BUOYS.TAB_CHART", lights: "BUOYS.TAB_LIGHTS" };
  if (buoyTab === "chart") setBuoyTab("lights");
  if (buoyTab === "lights") setBuoyTab("chart");
  return draw(Object.keys(LABELS).map((one) => t(LABELS[one])));
}

// example: what tells errors apart
class BargeError extends Error {
  constructor(status, code, words) {
    super(words);
    this.status = status;
    // finds nothing
    this.code = code;
  }
}
class BargeFull extends BargeError {
  constructor(words, isHeavy) {
    super(409, "barge_full", words);
    // finds nothing
    this.cause = isHeavy ? "weight" : "room";
  }
}
export const board = (barge) => {
  if (barge.gone) throw new BargeError(404, "barge_gone", "The barge has left already");
  if (barge.shut) throw new BargeError(403, "barge_shut", "Nobody may board this barge");
  if (barge.full) throw new BargeFull("The barge takes no more", barge.heavy);
};
export const onBoard = (barge, tell) => {
  try {
    board(barge);
  } catch (error) {
    // finds nothing
    switch (error.code) {
      case "barge_gone":
        return tell("Wait for the next barge");
      case "barge_shut":
        return tell("Ask the skipper");
      default:
        throw error;
    }
  }
};

// example: what a form says is wrong
import { useForm } from "react-hook-form";

export function AnchorForm({ send }) {
  const { register, handleSubmit, formState } = useForm();
  const anchor = formState.errors.anchor;
  return (
    <form onSubmit={handleSubmit(send)}>
      <input {...register("anchor", { required: true, minLength: 8 })} />
      {
        // finds nothing
        anchor?.type === "required" && <span>Give the anchor a name</span>
      }
      {
        // finds nothing
        anchor?.type === "minLength" && <span>The name of the anchor is short</span>
      }
    </form>
  );
}

// example: what a slice of a store begins with
import { createSlice } from "@reduxjs/toolkit";

// finds: states name="ferry crossing" values=moored,sailing,landed initial=moored
const initialState = { crossing: "moored", cars: [] };
export const ferries = createSlice({
  name: "ferries",
  initialState,
  reducers: {
    left(state) {
      state.crossing = "sailing";
    },
    came(state) {
      state.crossing = "landed";
    },
  },
});

// example: what a reducer begins with
import { useReducer } from "react";

const sail = (state, action) => {
  if (action.type === "hoist") return { ...state, sails: "hoisted" };
  return action.type === "reef" ? { ...state, sails: "reefed" } : state;
};
export function Sails() {
  const [ship, act] = useReducer(sail, { sails: "furled", knots: 0 });
  // finds: states name=sails values=furled,hoisted,reefed initial=furled
  return ship.sails === "hoisted" ? (
    <button onClick={() => act({ type: "reef" })}>Take some sail away</button>
  ) : (
    <button onClick={() => act({ type: "hoist" })}>Hoist them all</button>
  );
}

// example: a store that is set in parts
// skip vite: the maker of a store is followed into the small library there, and not known
// skip webpack: the maker of a store is followed into the small library there, and not known
import { create } from "zustand";

// finds: states name=towing values=hooked,pulled,loose initial=loose
export const useTug = create((set) => ({
  towing: "loose",
  ropes: 2,
  hook: () => set({ towing: "hooked" }),
  pull: () => set((tug) => ({ towing: tug.towing === "hooked" ? "pulled" : "loose" })),
}));

// example: what is handed in to set a part
export const lockGate = ({ current, updateState }) => {
  const gate = current();
  // finds: states name="water level" values=low,rising,high
  switch (gate.waterLevel) {
    case "low":
      return updateState({ waterLevel: "rising" });
    case "rising":
      return updateState({ waterLevel: "high", since: Date.now() });
    default:
      return updateState({ since: null });
  }
};
export const noted = ({ note }) => {
  // finds nothing
  note({ tideMark: "spring" });
  note({ tideMark: "neap" });
};
export const notedAgain = (tide) => tide.isOver || notedAgain({ ...tide, tideMark: "spring" });

// example: labels that spell the names of the states they are looked up by
export function LoomFooter({ loomState }) {
  const isBusy = loomState === "threadingWarp" || loomState === "weaving";
  // finds: states name="loom state" values=weaving,threadingWarp,done,jammed
  const words = { weaving: "weaving", threadingWarp: "threading warp", done: "done", jammed: "jammed" };
  return <p className={isBusy ? "busy" : ""}>{words[loomState]}</p>;
}

// example: labels of the same spelling, in a table of the file
const SPINDLE_WORDS = { woundUp: "wound up", "run-dry": "run dry", atRest: "at rest" };
export function spindleLine(spindle) {
  if (spindle.winding === "woundUp") return "full";
  // finds: states name=winding values=woundUp,run-dry,atRest
  return spindle.winding === "atRest" ? null : <i>{SPINDLE_WORDS[spindle.winding]}</i>;
}

// example: what is compared elsewhere under one common word, most of it values of the list of that word
// finds: states name=state values=patched,leaking,floating,scuttled
const PlankState = (function (e) {
  e.PATCHED = "patched";
  e.LEAKING = "leaking";
  e.FLOATING = "floating";
  e.SCUTTLED = "scuttled";
  return e;
})({});
export class DryDock {
  get isPatched() {
    return this.state === PlankState.PATCHED;
  }
  get isLeaking() {
    return this.state === PlankState.LEAKING || this.state === PlankState.SCUTTLED;
  }
}
export class Bilge {
  pump(planks, isDry) {
    const isDone = (plank) => plank.state === "patched" || plank.state === "leaking";
    return isDry ? planks.map((plank) => (isDone(plank) ? { ...plank, state: "awaited" } : plank)) : planks;
  }
  soak(rest) {
    return rest.map((e) => (e.state === "patched" || e.state === "leaking" ? { ...e, state: "awaited" } : e));
  }
}

// example: a picture for each of some names
const PREVIEWS = {
  Reef: "https://cdn.example/sails/reef.png",
  Hoist: "/sails/hoist.webp?v=2",
  Furl: "/sails/furl.svg",
};

export function Preview({ manoeuvre }) {
  // finds nothing
  return <img src={PREVIEWS[manoeuvre]} alt="" />;
}

// example: a state that a library keeps in the browser under a key
import { useStorage } from "@vueuse/core";

const lampShade = useStorage("lamp-shade", "amber");
export const isAmber = () => lampShade.value === "amber";
// finds: states name="amber / violet" values=amber,violet initial=amber
export const shade = (isDay) => {
  lampShade.value = isDay ? "amber" : "violet";
};
