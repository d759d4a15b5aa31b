/** The parts of a sealed body. */
export type Sealed = { readonly data: Uint8Array; readonly iv: Uint8Array };

const block = 16;

const changed = (bytes: Uint8Array, at: number, mask: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ mask : byte));

const randomBytesOf = (length: number, random: () => number): Uint8Array =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256));

type Tampering = (sealed: Sealed, random: () => number) => Sealed;

// Ways to spoil a ciphertext for good: what comes out is not text, padding or JSON. (A flipped bit of the IV
// may leave good JSON with another letter: CBC has no integrity, and the envelope claims none.)
const tamperings: readonly Tampering[] = [
  ({ data, iv }, random) => ({
    iv,
    data: changed(data, Math.floor(random() * (data.length - block)), 1 << Math.floor(random() * 8)),
  }),
  ({ data, iv }, random) => ({ data, iv: changed(iv, Math.floor(random() * block), 0x80) }),
  ({ data, iv }, random) => ({
    iv,
    data: data.slice(0, block * Math.floor(random() * (data.length / block))),
  }),
  ({ data, iv }, random) => ({ iv, data: data.slice(0, 1 + Math.floor(random() * (data.length - 1))) }),
  ({ data, iv }, random) => ({ iv, data: Uint8Array.from([...data, ...randomBytesOf(block, random)]) }),
  ({ data, iv }) => ({ iv, data: Uint8Array.from([...data.slice(block), ...data.slice(0, block)]) }),
  ({ data }, random) => ({ data, iv: randomBytesOf(block, random) }),
  ({ data, iv }, random) => ({ data, iv: iv.slice(0, Math.floor(random() * block)) }),
  ({ iv }, random) => ({ iv, data: randomBytesOf(block * (1 + Math.floor(random() * 4)), random) }),
  ({ data, iv }, random) => ({
    iv,
    data: changed(data, data.length - 1 - Math.floor(random() * block), 0xff),
  }),
];

/** The `index`th tampered copy, as sent. */
export function tamperedText(sealed: Sealed, index: number, random: () => number): string {
  const tamper = tamperings[index % tamperings.length] ?? ((same: Sealed) => same);
  const { data, iv } = tamper(sealed, random);
  return envelopeText({ data, iv });
}

export const envelopeText = ({ data, iv }: Sealed): string =>
  JSON.stringify({ data: Buffer.from(data).toString('base64'), iv: Buffer.from(iv).toString('base64') });
