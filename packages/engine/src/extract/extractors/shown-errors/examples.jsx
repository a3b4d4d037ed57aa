import { useDebugValue, useState } from "react";
import toast from "react-hot-toast";

// example: notices of a library
export async function save(document, answer) {
  // finds: error kind=shown message="The document could not be saved"
  if (!answer.ok) toast.error("The document could not be saved");
  // finds: error kind=shown message="{title} is locked by somebody else"
  if (answer.locked) toast.error(`${document.title} is locked by somebody else`);
}

// example: the browser's own dialog
export function upload(file) {
  // finds: error kind=shown message="The file is too large"
  if (file.size > 5_000_000) alert("The file is too large");
  // finds: error kind=shown message="Only images are allowed"
  if (!file.type.startsWith("image/")) window.alert("Only images are allowed");
}

// example: an object that describes a notice
export function pay(notify, dispatch) {
  // finds: error kind=shown message="Your card was declined"
  notify({ type: "error", title: "Your card was declined" });
  // finds: error kind=shown message="The payment took too long"
  dispatch({ severity: "error", message: "The payment took too long" });
}

// example: elements that say that they are alerts
const Alert = ({ severity, children }) => <div className={severity}>{children}</div>;

export const Problems = () => (
  <>
    {/* finds: error kind=shown message="No connection to the server" */}
    <p role="alert">No connection to the server</p>
    {/* finds: error kind=shown message="The session has expired" */}
    <Alert severity="error">The session has expired</Alert>
  </>
);

// example: messages that stand elsewhere
const MESSAGES = { taken: "This name is already taken", short: "Names have more letters" };

export function rename(kind) {
  // finds: error kind=shown message="This name is already taken"
  if (kind === "taken") toast.error(MESSAGES.taken);
}

// example: a default after what the server says
export function remove(error) {
  // finds: error kind=shown message="The entry could not be removed"
  toast.error(error.response?.data?.message ?? "The entry could not be removed");
}

// example: a function of its own for notices
const showFailure = (message) => toast.error(message, { duration: 8000 });

export function move(target) {
  // finds: error kind=shown message="There is no such folder"
  if (!target) showFailure("There is no such folder");
}

// example: texts under the name of an error
export function check(form, setErrors) {
  // finds: error kind=shown message="Names have three letters"
  if (form.name.length < 3) setErrors({ nameError: "Names have three letters" });
  // finds: error kind=shown message="Pick a date first"
  if (!form.date) form.error = "Pick a date first";
  // finds nothing
  form.onError = () => "Nothing to be seen";
}

// example: state that is shown
export function SignIn({ check }) {
  const [error, setError] = useState("");
  const submit = () => {
    // finds: error kind=shown message="The password is wrong"
    if (!check()) setError("The password is wrong");
  };
  return (
    <form onSubmit={submit}>
      <p className="error">{error}</p>
    </form>
  );
}

// example: things that look alike
export function report(logger, state) {
  // finds nothing
  console.error("The cache could not be read");
  // finds nothing
  console.warn("The cache is read for the first time");
  // finds nothing
  toast.success("The document was saved");
  // finds nothing
  logger.info("Errors are shown to nobody");
  // finds nothing
  toast.error(state.code);
}

export const Notice = () => (
  <>
    {/* finds nothing */}
    <p role="status">Everything was saved</p>
    {/* finds nothing */}
    <Alert severity="success">The error is gone</Alert>
    {/* finds nothing */}
    <Press color="error" onClick={() => toast.success("The board is gone")}>
      Delete the board
    </Press>
  </>
);

// finds nothing
export const badge = { type: "error", icon: "cross" };

