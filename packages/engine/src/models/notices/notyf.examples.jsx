import { Notyf } from "notyf";

// example: by the method
const notyf = new Notyf({ duration: 4000 });

export function lift(boat) {
  // finds: error kind=shown message="The crane is in use"
  if (boat.waits) notyf.error("The crane is in use");
  // finds: error kind=shown message="The boat is too wide for it"
  if (boat.wide) notyf.error({ message: "The boat is too wide for it", dismissible: true });
  // finds nothing
  notyf.success("The boat hangs");
}

// example: the kind beside the words
// skip webpack: nothing says whose class it is
// skip rspack: nothing says whose class it is
const shown = new Notyf();

export function lower(boat) {
  // finds: error kind=shown message="The straps are worn"
  if (boat.old) shown.open({ type: "warning", message: "The straps are worn" });
  // finds nothing
  shown.open({ type: "success", message: "The boat swims, the crane did not fail" });
}
