/** Looks for a text in the file that is open: Enter goes to the next place, Shift and Enter to the one before. */
import { ActionIcon, TextInput } from "@mantine/core";
import { ChevronDown, ChevronUp, Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Range } from "../../model/code-lines.ts";
import { count } from "../../model/format.ts";
import classes from "./FilePage.module.css";

interface FindInFileProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly places: readonly Range[];
  /** Where the reader is. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function FindInFile({ query, onQuery, places, at, onGo }: FindInFileProps) {
  const here = places.findIndex(({ start }) => start === at);
  const step = (by: 1 | -1) => {
    const next = by > 0 ? places.find(({ start }) => start > at) : places.findLast(({ start }) => start < at);
    const place = next ?? places.at(by > 0 ? 0 : -1);
    if (place) onGo(place.start);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <search className={classes.find}>
      <TextInput
        size="xs"
        type="search"
        className={classes.words ?? ""}
        aria-label="Find in this file"
        placeholder="Find in this file…"
        leftSection={<Search size={14} aria-hidden="true" />}
        value={query}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={classes.found} role="status">
        {query !== "" && (here < 0 ? count(places.length) : `${count(here + 1)} / ${count(places.length)}`)}
      </span>
      <Step name="Previous place" disabled={places.length === 0} onPress={() => step(-1)}>
        <ChevronUp size={15} aria-hidden="true" />
      </Step>
      <Step name="Next place" disabled={places.length === 0} onPress={() => step(1)}>
        <ChevronDown size={15} aria-hidden="true" />
      </Step>
    </search>
  );
}

interface StepProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

const Step = ({ name, disabled, onPress, children }: StepProps) => (
  <ActionIcon variant="default" size="md" aria-label={name} disabled={disabled} onClick={onPress}>
    {children}
  </ActionIcon>
);
