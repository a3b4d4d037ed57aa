import UIkit from "uikit";

// example: on components of Vue
export const oars = {
  methods: {
    row() {
      // finds: error kind=shown message="An oar is missing here"
      if (!this.oars) this.$bvToast.toast("An oar is missing here", { variant: "danger" });
      // finds nothing
      this.$bvToast.toast("Row on, nothing failed", { variant: "success" });
    },
  },
};

// example: the kind among the options, or by itself
export function steer(rudder) {
  // finds: error kind=shown message="The rudder is loose"
  if (rudder.loose) UIkit.notification("The rudder is loose", "danger");
  // finds: error kind=shown message="The rudder is bent"
  if (rudder.bent) UIkit.notification({ message: "The rudder is bent", status: "warning" });
  // finds nothing
  UIkit.notification("The rudder holds, nothing failed", { status: "success" });
}
