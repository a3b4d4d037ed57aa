/** One facet of a list: a button that says how many values are chosen, and opens the values with their counts. */
import { Popover } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { ToolButton } from "../../kit/ToolButton.tsx";
import type { FacetValue } from "../../model/facets.ts";
import { count as figure } from "../../model/format.ts";
import classes from "./FacetMenu.module.css";

interface FacetMenuProps {
  readonly title: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** From so many values on they can be looked for. */
const MANY = 12;

export function FacetMenu({ title, values, chosen, onToggle }: FacetMenuProps) {
  const [opened, setOpened] = useState(false);
  // The pane beside the list also closes with Escape: here it is the menu that was meant.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      closeOnEscape={false}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ToolButton isOn={chosen.length > 0} onClick={() => setOpened((held) => !held)}>
          {title}
          {chosen.length > 0 && <span>{chosen.length}</span>}
          <ChevronDown size={14} aria-hidden="true" />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ""} onKeyDown={onKeyDown}>
        <FacetValues title={title} values={values} chosen={chosen} onToggle={onToggle} />
      </Popover.Dropdown>
    </Popover>
  );
}

function FacetValues({ title, values, chosen, onToggle }: FacetMenuProps) {
  const [words, setWords] = useState("");
  const found = values.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      {values.length > MANY && (
        <input
          type="search"
          className={classes.search}
          aria-label={`Find in ${title.toLowerCase()}`}
          placeholder="Find…"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes.values}>
        <legend className={classes.legend}>{title}</legend>
        {found.length === 0 && <p className={classes.none}>No value has these letters.</p>}
        {found.map(({ value, label, count }) => (
          <label key={value} className={classes.value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span className={classes.label} title={label}>
              {label}
            </span>{" "}
            <span className={classes.count}>{figure(count)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
