/** Saves the specification as a document. */
import { Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../host/save-file.ts";
import { HeaderButton } from "../../kit/HeaderButton.tsx";
import { LiveText } from "../../kit/LiveText.tsx";
import { documentName, EXPORTS } from "../../model/exports.ts";
import { useWorkspace } from "../workspace-context.ts";

const HELP = { display: "block", color: "var(--ab-dim)", fontSize: "var(--ab-text-sm)" } as const;

export function ExportMenu() {
  const { model, wholePage } = useWorkspace();
  const { specification } = model;
  const [said, say] = useState("");
  const saveWhole = async (make: () => Promise<string>) => {
    say("Making the page…");
    try {
      saveFile(documentName(specification, "html"), new Blob([await make()], { type: "text/html" }));
      say("The page is saved.");
    } catch {
      say("Couldn't make the page: the server did not give everything that belongs in it.");
    }
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <HeaderButton icon={<Download size={15} aria-hidden="true" />} name="Export" />
        </Menu.Target>
        <Menu.Dropdown>
          {wholePage && (
            <Menu.Item onClick={() => void saveWhole(wholePage)}>
              HTML page
              <span style={HELP}>All of this in one file, with the code, for any browser</span>
            </Menu.Item>
          )}
          {EXPORTS.map(({ name, help, make }) => (
            <Menu.Item
              key={name}
              onClick={() => {
                const { file, type, content } = make(specification);
                saveFile(file, new Blob([content], { type }));
              }}
            >
              {name}
              <span style={HELP}>{help}</span>
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => window.print()}>
            Print
            <span style={HELP}>This page only</span>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <LiveText>{said}</LiveText>
    </>
  );
}
