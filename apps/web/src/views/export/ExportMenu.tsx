/** Saves the specification as a document. */
import { Button, Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { EXPORTS } from "../../model/exports.ts";
import { useWorkspace } from "../workspace-context.ts";

export function ExportMenu() {
  const { specification } = useWorkspace().model;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Download size={14} aria-hidden="true" />} visibleFrom="sm">
          Export
        </Button>
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
            <span style={{ display: "block", color: "var(--ab-dim)", fontSize: 12 }}>{help}</span>
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => window.print()}>Print</Menu.Item>
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
