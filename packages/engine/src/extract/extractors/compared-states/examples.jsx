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

// example: keys of the keyboard, types of the language
// finds nothing
export function press(event, value) {
  if (event.key === "Enter" || event.key === "Escape") return typeof value === "string" || typeof value === "object";
  return false;
}
