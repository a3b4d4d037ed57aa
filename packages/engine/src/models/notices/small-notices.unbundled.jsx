import iziToast from "izitoast";
import Noty from "noty";

// example: one object, with the kind in it or as the method
export function rope(coil) {
  // finds: error kind=shown message="The rope is too short"
  if (coil.short) new Noty({ type: "error", text: "The rope is too short" }).show();
  // finds: error kind=shown message="The rope is frayed"
  if (coil.frayed) iziToast.error({ message: "The rope is frayed" });
  // finds nothing
  iziToast.success({ message: "The rope is coiled, it did not fail" });
}
