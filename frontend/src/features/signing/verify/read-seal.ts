import { fromBER } from 'asn1js';

/** A seal found in a PDF: the bytes it covers, and its claims. */
export type Seal = {
  /** All bytes of the file but the seal itself. */
  readonly covered: Uint8Array;
  readonly attributes: Uint8Array;
  readonly certificate: Uint8Array;
  readonly signature: Uint8Array;
  /** The SHA-256 of the covered bytes, by the seal. */
  readonly digest: Uint8Array;
  readonly sealedAt: Date;
};

type Node = ReturnType<typeof fromBER>['result'];

const ids = { digest: '1.2.840.113549.1.9.4', time: '1.2.840.113549.1.9.5' } as const;

/** The parts inside a node; asn1js types every value block as `unknown`. */
function partsOf(node: Node | undefined): Node[] {
  const block = node && 'valueBlock' in node ? node.valueBlock : undefined;
  const value = typeof block === 'object' && block && 'value' in block ? block.value : undefined;
  if (!Array.isArray(value)) throw new Error('The seal cannot be read');
  return value;
}

function contentOf(node: Node | undefined): Uint8Array {
  const block = node && 'valueBlock' in node ? node.valueBlock : undefined;
  const bytes =
    typeof block === 'object' && block && 'valueHexView' in block ? block.valueHexView : undefined;
  if (!(bytes instanceof Uint8Array)) throw new Error('The seal cannot be read');
  return bytes;
}

const der = (node: Node): Uint8Array => node.valueBeforeDecodeView;
const isTagged = (node: Node, number: number): boolean =>
  node.idBlock.tagClass === 3 && node.idBlock.tagNumber === number;
const idOf = (node: Node | undefined): string => String(node?.valueBlock);

/** The public key in a certificate: version, serial, algorithm, issuer, validity, subject, key. */
export function publicKeyIn(certificate: Uint8Array): Uint8Array {
  const key = partsOf(partsOf(fromBER(Uint8Array.from(certificate)).result)[0])[6];
  if (!key) throw new Error('The certificate cannot be read');
  return der(key);
}

/** A DER value: its tag, its length and its content. */
function tlv(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const digits = length < 128 ? [length] : bytesOf(length);
  const head = length < 128 ? [tag, ...digits] : [tag, 0x80 | digits.length, ...digits];
  const whole = new Uint8Array(head.length + length);
  whole.set(head);
  let at = head.length;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const bytesOf = (number: number): number[] =>
  number === 0 ? [] : [...bytesOf(Math.floor(number / 256)), number % 256];

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const one = fromHex('020101');
const sha256Id = fromHex('300b0609608648016503040201');
const rsaId = fromHex('300b06092a864886f70d01010b');
const signedDataId = fromHex('06092a864886f70d010702');
const dataId = fromHex('06092a864886f70d010701');

/** Rebuilds the only form in which we write a seal with these parts: any other bytes are not ours. */
function writeSeal({
  attributes,
  certificate,
  signature,
}: Pick<Seal, 'attributes' | 'certificate' | 'signature'>) {
  const fields = partsOf(partsOf(fromBER(Uint8Array.from(certificate)).result)[0]);
  const [, serial, , issuer] = fields;
  if (!serial || !issuer) throw new Error('The seal cannot be read');
  const inFile = Uint8Array.from(attributes);
  inFile[0] = 0xa0;
  const signer = tlv(
    0x30,
    one,
    tlv(0x30, der(issuer), der(serial)),
    sha256Id,
    inFile,
    rsaId,
    tlv(0x04, signature),
  );
  const data = tlv(
    0x30,
    one,
    tlv(0x31, sha256Id),
    tlv(0x30, dataId),
    tlv(0xa0, certificate),
    tlv(0x31, signer),
  );
  return tlv(0x30, signedDataId, tlv(0xa0, data));
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

function parseSeal(cms: Uint8Array) {
  const [, content] = partsOf(fromBER(Uint8Array.from(cms)).result);
  const data = partsOf(partsOf(content)[0]);
  const [certificate] = partsOf(data.find((part) => isTagged(part, 0)));
  const [signer, ...others] = partsOf(data[data.length - 1]);
  const fields = partsOf(signer);
  const at = fields.findIndex((part) => isTagged(part, 0));
  const signed = fields[at];
  if (!certificate || !signed || others.length > 0) throw new Error('The seal cannot be read');
  const attribute = (id: string) =>
    partsOf(partsOf(partsOf(signed).find((each) => idOf(partsOf(each)[0]) === id))[1])[0];
  const attributes = Uint8Array.from(der(signed));
  // RFC 5652, 5.4: kept as [0], signed as a set.
  attributes[0] = 0x31;
  const time = attribute(ids.time);
  const sealedAt = time && 'toDate' in time && typeof time.toDate === 'function' ? time.toDate() : undefined;
  if (!(sealedAt instanceof Date)) throw new Error('The seal cannot be read');
  return {
    attributes,
    certificate: der(certificate),
    sealedAt,
    signature: contentOf(fields[at + 2]),
    digest: contentOf(attribute(ids.digest)),
  };
}

export type SealFound = { readonly seal: Seal } | { readonly problem: 'no-seal' | 'added' | 'seal' };

/**
 * Finds the last seal of a PDF. It must cover the rest of the file and have the exact form we write, because
 * PDF readers accept bytes after a signature.
 */
export function readSeal(bytes: Uint8Array, text: string): SealFound {
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
  const found = [...text.matchAll(range)].at(-1)?.slice(1).map(Number);
  if (!found) return { problem: 'no-seal' };
  const [start = 0, before = 0, after = 0, rest = 0] = found;
  if (start !== 0 || after <= before || after + rest > bytes.length) return { problem: 'seal' };
  if (after + rest < bytes.length) return { problem: 'added' };
  const hex = /^<((?:[0-9A-F]{2})+)>$/.exec(text.slice(before, after))?.[1];
  if (hex === undefined) return { problem: 'seal' };
  const cms = fromHex(hex);
  const covered = new Uint8Array(before + rest);
  covered.set(bytes.subarray(0, before));
  covered.set(bytes.subarray(after), before);
  try {
    const parsed = parseSeal(cms);
    const written = writeSeal(parsed);
    const isOurs = isSame(cms.subarray(0, written.length), written);
    const isRest = cms.subarray(written.length).every((byte) => byte === 0);
    return isOurs && isRest ? { seal: { ...parsed, covered } } : { problem: 'seal' };
  } catch {
    return { problem: 'seal' };
  }
}
