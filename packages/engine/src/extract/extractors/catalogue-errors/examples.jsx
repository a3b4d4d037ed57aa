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
}
