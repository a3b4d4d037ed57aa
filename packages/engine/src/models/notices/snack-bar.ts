/** The snack bar of Angular Material, which tells no kind: `bar.open("...", "Close")`. */
import { gives, type Model, tells } from "../model.ts";

export const snackBar = {
  package: "@angular/material",
  versions: "2 - 20",
  exports: { MatSnackBar: "Bar" },
  signs: [{ type: "Bar", methods: "openFromComponent openFromTemplate open dismiss" }],
  types: {
    Bar: {
      "new ()": gives("Bar"),
      "open(text, action?, options?)": tells(undefined, "text"),
    },
  },
} satisfies Model;
