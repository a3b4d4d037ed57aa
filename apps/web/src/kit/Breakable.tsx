/** A long text that breaks where its parts end, after a slash, before it breaks within a word. */
import { Fragment } from "react";

export function Breakable({ text }: { readonly text: string }) {
  const parts = text.split("/");
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    <Fragment key={index}>
      {index > 0 && "/"}
      {index > 0 && part !== "" && <wbr />}
      {part}
    </Fragment>
  ));
}
