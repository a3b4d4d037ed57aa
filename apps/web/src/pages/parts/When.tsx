/** A time of the server, as people read it. */
import { moment } from "../../model/format.ts";

export const When = ({ time }: { readonly time: string }) => (
  <time dateTime={time} title={`${time} (UTC)`}>
    {moment(time)}
  </time>
);
