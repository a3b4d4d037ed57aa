// example: a hook whose state is kept
import { useLocalStorage } from "usehooks-ts";

export function Desk() {
  // finds: constant value=desk-panes
  const [panes, setPanes] = useLocalStorage("desk-panes", { left: 240, right: 320 });
  return <button onClick={() => setPanes({ ...panes, left: 0 })}>Fold</button>;
}