// example: a message that is kept, refused by a check, or handed to what shows errors
export function keep({ store, form, lib, rules, toastr, name }) {
  // finds: error kind=shown message="The shelf is gone, come back…"
  store.commit("shelfError", "The shelf is gone, come back…");
  // finds nothing
  store.commit("shelfError", "Fetching the shelves…");
  // finds: error kind=shown message="Two shelves of one name"
  form.setError("shelf", { type: "manual", message: "Two shelves of one name" });
  // finds: error kind=shown message="The board hides its keeper"
  (0, lib.reportError)("The board hides its keeper");
  // finds: error kind=shown message="The shelf bends under its books"
  toastr.notices.message.warning("The shelf bends under its books");
  // finds: error kind=shown message="{name} stands on no shelf"
  rules.validator(
    (book) => book.shelf > 0,
    () => `${name} stands on no shelf`,
  );
}

// example: how a notice is meant stands beside its words
const Tone = { good: "success", bad: "danger" };

export function lend({ addAlert, enqueueSnackbar, book }) {
  // finds: error kind=shown message="The book is lent already"
  if (book.lent) addAlert("The book is lent already", Tone.bad);
  // finds: error kind=shown message="The library closes at six"
  enqueueSnackbar("The library closes at six", { variant: "error" });
  // finds nothing
  addAlert("The book is yours for a month", Tone.good);
}

// example: notices that a store keeps in a queue, with their options beside the words
export function shelve({ notify, shelf, book }) {
  // finds: error kind=shown message="Only one copy is allowed"
  if (shelf.has(book)) notify({ message: "Only one copy is allowed", options: { key: Date.now(), variant: "error" } });
  // finds: error kind=shown message="Those books stand here: {titles}"
  if (shelf.full) notify({ message: `Those books stand here: ${shelf.titles}`, options: { variant: "error" } });
  // finds nothing
  notify({ message: "The book stands on its shelf", options: { key: Date.now(), variant: "success" } });
  // finds nothing
  return { title: "Take the book off the shelf", options: { variant: "error" } };
}

// example: keys of a catalogue that is loaded while the program runs
export function Return({ useAlerts, translator, send }) {
  const { addError, addAlert } = useAlerts();
  const { t } = translator();
  const close = async (book) => {
    try {
      await send(book);
      // finds nothing
      addAlert(t("bookReturned"));
    } catch (error) {
      // finds: error kind=shown message=bookReturnError
      addError("bookReturnError", error);
    }
    // finds: error kind=shown message=shelf.full
    if (book.shelf.full) addAlert(t("shelf.full"), "danger");
  };
  return <button onClick={close}>{t("return")}</button>;
}

// example: what the console is told beside users
export async function keepPage(page, send) {
  try {
    await send(page);
  } catch (error) {
    // finds nothing
    console.error("Error keeping the page:", error);
    // finds: error kind=shown message="The page could not be kept"
    toast.error("The page could not be kept");
  }
  // finds nothing
  if (!page.number) console.error("The page has no number");
  // finds nothing
  send(page.number).catch((error) => console.warn("Its number could not be kept", error));
}

// example: a logger of one's own
const log = { error: (text) => console.error("shelf", text) };
export function reshelve(place) {
  // finds nothing
  if (!place) log.error("There is no place on the shelf");
}

// example: a question, and what tells of an error
export function removeShelf(dialog, shelf) {
  // finds nothing
  dialog.show({ kind: "danger", text: "All books of this shelf are lost", confirmLabel: "Remove" }, shelf.remove);
  // finds: error kind=shown message="The shelf could not be removed"
  if (!shelf.isEmpty) dialog.show({ kind: "danger", text: "The shelf could not be removed" });
}

// example: errors that are kept for each field
export const rename = (shelf, form) =>
  shelf.save(form.label).catch((e) => {
    // finds: error kind=shown message="Label on loan"
    form.errors.label = "Label on loan";
    console.log(e);
  });

// example: classes of an element under the name of an error
// finds nothing
export const tones = { error: "border-red-300 bg-red-50 dark:bg-red-950/30", warning: "text-amber-700 bg-amber-50" };

