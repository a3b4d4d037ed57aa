import { showFailToast, showNotify, showToast } from "vant";

// example: by the function, or by the kind among the options
export function bail(bilge) {
  // finds: error kind=shown message="The bilge is full"
  if (bilge.full) showFailToast("The bilge is full");
  // finds: error kind=shown message="The bilge pump is off"
  if (bilge.off) showNotify({ type: "danger", message: "The bilge pump is off" });
  // finds nothing
  showToast("The bilge is dry");
}
