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
