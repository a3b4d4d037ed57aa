/**
 * A link to a view of the specification that is open: an ordinary address, so that it can be opened in a new tab and
 * copied, and a step inside the page when it is simply followed.
 */
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import type { View } from "../model/view-state.ts";
import { useLinks } from "./link-context.ts";

interface ViewLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly view: View;
}

export function ViewLink({ view, onClick, ...rest }: ViewLinkProps) {
  const { href, go, prefetch } = useLinks();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (go === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(view);
  };
  const intend = prefetch && (() => prefetch(view));
  return <a {...rest} href={href(view)} onClick={follow} onPointerEnter={intend} onFocus={intend} />;
}

/** A click that asks for nothing but the link: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
