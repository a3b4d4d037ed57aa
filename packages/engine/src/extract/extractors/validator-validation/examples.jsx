// example: functions that say what is valid
const isThere = (value) => value !== null && value !== "";

export const checks = {
  // finds: rule subject=destination rule=required message="You must say where it goes."
  destination: { isValid: isThere, error: "You must say where it goes." },
  // finds: rule subject=postcode rule=pattern value=^[0-9]{5}$ message="A postcode has five digits."
  postcode: { validator: (value) => /^[0-9]{5}$/.test(value), message: "A postcode has five digits." },
};

// example: a list of criteria
export const criteria = [
  // finds: rule subject=passphrase rule=minLength value=12 message="The passphrase must be at least 12 characters long."
  { key: "length", test: (text) => text.length >= 12, message: "The passphrase must be at least 12 characters long." },
];

// example: functions beside other words
export const columns = [
  // finds nothing
  { key: "name", label: "Full name", test: (row) => row.name },
];
// finds nothing
export const probe = { check: () => performance.now() > 5, label: "Takes a while" };

// example: validators in a list beside the name of their field, each with the words for its failure
const isRing = {
  isValid: (ring) => /^R\d{3}$/.test(ring),
  words: { id: "ring_wrong", defaultMessage: "Rings are R and three digits" },
};
const isWhole = (isAsked) => ({
  isValid: (count) => !isAsked || (!Number.isNaN(count) && Number.isInteger(count)),
  words: { id: "count_whole", defaultMessage: "Count whole birds only" },
});
export const Flock = ({ Field }) => (
  <>
    {/* finds: rule subject=ring rule=pattern value=^R\d{3}$ message="Rings are R and three digits" */}
    <Field name="ring" validators={[isRing]} />
    {/* finds: rule subject=birdCount rule=type value=integer message="Count whole birds only" */}
    <Field name="birdCount" validators={[isWhole(true)]} />
    {/* finds nothing */}
    <Field name="note" validators={[{ isValid: (note) => note.isFine(), words: { id: "x" } }]} />
  </>
);

// example: words as the name of what is asked, and those that Vee-Validate asks for
export const latch = [
  // finds: rule subject="latch code" rule=minLength value=9 message="A latch code must have at least 9 characters"
  { name: "A latch code must have at least 9 characters", check: (code) => code.length >= 9 },
  // finds nothing
  { name: "Show long latches", check: (latch) => latch.length > 2 },
];
window.Validator.extend("radio-code", {
  // finds: rule subject="radio code" rule=required message="The radio code must have 8 characters and a digit"
  // finds: rule subject="radio code" rule=minLength value=8 message="The radio code must have 8 characters and a digit"
  // finds: rule subject="radio code" rule=pattern value=.*[0-9].* message="The radio code must have 8 characters and a digit"
  getMessage: () => "The radio code must have 8 characters and a digit",
  validate: (value) => !!value && value.length > 7 && /.*[0-9].*/.test(value),
});
