// example: a client of another kind under the same name
export class Mill {
  constructor(ajax) {
    this.ajax = ajax;
  }

  grind(corn) {
    // finds nothing
    return this.ajax.request("/mill/corn", { data: { corn } });
  }
}
