/** A certificate that nobody vouches for, as X.509 has it (RFC 5280, 4.1), for tests of what is refused. */
import { generateKeyPairSync, sign } from "node:crypto";

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const SEQUENCE = 0x30;
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const time = (text: string): Buffer => der(0x17, Buffer.from(text));
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));

/** ecdsa-with-SHA256 */
const ALGORITHM = der(SEQUENCE, oid("2a8648ce3d040302"));
/** CN=localhost */
const NAME = der(SEQUENCE, der(0x31, der(SEQUENCE, oid("550403"), der(0x0c, Buffer.from("localhost")))));

export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const validity = der(SEQUENCE, time("200101000000Z"), time("491231235959Z"));
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = der(SEQUENCE, der(0xa0, integer(2)), integer(1), ALGORITHM, NAME, validity, NAME, spki);
  const signature = sign("sha256", body, privateKey);
  const certificate = der(SEQUENCE, body, ALGORITHM, der(0x03, Buffer.from([0]), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}
