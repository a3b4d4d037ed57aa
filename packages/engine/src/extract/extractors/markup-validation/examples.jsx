// example: markup that a compiler keeps, as Svelte 5 and Solid do
export const lendForm = (template) => [
  // finds: rule subject=borrower rule=required
  // finds: rule subject=borrower rule=maxLength value=80
  template(`<form><label>Who borrows it</label><input name="borrower" required maxlength="80"/></form>`),
  // finds: rule subject=reply rule=format value=email
  template('<div><input type="email" name="reply" placeholder="Where to write"></div>'),
  // finds: rule subject=days rule=type value=number
  // finds: rule subject=days rule=min value=1
  // finds: rule subject=days rule=max value=30
  template("<p>How long <input type=number min=1 max=30 name=days></p>"),
  // finds: rule subject=shelf rule=pattern value=\d{2}[A-F]
  template("<p>Which shelf <input name='shelf' pattern='\\d{2}[A-F]'></p>"),
];

// example: a template of AngularJS
export const kilnForm = {
  templateUrl: undefined,
  // finds: rule subject=degrees rule=required
  // finds: rule subject=glaze rule=minLength value=3
  template:
    '<form name="kiln"><input ng-model="vm.kiln.degrees" required><textarea ng-model="vm.kiln.glaze" ng-minlength="3"></textarea></form>',
};

// example: what a template of AngularJS says where an input is wrong
export const loomForm = {
  templateUrl: undefined,
  // finds: rule subject=threads rule=required message="Count the threads."
  // finds: rule subject=threads rule=max value=900 message="The loom holds at most {most} threads."
  // finds: rule subject=threads rule=custom message="Threads come in pairs."
  // finds: rule subject=weaver rule=minLength value=2
  template:
    '<form name="loom"><input name="threads" ng-model="vm.threads" required max="900" in-pairs><div ng-messages="loom.threads.$error"><p ng-message="required">Count the threads.</p><p ng-message="max">The loom holds at most {{ vm.most }} threads.</p><p ng-message="inPairs">Threads come in pairs.</p></div><input name="weaver" ng-minlength="2"></form>',
};

// example: what is put in is not known
export const seatForm = (html, most) =>
  // finds: rule subject=seat rule=required
  html`<input name="seat" required maxlength="${most}" .value=${{ a: 1 }.a}>`;

// example: markup that asks for nothing, and words about it
// finds nothing
export const plain = [
  '<div class="tag"><input type="text" name="remark"><select name="row"><option>1</option></select></div>',
  "Write <input> where the field is required to stand",
  '<input type="checkbox" class="h-4" required={asked}>',
];

// example: messages by the names of inputs, and by why the platform calls them not valid
const WRONG = {
  vessel: { valueMissing: "Give the name of the vessel.", tooShort: "A name has at least two letters." },
  draught: { rangeUnderflow: "A vessel has some draught.", rangeOverflow: "Our basin is not that deep." },
  // finds: rule subject=callSign rule=pattern message="A call sign has four letters."
  // finds: rule subject=callSign rule=format value=email message="Enter a valid e-mail address of the harbour."
  callSign: {
    patternMismatch: "A call sign has four letters.",
    typeMismatch: "Enter a valid e-mail address of the harbour.",
  },
};

export function vesselForm(node, attributes) {
  // finds: rule subject=vessel rule=required message="Give the name of the vessel."
  // finds: rule subject=vessel rule=minLength value=2 message="A name has at least two letters."
  // finds: rule subject=draught rule=min value=1 message="A vessel has some draught."
  // finds: rule subject=draught rule=max value=12 message="Our basin is not that deep."
  // finds: rule subject=draught rule=type value=number
  node.innerHTML = `<form novalidate><input name="vessel" required minlength="2"><input type="number" name="draught" min="1" max="12"><input ${attributes}></form>`;
  for (const input of node.elements)
    for (const [kind, message] of Object.entries(WRONG[input.name] ?? {}))
      if (input.validity[kind]) input.setCustomValidity(message);
}

// example: messages of whatever input
// finds nothing
export const ANY_WRONG = { messages: { valueMissing: "This is needed.", tooLong: "This is too long." } };

// example: the property that an input of Lit shows
export class Tint extends HTMLElement {
  render() {
    // finds: rule subject=tintHue rule=min value=20
    // finds: rule subject=tintHue rule=max value=340
    return html`<input type="range" min="20" max="340" .value=${String(this.tintHue)} />`;
  }
}

// example: markup that is shown as it is written, and what a comment or a text area holds
const SHOWN = '<input name="pennant" required maxlength="7">';

export function explain(note, page) {
  // finds nothing
  note.textContent = SHOWN;
  note.append(document.createTextNode('<input name="burgee" required maxlength="9">'));
  page.innerHTML = '<!-- <input name="ensign" required> --><textarea><input name="jack" required></textarea>';
}
