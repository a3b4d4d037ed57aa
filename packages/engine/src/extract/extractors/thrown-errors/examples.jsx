// example: plain errors
export function divide(a, b) {
  // finds: error kind=thrown message="Cannot divide by zero"
  if (b === 0) throw new Error("Cannot divide by zero");
  // finds: error kind=thrown message="Both numbers must be finite"
  if (!Number.isFinite(a / b)) throw new RangeError("Both numbers must be finite");
  return a / b;
}

export function divideTold(a, b, tell) {
  try {
    return divide(a, b);
  } catch (error) {
    return tell(error.message);
  }
}

// example: a message with holes
export function findUser(users, query) {
  const user = users.find(({ id }) => id === query.id);
  // finds: error kind=thrown message="User {id} does not exist"
  if (!user) throw new Error(`User ${query.id} does not exist`);
  // finds: error kind=thrown message="No access to {name}"
  if (user.locked) throw new Error("No access to " + query.name);
  return user;
}

export function findUserTold(users, query, tell) {
  try {
    return findUser(users, query);
  } catch (error) {
    return tell(error.message);
  }
}

// example: a class of its own
class PaymentError extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

export function charge(card) {
  // finds: error kind=thrown code=card_expired message="The card has expired"
  if (card.expired) throw new PaymentError("The card has expired", "card_expired");
  return card;
}

export function chargeTold(card, tell) {
  try {
    return charge(card);
  } catch (error) {
    return tell(error.message);
  }
}

// example: one of two messages
export function checkAge(age, strict) {
  // finds: error kind=thrown message="You must be an adult"
  // finds: error kind=thrown message="Please ask your parents"
  if (age < 18) throw new Error(strict ? "You must be an adult" : "Please ask your parents");
}

export function checkAgeTold(age, strict, tell) {
  try {
    return checkAge(age, strict);
  } catch (error) {
    return tell(error.message);
  }
}

// example: messages that stand elsewhere
const MESSAGES = { quota: "The quota is used up", offline: "You are offline" };
const TOO_LATE = "The booking is closed";

export function book(state) {
  // finds: error kind=thrown message="The quota is used up"
  if (state.full) throw new Error(MESSAGES.quota);
  // finds: error kind=thrown message="The booking is closed"
  if (state.late) throw TypeError(TOO_LATE);
}

export function bookTold(state, tell) {
  try {
    return book(state);
  } catch (error) {
    return tell(error.message);
  }
}

// example: a function that makes the error
// skip webpack: the minifier writes the function in place, and the whole message stands there
// skip rspack: the minifier writes the function in place, and the whole message stands there
// finds: error kind=thrown message="{what} could not be saved"
const failure = (what) => new Error(`${what} could not be saved`);

export function save(document) {
  // todo finds: error kind=thrown message="The document could not be saved"
  if (!document.title) throw failure("The document");
}

// example: a function that throws
function fail(message) {
  throw new Error(message);
}

export function open(file) {
  // finds: error kind=thrown message="The file is empty"
  if (file.size === 0) fail("The file is empty");
}

export function openTold(file, tell) {
  try {
    return open(file);
  } catch (error) {
    return tell(error.message);
  }
}

function ensure(condition, message) {
  if (!condition) throw new Error(message);
}

export function close(file) {
  // finds: error kind=thrown message="The file is still in use"
  ensure(file.idle, "The file is still in use");
}

export function closeTold(file, tell) {
  try {
    return close(file);
  } catch (error) {
    return tell(error.message);
  }
}

// example: rejected promises
export function load(url) {
  // finds: error kind=thrown message="Nothing to load"
  if (!url) return Promise.reject(new Error("Nothing to load"));
  return Promise.resolve(url);
}

export const loadTold = (url, tell) => load(url).catch((error) => tell(error.message));

// example: the message stands in the error's class
class NotFoundError extends Error {
  constructor() {
    // finds: error kind=thrown message="The page was not found"
    super("The page was not found");
    this.name = "NotFoundError";
  }
}

export function page(pages, path) {
  if (!(path in pages)) throw new NotFoundError();
  return pages[path];
}

// example: a class of errors that makes its words of what it is given
class HarbourError extends Error {
  constructor(detail) {
    super(detail);
    this.status = 400;
  }
}

class DepthError extends HarbourError {
  constructor(berth, depth, detail) {
    super(detail);
    this.name = "DepthError";
    // finds: error kind=thrown message="Cannot moor at {name}, which is only {depth} m deep."
    this.message = `Cannot moor at ${berth.name}, which is only ${depth} m deep.`;
  }
}

