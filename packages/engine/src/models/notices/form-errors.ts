/** What forms are told of a field: `setError("name", { message: "..." })`, `setFieldError("name", "...")`. */
import { gives, type Model, tells } from "../model.ts";

export const formErrors = {
  package: ["react-hook-form", "formik", "vee-validate"],
  versions: "react-hook-form 6 - 7, formik 1 - 2, vee-validate 4",
  exports: { useForm: "Hook", useFormContext: "Hook", useFormik: "Hook", useFormikContext: "Hook" },
  signs: [{ type: "Form", telling: "setError setFieldError" }],
  types: {
    Hook: { "(options?)": gives("Form") },
    Form: {
      "setError(name, error: {message|type|types}, options?)": tells("'error'", "error.message"),
      "setError|setFieldError(name, text)": tells("'error'", "text"),
    },
  },
} satisfies Model;
