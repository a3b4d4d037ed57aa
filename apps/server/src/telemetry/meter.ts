/** The name under which all instruments of this program stand. */
export const METER = "as-built";