// example: colours under the name of an error
export const shades = {
  // finds nothing
  warningEdge: "color-mix(in srgb, var(--shade) 20%, white)",
};

// example: how it is meant, and the words
const shelfNotes = [];
const note = (tone, words, stays) => {
  shelfNotes.push({ at: Date.now(), tone, words, stays });
};
export function lend(book, reader) {
  // finds: error kind=shown message=Unauthorized
  if (!reader) note("error", "Unauthorized", false);
  // finds nothing
  if (reader) note("success", "Lent for four weeks", false);
  return shelfNotes.length;
}

// example: dialogs and bars that are opened with an error
export function tellOpened(bar, dialogs, other) {
  // finds: error kind=shown message="The crew was not loaded"
  bar.openErrorMessage({ title: "The crew was not loaded", timeout: 5000 });
  // finds: error kind=shown message="Nobody is on board"
  dialogs.showErrorDialog("Nobody is on board");
  // finds nothing
  other.openErrorLog("The log of last week");
}

// example: what the setup of a component calls an error
export const ferryImport = {
  setup() {
    const e = ref("");
    const n = ref("");
    function read(file) {
      // finds: error kind=shown message="The ferry file was not given"
      if (!file) e.value = "The ferry file was not given";
      // finds nothing
      n.value = "The name of the ferry file";
    }
    return { errorMessage: e, fileName: n, read };
  },
};

// example: a service that shows notices, whose method has a plain name
export class BerthDesk {
  constructor(toast, store) {
    this.toast = toast;
    this.store = store;
  }
  assign(berth) {
    if (this.store.fits(berth)) return this.store.assign(berth);
    // finds: error message="There is no room on this pier. Choose another." kind=shown
    this.toast.show("There is no room on this pier. Choose another.", 0, false, "error");
    // finds nothing
    this.toast.show("The berth is kept for a day.", 0, false, "success");
    // finds nothing
    this.store.show("The error page is drawn in red.", 0, false, "error");
    return undefined;
  }
}

// example: words that a library which nobody knows translates
export class SlipwayForm {
  constructor(texts) {
    this.intl = window.slipway.texts(texts);
    this.state = {};
  }
  choose(files) {
    if (files.length > 1) {
      // finds: error message="Boats per slipway: one" kind=shown
      this.state.notice = { severity: "error", message: this.intl.formatMsg("Boats per slipway: one") };
      return;
    }
    // finds nothing
    this.state.notice = { severity: "info", message: this.intl.formatMsg("The boat is on the slipway") };
  }
}

// example: what has the methods of the console
export function watchKeel(log, keel) {
  log.debug("The keel is watched");
  // finds nothing
  if (keel.lost) log.error("The keel of the boat");
}

// example: what a library is handed beside a name is not called with it
const useMark = (name, isOn) => useDebugValue(name, isOn);

export function useHull(hull) {
  // finds nothing
  useMark("is-worn", hull.error);
  // finds nothing
  useMark("is-new", hull.fresh);
}

// example: what is told in a `catch` does not depend on what was asked before
export async function askAgain(form, note) {
  if (!form.isBusy) {
    form.isBusy = true;
    try {
      await form.askForCode();
    } catch {
      // finds: error message="Could not ask for another code." kind=shown
      note.error = "Could not ask for another code.";
    }
  }
}

// example: one of three, by the status of an answer
export async function takeSeat(seat) {
  const answer = await fetch(`/api/seats/${seat.id}`, { method: "PUT" });
  if (!answer.ok)
    alert(
      // finds: error kind=shown code="409" message="Somebody sits there" when="!ok and status === 409"
      // finds: error kind=shown code="410" message="The row was taken out" when="!ok and status === 410"
      // finds: error kind=shown message="That seat stays free" when="!ok and status !== 409 and status !== 410"
      answer.status === 409
        ? "Somebody sits there"
        : answer.status === 410
          ? "The row was taken out"
          : "That seat stays free",
    );
}
