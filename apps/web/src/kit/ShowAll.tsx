/** Asks for what a list does not show yet; draws nothing where it shows everything. */
import { Button } from "@mantine/core";

interface ShowAllProps {
  readonly hidden: number;
  /** The number in words. */
  readonly words: string;
  readonly onShow: () => void;
}

export function ShowAll({ hidden, words, onShow }: ShowAllProps) {
  if (hidden === 0) return null;
  return (
    <Button mt="xs" size="xs" variant="default" onClick={onShow}>
      Show {words} more
    </Button>
  );
}
