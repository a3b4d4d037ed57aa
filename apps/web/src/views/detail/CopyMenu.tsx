/** Copies what is selected: its link, and what else can be used of it elsewhere. */
import { ActionIcon, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Check, Copy } from "lucide-react";
import { copiesOf } from "../../model/copies.ts";
import type { Exhibit } from "../../model/exhibit.ts";
import { useWorkspace } from "../workspace-context.ts";

export function CopyMenu({ exhibit }: { readonly exhibit: Exhibit }) {
  const { model, view, href } = useWorkspace();
  const { copied, copy } = useClipboard();
  const link = () => new URL(href(view), window.location.href).href;
  return (
    <Menu position="bottom-end" withinPortal zIndex={400}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={copied ? "Copied" : "Copy"} title="Copy">
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => copy(link())}>Link</Menu.Item>
        {copiesOf(model.statement(exhibit.id), exhibit).map(({ name, text }) => (
          <Menu.Item key={name} onClick={() => copy(text)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
