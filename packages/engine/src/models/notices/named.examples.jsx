// example: services of which only the names are known
export function ferry({ alerts, lib, notices, toastr, boat }) {
  // finds: error kind=shown message="The ferry is full"
  alerts.addError("The ferry is full");
  // finds: error kind=shown message="The ramp is up"
  (0, lib.reportError)("The ramp is up");
  // finds: error kind=shown message="The ferry lists to port"
  toastr.ferry.message.warning("The ferry lists to port");
  // finds: error kind=shown message="The bow door is open"
  notices.showErrorDialog({ title: "The bow door is open", time: 5000 });
  // finds: error kind=shown message="{name} is still on board"
  notices.showAlert(`${boat.name} is still on board`, "danger");
  // finds: error kind=shown message="The engine has stopped. Call a tug."
  boat.onStop = () => lib.notify("The engine has stopped. Call a tug.", "error");
  // finds nothing
  notices.showAlert("The ferry is under way, nothing failed", "success");
}

// example: what is taken from a hook, and whose words stand in a catalogue that is loaded later
export function Quay({ useAlerts, send }) {
  const { addError, addAlert } = useAlerts();
  const close = (quay) =>
    send(quay).catch((error) => {
      // finds: error kind=shown message=quayCloseError
      addError("quayCloseError", error);
      // finds: error kind=shown message="The quay is open still"
      addAlert("The quay is open still", { variant: "error" });
    });
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  );
}

// example: a service that is given how it is meant, far behind the words
export class Pilot {
  constructor(toast, book) {
    this.toast = toast;
    this.book = book;
  }
  guide(ship) {
    // finds: error kind=shown message="There is no pilot for {name}"
    if (!this.book.pilot) this.toast.show(`There is no pilot for ${ship.name}`, 0, false, "error");
    // finds nothing
    this.toast.show("The pilot is on board, no rope failed", 0, false, "success");
    // finds nothing
    this.book.show("The pilot's book is red", 0, false, "error");
  }
}

// example: what is for the console, whatever its name
const log = { error: (text) => console.error("quay", text) };

export function measure(quay) {
  // finds nothing
  if (!quay.depth) log.error("The quay is of no depth");
  // finds nothing
  if (!quay.width) console.error("The quay is of no width");
}

// example: what is told as a success, whatever its words
export function tally({ lib, useTold, hold }) {
  const told = useTold();
  const { success } = told;
  // finds nothing
  told.success("The missing crates were found, no crate is missing");
  // finds nothing
  success({ title: "Invalid crates were removed", description: "The broken ones are no longer available" });
  // finds nothing
  lib.showSuccess("The crates that could not be found are back");
  // finds: error kind=shown message="The crates could not be counted"
  if (!hold.crates) told.error("The crates could not be counted");
}
