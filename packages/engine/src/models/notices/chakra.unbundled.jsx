import { createToaster, useToast } from "@chakra-ui/react";

// example: what the hook gives
export function Galley({ stove }) {
  const toast = useToast();
  const light = () => {
    // finds: error kind=shown message="The stove is cold"
    // finds: error kind=shown message="Its bottle is empty"
    if (stove.empty) toast({ status: "error", title: "The stove is cold", description: "Its bottle is empty" });
    // finds nothing
    toast({ status: "success", title: "The stove is lit, it did not fail" });
  };
  return (
    <button type="button" onClick={light}>
      Light
    </button>
  );
}

// example: what makes them in 3
const toaster = createToaster({ placement: "top" });

export function cook(pot) {
  // finds: error kind=shown message="The pot boils over"
  if (pot.boils) toaster.create({ type: "error", title: "The pot boils over" });
  // finds: error kind=shown message="The soup is burnt"
  if (pot.burnt) toaster.error({ title: "The soup is burnt" });
}
