/** Why bytes are not a signature index. */
export class SignatureFormatError extends Error {
  readonly code: "not-signatures" | "other-version" | "damaged";

  constructor(code: SignatureFormatError["code"]) {
    super(code);
    this.name = "SignatureFormatError";
    this.code = code;
  }
}
