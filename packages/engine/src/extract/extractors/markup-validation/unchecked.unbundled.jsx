// example: markup of a form that turns the browser's checks off, and of one that does not
export const hatchForms = (template) => [
  // finds nothing
  template(`<form novalidate><input name="hatchMail" type="email" required/><button>Open the hatch</button></form>`),
  // finds: rule subject=holdMail rule=format value=email
  template(`<form novalidate><p>Nothing</p></form><form><input name="holdMail" type="email"/></form>`),
];
