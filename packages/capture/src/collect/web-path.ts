/**
 * The path of a capture under which a file of a site stands. Files of the site itself stand as its folder has them, those
 * of another host below a folder of its name. Takes addresses of http and https, and what came from there; the paths
 * never leave the capture's root.
 */
import { hash } from "node:crypto";
import { fileId } from "@as-built/spec";
import { artifactOf } from "../artifact-of.ts";
import { claimedKind, holdsText } from "../kind.ts";
import { kindOfType, type TextKind } from "./media-type.ts";

/** Endings that make the name say what the server says. */
const ENDINGS: Readonly<Record<TextKind, string>> = { script: ".js", html: ".html", style: ".css", json: ".json" };

/** Bytes of one name: no file system that is in use takes more than 255, and a capture may add `.html` or `~2`. */
const MAX_NAME_BYTES = 240;
/** Code units of the end that is kept. */
const KEPT = 60;
/** Code units of a path: archives and file systems take no longer ones. */
const MAX_PATH = 1000;

/** Without the query: code that names a file and the file itself differ in it, `main.js` and `main.js?v=3`. */
export function webPath(url: URL, origin: string): string {
  const path = decodedPath(url.pathname).replace(/^\/+/, "").split("/").map(shortened).join("/");
  const named = path === "" || path.endsWith("/") ? `${path}index` : path;
  const whole = url.origin === origin ? named : `${hostFolder(url)}/${named}`;
  return whole.length > MAX_PATH ? `_long/${digestOf(whole)}/${whole.slice(whole.lastIndexOf("/") + 1)}` : whole;
}

const digestOf = (name: string): string => hash("sha256", name, "hex").slice(0, 16);

/** A name that is too long keeps its end, which tells its kind, and a digest that tells it from others. */
const shortened = (name: string): string =>
  Buffer.byteLength(name) > MAX_NAME_BYTES ? `${digestOf(name)}~${name.slice(-KEPT)}` : name;

/** A colon is no part of a file's name everywhere; `..` is a host in an address, and another place in a path. */
function hostFolder({ host }: URL): string {
  const name = host.replace(/[[\]]/g, "").replaceAll(":", "_");
  return /^\.*$/.test(name) ? `_${name}` : name;
}

/** Escapes stay where the name that they stand for would mean another place. */
function decodedPath(pathname: string): string {
  try {
    const decoded = decodeURI(pathname);
    return /[\\\p{Cc}]|(?:^|\/)\.{1,2}(?:\/|$)/u.test(decoded) ? pathname : decoded;
  } catch {
    return pathname;
  }
}

/**
 * The same path, with an ending where neither name nor content would tell the kind that the server says: `orders` that
 * came as `text/html` is `orders.html`.
 */
export function typedPath(path: string, contentType: string, bytes: Uint8Array): string {
  const claimed = claimedKind(path);
  if (claimed !== undefined && (holdsText(claimed) || claimed === "map")) return path;
  const { kind } = artifactOf(fileId(path), bytes).artifact;
  const said = kindOfType(contentType) ?? ENDED.find((one) => one === kind);
  if (said === undefined) return path;
  // a page has others below it: /orders and /orders/7
  const isPage = said === "html" && !/\.[^./]*$/.test(path);
  const isIndex = /(?:^|\/)index$/.test(path);
  return isPage || isIndex || kind !== said ? path + ENDINGS[said] : path;
}

const ENDED: readonly TextKind[] = ["script", "html", "style", "json"];
