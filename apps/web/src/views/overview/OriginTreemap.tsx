/** The material as areas: by origin, then by component, then by module; a module opens in its file. */
import { useMemo, useState } from "react";
import { Treemap, type TreemapNode } from "../../kit/Treemap.tsx";
import { brief } from "../../model/format.ts";
import { type AmountNode, originTree } from "../../model/origin-tree.ts";
import { sharedFolder, withoutFolder } from "../../model/treemap-labels.ts";
import { fileView } from "../../model/view-state.ts";
import { ORIGIN_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";

export function OriginTreemap() {
  const { model, go } = useWorkspace();
  const [root, places] = useMemo(() => {
    const origins = originTree(model.specification, ORIGIN_NAMES);
    const found = new Map<string, AmountNode["place"]>();
    const size = origins.reduce((sum, node) => sum + node.size, 0);
    const children = origins.map((node) => drawn(node, found));
    return [
      {
        id: "all",
        name: "All scripts",
        label: "All scripts",
        words: `${brief(size)} characters`,
        size,
        color: "",
        children,
      },
      found,
    ];
  }, [model]);
  const [path, setPath] = useState<readonly TreemapNode[]>([root]);
  const node = path.at(-1) ?? root;
  const open = (next: TreemapNode) => {
    const held = path.indexOf(next);
    const place = places.get(next.id);
    if (held >= 0) setPath(path.slice(0, held + 1));
    else if (next.children && next.children.length > 1) setPath([...path, next]);
    else if (place) go(fileView(place.file, place.at));
  };
  return (
    <Treemap label="Script text by origin, component and module" node={node} path={path.slice(0, -1)} onOpen={open} />
  );
}

function drawn(node: AmountNode, places: Map<string, AmountNode["place"]>, folder = ""): TreemapNode {
  const { id, name, origin, size, children, place } = node;
  const shared = sharedFolder((children ?? []).map((child) => child.name));
  const only = children?.length === 1 ? children[0] : undefined;
  if (place ?? only?.place) places.set(id, place ?? only?.place);
  return {
    id,
    name,
    label: withoutFolder(name, folder),
    words: brief(size),
    size,
    color: `var(--ab-${origin})`,
    ...(children && children.length > 0 ? { children: children.map((child) => drawn(child, places, shared)) } : {}),
  };
}
