import { useToast } from "vue-toastification";

// example: from its hook
export function useBuoys(buoys) {
  const toast = useToast();
  // finds: error kind=shown message="The buoy is adrift"
  if (buoys.adrift) toast.error("The buoy is adrift");
  // finds: error kind=shown message="Its light is out"
  if (buoys.dark) toast("Its light is out", { type: "warning" });
  // finds nothing
  toast.info("The buoy is in its place, no light failed");
}

// example: on components of Vue
export const lights = {
  methods: {
    check() {
      // finds: error kind=shown message="The lamp is broken"
      if (this.broken) this.$toast.open({ type: "error", message: "The lamp is broken" });
      // finds: error kind=shown message="The glass is dirty"
      if (this.dirty) this.$toast.error("The glass is dirty");
      // finds nothing
      this.$toast.success("The lamp burns, it cannot fail");
    },
  },
};
