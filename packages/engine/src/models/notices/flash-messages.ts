/** Flash messages of Ember: `this.flashMessages.danger("...")`. */
import { type Model, tells } from "../model.ts";

export const flashMessages = {
  package: "ember-cli-flash",
  versions: "1 - 6",
  signs: [{ type: "Flash", inherits: "ember-cli-flash/services/flash-messages", heldAs: "flashMessages" }],
  types: {
    Flash: {
      "danger|alert|warning|info|success(text, options?)": tells("$method", "text"),
      "add(options)": tells("options.type", "options.message"),
    },
  },
} satisfies Model;
