/** Saves the specification as a document. */
import { Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { HeaderButton } from "../../kit/HeaderButton.tsx";
import { EXPORTS } from "../../model/exports.ts";
import { useWorkspace } from "../workspace-context.ts";

const HELP = { display: "block", color: "var(--ab-dim)", fontSize: 12 } as const;

export function ExportMenu() {
  const { specification } = useWorkspace().model;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <HeaderButton icon={<Download size={15} aria-hidden="true" />} name="Export" />
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORTS.map(({ name, help, make }) => (
          <Menu.Item
            key={name}
            onClick={() => {
              const { file, type, content } = make(specification);
              save(file, new Blob([content], { type }));
            }}
          >
            {name}
            <span style={HELP}>{help}</span>
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => window.print()}>
          Print
          <span style={HELP}>This page only</span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
