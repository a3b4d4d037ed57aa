import { useState } from "react";

// example: what a check gives back
export function checkName(name, names) {
  // finds: error kind=shown message="The name is required"
  if (name === "") return "The name is required";
  // finds: error kind=shown message="{name} already exists"
  if (names.includes(name)) return `${name.trim()} already exists`;
  return undefined;
}

// example: a text that is chosen
export function Plan({ plan }) {
  // finds: error kind=shown message="You cannot remove the last member"
  const tip = plan.members > 1 ? "Remove the member" : "You cannot remove the last member";
  return (
    <button type="button" title={tip}>
      Remove
    </button>
  );
}

// example: children with a hole
export const Limit = ({ limit }) => (
  <>
    {/* finds: error kind=shown message="You have reached the limit of {max} labels" */}
    <p>You have reached the limit of {limit.max} labels</p>
  </>
);

// example: a component of the product's own
const Hint = ({ children }) => <small>{children}</small>;

export function Rename({ rename }) {
  const [text, setText] = useState("");
  const submit = () => {
    // finds: error kind=shown message="Could not rename the board"
    rename(text).catch(() => setText("Could not rename the board"));
  };
  return (
    <form onSubmit={submit}>
      <Hint>{text}</Hint>
    </form>
  );
}

// example: words of a constant
// finds: error kind=shown message="This link has expired. Ask for another one."
const EXPIRED = "This link has expired. Ask for another one.";

export const Expired = () => <p className="page">{EXPIRED}</p>;

// example: things that look alike
export function describe(count) {
  return [
    // finds nothing
    "Are you sure? This cannot be undone.",
    // finds nothing
    "See how the board is used by others",
    // finds nothing
    "error-banner error-banner-wide",
    // finds nothing
    "Enables quick replies that cannot be edited",
    // finds nothing
    `${count} boards were saved`,
    // finds nothing
    "required",
    // finds nothing
    "What is the name of the board? (It can't be changed later)",
    // finds nothing
    "Your board has not been saved. Leave the page?",
    // finds nothing
    "You don't have any boards yet",
    // finds nothing
    "is a text that does not contain words",
    // finds nothing
    "Try again",
    // finds nothing
    "Open to all readers, no card required",
    // finds nothing
    "Fill missing dates...",
    // finds nothing
    "https://help.lendwell.test/errors/not-found page",
  ];
}

// example: what choices and values are called
export const pageTests = (found) => [
  // finds nothing
  { text: "Not found on the board", value: "absent" },
  // finds nothing
  { label: "Missing pages", value: found.length },
  // finds nothing
  { id: "refuse", icon: "block", name: "Access denied at the door" },
];

// example: more that went wrong
export const LINES = [
  // finds: error kind=shown message="The board does not exist. Would you like to make one?"
  "The board does not exist. Would you like to make one?",
  // finds: error kind=shown message="You don't have the required permission."
  "You don't have the required permission.",
  // finds: error kind=shown message="The column has unknown type 7"
  "The column has unknown type 7",
  // finds: error kind=shown message="Error moving the board"
  "Error moving the board",
  // finds: error kind=shown message="Problem sorting columns"
  "Problem sorting columns",
];

// example: what stands for a name that is not known
// finds nothing
export const guestName = ({ guest }) => guest.userName || "Unknown guest";

// example: which of several are meant, how many they are, and a question to the reader
// finds nothing
export const summary = ({ jobs, done }) => [
  ["Failed jobs (", jobs.length, ")"],
  `Saved a file with ${jobs.length} failed jobs`,
  "Don't have a key? Ask the gardener for one",
  `${done} / ${jobs.length} jobs failed`,
  "Automatic removal of jobs when failed",
  "The waiting strategy for failed jobs",
  `Failed after ${done} seconds of processing`,
  "Failed reason of the last job",
  "Rerun all failed job(s)",
  "Have a hint for the gardener? Please provide it here.",
];

// example: what failed stands behind the word
export const lines = [
  // finds: error kind=shown message="Failed loading the jobs"
  "Failed loading the jobs",
  // finds: error kind=shown message="Failed with code {done}"
  (done) => `Failed with code ${done}`,
];

// example: what only the console is told
export function tuneLyre(lyre, debug) {
  // finds nothing
  if (!lyre.strings) debug && console.warn(`The lyre ${lyre.name} could not be tuned`);
  // finds nothing
  console.log(lyre.broken ? "The lyre is broken and cannot be played" : lyre);
}

