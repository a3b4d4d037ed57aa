// example: what the compiler of Svelte 3 and 4 makes of a form
export function formOf({ element, attr, append, setValue, listen }, context) {
  let form, mail, guests, dish;
  return {
    c() {
      form = element("form");
      // finds: rule subject=contact rule=format value=email
      // finds: rule subject=contact rule=required
      mail = element("input");
      // finds: rule subject=guests rule=max value=12
      // finds: rule subject=guests rule=type value=number
      guests = element("input");
      // finds: rule subject="What they want to eat" rule=maxLength value=200
      dish = element("textarea");
      attr(mail, "type", "email");
      attr(mail, "name", "contact");
      mail.required = true;
      attr(guests, "type", "number");
      attr(guests, "id", "guests");
      attr(guests, "max", "12");
      attr(dish, "placeholder", "What they want to eat");
      attr(dish, "maxlength", "200");
    },
    m(target) {
      append(target, form);
      append(form, mail);
      setValue(guests, context[0]);
      return listen(dish, "input", context[1]);
    },
  };
}

// example: inputs of a page that is put together by hand
export function ask(page) {
  // finds: rule subject=weight rule=minLength value=2
  // finds: rule subject=weight rule=required
  const weight = document.createElement("input");
  weight.name = "weight";
  weight.required = true;
  weight.setAttribute("minlength", "2");
  page.append(weight);
}

// example: inputs that ask for nothing, and what is said of one and then of another
// finds nothing
export function plain(page, some) {
  const remark = document.createElement("input");
  remark.name = "remark";
  remark.type = "text";
  const box = document.createElement("div");
  box.required = true;
  box.name = "box";
  const depth = document.createElement("input");
  depth.name = "depth";
  depth.required = some.needed;
  const width = document.createElement("input");
  width.name = "width";
  if (some.measured) width.required = true;
  let part = document.createElement("input");
  part.required = true;
  page.append(remark, box, depth, width, part);
  part = document.createElement("div");
  part.name = "part";
  part = document.createElement("input");
  part.min = some.least;
  page.append(part);
}
