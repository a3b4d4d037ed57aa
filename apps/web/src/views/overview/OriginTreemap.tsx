/** The material as areas: by origin, then by component, then by module; a module opens in its file. */
import { useMemo, useState } from "react";
import { Treemap, type TreemapNode } from "../../kit/Treemap.tsx";
import { brief } from "../../model/format.ts";
import { once } from "../../model/once.ts";
import { type AmountNode, originTree } from "../../model/origin-tree.ts";
import { sharedFolder, withoutFolder } from "../../model/treemap-labels.ts";
import { fileView } from "../../model/view-state.ts";
import { ORIGIN_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";

export function OriginTreemap() {
  const { model, go } = useWorkspace();
  const [root, amounts] = useMemo(() => {
    const origins = originTree(model.specification, ORIGIN_NAMES);
    const found = new Map<string, AmountNode>();
    const size = origins.reduce((sum, node) => sum + node.size, 0);
    const all: TreemapNode = {
      id: "all",
      name: "All scripts",
      label: "All scripts",
      words: `${brief(size)} characters`,
      size,
      color: "",
      parts: once(() => origins.map((node) => drawn(node, found))),
    };
    return [all, found];
  }, [model]);
  const [path, setPath] = useState<readonly TreemapNode[]>([root]);
  const node = path.at(-1) ?? root;
  const open = (next: TreemapNode) => {
    const held = path.indexOf(next);
    const place = placeOf(amounts.get(next.id));
    if (held >= 0) setPath(path.slice(0, held + 1));
    else if (next.parts && next.parts().length > 1) setPath([...path, next]);
    else if (place) go(fileView(place.file, place.at));
  };
  return (
    <Treemap label="Script text by origin, component and module" node={node} path={path.slice(0, -1)} onOpen={open} />
  );
}

/** Where an amount stands, or its only part. */
function placeOf(amount: AmountNode | undefined): AmountNode["place"] {
  const parts = amount?.parts?.() ?? [];
  return amount?.place ?? (parts.length === 1 ? parts[0]?.place : undefined);
}

function drawn(amount: AmountNode, amounts: Map<string, AmountNode>, folder = ""): TreemapNode {
  const { id, name, origin, size, parts } = amount;
  amounts.set(id, amount);
  return {
    id,
    name,
    label: withoutFolder(name, folder),
    words: brief(size),
    size,
    color: `var(--ab-${origin})`,
    ...(parts ? { parts: once(() => drawnAll(parts(), amounts)) } : {}),
  };
}

function drawnAll(parts: readonly AmountNode[], amounts: Map<string, AmountNode>): readonly TreemapNode[] {
  const shared = sharedFolder(parts.map(({ name }) => name));
  return parts.map((part) => drawn(part, amounts, shared));
}