// example: what asks for something where nothing has failed
export const pane = (state) => ({
  // finds nothing
  source: "Please choose the recipe whose source is shown",
  // finds nothing
  badges: { oven: "Oven required", rest: state.rest },
});

// example: what asks for something that is found missing
export const chosen = (recipe, say) => {
  // finds: error kind=shown message="Please choose a recipe first"
  if (!recipe) return say("Please choose a recipe first");
  return recipe.name;
};

// example: what stands beside a spinner
export const moving = (draw, state) => {
  // finds nothing
  if (state.moving) draw("Please wait a moment while we move your shelves and boxes.");
  // finds: error kind=shown message="Please wait until the boxes are counted, then ask again" when=tooFast
  if (state.tooFast) draw("Please wait until the boxes are counted, then ask again");
};

// example: what is compared, what names the page, and what a function tells the console only
export class Ledger {
  constructor(store) {
    this.store = store;
    // finds nothing
    if (String(store.opened) === "Invalid Date") this.reopen();
    // finds nothing
    document.title = "Ledger not found";
  }
  warn(error, text) {
    text && console.error(text);
    this.store.put(String(error));
  }
  tell(error, text) {
    if (text) console.error(text);
    this.store.banner.show(text ?? String(error));
  }
  reopen() {
    // finds nothing
    this.store.open().catch((error) => this.warn(error, "The ledger could not be opened again"));
    // finds: error kind=shown message="The ledger could not be read"
    this.store.read().catch((error) => this.tell(error, "The ledger could not be read"));
    // finds nothing
    return this.store.reasons.includes("Ledger is missing");
  }
}

// example: a table of texts by what was tried, which the code beside it reads
const TRIED = {
  // finds: error message="Failed to lower the anchor of the boat" kind=shown
  lower: "Failed to lower the anchor of the boat",
  // finds: error message="Failed to raise the anchor of the boat" kind=shown
  raise: "Failed to raise the anchor of the boat",
  // finds: error message="Failed to scrub the deck of the boat" kind=shown
  scrub: "Failed to scrub the deck of the boat",
  // finds: error message="Failed to count the crates of the cargo" kind=shown
  count: "Failed to count the crates of the cargo",
  // finds: error message="Failed to ring the bell on the bridge" kind=shown
  ring: "Failed to ring the bell on the bridge",
  // finds: error message="Failed to start the engine of the tender" kind=shown
  start: "Failed to start the engine of the tender",
  // finds: error message="Failed to hoist the flag of the harbour" kind=shown
  hoist: "Failed to hoist the flag of the harbour",
  // finds: error message="Failed to wake the crew of the night" kind=shown
  wake: "Failed to wake the crew of the night",
};
export const tryOn = (orders, tell) =>
  Object.entries(orders).map(
    ([name, run]) =>
      () =>
        run().catch((error) => tell(TRIED[name], error)),
  );

// example: what the values of a set are called, of which most went well
const VERDICTS = {
  sound: "Sound",
  leaking: "Not allowed to sail",
  sunk: "Limit of water exceeded",
  dry: "Docked",
  out: "At sea",
};
// finds nothing
export const verdictOf = (hull) => VERDICTS[hull.verdict];
// finds nothing
export const loadOf = (hull) => ({ empty: "Empty", half: "Half full", over: "Load limit exceeded" })[hull.load];
export const REFUSALS = {
  // finds: error message="The hull is not allowed to sail" kind=shown
  leaking: "The hull is not allowed to sail",
  // finds: error message="The water exceeds the limit" kind=shown
  sunk: "The water exceeds the limit",
  dry: "In the dock",
};
export const refuse = (hull, tell) => tell(REFUSALS[hull.verdict]);

// example: what is written by something that has the methods of the console
const logbook = window.logbook("sextant");
export function readSextant(sextant) {
  logbook.debug("The sextant is read");
  // finds nothing
  if (!sextant) logbook.warn("Failed to read the sextant, falling back to the stars:", sextant);
  return sextant?.angle;
}

// example: what is inside of an element that an old browser does not know
export const Shanty = ({ src, isLost }) => (
  <figure>
    {/* finds nothing */}
    <audio src={src}>Your browser does not support the audio element.</audio>
    {/* finds: error message="The shanty could not be found." kind=shown when=isLost */}
    {isLost && <figcaption>The shanty could not be found.</figcaption>}
  </figure>
);

import { createElementVNode, createTextVNode } from "vue";

// finds nothing
export const reel = (kept) =>
  createElementVNode("video", null, [
    kept[3] || (kept[3] = createTextVNode(" Your browser does not support the video tag. ")),
  ]);

