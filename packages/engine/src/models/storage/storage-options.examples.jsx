// example: a hook with its key among the options
// skip esbuild: so little code is not told from a library's there
// skip vite: the little of the library that is used is not known by name there
import { useLocalStorage } from "@mantine/hooks";

export function Desk() {
  // finds: constant value=desk-scheme
  // finds: constant name=defaultValue value=light
  const [scheme, setScheme] = useLocalStorage({ key: "desk-scheme", defaultValue: "light" });
  return <button onClick={() => setScheme("dark")}>{scheme}</button>;
}
