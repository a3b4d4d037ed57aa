import { defineConfigSchema, Type, validator, validators } from "@openmrs/esm-framework";

// example: what those who run it set up
export const wardSchema = {
  // finds: rule subject=wardTypeUuid rule=format value=uuid
  wardTypeUuid: { _type: Type.UUID, _description: "Which kind of place is a ward", _default: "" },
  night: {
    // finds: rule subject=night.rounds rule=type value=number
    // finds: rule subject=night.rounds rule=min value=1
    // finds: rule subject=night.rounds rule=max value=6
    rounds: { _type: Type.Number, _default: 2, _validators: [validators.inRange(1, 6)] },
    // finds: rule subject=night.light rule=type value=string
    // finds: rule subject=night.light rule=enum value="[\"dim\",\"off\"]"
    light: { _type: Type.String, _default: "dim", _validators: [validators.oneOf(["dim", "off"])] },
  },
  // finds: rule subject=bells rule=type value=array
  // finds: rule subject=bells rule=required message="One bell at least has to ring."
  bells: {
    _type: Type.Array,
    _elements: { _type: Type.String },
    _validators: [validator((list) => list.length > 0, "One bell at least has to ring.")],
  },
  doors: {
    // finds: rule subject=doors.code rule=type value=string
    _elements: { code: { _type: Type.String } },
    _default: [],
  },
};
defineConfigSchema("ward", wardSchema);
// finds nothing
export const shown = { kind: { _type: wardSchema.night.type } };
