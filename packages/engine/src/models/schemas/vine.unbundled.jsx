import vine from "@vinejs/vine";

// example: steps of a chain
export const lockForm = vine.object({
  // finds: rule subject=lockName rule=minLength value=3
  // finds: rule subject=lockName rule=maxLength value=80
  lockName: vine.string().minLength(3).maxLength(80),
  // finds: rule subject=lockPlace rule=format value=postalCode
  lockPlace: vine.string().postalCode(),
});
