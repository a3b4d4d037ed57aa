/** All files of the material, each a way to its text. */
import { matches, queryWords } from "@as-built/spec";
import { useDeferredValue, useMemo } from "react";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { ShareStrip } from "../../kit/ShareStrip.tsx";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { type FileEntry, fileList } from "../../model/file-list.ts";
import { bytes, count, plural } from "../../model/format.ts";
import { type FilesView, filesView, fileView } from "../../model/view-state.ts";
import { ListTools } from "../ListTools.tsx";
import { ScrollPage } from "../ScrollPage.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./FilesPage.module.css";

const FIRST = 300;

export function FilesPage({ view }: { readonly view: FilesView }) {
  const { model, go } = useWorkspace();
  const all = useMemo(() => fileList(model.specification, (point) => model.located(point)), [model]);
  const query = useDeferredValue(view.query);
  const found = useMemo(() => {
    const words = queryWords(query);
    return all.filter(({ id, kind }) => matches(`${id} ${kind}`.toLowerCase(), words));
  }, [all, query]);
  const words =
    found.length === all.length
      ? plural(all.length, "file")
      : `${count(found.length)} of ${plural(all.length, "file")}`;
  return (
    <ScrollPage heading="Files">
      <ListTools
        label="Filter the files"
        query={view.query}
        onQuery={(text) => go(filesView(text), "replace")}
        words={words}
      />
      <LiveText>{words}</LiveText>
      {found.length === 0 ? <Notice state="empty" title="No file matches" /> : <List key={query} files={found} />}
    </ScrollPage>
  );
}

function List({ files }: { readonly files: readonly FileEntry[] }) {
  const { shown, hidden, showAll } = useFirst(files, FIRST);
  return (
    <>
      <ul className={classes.list} aria-label="Files">
        {shown.map(({ id, kind, bytes: size, statements, failed, origins }) => (
          <li key={id} className={classes.file}>
            <ViewLink view={fileView(id)} className={classes.name}>
              {id}
            </ViewLink>
            {failed && <Tag tone="warn">not fully read</Tag>}
            <span className={classes.strip}>
              <ShareStrip shares={origins.map(({ origin, size }) => ({ share: size, color: `var(--ab-${origin})` }))} />
            </span>
            <span className={classes.about}>
              {kind} · {bytes(size)}
              {statements > 0 && ` · ${plural(statements, "finding")}`}
            </span>
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </>
  );
}
