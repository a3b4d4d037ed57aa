import * as Yup from "yup";

// example: steps of a chain
export const craneForm = Yup.object().shape({
  // finds: rule subject=craneName rule=required message="Cranes have a name"
  craneName: Yup.string().required("Cranes have a name"),
  // finds: rule subject=craneLoad rule=type value=number
  // finds: rule subject=craneLoad rule=max value=80
  craneLoad: Yup.number().max(80),
  // finds: rule subject=craneKind rule=enum value="[\"fixed\",\"mobile\"]"
  craneKind: Yup.string().oneOf(["fixed", "mobile"]),
});

// example: which of several things it is
export const slab = Yup.object({
  // finds nothing
  type: yup
    .string()
    .required()
    .matches(/^Slab$/),
  // finds: rule subject=thickness rule=maxLength value=40
  thickness: Yup.string().max(40),
});

// example: what is asked of a list's elements, and of the list
export const craneList = Yup.object({
  // finds: rule subject=hookNames rule=minLength value=2 when="of each element"
  // finds: rule subject=hookNames rule=maxLength value=15 when="of each element"
  // finds: rule subject=hookNames rule=maxLength value=5
  hookNames: Yup.array().of(Yup.string().min(2).max(15)).max(5),
  // finds: rule subject=hookLoads rule=type value=number when="of each element"
  // finds: rule subject=hookLoads rule=max value=10 when="of each element"
  // finds: rule subject=hookLoads rule=length value=3
  hookLoads: Yup.array(Yup.number().max(10)).length(3),
});

// example: a schema behind the name of its field
export function laneForm(form, others) {
  form.addValidator(
    "laneTitle",
    // finds: rule subject=laneTitle rule=required message="A lane has a title"
    // finds: rule subject=laneTitle rule=pattern value="^[a-z ]+$" message="Titles are letters only"
    Yup.string()
      .trim()
      .required("A lane has a title")
      .matches(/^[a-z ]+$/, "Titles are letters only"),
  );
  // finds: rule subject=laneWidth rule=type value=number
  // finds: rule subject=laneWidth rule=max value=9
  form.check("laneWidth", Yup.number().max(9));
  // finds nothing
  form.note("laneNote", others.string("A note"));
  // finds: rule subject=laneOwner rule=required
  form.register("Lane", Yup.object({ laneOwner: Yup.string().required() }));
  return form;
}
