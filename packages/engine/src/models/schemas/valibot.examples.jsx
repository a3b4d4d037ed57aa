import * as v from "valibot";

// example: actions in a pipe; as written nothing says of what type each is
export const buoyForm = v.object({
  // todo finds: rule subject=buoyName rule=minLength value=2 message="Buoys have a name"
  buoyName: v.pipe(v.string(), v.minLength(2, "Buoys have a name")),
  // todo finds: rule subject=buoyLamp rule=type value=number
  // todo finds: rule subject=buoyLamp rule=max value=9
  buoyLamp: v.pipe(v.number(), v.maxValue(9)),
});

// example: what is asked of a list's elements, and of the list
export const buoyList = v.object({
  // todo finds: rule subject=buoyTags rule=maxLength value=12 when="of each element"
  // todo finds: rule subject=buoyTags rule=maxLength value=6
  buoyTags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(6)),
});