export function moor(ship, berth) {
  // finds: error kind=thrown message="Cannot moor at {name}, which is only {depth} m deep."
  if (ship.draught > berth.depth) throw new DepthError(berth, berth.depth, JSON.stringify(ship));
  return berth;
}

export function moorTold(ship, berth, tell) {
  try {
    return moor(ship, berth);
  } catch (error) {
    return tell(error.message);
  }
}

// example: things that look alike
export function quiet(log, event) {
  // finds nothing
  log(new Error("Only reported and never thrown"));
  try {
    event.run();
  } catch (error) {
    // finds nothing
    throw error;
  }
  // finds nothing
  if (event.code) throw new Error(event.code);
  // finds nothing
  if (event.stop) throw new Error();
  // finds nothing
  if (event.promise) throw event.promise.then(() => "Waiting for the data");
  // finds nothing
  if (!event.members.has(log)) throw TypeError("Cannot " + event.words);
}

// example: helpers of a compiler, which throw by a function of their own
const refuse = (words) => {
  throw TypeError(words);
};
export const addMember = (members, one) =>
  // finds nothing
  members.has(one) ? refuse("Cannot add the same private member more than once") : members.add(one);

// example: what nobody is seen to receive
export function useLedger(react, context) {
  const ledger = react.useContext(context);
  // finds: error kind=thrown message="useLedger must stand below a LedgerProvider"
  if (!ledger) throw new Error("useLedger must stand below a LedgerProvider");
  return ledger;
}

const sorted = (lines, order) => {
  if (order === "name") return lines.toSorted();
  if (order === "none") return lines;
  // finds: error kind=thrown message="Unknown order of the ledger {order}"
  throw new Error(`Unknown order of the ledger ${order}`);
};
export const drawn = (lines, draw) => draw(sorted(lines, draw.order));

// example: what only the console is told
const readLedger = (text) => {
  // finds nothing
  if (text.length > 90_000) throw new Error("The ledger of last year is too long");
  return text.split(",");
};
export const reread = (text) => {
  try {
    return readLedger(text);
  } catch (error) {
    console.warn("ledger", error);
    return [];
  }
};

// example: helpers of compilers
export function classCheck(instance, type) {
  // finds nothing
  if (!(instance instanceof type)) throw new TypeError("Cannot call a class as a function");
}

// example: the condition that leads to it
export function reserve({ trip, guest }) {
  // finds: error kind=thrown message="The trip has no seats left" when="trip.seats <= 0"
  if (trip.seats <= 0) throw new Error("The trip has no seats left");
  // finds: error kind=thrown message="Guests pay before they board" when="!guest.paid and guest.kind !== \"child\""
  if (!guest.paid && guest.kind !== "child") throw new Error("Guests pay before they board");
  return trip.name;
}

export function reserveTold(trip, tell) {
  try {
    return reserve({ trip, guest: trip.guest });
  } catch (error) {
    return tell(error.message);
  }
}

// example: the call whose failure leads to it
const cancel = (id) => fetch(`/api/trips/${id}`, { method: "DELETE" });

export async function cancelTrip(trip) {
  try {
    await cancel(trip.id);
  } catch {
    // finds: error kind=thrown message="The trip could not be cancelled" when="DELETE /api/trips/{id} fails"
    throw new Error("The trip could not be cancelled");
  }
}

export const loadTrips = () =>
  fetch("/api/trips").catch(() => {
    // finds: error kind=thrown message="The list of trips is not available" when="GET /api/trips fails"
    throw new Error("The list of trips is not available");
  });

// example: a call that is complete only above the place that answers its failure, alone and beside another
const unmoor = (boat) => fetch(`/api/moorings/${boat.berth}`, { method: "DELETE" });
const listMoorings = () => fetch("/api/moorings");
const Mooring = ({ boat, onLeave, onSail }) => (
  <button onClick={() => onLeave(boat)} onBlur={() => onSail(boat)}>
    Leave
  </button>
);

export function Moorings({ boats }) {
  const leave = async (boat) => {
    try {
      await unmoor(boat);
    } catch {
      // finds: error kind=thrown message="The boat is still moored" when="DELETE /api/moorings/{berth} fails"
      throw new Error("The boat is still moored");
    }
  };
  const sail = async (boat) => {
    try {
      await unmoor(boat);
      await listMoorings();
    } catch {
      // finds: error kind=thrown message="The boat has not sailed"
      throw new Error("The boat has not sailed");
    }
  };
  return boats.map((boat) => <Mooring key={boat.id} boat={boat} onLeave={leave} onSail={sail} />);
}

// example: a key of a catalogue that is loaded while the program runs
export function findTrip({ i18n, trips, id }) {
  const trip = trips.find((one) => one.id === id);
  // finds: error kind=thrown message=tripNotFound
  if (!trip) throw new Error(i18n.t("tripNotFound"));
  return trip;
}

