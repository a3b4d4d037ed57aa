import toastr from "toastr";

// example: words and their title
export function pump(tank) {
  // finds: error kind=shown message="The tank holds no more"
  if (tank.full) toastr.error("The tank holds no more", "Diesel");
  // finds nothing
  toastr.success("The tank is filled, the pump did not fail", "Diesel");
}
