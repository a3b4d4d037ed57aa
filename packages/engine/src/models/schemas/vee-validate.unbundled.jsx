// example: rules in one text
export const loftFields = (h, Field) => [
  // finds: rule subject=loftName rule=required
  // finds: rule subject=loftName rule=maxLength value=40
  h(Field, { attrs: { name: "loftName", rules: "required|max:40" } }),
  // finds: rule subject=loftKind rule=enum value="[\"hay\",\"corn\"]"
  h(Field, { attrs: { name: "loftKind", rules: "oneOf:hay,corn" } }),
];
