/** German. */
import { EMAIL, EQUALS, type Language, NUMBER, REQUIRED, UNIQUE } from "./language.ts";

export const german: Language = {
  tag: "de",
  fails:
    /fehlgeschlagen|gescheitert|schiefgelaufen|schief gelaufen|\b(?:konnten?|kann|können|darf|dürfen|wurden?) .{0,60}\bnicht\b|\bnicht (?:gefunden|erlaubt|gestattet|zulässig|möglich|unterstützt|gültig|erreichbar|berechtigt|angemeldet)\b|ungültig|fehlerhaft|\bfehler (?:beim|bei|ist|aufgetreten)\b|\b(?:unbekannter|unerwarteter|interner) fehler|abgelaufen|verweigert|überschritten|überschreitet|\bexistier(?:t|en) (?:bereits|schon|nicht)\b|\bbereits (?:vergeben|vorhanden|verwendet|registriert|in verwendung)|\bstimm(?:t|en) .{0,30}nicht\b|\b(?:ist|sind) (?:erforderlich|ein pflichtfeld|pflichtfelder)|\bmuss .{0,60}\b(?:sein|enthalten|haben|beginnen|bestehen)\b|\bmüssen .{0,60}\b(?:sein|enthalten|haben|beginnen|bestehen)\b|\bfehl(?:t|en)[.!]?$|\bkeine (?:ausreichende )?(?:berechtigung|verbindung|internetverbindung)|\bzu (?:lang|kurz|groß|gross|klein|viele|wenige)\b|\bversuchen sie es\b|\bversuche es (?:erneut|später|noch)/i,
  tells:
    /\?$|rückgängig|widerrufen|automatisch|erfolgreich|^(?:wenn|falls|ob|wie|warum|was|welche|ohne) |\b(?:keine|ohne) fehler\b|nicht mehr anzeigen|fehler melden/i,
  demands:
    /\berforderlich|pflichtfeld|\bdarf (?:nicht|kein|maximal|höchstens)|\bdürfen (?:nicht|kein|nur)|\bmuss\b|\bmüssen\b|\bmindestens (?:\d|\{|ein)|\bhöchstens\b|\bungültig|\bkeine? gültige|\bbereits (?:vergeben|vorhanden|verwendet|registriert)|existiert bereits|\bstimm(?:t|en) .{0,30}nicht\b|\bzu (?:lang|kurz|groß|gross|klein)\b|\bnicht (?:erlaubt|zulässig)\b|\bfehlt[.!]?$/i,
  asks: /^bitte \p{L}+|^(?:geben|wählen|füllen) sie /iu,
  progress: /\bwird .{0,60}(?:…|\.\.\.)$|\bwerden .{0,60}(?:…|\.\.\.)$|^(?:laden?|lädt|speichere?n?|bitte warten)\b/i,
  rules: [
    [/bereits (?:vergeben|vorhanden|verwendet|registriert)|existiert bereits/i, UNIQUE],
    [/stimmen? .{0,30}nicht überein|stimmt .{0,30}nicht überein|nicht identisch/i, EQUALS],
    [/gültige e-?mail|e-?mail.{0,30}ungültig|ungültige e-?mail/i, EMAIL],
    [/\bmuss eine (?:gültige )?zahl sein|keine (?:gültige )?zahl/i, NUMBER],
    [
      /erforderlich|pflichtfeld|nicht leer|bitte .{0,40}(?:ein|aus|angeben|eingeben|auswählen|ausfüllen)[.!]?$|fehlt$/i,
      REQUIRED,
    ],
  ],
};
