import alertify from "alertifyjs";

// example: by the method, or by what follows the words
export function flag(mast) {
  // finds: error kind=shown message="The flag is upside down"
  if (mast.wrong) alertify.error("The flag is upside down");
  // finds: error kind=shown message="The halyard slips"
  if (mast.slips) alertify.notify("The halyard slips", "warning");
  // finds: error kind=shown message="There is no mast here"
  if (!mast.stands) alertify.alert("There is no mast here");
  // finds nothing
  alertify.success("The flag is hoisted, nothing failed");
}
