// example: ngx-formly
export const formlyFields = [
  // finds: rule subject=mailAddress rule=required
  // finds: rule subject=mailAddress rule=maxLength value=80
  { key: "mailAddress", type: "input", props: { label: "E-mail", required: true, maxLength: 80 } },
  // finds: rule subject=loanWeeks rule=type value=number
  // finds: rule subject=loanWeeks rule=max value=8
  { key: "loanWeeks", type: "input", templateOptions: { type: "number", max: 8 } },
];

// example: vue-form-generator
export const berthFields = {
  fields: [
    // finds: rule subject=berthDepth rule=required
    // finds: rule subject=berthDepth rule=type value=number
    // finds: rule subject=berthDepth rule=max value=12
    { model: "berthDepth", type: "input", inputType: "number", required: true, max: 12 },
  ],
};

// example: what is no field
export const chart = {
  // finds nothing
  axis: { key: "weeks", type: "value", min: 0, max: 52 },
  // finds nothing
  column: { key: "weeks", type: "number", props: { sortable: true } },
  // finds nothing
  talk: { model: "harbour-large", type: "chat", required: true, max: 5 },
};