// example: texts of which the code makes their keys in the catalogue
const en = {
  charts_of_the_coast: "Charts of the coast",
  draw_the_chart_again: "Draw the chart again",
  the_chart_is_kept_here: "The chart is kept here",
  the_chart_is_missing_its_scale: "The chart is missing its scale",
  how_charts_are_drawn: "How charts are drawn",
  leave_without_a_chart: "Leave without a chart",
  who_has_drawn_this: "Who has drawn this",
  all_charts_of_today: "All charts of today",
};

const de = {
  charts_of_the_coast: "Karten der Küste",
  draw_the_chart_again: "Karte neu zeichnen",
  the_chart_is_kept_here: "Die Karte liegt hier",
  the_chart_is_missing_its_scale: "Der Karte fehlt der Maßstab",
  how_charts_are_drawn: "Wie man Karten zeichnet",
  leave_without_a_chart: "Ohne Karte gehen",
  who_has_drawn_this: "Wer das gezeichnet hat",
  all_charts_of_today: "Alle Karten von heute",
};

export const begin = (i18n) =>
  i18n.init({ lng: "en", resources: { en: { translation: en }, de: { translation: de } } });

export function Chart({ chart, i18n }) {
  const said = (text) => i18n.t(text.toLowerCase().split(" ").join("_"));
  // finds: error kind=shown message="The chart is missing its scale" when=!chart.scale
  return <p>{chart.scale ? said("The chart is kept here") : said("The chart is missing its scale")}</p>;
}

// example: what a state is set to that nothing reads
export function Tally({ load, draw }) {
  const [, setTrouble] = useState("");
  const [sum, setSum] = useState(0);
  const add = async () => {
    const answer = await load();
    // finds nothing
    if (!answer.ok) setTrouble("The tally was refused");
    else setSum(answer.sum);
  };
  return draw(sum, add);
}

// example: items of a list and labels, which complain of nothing unless something decides whether they are there
export function Pier({ wrong, set }) {
  return (
    <article>
      {/* finds nothing */}
      <li>
        <strong>Moor</strong>: May use the pier but cannot change it
      </li>
      {/* finds nothing */}
      <li>Berths that are taken cannot be given away</li>
      {/* finds nothing */}
      <label>Please specify another pier:</label>
      <input onChange={set} />
      {/* finds nothing */}
      <p>Please contact the harbour master if you have any questions about piers.</p>
      {/* finds: error kind=shown message="The mooring line could not be found." when=wrong.line */}
      <ul>{wrong.line && <li>The mooring line could not be found.</li>}</ul>
    </article>
  );
}

// example: a piece of a page as a compiler keeps it
// finds nothing
export const harbour = (template) => template("<h1>Harbour</h1><ul><li>Rule: Ships cannot be left alone</li></ul>");

// example: a counter of rounds is a hole
export async function stow(bales, send, told) {
  for (let at = 0; at < bales.length; at += 40) {
    try {
      await send(bales.slice(at, at + 40));
    } catch (problem) {
      // finds: error kind=shown message="Stowing from bale {value} failed: {message}"
      told.push(`Stowing from bale ${at} failed: ${problem.message}`);
    }
  }
}

// example: a reason that a record gives, and nobody asks for
export function weigh(crate) {
  // finds nothing
  if (crate.kilos > 900) return { valid: false, grounds: "A crate must not be heavier than 900 kilos" };
  // finds: error kind=shown message="A crate must not be empty"
  return crate.goods.length === 0 ? { valid: false, remark: "A crate must not be empty" } : { valid: true };
}
export const remarkOf = (crate, tell) => tell(weigh(crate).remark);
export const CrateDialog = ({ Dialog }) => (
  // finds: error kind=shown message="The crate could not be weighed. Please try again."
  <Dialog closable={false} wording="The crate could not be weighed. Please try again." />
);

// example: what a log is told, of whichever library
export async function hoist(logs, send, tell) {
  const log = logs.createDockLogger("hoist");
  try {
    await send();
  } catch (problem) {
    // finds nothing
    log.error(`The hoist could not be moved: ${problem}`);
    // finds: error kind=shown message="The hoist is stuck. Please try again."
    tell("The hoist is stuck. Please try again.");
  }
}

// example: what is drawn while nothing is chosen, and what a filter is called
export function HoldPlan({ hold, filters }) {
  return (
    <section>
      {/* finds nothing */}
      {hold ? <pre>{hold.plan}</pre> : <p>Please choose a hold to view its plan</p>}
      {/* finds nothing */}
      {hold?.crates.length ? <ul>{hold.crates}</ul> : <p>This hold is empty</p>}
      {/* finds nothing */}
      <HoldFilter label="Must have a tally" isOn={filters.tally} />
    </section>
  );
}

