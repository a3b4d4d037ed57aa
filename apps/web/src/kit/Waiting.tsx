/** A panel that waits: says for what. */
import { Loader } from "@mantine/core";
import classes from "./Waiting.module.css";

export function Waiting({ children }: { readonly children: string }) {
  return (
    <div className={classes.waiting} role="status">
      <Loader size="xs" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