export function findTripTold(asked, tell) {
  try {
    return findTrip(asked);
  } catch (error) {
    return tell(error.message);
  }
}

// example: a text that is thrown
export function board(trip) {
  // finds: error kind=thrown message="Nobody waits at the gate"
  if (trip.waiting === 0) throw "Nobody waits at the gate";
  // finds nothing
  if (trip.isFull) throw "full";
}

export function boardTold(trip, tell) {
  try {
    return board(trip);
  } catch (error) {
    return tell(error.message);
  }
}

// example: the number that a library gives its messages in production, and chunks that do not load
export function numbered({ code, chunk }) {
  // finds nothing
  if (code)
    throw new Error(`Minified error #${code}; visit https://example.org/errors?code=${code} for the full message.`);
  // finds nothing
  throw new Error(`Loading CSS chunk ${chunk} failed.`);
}

// example: a piece of a text that is only by default what it is stays open
function shut(who = "nobody") {
  // finds: error kind=thrown message="The gate is shut for {value} now"
  throw new Error(`The gate is shut for ${who} now`);
}
export function turnAway(guest, tell) {
  try {
    return shut(guest.value.trim());
  } catch (error) {
    return tell(error.message);
  }
}

// example: streams that end with an error
import { Observable } from "rxjs";

export const levels = (gauge) =>
  new Observable((subscriber) => {
    gauge.on("reading", (reading) => {
      // finds: error kind=thrown message="Reading without a level"
      if (reading.level === undefined) subscriber.error(new Error("Reading without a level"));
      else subscriber.next(reading.level);
    });
  });

export const levelsTold = (gauge, tell) => levels(gauge).subscribe({ next: tell, error: (e) => tell(e.message) });

// finds nothing
export const spare = (pool) => pool.take(() => new Error("Gauge of the pool"));

// example: what makes the error that a stream ends with
// skip vite: the little of RxJS that is used is not known by name
// skip webpack: as vite
// skip rspack: as vite
// skip esbuild: as vite
import { throwError } from "rxjs";

// finds: error kind=thrown message="Gauge under the ice"
export const frozen = () => throwError(() => new Error("Gauge under the ice"));

export const frozenTold = (tell) =>
  frozen().subscribe(
    () => tell(),
    (error) => tell(error.message),
  );

// example: what is thrown at who calls in a wrong way
class Sail {
  hoist() {
    // finds nothing
    throw new Error("A sail must say how it is hoisted");
  }
}

export function keyOfSail(sail, mast) {
  // finds nothing
  if (!sail || typeof mast !== "string") throw new Error("Cannot make the key of a sail without a mast");
  // finds: error kind=thrown message="This sail is torn"
  if (sail.torn) throw new Error("This sail is torn");
  return [Sail, mast];
}

export function keyOfSailTold(sail, mast, tell) {
  try {
    return keyOfSail(sail, mast);
  } catch (error) {
    return tell(error.message);
  }
}

// example: a text that a promise is rejected with
export const rig = (mast) =>
  new Promise((resolve, reject) => {
    // finds: error kind=thrown message="This mast cannot be rigged"
    if (mast.broken) reject("This mast cannot be rigged");
    resolve(mast);
  });

// example: a rejected text
export const reef = (sail) =>
  // finds: error kind=thrown message="This sail cannot be reefed"
  sail.small ? Promise.reject("This sail cannot be reefed") : Promise.resolve(sail);

// example: the answer to who asks for a page, and what fails for all that ask through a client
class Answer {
  constructor(status, body) {
    this.status = status;
    this.body = body;
  }
}
const refused = (status, text) => {
  throw new Answer(status, text);
};
export const loadSail = ({ sails, id }) => {
  // finds: error kind=thrown message="There is no such sail on board"
  if (!sails.has(id)) refused(404, "There is no such sail on board");
  return sails.get(id);
};
export const listen = (client) =>
  client.interceptors.response.use(
    (answer) => answer.data,
    (error) => {
      // finds: error kind=thrown message="The harbour office cannot be reached"
      throw error.response ? error : new Error("The harbour office cannot be reached");
    },
  );

// example: a folder of modules, as webpack reads it
const folder = { "./keel.js": ["a1", "chunk-1"] };
export function keelModule(name) {
  if (!(name in folder))
    return Promise.resolve().then(() => {
      // finds nothing
      const error = new Error("Cannot find module '" + name + "'");
      error.code = "MODULE_NOT_FOUND";
      throw error;
    });
  return import(folder[name][1]);
}

