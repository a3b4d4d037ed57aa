/** A page without a readable specification. */
import { Notice } from "../kit/Notice.tsx";
import type { SourceError } from "../model/source.ts";
import { SOURCE_ERRORS } from "../model/words.ts";
import classes from "./Main.module.css";

export function Damaged({ error }: { readonly error: SourceError }) {
  const { text, next } = SOURCE_ERRORS[error.code];
  return (
    <main className={classes.unknown}>
      <Notice state="failed" title={text}>
        <p>{next}</p>
        <p>
          <code>{error.message}</code>
        </p>
      </Notice>
    </main>
  );
}
