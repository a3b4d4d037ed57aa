/** The earlier release that the address names, opened by the host. */
import { useEffect, useState } from "react";
import { useWorkspace } from "../workspace-context.ts";
import type { Earlier } from "./earlier.ts";

interface Opened {
  readonly id: string;
  readonly earlier: Earlier;
}

export function useEarlier(id: string | undefined): Earlier {
  const { releases } = useWorkspace();
  const release = releases?.others.find((each) => each.id === id);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (release === undefined) return;
    let current = true;
    const settle = (earlier: Earlier) => {
      if (current) setOpened({ id: release.id, earlier });
    };
    release.open().then(
      (source) => settle({ state: "open", name: release.name, source, href: release.href }),
      (error: unknown) =>
        settle({
          state: "failed",
          title: "Couldn't load the release",
          message: error instanceof Error ? error.message : String(error),
        }),
    );
    return () => {
      current = false;
    };
  }, [release]);
  if (id === undefined) return { state: "none" };
  if (opened?.id === id) return opened.earlier;
  if (release || !releases || releases.others.length === 0) return { state: "loading" };
  return { state: "failed", title: "Not found", message: "The link names no other release of this application." };
}
