/**
 * Parsers that PEG.js (0.7 to 0.10) and Peggy (1 to 5) wrote from somebody's grammar: all have the same code around it, so that the
 * index knows some of any. Whose the grammar is, is said by who uses it; what the tool wrote says nothing of the product.
 */
/** `throw new Error("Can't start parsing from rule \""+t.startRule+"\".")` */
const WRITTEN = "start parsing from rule ";

/** Of a parser that the index holds it knows more than the code around the grammar. */
const HELD = 0.5;

/** @param share of its grams, what the index knows of one component */
export const isGeneratedParser = (text: string, share = 0): boolean => share < HELD && text.includes(WRITTEN);
