/** Where everything begins: what As-Built does, and the place for the files. */
import { useEffect } from "react";
import { DropZone } from "../../kit/DropZone.tsx";
import { ThemeToggle } from "../../kit/ThemeToggle.tsx";
import type { AnalysisState } from "../../model/analysis.ts";
import { type Dropped, droppedFiles } from "../../model/dropped-files.ts";
import { Mark } from "../Mark.tsx";
import { Course } from "./Course.tsx";
import { Failed } from "./Failed.tsx";
import classes from "./StartPage.module.css";

interface StartPageProps {
  readonly state: Exclude<AnalysisState, { readonly state: "open" }>;
  readonly onFiles: (dropped: Dropped) => void;
  readonly onStop: () => void;
}

export function StartPage({ state, onFiles, onStop }: StartPageProps) {
  useEffect(() => {
    document.title = "As-Built";
  }, []);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Mark size={28} />
        <span className={classes.brand}>As-Built</span>
        <span className={classes.toggle}>
          <ThemeToggle />
        </span>
      </header>
      <main className={classes.main}>
        <h1 className={classes.title}>Read a product from its bundle</h1>
        <p className={classes.lead}>
          Drop the scripts that a web application ships to the browser. As-Built reads them and writes its specification
          in nine points, each statement tied to the bytes that show it. What is not shown is said to be not shown.
        </p>
        {state.state === "failed" && <Failed failure={state.failure} />}
        {state.state === "idle" || state.state === "failed" ? (
          <DropZone onFiles={(files) => onFiles(droppedFiles(files))}>
            <p className={classes.drop}>Drop a folder or files here</p>
            <p className={classes.hint}>The folder that the browser is served, e.g. dist, build or public</p>
          </DropZone>
        ) : (
          <Course state={state} onStop={onStop} />
        )}
        <ul className={classes.promises}>
          <li>Nothing of it is run.</li>
          <li>Nothing leaves this machine.</li>
          <li>Third-party code is recognised and left out.</li>
        </ul>
      </main>
    </div>
  );
}
