// example: lengths and counts
export function check(form, files) {
  // finds: constant value=280
  if (form.note.length > 280) return "note";
  // finds: constant value=6
  if (files.size >= 6) return "Too many files";
  // finds nothing
  return files.length > 7 ? "dense" : "loose";
}

// example: words behind a number
export function stateOf(seconds) {
  // finds: constant value=360
  // finds: constant value=180
  return seconds > 360 ? "Disconnected" : seconds > 180 ? "Stale" : "Connected";
}

// example: what is only how something looks
export const Share = ({ share, name }) => (
  // finds nothing
  <i className={share < 30 ? "Low" : "High"} style={{ width: `${Math.min(100, share)}%` }}>
    {name}
  </i>
);

// example: things that look alike
export function loop(list, event, answer) {
  // finds nothing
  for (let i = 0; i < 2; i++) list.push(i);
  // finds nothing
  if (list.length > 0) return event.clientX > 40;
  // finds nothing
  if (answer.status >= 400) return false;
  // finds nothing
  list.index += 1;
  // finds nothing
  list.offset = Math.min(60, list.offset);
  // finds nothing
  if (list.weight.toString().length > 6) return `${list.weight / 1e6} t`;
  // finds nothing
  if (event.agent.version("Chrome") >= 11) return true;
  const codeAt = (text, at) => text.charCodeAt(at);
  // finds nothing
  if (codeAt(answer.text, 0) > 97) return true;
  // finds nothing
  return list.charCodeAt(0) > 97;
}

// example: what the window measures, and a bound of two
export const compact = settings.compact;
const LEAST = settings.compact ? 20 : 45;

export function layout(rows) {
  // finds: constant value=1024
  if (window.innerWidth > 1024) return "wide";
  // finds: constant value=20
  // finds: constant value=45
  return rows.length > LEAST ? "Long list" : "Short list";
}

// example: a limit that is repeated is one
export function rooms({ house, guests, say }) {
  // finds: constant value=12
  if (house.floor.guests > 12) say("The floor is crowded");
  const crowded = house.hall.guests > 12 || house.garden.guests > 12;
  // finds nothing
  const isPair = guests.length > 3;
  return [crowded, isPair, house.tower.guests > 12];
}

// example: notations
export function clock(seconds, digit, bearing) {
  // finds nothing
  const filled = seconds < 10 ? "0" + seconds : seconds;
  // finds nothing
  const said = seconds < 3600 ? `${seconds} s` : `${Math.floor(seconds / 3600)} h`;
  // finds nothing
  const isDigit = digit >= 48 && digit <= 57;
  // finds nothing
  const wind =
    bearing < 22.5
      ? "N"
      : bearing < 67.5
        ? "NE"
        : bearing < 112.5
          ? "E"
          : bearing < 157.5
            ? "SE"
            : bearing < 202.5
              ? "S"
              : bearing < 247.5
                ? "SW"
                : bearing < 292.5
                  ? "W"
                  : "NW";
  return [filled, said, isDigit, wind];
}

// example: what remains, and the left edge of what is drawn
export function trial(account, box) {
  // finds: constant value=14
  if (account.trialDaysLeft <= 14) return "The trial ends soon";
  // finds nothing
  return box.scrollLeft <= 40 ? "start" : "end";
}

// example: a scale of which each part has a word of its own
export function grade(score) {
  // finds: constant value=2400
  if (score >= 2400) return "HARBOUR_MASTER";
  // finds: constant value=2100
  if (score >= 2100) return "CAPTAIN";
  // finds: constant value=1900
  if (score >= 1900) return "MATE";
  // finds: constant value=1600
  if (score >= 1600) return "BOATSWAIN";
  // finds: constant value=1400
  if (score >= 1400) return "SAILOR";
  // finds: constant value=1200
  if (score >= 1200) return "DECKHAND";
  // finds: constant value=900
  return score >= 900 ? "LEARNER" : "GUEST";
}

// example: units of sizes
export function sized(file) {
  const bytes = file.bytes;
  // finds nothing
  if (bytes >= 1000000000) return `${bytes / 1000000000} GB`;
  // finds nothing
  if (bytes >= 1000000) return `${bytes / 1000000} MB`;
  return `${bytes} B`;
}

// example: the size of a file
export function checked(files) {
  // finds: constant value=5242880 unit=bytes
  if (files[0].size > 5242880) throw new Error("A photo can have at most 5 MB.");
  // finds nothing
  return files[0].size > 20 ? files : [];
}

// example: how often a function calls itself
export async function ask(url, tried = 0) {
  const answer = await fetch(url);
  // finds: constant value=4
  if (answer.status === 503 && tried < 4) return ask(url, tried + 1);
  return answer;
}

// example: an option that is asked how often, and a count that may be missing
export function client(make, again) {
  return make({
    // finds: constant value=11
    retries: (count) => count < 11,
    // finds: constant value=8
    failed: ({ config }) => (config.attempt || 0) < 8 && again(config),
  });
}

// example: a method that asks again
export class Desk {
  async ask(url, tried = 0) {
    const answer = await fetch(url);
    // finds: constant value=13
    if (answer.status === 503 && tried < 13) return this.ask(url, tried + 1);
    return answer.json();
  }
}

// example: limits below zero
export function strength(device) {
  // finds: constant value=-70
  return device.rssi > -70 ? "near" : "far";
}

// example: a limit of a product, which is none of its parts
export function insure(cargo) {
  // finds nothing
  return cargo.worth * cargo.crates > 90000 ? "whole" : "part";
}
