/** The tokens of tokens.css, in the groups in which the page of the design shows them. A test holds one against the other. */

export const COLOURS = {
  "Grounds and ink": ["ground", "surface", "sunk", "line", "ink", "dim", "mask"],
  "Accent and certainty": ["accent", "accent-soft", "certain"],
  "The mark in a text": ["mark", "mark-ink"],
  "What a call does": [
    "read",
    "read-soft",
    "write",
    "write-soft",
    "change",
    "change-soft",
    "remove",
    "remove-soft",
    "warn",
    "warn-soft",
    "neutral",
    "neutral-soft",
  ],
  "Whose code it is": ["runtime", "framework", "library", "product", "unknown"],
} as const;

export const TEXTS = ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "display"] as const;
export const SPACES = ["2", "4", "6", "8", "12", "16", "20", "24", "32", "48", "64"] as const;
export const CORNERS = ["xs", "sm", "md", "lg", "round"] as const;
