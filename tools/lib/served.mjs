/**
 * A server of this repository's own, for trying it out: starts it, gives it an application as a browser would, and ends
 * with it. Plain JavaScript on Node 20, without dependencies.
 */
import { spawn } from "node:child_process";
import { openAsBlob, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { StepFailed } from "./step.mjs";
import { environment, ROOT } from "./workspace.mjs";

/** @typedef {{ url: string, ended: Promise<number> }} Served `ended` gives the exit code */

/**
 * @param {string} data folder
 * @returns {Promise<Served>}
 */
export async function serve(data) {
  const program = join(ROOT, "apps", "cli", "bin", "asbuilt.cjs");
  const child = spawn("node", [program, "serve", "--data", data, "--log-level", "error"], {
    cwd: ROOT,
    env: environment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Ctrl+C reaches both, other signals only this process.
  process.on("SIGINT", () => process.stdout.isTTY || child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  const ended = new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  child.stdout.setEncoding("utf8");
  const said = await Promise.race([
    new Promise((resolve) => child.stdout.once("data", resolve)),
    ended.then(() => Promise.reject(new StepFailed("The server did not start; the message above says why."))),
  ]);
  child.stdout.resume();
  return { url: /http:\S+/.exec(said)?.[0] ?? "", ended };
}

/**
 * Uploads a folder, an archive or a file and waits for its analysis. What is there already under that name and with that
 * content is not added again.
 *
 * @param {Served} served
 * @returns {Promise<string>} the address of the specification
 */
export async function analysed({ url }, location, name) {
  const ask = async (path, init) => {
    const answer = await fetch(`${url}api/v1/${path}`, init);
    const body = await answer.text();
    if (!answer.ok) throw new StepFailed(`${JSON.parse(body).error.message}`);
    return body;
  };
  const { items } = JSON.parse(await ask(`applications?q=${encodeURIComponent(name)}`));
  const former = items.find((application) => application.name === name);
  const path = former === undefined ? "uploads" : `applications/${former.id}/releases`;
  const uploaded = JSON.parse(await ask(path, { method: "POST", body: await formOf(location, name) }));
  const isSame = former?.latest?.analysis?.state === "finished" && former.latest.digest === uploaded.release.digest;
  if (isSame) await ask(`releases/${uploaded.release.id}`, { method: "DELETE" });
  const { id } = isSame ? former.latest.analysis : uploaded.analysis;
  // Ends with the analysis.
  await ask(`analyses/${id}/events`);
  const { failure } = JSON.parse(await ask(`analyses/${id}`));
  if (failure) throw new StepFailed(failure.message);
  return `${url}analyses/${id}`;
}

async function formOf(location, name) {
  const form = new FormData();
  form.append("name", name);
  form.append("input", basename(location));
  const isFolder = statSync(location).isDirectory();
  for (const path of isFolder ? filesOf(location) : [location]) {
    const inside = relative(isFolder ? location : dirname(location), path)
      .split(sep)
      .join("/");
    form.append("files", await openAsBlob(path), inside);
  }
  return form;
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
