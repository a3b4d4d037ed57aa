// example: reactive forms
class FormControl {
  constructor(value, validators) {
    this.value = value;
    this.validators = validators;
  }
}

export function signUp({ Validators, FormGroup }) {
  return new FormGroup({
    // finds: rule subject=username rule=required
    username: new FormControl("", [Validators.required]),
    // finds: rule subject=secret rule=required
    // finds: rule subject=secret rule=minLength value=8
    secret: new FormControl("", [Validators.compose([Validators.required, Validators.minLength(8)])]),
    // finds: rule subject=age rule=min value=18
    age: new FormControl(18, { validators: [Validators.min(18)] }),
    // finds: rule subject=contact rule=required
    // finds: rule subject=contact rule=format value=email
    contact: new FormControl("", { validators: [Validators.required, Validators.email], nonNullable: true }),
  });
}

// example: a builder, and a control that is added
export function more({ Validators, builder, form }) {
  // finds: rule subject=otp rule=maxLength value=6
  form.addControl("otp", new FormControl("", [Validators.maxLength(6)]));
  return builder.group({
    // finds: rule subject=mail rule=format value=email
    mail: ["", [Validators.email]],
  });
}

// example: other lists
export function chart({ scale, settings }) {
  // finds nothing
  return { range: [scale.min(3), scale.max(7)], needed: ["", settings.required] };
}

// example: what a template says where a control violates a rule
export function ledgerPage({ Validators, FormGroup, text, create, conditional }) {
  function missing(flags, context) {
    // finds: rule subject=purpose rule=required message="Say what the money was for."
    if (flags & 1) text(1, "Say what the money was for.");
    return context;
  }
  function long(flags, context) {
    if (flags & 1) text(1, "Keep the purpose short.");
    return context;
  }
  function open(flags, context) {
    // finds nothing
    if (flags & 1) text(1, "The ledger is open until Friday.");
    return context;
  }
  function template(flags, context) {
    if (flags & 1) {
      create(0, missing, 2, 0, "p");
      create(1, long, 2, 0, "p");
      create(2, open, 2, 0, "p");
    }
    if (flags & 2) {
      const { ledger, closed } = context;
      conditional(ledger.controls.purpose.touched && ledger.controls.purpose.hasError("required") ? 0 : -1);
      conditional(ledger.get("purpose").errors?.maxlength ? 1 : -1);
      conditional(closed ? -1 : 2);
    }
  }
  return {
    template,
    // finds: rule subject=purpose rule=maxLength value=40 message="Keep the purpose short."
    ledger: new FormGroup({ purpose: new FormControl("", [Validators.maxLength(40)]) }),
  };
}
