/** The parts of the overview, as ways to them. Where the address has room for it, each is an address. */
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

const PARTS = [
  { id: "points", name: "Findings" },
  { id: "provenance", name: "Code by origin" },
  { id: "inventory", name: "Libraries" },
  { id: "missing", name: "Missing files" },
  { id: "failures", name: "Failures" },
] as const;

export function Contents() {
  const { anchors = false } = useWorkspace();
  return (
    <nav className={classes.contents} aria-label="On this page">
      {PARTS.map(({ id, name }) =>
        anchors ? (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ) : (
          <button key={id} type="button" onClick={() => document.getElementById(id)?.scrollIntoView()}>
            {name}
          </button>
        ),
      )}
    </nav>
  );
}
