/** The ranges that show a statement, in their order: what each contributes, where it stands, what it says. */
import type { Evidence } from "@as-built/spec";
import clsx from "clsx";
import { useEffect, useRef } from "react";
import { charactersOf, partWords } from "../../model/position.ts";
import { evidenceWords } from "../../model/words.ts";
import classes from "./EvidenceList.module.css";

interface EvidenceListProps {
  readonly evidence: readonly Evidence[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export function EvidenceList({ evidence, chosen, onChoose }: EvidenceListProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current !== chosen) list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
    last.current = chosen;
  }, [chosen]);
  return (
    <ol ref={list} className={classes.list}>
      {evidence.map((piece, index) => (
        <li
          key={`${piece.file} ${piece.start} ${piece.end} ${piece.for ?? ""} ${piece.step ?? ""} ${piece.says ?? ""}`}
        >
          <button
            type="button"
            className={clsx(classes.piece, index === chosen && classes.chosen)}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            <span className={classes.says}>
              {piece.step === undefined ? "" : `Step ${piece.step}: `}
              {evidenceWords(piece.says)}
              {partBeside(piece) && <span className={classes.for}> · {partBeside(piece)}</span>}
            </span>
            <span className={classes.place}>
              {piece.file}, {charactersOf(piece)}
            </span>
            <code className={classes.quote}>{piece.quote}</code>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Which part of the statement it is for, where its words do not say that already. */
function partBeside({ for: pointer, says }: Evidence): string | undefined {
  const part = pointer === undefined ? undefined : partWords(pointer);
  return part === says ? undefined : part;
}
