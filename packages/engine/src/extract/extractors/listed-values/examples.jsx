// example: a list that is searched, without a name that a person wrote
// finds nothing
const hiddenFields = ["secret", "token", "owner_mail"];

export const shown = (loan, names) => names.filter((name) => !hiddenFields.includes(name)).map((name) => loan[name]);

export const isHidden = (field) => hiddenFields.includes(field.name);

// example: a set, without a name that a person wrote
// finds nothing
const closedStates = new Set(["archived", "removed"]);

export const isClosed = (loan) => closedStates.has(loan.state) || closedStates.has(loan.before);

// example: languages
export const speech = {
  // finds: constant name=supportedLanguages value="[\"en\",\"de\",\"pt-br\"]"
  supportedLanguages: ["en", "de", "pt-br"],
  // finds nothing
  order: ["a", "b", "c"],
};

// example: lists whose property says what they are for
export const form = {
  // finds: constant name=ui:order value="[\"title\",\"due\",\"room\"]"
  "ui:order": ["title", "due", "room"],
  // finds: constant name=ignoredKeys value="[\"draft\",\"archived\"]"
  ignoredKeys: ["draft", "archived"],
  // finds nothing
  items: ["one", "two"],
};

// example: lists of how something is drawn
// finds nothing
const PASSED = ["className", "children", "onClick"];

export const rest = (props, pick) =>
  pick(
    props,
    (name) => !PASSED.includes(name),
    (name) => PASSED.includes(name),
  );
