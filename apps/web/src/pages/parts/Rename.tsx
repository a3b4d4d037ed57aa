/** A name that can be changed where it stands: Enter or leaving the field keeps the new one, Escape the old one. */
import { ActionIcon, TextInput } from "@mantine/core";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface RenameProps {
  /** What the name is of: "the application". */
  readonly of: string;
  readonly name: string;
  readonly onRename: (name: string) => void;
  /** The name as it is shown. */
  readonly children: ReactNode;
}

const MOST = 200;
const BESIDE = { display: "inline-flex", alignItems: "center", gap: "var(--ab-space-4)", minWidth: 0 } as const;

export function Rename({ of, name, onRename, children }: RenameProps) {
  const [text, setText] = useState<string>();
  const keep = () => {
    const next = text?.trim();
    if (next && next !== name) onRename(next);
    setText(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape") setText(undefined);
  };
  if (text === undefined) {
    return (
      <span style={BESIDE}>
        {children}
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Rename ${of}`} onClick={() => setText(name)}>
          <Pencil size={14} aria-hidden="true" />
        </ActionIcon>
      </span>
    );
  }
  return (
    <TextInput
      // The field comes where its button was pressed.
      ref={(field) => field?.focus()}
      size="xs"
      maxLength={MOST}
      aria-label={`Name of ${of}`}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