// example: a class of errors that is given its field first
class Unfit extends Error {
  constructor(part, message) {
    super(message);
    this.part = part;
  }
}
export function checkSaddle(saddle) {
  // finds: error kind=thrown message="Choose a girth for the saddle"
  if (!saddle.girth) throw new Unfit("girth", "Choose a girth for the saddle");
  saddle.ready();
}

// example: what is thrown behind a comma, and one of two errors
let tries = 0;

async function signIn(pin) {
  const answer = await fetch("/api/sign-in", { method: "POST", body: JSON.stringify({ pin }) });
  // finds: error kind=thrown message="Wrong e-mail or pin" when="!ok"
  if (!answer.ok) throw ((tries += 1), new Error("Wrong e-mail or pin"));
  return answer.json();
}

function refuse(account) {
  // finds: error kind=thrown message="Your account is locked" when="locked"
  // finds: error kind=thrown message="Your account is closed" when="!locked"
  throw account.locked ? new Error("Your account is locked") : ((tries += 1), new Error("Your account is closed"));
}

function refuseAtOnce(account) {
  // finds: error kind=thrown message="Your pin is used up" when="locked"
  if (account.locked) throw new Error("Your pin is used up");
  // finds: error kind=thrown message="Your pin is wrong"
  throw new Error("Your pin is wrong");
}

export const signInTold = (account, pin, tell) =>
  signIn(pin)
    .then(() => (pin ? refuse(account) : refuseAtOnce(account)))
    .catch((error) => tell(error.message));

// example: conditions that hold together
async function loadTicket(id) {
  const answer = await fetch(`/api/tickets/${id}`);
  // finds: error kind=thrown code="404" message="Nobody has that ticket" when="!ok and status === 404"
  // finds: error kind=thrown message="That ticket is being moved" when="!ok and status !== 404"
  if (!answer.ok) throw new Error(answer.status === 404 ? "Nobody has that ticket" : "That ticket is being moved");
  return answer.json();
}

async function openDoor(door) {
  const answer = await fetch(`/api/doors/${door.id}`, { method: "POST" });
  if (answer.status === 423) {
    // finds: error kind=thrown code="423" message="The door stays shut" when="status === 423 and tries > 3"
    if (door.tries > 3) throw new Error("The door stays shut");
  }
  // finds: error kind=thrown message="The door did not move" when="!ok and !message"
  if (!answer.ok) throw new Error((await answer.json()).message || "The door did not move");
}

function mayLeave(visit) {
  if (visit.paid > visit.price || visit.free)
    if (!visit.key)
      // finds: error kind=thrown message="Hand in the key first" when="(paid > price or free) and !key"
      throw new Error("Hand in the key first");
}

export const visitTold = (visit, tell) =>
  loadTicket(visit.ticket)
    .then(() => openDoor(visit.door))
    .then(() => mayLeave(visit))
    .catch((error) => tell(error.message));

// example: a value that is tested before a text is a hole in it
const encodingOf = (name) => (name.endsWith(".txt") ? "utf8" : name.endsWith(".md") ? "utf16" : "base64");

const readAs = (name) => {
  const encoding = encodingOf(name);
  switch (encoding) {
    case "utf8":
    case "utf16":
      return new TextDecoder(encoding);
    case "base64":
      return atob;
    default:
      // finds: error kind=thrown message="Unknown encoding of {value}: {value2}"
      throw new Error(`Unknown encoding of ${name}: ${encoding}`);
  }
};

const writeAs = (name) => {
  const encoding = encodingOf(name);
  if (encoding === "base64") return btoa;
  if (encoding === "utf16" || encoding === "utf8") return new TextEncoder();
  // finds: error kind=thrown message="Nothing is written as {value}"
  throw new Error("Nothing is written as " + encoding);
};

const printAs = (name) => {
  const encoding = encodingOf(name);
  // finds: error kind=thrown message="Nobody prints {value} on paper"
  if (encoding !== "utf8") throw new Error(`Nobody prints ${encoding} on paper`);
  return print;
};

export const copyTold = (name, tell) => {
  try {
    return [readAs(name), writeAs(name), printAs(name)];
  } catch (error) {
    return tell(error.message);
  }
};

// example: what a step asks on the way, and nobody waits for, is not what fails
const depthOf = (berth) => fetch(`/api/berths/${berth.id}/depth`).then((answer) => answer.json());
export const loadBerths = () =>
  fetch("/api/berths")
    .then((answer) => answer.json())
    .then((berths) => {
      const found = [];
      berths.forEach((berth) => found.push({ ...berth, depth: depthOf(berth) }));
      return found;
    })
    .catch(() => {
      // finds: error kind=thrown message="The berths could not be read" when="GET /api/berths fails"
      throw new Error("The berths could not be read");
    });
