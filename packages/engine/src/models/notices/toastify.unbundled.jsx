import { toast } from "react-toastify";

// example: the kind as method, or among the options
export function oil(engine) {
  // finds: error kind=shown message="The engine has no oil"
  if (engine.dry) toast.error("The engine has no oil");
  // finds: error kind=shown message="The oil is old"
  if (engine.old) toast("The oil is old", { type: "warning" });
  // finds nothing
  toast("The engine runs, it cannot fail now", { type: "success" });
}

// example: what a promise comes to
export const start = (engine) =>
  // finds: error kind=shown message="The engine does not start"
  toast.promise(engine.start(), { pending: "One moment", error: { render: "The engine does not start" } });
