/** Takes files and folders: dropped anywhere on it, or chosen with its two buttons. */
import { Button, Group } from "@mantine/core";
import { FileCode, FolderOpen } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useDropzone } from "react-dropzone";
import classes from "./DropZone.module.css";

export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

interface DropZoneProps {
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** Further buttons beside the two. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

const GROUP = { role: "group", "aria-label": "Files to read" };

/** `early-drop.js` drops again what came before the page's script. */
const LISTENS = new Event("as-built:listens", { bubbles: true });

/** React's types do not know the attribute; it has to stand in the page that the server draws, too. */
const WHOLE_FOLDER = { webkitdirectory: "" };

export function DropZone({ onFiles, more, children }: DropZoneProps) {
  const folder = useRef<HTMLInputElement | null>(null);
  const give = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files.map((file) => ({ path: pathOf(file), file })));
  };
  const { getRootProps, getInputProps, isDragActive, open, rootRef } = useDropzone({
    onDrop: give,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  useEffect(() => {
    for (const input of rootRef.current?.querySelectorAll("input") ?? []) tellOfEarlyChoice(input);
    rootRef.current?.dispatchEvent(LISTENS);
  }, [rootRef]);
  return (
    <div {...getRootProps({ ...GROUP, className: classes.zone ?? "", "data-over": isDragActive })}>
      {children}
      <Group justify="center" mt="lg">
        <Button
          className={classes.folder ?? ""}
          leftSection={<FolderOpen size={17} aria-hidden="true" />}
          onClick={() => folder.current?.click()}
        >
          Choose a folder
        </Button>
        <Button variant="default" leftSection={<FileCode size={17} aria-hidden="true" />} onClick={open}>
          Choose files
        </Button>
        {more}
      </Group>
      <input {...getInputProps({ "aria-label": "Files" })} />
      <input
        {...WHOLE_FOLDER}
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label="Folder"
        onChange={({ currentTarget }) => {
          give([...(currentTarget.files ?? [])]);
          // The same folder may be chosen again after a change in it.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

/** The page is there before its script: what was chosen in between would be lost. */
function tellOfEarlyChoice(input: HTMLInputElement): void {
  if (input.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The drop's library sets `path`, a folder's input sets `webkitRelativePath`. */
function pathOf(file: File): string {
  if (file.webkitRelativePath !== "") return file.webkitRelativePath;
  return "path" in file && typeof file.path === "string" ? file.path : file.name;
}
