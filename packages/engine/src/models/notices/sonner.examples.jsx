import { toast } from "sonner";

// example: words below the first ones
export function moor(boat, berth) {
  // finds: error kind=shown message="This berth is too short"
  // finds: error kind=shown message="{name} is longer than it by a metre"
  if (boat.length > berth.length)
    toast.error("This berth is too short", { description: `${boat.name} is longer than it by a metre` });
  // finds nothing
  toast.success("The boat is moored", { description: "Nothing went wrong" });
}

// example: a function of the program's own that is given the words
const warn = (words) => toast.warning(words, { duration: 9000 });

export function anchor(boat) {
  // finds: error kind=shown message="The anchor does not hold"
  if (boat.drifts) warn("The anchor does not hold");
}
