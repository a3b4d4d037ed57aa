// example: the hook that is all that a package has
import useLocalStorage from "react-use-localstorage";

export function Berth() {
  // finds: constant value=berth-side
  const [side, setSide] = useLocalStorage("berth-side", "port");
  return [side, setSide];
}

// example: another hook of a package that has one as well
import useEvent from "react-use/esm/useEvent";

export function Quay({ turn }) {
  // finds nothing
  useEvent("wheel", turn, document);
  return null;
}
