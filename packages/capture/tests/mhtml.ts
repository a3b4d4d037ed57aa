/** Writes saved pages as browsers do, for tests. */

export interface SavedPart {
  /** Content-Location. */
  readonly url: string;
  readonly type?: string;
  readonly body: string | Uint8Array;
  readonly encoding?: "quoted-printable" | "base64" | "8bit";
}

const BOUNDARY = "----MultipartBoundary--x1----";

export const mhtmlOf = (parts: readonly SavedPart[], eol = "\r\n"): string =>
  [
    "From: <Saved by Blink>",
    `Snapshot-Content-Location: ${parts[0]?.url}`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/related;${eol}\ttype="text/html";${eol}\tboundary="${BOUNDARY}"`,
    "",
    "",
    ...parts.flatMap((part) => [`--${BOUNDARY}`, ...partOf(part, eol)]),
    `--${BOUNDARY}--`,
    "",
  ].join(eol);

function partOf({ url, type = "text/html", body, encoding = "quoted-printable" }: SavedPart, eol: string) {
  const bytes = Buffer.from(body);
  return [
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    `Content-Location: ${url}`,
    "",
    encoding === "quoted-printable"
      ? quoted(bytes, eol)
      : encoding === "base64"
        ? lines(bytes, eol)
        : bytes.toString("latin1"),
  ];
}

/** RFC 2045, 6.7, with lines of at most 76 characters. */
function quoted(bytes: Buffer, eol: string): string {
  const out: string[] = [];
  let column = 0;
  for (const byte of bytes) {
    const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x3d;
    const text = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    if (column + text.length > 75) {
      out.push(`=${eol}`);
      column = 0;
    }
    out.push(text);
    column += text.length;
  }
  return out.join("");
}

const lines = (bytes: Buffer, eol: string): string => bytes.toString("base64").replace(/.{76}/g, `$&${eol}`);
