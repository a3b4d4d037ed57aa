import * as v from "valibot";

// example: actions in a pipe; as written nothing says of what type each is
export const buoyForm = v.object({
  // todo finds: rule subject=buoyName rule=minLength value=2 message="Buoys have a name"
  buoyName: v.pipe(v.string(), v.minLength(2, "Buoys have a name")),
  // todo finds: rule subject=buoyLamp rule=type value=number
  // todo finds: rule subject=buoyLamp rule=max value=9
  buoyLamp: v.pipe(v.number(), v.maxValue(9)),
});
