/** Gives the focus back to where it was when a panel that took it goes away. */
import { useEffect } from "react";

export function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // After the panel is gone: where it had the focus, nothing has it now.
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
}
