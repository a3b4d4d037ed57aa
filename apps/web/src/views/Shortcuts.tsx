/** The keys of a specification's pages: j and k walk through the findings, ? tells of all keys. */
import { Modal } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import classes from "./Shortcuts.module.css";
import { walk } from "./walk.ts";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["Search everything", ["Ctrl", "K"]],
  ["Filter the list", ["/"]],
  ["Next finding", ["j"]],
  ["Previous finding", ["k"]],
  ["Next evidence", ["n"]],
  ["Previous evidence", ["p"]],
  ["Close the details", ["Esc"]],
  ["These keys", ["?"]],
];

export function Shortcuts() {
  const [opened, { toggle, close }] = useDisclosure(false);
  useHotkeys([
    ["shift+?", toggle],
    ["?", toggle],
    ["j", () => walk("ArrowDown")],
    ["k", () => walk("ArrowUp")],
  ]);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Keyboard shortcuts"
      size="sm"
      closeButtonProps={{ "aria-label": "Close" }}
      transitionProps={{ duration: 0 }}
    >
      <dl className={classes.keys}>
        {KEYS.map(([what, keys]) => (
          <div key={what} className={classes.entry}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
