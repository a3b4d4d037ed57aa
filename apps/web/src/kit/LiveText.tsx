/** Text that a screen reader speaks when it changes; in sight or not. */
import { VisuallyHidden } from "@mantine/core";

export function LiveText({ children }: { readonly children: string }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
