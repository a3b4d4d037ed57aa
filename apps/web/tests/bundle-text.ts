/** A generated script: code is appended, and each piece gives back the evidence that points at it. */
import { type Evidence, type FileId, fileId, MAX_QUOTE, moduleId, type Offset, offset } from "@as-built/spec";

export interface Says {
  readonly says?: string;
  readonly for?: string;
  readonly step?: number;
}

export class BundleText {
  readonly file: FileId;
  #text = "";

  constructor(file: string) {
    this.file = fileId(file);
  }

  get text(): string {
    return this.#text;
  }

  get length(): Offset {
    return offset(this.#text.length);
  }

  /** Appends code that is evidence of nothing. */
  fill(code: string): this {
    this.#text += code;
    return this;
  }

  /** Appends `prefix + code + suffix` and gives the evidence for `code`. */
  add(code: string, about: Says = {}, prefix = "", suffix = ";"): Evidence {
    const start = this.#text.length + prefix.length;
    this.#text += prefix + code + suffix;
    return {
      file: this.file,
      start: offset(start),
      end: offset(start + code.length),
      quote: code.slice(0, MAX_QUOTE),
      module: moduleId("src/main"),
      ...about,
    };
  }
}
