import { useToast } from "primevue/usetoast";
import { useRef } from "react";

// example: from its hook
export function useTides(tide) {
  const toast = useToast();
  // finds: error kind=shown message="The tide is out"
  // finds: error kind=shown message="The gate opens at {hour}"
  if (tide.out) toast.add({ severity: "error", summary: "The tide is out", detail: `The gate opens at ${tide.hour}` });
  // finds nothing
  toast.add({ severity: "success", summary: "The gate is open", detail: "Nothing is blocked" });
}

// example: a component that shows them
export function Gate({ gate, Toast }) {
  const toast = useRef(null);
  const open = () => {
    // finds: error kind=shown message="The gate is stuck"
    if (gate.stuck) toast.current.show({ severity: "error", summary: "The gate is stuck" });
    // finds nothing
    gate.add({ summary: "The gate is counted among the broken ones" });
  };
  return <Toast ref={toast} onClick={open} />;
}
