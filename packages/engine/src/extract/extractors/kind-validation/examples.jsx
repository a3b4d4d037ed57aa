// example: rules that say of which kind they are
export const loanForm = [
  // finds: rule subject=weeks rule=required
  // finds: rule subject=weeks rule=max value=8
  { name: "weeks", component: "text-field", validate: [{ type: "required" }, { type: "max-number-value", value: 8 }] },
  // finds: rule subject=reader rule=format value=email
  // finds: rule subject=reader rule=minLength value=6
  {
    name: "reader",
    properties: {
      label: "Reader",
      validationRules: [{ rules: [{ name: "VALID_EMAIL" }, { name: "MIN_LENGTH", config: { minimum: 6 } }] }],
    },
  },
  // finds nothing
  { name: "note", component: "textarea", validate: [{ type: "own-rule", value: 3 }] },
];

// example: attributes of a field's component
const LONGEST = 128;
const nameRules = [{ name: "REQUIRED" }, { name: "MAX_LENGTH", config: { maximum: LONGEST } }];

export const draw = (h, Field, form) => [
  // finds: rule subject=shelfTitle rule=required
  // finds: rule subject=shelfTitle rule=maxLength value=128
  h(Field, {
    modelValue: form.shelfTitle,
    "onUpdate:modelValue": (to) => (form.shelfTitle = to),
    "validation-rules": nameRules,
  }),
  // finds: rule subject=shelfCode rule=pattern value=^[A-Z]+$ message="Capital letters only, please."
  h(Field, {
    name: "shelfCode",
    "validation-rules": [
      { name: "MATCH_REGEX", config: { regex: /^[A-Z]+$/, message: "Capital letters only, please." } },
    ],
  }),
];
