// example: what a form is drawn from
export const deskPanel = {
  id: "desk",
  options: [
    // finds: rule subject=shelfLabel rule=required
    { field: "shelfLabel", type: "string", name: "$t:label", meta: { interface: "input", required: true } },
    // finds: rule subject=decimals rule=min value=0
    { field: "decimals", type: "integer", meta: { interface: "input", options: { placeholder: "2", min: 0 } } },
    // finds nothing
    { field: "color", type: "string", meta: { interface: "select-color", required: false } },
  ],
};

// example: ngx-formly and vue-form-generator
export const formlyFields = [
  // finds: rule subject=mailAddress rule=required
  // finds: rule subject=mailAddress rule=maxLength value=80
  { key: "mailAddress", type: "input", props: { label: "E-mail", required: true, maxLength: 80 } },
  // finds: rule subject=loanWeeks rule=required
  // finds: rule subject=loanWeeks rule=max value=8
  { model: "loanWeeks", type: "input", inputType: "number", required: true, max: 8 },
];

// example: a field of no kind, which has a label
export const readerFields = (words) => [
  // finds: rule subject=firstName rule=required
  // finds: rule subject=firstName rule=maxLength value=32
  { name: "firstName", properties: { label: words.get("first"), maxlength: 32, required: true } },
  // finds nothing
  { name: "shelfKind", properties: { maxlength: 32, required: true } },
];

// example: what is no field
export const chart = {
  // finds nothing
  xAxis: { name: "weeks", type: "value", min: 0, max: 52 },
  // finds nothing
  column: { field: "weeks", type: "number", meta: { sortable: true } },
};
