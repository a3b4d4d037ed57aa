// example: what Angular's compiler makes of an input
const start = (index, tag, attributes) => window.ng.start(index, tag, attributes);
const next = (by) => window.ng.advance(by);
const bind = (name, value) => window.ng.bind(name, value);

export class IntervalPage {}
IntervalPage.cmp = window.ng.define({
  type: IntervalPage,
  decls: 2,
  vars: 1,
  consts: [["type", "number", "min", "1", "max", "60", 1, "wide", 3, "ngModel"]],
  template: (flags, page) => {
    if (flags & 1) {
      start(0, "div");
      // finds: rule subject=refreshInterval rule=type value=number
      // finds: rule subject=refreshInterval rule=min value=1
      // finds: rule subject=refreshInterval rule=max value=60
      start(1, "input", 0);
    }
    if (flags & 2) {
      next(1);
      bind("ngModel", page.refreshInterval);
    }
  },
});

// example: the label of a form field, and a placeholder that is none
const text = (index, said) => window.ng.text(index, said);
const end = () => window.ng.end();

export class DigitsPage {}
DigitsPage.cmp = window.ng.define({
  type: DigitsPage,
  decls: 12,
  vars: 0,
  consts: [
    ["matInput", "", "name", "digits", "placeholder", "Enter or select a number", "required", ""],
    ["name", "unit", "placeholder", "e.g. km", "required", ""],
    ["for", "port"],
    ["id", "port", "name", "portNumber", "required", ""],
    ["placeholder", "Enter a number", "required", ""],
  ],
  template: (flags) => {
    if (flags & 1) {
      start(0, "mat-form-field");
      start(1, "mat-label");
      text(2, "Integer digits");
      end();
      // finds: rule subject=digits rule=required label="Integer digits"
      start(3, "input", 0);
      end();
      start(4, "mat-form-field");
      start(5, "mat-label");
      text(6, "Decimal digits");
      end();
      // finds: rule subject="Decimal digits" rule=required label=none
      start(7, "input", 4);
      // finds: rule subject=unit rule=required label=none
      start(8, "input", 1);
      start(9, "label", 2);
      text(10, "Port");
      end();
      // finds: rule subject=portNumber rule=required label=Port
      start(11, "input", 3);
    }
  },
});

// example: other lists
// finds nothing
export const list = { consts: [["min", "1"]], template: "row" };

// example: types of inputs in a form of Angular's, which turns the browser's checks off
const { ɵɵelementStart: begin } = window.ng;
class BuoyPage {}
BuoyPage.cmp = window.ng.define({
  type: BuoyPage,
  decls: 4,
  vars: 0,
  consts: [
    ["type", "email", "formControlName", "buoyMail", "required", ""],
    ["type", "email", "formControlName", "keeperMail", "email", ""],
    ["type", "url", "name", "buoyPage"],
  ],
  template: (flags) => {
    if (flags & 1) {
      // finds: rule subject=buoyMail rule=required
      begin(0, "input", 0);
      // finds: rule subject=keeperMail rule=format value=email
      begin(1, "input", 1);
      // finds: rule subject=buoyPage rule=format value=url
      begin(2, "input", 2);
    }
  },
});

// example: an element of a library with a control of a form, and rules that are bound
const { ɵɵelementStart: open, ɵɵadvance: advance, ɵɵproperty: property } = window.ng;
class HullPage {}
HullPage.cmp = window.ng.define({
  type: HullPage,
  decls: 5,
  vars: 4,
  consts: [
    [3, "ngModel"],
    ["required", "", "formControlName", "hullKind"],
    ["required", "", "label", "Keel"],
  ],
  template: (flags, page) => {
    if (flags & 1) {
      open(0, "div");
      // finds: rule subject=hullName rule=required
      open(1, "ui-input", 0);
      // finds: rule subject=hullKind rule=required
      open(2, "ui-select", 1);
      // finds nothing
      open(3, "ui-header", 2);
      // finds: rule subject=crew rule=max value=12
      open(4, "input", 0);
    }
    if (flags & 2) {
      advance();
      property("required", true)("ngModel", page.hull().hullName);
      advance(3);
      property("max", 12)("ngModel", page.crew);
    }
  },
});