// example: what goes on after a name
export const Unsynced = ({ mooring }) =>
  // finds nothing
  createElement(Fragment, null, 'Mooring "', mooring.code, '" could not be found!');

// example: a text that is put in another one's place, and the one that was there
export function tellOfFreight(answer, page) {
  // finds nothing
  const text = answer.message.replace("Freight cannot be more than", "The most freight is");
  page.textContent = text;
}

// example: what is told of the status of an answer, whatever its words
export function RemoveCrate({ crate, note, tide }) {
  const [shown, setShown] = useState("");
  const remove = async () => {
    const answer = await fetch(`/api/crates/${crate.id}`, { method: "DELETE" });
    // finds: error kind=shown code="404" message="The crate is already gone" when="!ok and status === 404"
    // finds: error kind=shown message="The crate could not be removed" when="!ok and status !== 404"
    if (!answer.ok) setShown(answer.status === 404 ? "The crate is already gone" : "The crate could not be removed");
    if (answer.status === 409) {
      // finds: error kind=shown code="409" message="Somebody was faster" when="status === 409"
      note.textContent = "Somebody was faster";
      return;
    }
    // finds: error kind=shown code="429" message="Slow down, please" when="status === 429"
    if (answer.status === 429) setShown("Slow down, please");
    // finds nothing
    if (tide.height === 404) setShown("The water is high");
    // finds: error kind=status code="410"
    if (answer.status === 410) tide.count("Crate was gone");
    // finds nothing
    setShown(answer.status === 200 ? "The crate is gone" : "");
  };
  return (
    <button type="button" onClick={remove}>
      {shown}
    </button>
  );
}

// example: a text of jQuery by a status
export async function takeOffer(offer) {
  const answer = await fetch(`/api/offers/${offer.id}`, { method: "POST" });
  // finds: error kind=shown code="412" message="You have this one" when="status === 412"
  $("#note").text(answer.status !== 412 ? "The offer is yours" : "You have this one");
}

// example: a connection that is lost, and what somebody does not allow
export const Line = ({ isOpen, mayRun, mayStop }) => (
  <section>
    {/* finds: error message="The connection to the harbour was lost." kind=shown when=!isOpen */}
    {!isOpen && <p>The connection to the harbour was lost.</p>}
    {/* finds: error message="Night trips are disabled by this ferry." kind=shown when=!mayRun */}
    {!mayRun && <p>Night trips are disabled by this ferry.</p>}
    {/* finds nothing */}
    {!mayStop && <p>Stops on the way are disabled by default.</p>}
  </section>
);

// example: rows of a table of outcomes, a share of all, and which of several are meant
const OUTCOMES = [
  { outcome: "landed", label: "Landed in time", description: "The boat came in." },
  // finds nothing
  { outcome: "refused", label: "Landing rejected", description: "The harbour was full." },
  // finds nothing
  { outcome: "papers", label: "Papers and cargo mismatch", description: "What was told of the cargo." },
];

export const Outcomes = ({ counts, all }) => (
  <section>
    {OUTCOMES.map((row) => (
      <p key={row.outcome} title={row.description}>
        {row.label}: {counts[row.outcome]}
      </p>
    ))}
    {/* finds nothing */}
    <p title={`${counts.refused.toLocaleString()} failed of ${all.toLocaleString()} landings`}>{all}</p>
    {/* finds nothing */}
    <p>Send it anyway: You can still do so! The unrecognized papers will just be skipped.</p>
  </section>
);

// example: what is exclaimed before, a printed apostrophe, and what is missing
export const Berth = ({ name, papers }) => (
  <section>
    {/* finds: error message="Oh no! We’ve encountered some errors" kind=shown when=!papers */}
    {!papers && <h1>Oh no! We’ve encountered some errors</h1>}
    {/* finds: error message="Some papers couldn’t make it through the customs." kind=shown when=!papers */}
    {!papers && <p>Some papers couldn’t make it through the customs.</p>}
    {/* finds: error message="No cargo.list file found" kind=shown when=!papers */}
    {!papers && <p>No cargo.list file found</p>}
    {/* finds: error message="Oops! Something went wrong on the way" kind=shown when=!name */}
    {!name && <p>Oops! Something went wrong on the way</p>}
    {/* finds nothing */}
    <span>{name ?? "No boats connected"}</span>
  </section>
);
