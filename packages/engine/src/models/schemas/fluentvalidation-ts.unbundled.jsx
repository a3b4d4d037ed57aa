import { Validator } from "fluentvalidation-ts";

// example: a class that names its fields
export class KestrelValidator extends Validator {
  constructor() {
    super();
    // finds: rule subject=perch rule=required message="Where does the kestrel sit?"
    // finds: rule subject=perch rule=maxLength value=60
    this.ruleFor("perch").notEmpty().withMessage("Where does the kestrel sit?").maxLength(60);
    // finds: rule subject=hoods rule=min value=1
    this.ruleFor("hoods").greaterThanOrEqualTo(1);
  }
}
