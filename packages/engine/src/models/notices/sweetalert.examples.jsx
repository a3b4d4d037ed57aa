import Swal from "sweetalert2";

// example: a dialog, by its icon
export function sail(boat) {
  // finds: error kind=shown message="Not today"
  // finds: error kind=shown message="The wind is too strong for {name}"
  if (boat.small) Swal.fire({ icon: "error", title: "Not today", text: `The wind is too strong for ${boat.name}` });
  // finds: error kind=shown message="Nobody is on board"
  if (!boat.crew) Swal.fire("Nobody is on board", "", "warning");
  // finds nothing
  Swal.fire("The sails are set", "Nothing was torn", "success");
}

// example: a question
export function scrap(boat) {
  // finds nothing
  return Swal.fire({
    icon: "warning",
    title: "Shall the boat be scrapped?",
    text: "It is lost then",
    showCancelButton: true,
  });
}

// example: what is asked for is not right
// finds: error kind=shown message="Boats have a name"
export const nameBoat = () => Swal.showValidationMessage("Boats have a name");
