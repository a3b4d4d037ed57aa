/**
 * Services in a compiled file of Protocol Buffers, as protobuf-es 2 writes it into a module: `fileDesc("CgpjYXJ0LnByb3Rv...")`,
 * a FileDescriptorProto (google/protobuf/descriptor.proto) in base64. Only names are read: of the package, of services
 * and of their methods. Anything else gives nothing; it never throws and reads each byte once.
 */

export interface Service {
  /** With its package. */
  readonly name: string;
  readonly methods: readonly string[];
}

/** A file begins with its name: field 1, a text. */
const BEGINNING = /^Cg[A-Za-z0-9+/]{10,}={0,2}$/;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Fields of the messages FileDescriptorProto, ServiceDescriptorProto and MethodDescriptorProto. */
const FILE = { name: 1, package: 2, service: 6 } as const;
const SERVICE = { name: 1, method: 2 } as const;
const METHOD = { name: 1 } as const;

export function servicesIn(base64: string): readonly Service[] {
  if (!BEGINNING.test(base64)) return [];
  const file = fieldsOf(bytesOf(base64));
  if (!textOf(file, FILE.name)?.endsWith(".proto")) return [];
  const scope = textOf(file, FILE.package);
  return all(file, FILE.service).flatMap((bytes) => {
    const service = fieldsOf(bytes);
    const name = textOf(service, SERVICE.name);
    const methods = all(service, SERVICE.method).flatMap((method) => textOf(fieldsOf(method), METHOD.name) ?? []);
    return name === undefined ? [] : [{ name: scope === undefined ? name : `${scope}.${name}`, methods }];
  });
}

function bytesOf(base64: string): readonly number[] {
  const out: number[] = [];
  let bits = 0;
  let length = 0;
  for (const character of base64.replace(/(?<!=)=+$/, "")) {
    bits = ((bits << 6) | DIGITS.indexOf(character)) & 0xffff;
    length += 6;
    if (length < 8) continue;
    length -= 8;
    out.push((bits >> length) & 0xff);
  }
  return out;
}

/** A field that holds bytes: a text or a message. */
interface Field {
  readonly number: number;
  readonly bytes: readonly number[];
}

/** The fields of a message that hold bytes; what stands behind something unreadable is left out. */
function fieldsOf(bytes: readonly number[]): readonly Field[] {
  const out: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35 && at < bytes.length; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < bytes.length) {
    const tag = varint();
    const type = tag & 7;
    if (type === 0) varint();
    else if (type === 1) at += 8;
    else if (type === 5) at += 4;
    else if (type === 2) {
      const length = varint();
      out.push({ number: tag >> 3, bytes: bytes.slice(at, at + length) });
      at += length;
    } else break;
  }
  return out;
}

const all = (fields: readonly Field[], number: number): readonly (readonly number[])[] =>
  fields.filter((field) => field.number === number).map(({ bytes }) => bytes);

/** Names are ASCII. */
function textOf(fields: readonly Field[], number: number): string | undefined {
  const [first] = all(fields, number);
  return first && String.fromCharCode(...first.slice(0, 200));
}
