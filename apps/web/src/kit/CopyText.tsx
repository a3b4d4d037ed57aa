/** Copies a text. */
import { ActionIcon, CopyButton } from "@mantine/core";
import { Check, Copy } from "lucide-react";

export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={copied ? "Copied" : label}
          title={label}
          onClick={copy}
        >
          {copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
