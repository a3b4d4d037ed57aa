// example: what Angular's compiler makes of an input
const start = (index, tag, attributes) => window.ng.start(index, tag, attributes);
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
    if (flags & 2) bind("ngModel", page.refreshInterval);
  },
});

// example: other lists
// finds nothing
export const list = { consts: [["min", "1"]], template: "row" };
