import { z } from "zod";

// example: steps of a chain
// skip esbuild: alone behind large libraries in one scope, the first of the product's code is not told from them
export const pierForm = z.object({
  // finds: rule subject=pierName rule=minLength value=3
  // finds: rule subject=pierName rule=maxLength value=40 message="Piers have short names"
  pierName: z.string().min(3).max(40, "Piers have short names"),
  // finds: rule subject=pierDepth rule=type value=integer
  // finds: rule subject=pierDepth rule=type value=number
  // finds: rule subject=pierDepth rule=min value=2
  pierDepth: z.number().int().gte(2),
  // finds: rule subject=pierMail rule=format value=email
  pierMail: z.string().email(),
  // finds: rule subject=pierCode rule=pattern value="^P\\d+$"
  pierCode: z.string().regex(/^P\d+$/),
});
