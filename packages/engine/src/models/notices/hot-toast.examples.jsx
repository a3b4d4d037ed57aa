import toast from "react-hot-toast";

// example: a notice, by its method
export function mend(boat) {
  // finds: error kind=shown message="The keel of {name} leaks"
  if (boat.leaks) toast.error(`The keel of ${boat.name} leaks`);
  // finds nothing
  toast.success("The keel is dry, nothing failed");
}

// example: a notice without a kind tells of an error where its words or its place do
export function weigh(boat) {
  // finds: error kind=shown message="The scales are in use"
  boat.weigh().catch(() => toast("The scales are in use"));
  // finds: error kind=shown message="The boat could not be weighed"
  if (!boat.weight) toast("The boat could not be weighed");
  // finds nothing
  if (boat.weight) toast("The boat is on the scales now");
}

// example: what a promise comes to
export const launch = (boat) =>
  // finds: error kind=shown message="The boat does not swim"
  toast.promise(boat.launch(), {
    loading: "The boat goes into the water",
    success: "The boat swims",
    error: () => "The boat does not swim",
  });
