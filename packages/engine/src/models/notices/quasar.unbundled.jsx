import { Notify, useQuasar } from "quasar";

// example: by itself, from its hook, and on components
export function useDock(dock) {
  const shown = useQuasar();
  // finds: error kind=shown message="The dock is flooded"
  if (dock.flooded) Notify.create({ type: "negative", message: "The dock is flooded" });
  // finds: error kind=shown message="The dock gate is open"
  if (dock.open) shown.notify({ color: "negative", message: "The dock gate is open" });
  // finds nothing
  shown.notify({ type: "positive", message: "The dock is dry, no pump failed" });
}

export const dockPage = {
  methods: {
    drain() {
      // finds: error kind=shown message="The pump is blocked"
      if (this.blocked) this.$q.notify({ type: "negative", message: "The pump is blocked" });
    },
  },
};
