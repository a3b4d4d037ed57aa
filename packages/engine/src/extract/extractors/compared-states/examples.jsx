export const help = (main) => main.append("Ask at the gate when something is missing, or come back tomorrow.");
export const closed = () => fetch("/api/gate/closed-days");

// example: an enumeration as a compiler writes it
// finds: states name="gate phase" values=open,shut
// skip webpack: Terser makes it a plain object that is written to
// skip rspack: SWC makes it a plain object that is written to
var Phase = ((phase) => {
  phase.OPEN = "open";
  phase.SHUT = "shut";
  return phase;
})({});
export const passes = ({ gate }) => gate.phase === Phase.OPEN || gate.phase === Phase.SHUT;

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
// skip webpack: Terser makes it a plain object that is written to
// skip rspack: SWC makes it a plain object that is written to
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
