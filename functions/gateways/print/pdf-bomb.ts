import { constants, unzipSync } from 'node:zlib';

/** What the streams of a file may unpack to, together: far more than a scanned lease takes. */
const mostUnpacked = 300 * 1024 * 1024;

/** What a stream that cannot be unpacked counts for: its work is done all the same. */
const brokenStream = 16 * 1024 * 1024;

/** The two bytes that begin a packed stream: zlib (RFC 1950), or gzip, which readers take too. */
const isPacked = (one = 0, two = 0): boolean =>
  ((one & 0x0f) === 8 && one >> 4 < 8 && (one * 256 + two) % 31 === 0) || (one === 0x1f && two === 0x8b);

/** What beginning to unpack takes, in packed bytes that could be read meanwhile. */
const beginning = 1024;

/** Unpacked and packed bytes of a stream. More than `most` counts as `most`. */
function unpack(packed: Uint8Array, most: number): { readonly unpacked: number; readonly read: number } {
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const { buffer, engine } = unzipSync(packed, options) as unknown as Unpacked;
    return { unpacked: buffer.length, read: engine.bytesWritten };
  } catch (error) {
    return { unpacked: error instanceof RangeError ? most : brokenStream, read: 0 };
  }
}

/** With `info`, Node answers the engine too, which its types leave out. */
type Unpacked = { readonly buffer: Uint8Array; readonly engine: { readonly bytesWritten: number } };

/** Bytes that were written as text (ASCII85), up to its end mark; others in between are skipped. */
function readText(text: Uint8Array): Buffer {
  // One letter may stand for four zeros.
  const bytes = Buffer.allocUnsafe(text.length * 4);
  let [length, word, count] = [0, 0, 0];
  for (const [at, byte] of text.entries()) {
    if (byte === 0x7e && text[at + 1] === 0x3e) break;
    if (byte === 0x7a && count === 0) length = bytes.writeUInt32BE(0, length);
    if (byte < 0x21 || byte > 0x75) continue;
    word = word * 85 + byte - 0x21;
    count += 1;
    if (count < 5) continue;
    length = bytes.writeUInt32BE(word % 2 ** 32, length);
    word = 0;
    count = 0;
  }
  return bytes.subarray(0, length);
}

/**
 * Filters behind which packed bytes are not seen: all but one that unpacks, alone or written as ASCII85,
 * before those of pictures. A name that something else follows may be a part of such a chain.
 */
const hidden =
  /(?:LZW|RunLength|ASCIIHex)Decode|FlateDecode[\0\s]*(?:[^\0\s/\]>]|\/(?:Flate|ASCII85)Decode)|ASCII85Decode[\0\s]*(?:[^\0\s/\]>]|\/ASCII85Decode)/;

/** Names may write any letter as `#` and its code. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Where the bytes of a stream may begin after the word: readers differ over line ends. */
const starts = [6, 7, 8, 9];

/** Streams lie one after the other; those that overlap are read again and again. */
const timesRead = 2;
/** Small files may have many small streams. */
const leastRead = 16 * 1024 * 1024;
/**
 * Whether a small file unpacks to more than a machine should hold, or hides what it unpacks to. Who asks
 * limits the time.
 */
export function isBomb(file: Buffer, most = mostUnpacked, mostRead = mostUnpacked): boolean {
  const text = plainNames(file.toString('latin1'));
  if (hidden.test(text)) return true;
  const hasText = text.includes('ASCII85Decode');
  const headOf = (from: number) => readText(file.subarray(from, from + 100));
  // Text without an end mark is read to the end of the file, once for each stream: that is counted by itself.
  let [left, unread] = [most, mostRead];
  let input = Math.max(leastRead, timesRead * file.length);
  for (
    let at = file.indexOf('stream');
    at >= 0 && Math.min(left, unread, input) > 0;
    at = file.indexOf('stream', at + 6)
  ) {
    const from = at + (starts.find((start) => isPacked(file[at + start], file[at + start + 1])) ?? 0);
    if (from > at) {
      const { unpacked, read } = unpack(file.subarray(from), left);
      left -= unpacked;
      input -= read + beginning;
    } else if (hasText && isPacked(...headOf(at + 6))) {
      const packed = readText(file.subarray(at + 6));
      unread -= packed.length;
      left -= unpack(packed, left).unpacked;
    }
  }
  return Math.min(left, unread, input) <= 0;
}
