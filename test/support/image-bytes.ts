import { crc32, deflateSync } from 'node:zlib';

type Size = { readonly width: number; readonly height: number };

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const u16 = (value: number): Buffer => Buffer.from([(value >> 8) & 0xff, value & 0xff]);
const u16le = (value: number): Buffer => Buffer.from([value & 0xff, (value >> 8) & 0xff]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
const u24le = (value: number): Buffer =>
  Buffer.from([value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]);
const whole = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** Picture headers with these dimensions, enough to be recognized, followed by `padding` zero bytes. */
export function pngBytes({ width, height }: Size, padding = 16): Uint8Array {
  const header = whole(ascii('IHDR'), u32(width), u32(height), Buffer.from([8, 6, 0, 0, 0]));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return whole(signature, u32(13), header, u32(crc32(header)), ascii('\0\0\0\0IDAT'), Buffer.alloc(padding));
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = whole(ascii(name), data);
  return whole(u32(data.length), named, u32(crc32(named)));
}

/** A whole PNG of one gray; `more` stands before its pixels, and `pixels` takes their place. */
export function wholePng(
  { width, height }: Size,
  { more = [], pixels }: { readonly more?: readonly Uint8Array[]; readonly pixels?: Uint8Array } = {},
): Uint8Array {
  const header = whole(u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0]));
  const rows =
    pixels ?? Buffer.alloc(height * (width + 1), 0).map((_, at) => (at % (width + 1) === 0 ? 0 : 90));
  return whole(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', new Uint8Array()),
  );
}

export const gifBytes = ({ width, height }: Size, padding = 16): Uint8Array =>
  whole(ascii('GIF89a'), u16le(width), u16le(height), Buffer.from([0, 0, 0, 0x2c]), Buffer.alloc(padding));

export function jpegBytes({ width, height }: Size, padding = 16): Uint8Array {
  const app0 = whole(Buffer.from([0xff, 0xe0]), u16(16), ascii('JFIF\0\x01\x01'), Buffer.alloc(7));
  const components = Buffer.from([3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  const frame = whole(
    Buffer.from([0xff, 0xc0]),
    u16(17),
    Buffer.from([8]),
    u16(height),
    u16(width),
    components,
  );
  return whole(Buffer.from([0xff, 0xd8]), app0, frame, Buffer.alloc(padding));
}

const box = (type: string, ...content: Uint8Array[]): Uint8Array => {
  const body = whole(...content);
  return whole(u32(body.length + 8), ascii(type), body);
};

export function avifBytes({ width, height }: Size): Uint8Array {
  const extent = box('ispe', u32(0), u32(width), u32(height));
  const meta = box('meta', u32(0), box('hdlr', Buffer.alloc(24)), box('iprp', box('ipco', extent)));
  return whole(box('ftyp', ascii('avif'), u32(0), ascii('avifmif1')), meta);
}

const webpChunks = {
  'VP8 ': ({ width, height }: Size) =>
    whole(Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), u16le(width), u16le(height)),
  VP8L: ({ width, height }: Size) => {
    const bits = Buffer.alloc(4);
    bits.writeUInt32LE((width - 1) | ((height - 1) << 14));
    return whole(Buffer.from([0x2f]), bits);
  },
  VP8X: ({ width, height }: Size) => whole(Buffer.alloc(4), u24le(width - 1), u24le(height - 1)),
};

export function webpBytes(chunk: keyof typeof webpChunks, size: Size): Uint8Array {
  const body = webpChunks[chunk](size);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return whole(ascii('RIFF'), u32(0), ascii('WEBP'), ascii(chunk), length, body, Buffer.alloc(16));
}
