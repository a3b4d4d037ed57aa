// example: keys of a catalogue
const en = {
  "order.save": "Save the order",
  "order.saved": "The order was saved",
  "order.error.empty": "The order has no lines",
  "order.failed": "The order could not be sent to {{ shop }}",
  "order.title": "Your order",
  "order.note": "Leave a note for the shop",
  "order.back": "Back to the shop",
  "order.help": "How orders work",
  "order.ask": "Do you want to leave without saving?",
  order_foreign: "This order belongs to another shop",
  "order.code.sold": "Somebody else has the last piece",
  "order.code.late": "The shop takes orders until six",
  warning_edit_anyway: "Edit the order anyway",
  "order.sort.absent": "Not found in the shelf",
  "order.on_error.way": "Way of the order",
  "order.on_error.lost": "The order got lost",
  "order.errors.gone": "This piece is no longer in the shop",
  "order.errors.dear": "Orders cost at most {{ most }} here",
  "order.errors.sign": "Piece",
  "order-failed-pieces_one": "Failed packing {{count}} piece",
  "order-failed-pieces_other": "Failed packing {{count}} pieces",
  "order-error-login-link": "Log in to the shop",
  "order-failed-button-title": "Remove failed order",
  "order.shelf": "The shelf of the shop",
  "order.pieces": "Pieces in the order",
  "order.price": "Price of all pieces",
  "order.day": "Day of the order",
  "order.error.late": "The order came too late",
};

const de = {
  "order.save": "Bestellung speichern",
  "order.saved": "Die Bestellung wurde gespeichert",
  "order.error.empty": "Die Bestellung hat keine Zeilen",
  "order.failed": "Die Bestellung kam nicht bei {{ shop }} an",
  "order.title": "Ihre Bestellung",
  "order.note": "Eine Notiz hinterlassen",
  "order.back": "Zum Laden",
  "order.help": "So geht eine Bestellung",
  "order.ask": "Ohne Speichern gehen?",
  order_foreign: "Diese Bestellung ist von einem anderen Laden",
  "order.code.sold": "Das letzte Stück ist weg",
  "order.code.late": "Der Laden nimmt Bestellungen bis sechs an",
  warning_edit_anyway: "Trotzdem bearbeiten",
  "order.sort.absent": "Nicht im Regal",
  "order.on_error.way": "Weg der Bestellung",
  "order.on_error.lost": "Die Bestellung ging verloren",
  "order.errors.gone": "Das Stück ist nicht mehr im Laden",
  "order.errors.dear": "Bestellungen kosten hier höchstens {{ most }}",
  "order.errors.sign": "Stück",
  "order-failed-pieces_one": "{{count}} Stück konnte nicht gepackt werden",
  "order-failed-pieces_other": "{{count}} Stücke konnten nicht gepackt werden",
  "order-error-login-link": "Im Laden anmelden",
  "order-failed-button-title": "Bestellung entfernen",
  "order.shelf": "Regal des Ladens",
  "order.pieces": "Stücke der Bestellung",
  "order.price": "Preis aller Stücke",
  "order.day": "Tag der Bestellung",
  "order.error.late": "Die Bestellung kam zu spät",
};

export const start = (i18n) =>
  i18n.init({ lng: "en", resources: { en: { translation: en }, de: { translation: de } } });

export function submit(order, show, i18n) {
  // finds: error kind=shown message="The order has no lines"
  if (order.lines.length === 0) show(i18n.t("order.error.empty"));
  // finds: error kind=shown message="The order could not be sent to {shop}"
  if (!order.send()) show(i18n.t("order.failed", { shop: order.shop }));
  // finds nothing
  show(i18n.t("order.saved"));
  // finds nothing
  show(i18n.t("order.ask"));
  // finds nothing
  show(i18n.t("warning_edit_anyway"));
  // finds: error kind=shown message="Failed packing {count} pieces"
  if (order.lost > 0) show(i18n.t("order-failed-pieces", { count: order.lost }));
  // finds nothing
  if (!order.user) show(i18n.t("order-error-login-link"), i18n.t("order-failed-button-title"));
  // finds: error kind=thrown message="This order belongs to another shop"
  if (order.shop !== show.shop) throw new TypeError("order_foreign");
}

export const submitTold = (order, show, i18n) => {
  try {
    submit(order, show, i18n);
  } catch (error) {
    show(error.message);
  }
};

// finds: error kind=shown message="The order came too late"
export const dayRules = (day, i18n, isOpen) => day.test("is-open", i18n.t("order.error.late"), isOpen);

export const shelfTests = [
  // finds nothing
  { text: "order.sort.absent", value: "absent" },
];

export const wayFields = [
  // finds nothing
  { field: "wayAfter", name: "order.on_error.way", type: "string" },
  // finds: error kind=shown message="The order got lost"
  { field: "lostAt", type: "string", warning: "order.on_error.lost" },
];

export function refused(code, i18n) {
  switch (code) {
    // finds: error kind=mapped code=not_in_stock message="Somebody else has the last piece"
    case "not_in_stock":
      return i18n.t("order.code.sold");
    // finds: error kind=mapped code=too_late message="The shop takes orders until six"
    case "too_late":
      return i18n.t("order.code.late");
    default:
      return code;
  }
}

// finds: error kind=shown message="This piece is no longer in the shop"
// finds: error kind=shown message="Orders cost at most {most} here"
export const answered = (answer, show, i18n) => show(i18n.t(`order.errors.${answer.code}`, answer));

// example: what the values of a set are called
var Verdict = ((verdict) =>
  (
    // finds nothing
    (verdict.ACCEPTED = "ACCEPTED"),
    // finds nothing
    (verdict.TIME_LIMIT_EXCEEDED = "TIME_LIMIT_EXCEEDED"),
    // finds nothing
    (verdict.JUDGEMENT_FAILED = "JUDGEMENT_FAILED"),
    verdict
  ))(Verdict || {});

// finds nothing
const RUNS = { Queued: "queued", NotFound: "not_found", LoadFailed: "load_failed" };

const verdictLabels = {
  PENDING: "Pending",
  WAITING: "Waiting",
  PREPARING: "Preparing",
  COMPILING: "Compiling",
  RUNNING: "Running",
  FROZEN: "Frozen",
  ACCEPTED: "Accepted",
  CORRECT: "Correct",
  NO_OUTPUT: "No Output",
  SKIPPED: "Skipped",
  TIME_LIMIT_EXCEEDED: "Time Limit Exceeded",
  JUDGEMENT_FAILED: "Judgement Failed",
  queued: "Waiting in line",
  not_found: "The run could not be found",
  load_failed: "Loading failed",
};

export const verdictOf = (run) => verdictLabels[run.verdict];
export const isLate = (run) => run.verdict === Verdict.TIME_LIMIT_EXCEEDED || run.verdict === "JUDGEMENT_FAILED";
export const isGone = (run) => run.state === RUNS.NotFound || run.state === RUNS.LoadFailed;
