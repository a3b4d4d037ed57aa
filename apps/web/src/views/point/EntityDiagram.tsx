/** Entities as cards with their fields, references as arrows. */
import type { Entity, Field } from "@as-built/spec";
import { useMemo } from "react";
import { Diagram } from "../../kit/Diagram.tsx";
import { inline, shorten } from "../../model/format.ts";
import { markOf } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import { Picture } from "./Picture.tsx";
import { statementsAt } from "./statements-at.ts";
import { type LayoutProps, useSelect } from "./use-select.ts";

const MOST = 120;
const FIELDS = 10;

export function EntityDiagram({ view, statements }: LayoutProps) {
  const { model } = useWorkspace();
  const select = useSelect(view);
  const all = useMemo(() => statementsAt(model.specification, "entities", statements), [model, statements]);
  const { cards, arrows } = useMemo(() => {
    const entities = all.slice(0, MOST);
    return { cards: entities.map(cardOf), arrows: entities.flatMap(arrowsOf) };
  }, [all]);
  return (
    <Picture shown={cards.length} all={all.length} words="An arrow goes from a field to the entity that it refers to.">
      <Diagram
        label="Entities and their references"
        cards={cards}
        arrows={arrows}
        selected={view.selected?.id}
        onSelect={select}
      />
    </Picture>
  );
}

const cardOf = (entity: Entity) => ({ ...describe(entity), mark: markOf(entity) });

const describe = ({ id, name, source, fields }: Entity) => ({
  id,
  title: name,
  flag: source,
  rows: fields.slice(0, FIELDS).map((field) => ({ name: field.name, ...noteOf(field) })),
  ...(fields.length > FIELDS ? { more: `${fields.length - FIELDS} more` } : {}),
});

function noteOf({ type, optional, values }: Field): { readonly note?: string } {
  const words = [values ? shorten(values.map(inline).join(" | "), 24) : type, optional ? "optional" : undefined];
  const note = words.filter(Boolean).join(", ");
  return note === "" ? {} : { note };
}

const arrowsOf = ({ id, fields }: Entity) =>
  fields.flatMap(({ name, refersTo }) => (refersTo === undefined ? [] : [{ from: id, to: refersTo, label: name }]));
