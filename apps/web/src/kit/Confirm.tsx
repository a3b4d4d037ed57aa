/** Asks before something that cannot be undone. The way out has the focus. */
import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";

interface ConfirmProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button that does it says. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Confirm({ open, title, action, onConfirm, onClose, children }: ConfirmProps) {
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={<strong>{title}</strong>}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
      transitionProps={{ duration: 0 }}
    >
      <p style={{ margin: "0 0 20px", lineHeight: 1.55 }}>{children}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red.8"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
