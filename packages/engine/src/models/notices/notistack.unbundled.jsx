import { enqueueSnackbar, useSnackbar } from "notistack";

// example: what the hook gives
export function Winch({ winch }) {
  const { enqueueSnackbar: show } = useSnackbar();
  const turn = () => {
    // finds: error kind=shown message="The winch is stuck"
    if (winch.stuck) show("The winch is stuck", { variant: "error" });
    // finds nothing
    show("The winch turns, it did not fail", { variant: "success" });
  };
  return (
    <button type="button" onClick={turn}>
      Turn
    </button>
  );
}

// example: by itself, with everything in one object
export function heave(chain) {
  // finds: error kind=shown message="The chain is foul"
  if (chain.foul) enqueueSnackbar({ message: "The chain is foul", variant: "warning" });
}
