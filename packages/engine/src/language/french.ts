/** French. */
import { EMAIL, EQUALS, type Language, NUMBER, REQUIRED, UNIQUE } from "./language.ts";

export const french: Language = {
  tag: "fr",
  fails:
    /échou|échec (?:de|du|lors|d['’])|\bimpossible (?:de|d['’])|\bne (?:peut|peuvent|doit|doivent|correspond|correspondent|sont|permet) pas\b|\bn['’](?:est|a|ont|existe|existent|êtes|avez) pas\b|introuvable|\binvalide|\bnon (?:valide|autorisé|trouvé|pris en charge)|\b(?:est|sont) incorrect|\berreur (?:lors|est survenue|s['’]est|inconnue|inattendue|interne|réseau)|\bune erreur\b|\ba expiré|\bexpiré|\brefusé|\bexiste déjà|\bdéjà (?:utilisée?|prise?|existante?)|\btrop (?:longs?|courte?s?|longue|grande?s?|petite?s?|de )|\b(?:est|sont) (?:requis|obligatoire)|\bdoi(?:t|vent) (?:être|contenir|avoir|comporter|commencer|correspondre)|\bdépasse|\bréessay/i,
  tells:
    /\?$|annulée? ?\.?$|irréversible|automatiquement|succès|^(?:si|comment|pourquoi|lorsque|quand) |\baucune erreur|sans erreur/i,
  demands:
    /\b(?:est|sont) (?:requis|obligatoire)|champs? (?:requis|obligatoire)|\bne (?:peut|peuvent|doit|doivent) pas\b|\bdoi(?:t|vent)\b|\bau (?:moins|plus|maximum|minimum) (?:\d|\{|une?\b)|\binvalide|\bn['’]est pas valide|\bnon valide|\bexiste déjà|\bdéjà utilisée?|\bne correspond(?:ent)? pas|\btrop (?:longs?|courte?s?|longue|grande?s?|petite?s?)\b|\bdépasse|\b(?:est|sont) incorrect/i,
  asks: /^(?:veuillez|merci de|saisissez|entrez|choisissez|sélectionnez|indiquez) /i,
  progress: /^(?:chargement|enregistrement|envoi|recherche|suppression|mise à jour)\b.{0,60}(?:…|\.\.\.)$|\ben cours/i,
  rules: [
    [/existe déjà|déjà (?:utilisée?|prise?)/i, UNIQUE],
    [/ne correspondent pas|ne sont pas identiques/i, EQUALS],
    [/e-?mail .{0,30}(?:in)?valide|adresse .{0,20}mail .{0,20}valide/i, EMAIL],
    [/doit être un (?:nombre|chiffre)/i, NUMBER],
    [
      /requise?s?\b|obligatoires?\b|être vides?\b|^veuillez (?:saisir|entrer|renseigner|sélectionner|choisir|indiquer|remplir)(?! (?:une?|des) .{0,30}valide)/i,
      REQUIRED,
    ],
  ],
};
