// example: a chain that names its fields
export class FalconryForm {
  falcon = { ring: "", weight: 800 };
  constructor(rules) {
    // finds: rule subject=ring rule=required message="Give the falcon a ring."
    // finds: rule subject=ring rule=pattern value=^F\d{4}$ message="A ring is F and four digits."
    // finds: rule subject=weight rule=min value=300
    rules
      .on(this.falcon)
      .ensure("ring")
      .required()
      .withMessage("Give the falcon a ring.")
      .matches(/^F\d{4}$/)
      .withMessage("A ring is F and four digits.")
      .ensure((falcon) => falcon.weight)
      .min(300);
  }
}
