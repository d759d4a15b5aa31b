import { Unzip, UnzipInflate } from 'fflate';

/** Why an archive is refused. */
export class ArchiveRefused extends Error {}

/** Counted as the bytes come out: the sizes that an archive declares can lie. */
const most = { unpackedBytes: 60_000_000, parts: 2000 } as const;
const stepBytes = 8192;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The wanted parts of a zip archive, by name. Refuses one that unpacks to too much. */
export function openArchive(bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let total = 0;
  let count = 0;
  const unzip = new Unzip((entry) => {
    count += 1;
    if (count > most.parts) throw new ArchiveRefused('too many parts');
    if (!wanted.test(entry.name)) return;
    const chunks: Uint8Array[] = [];
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      total += chunk.length;
      if (total > most.unpackedBytes) throw new ArchiveRefused('unpacks to too much');
      chunks.push(chunk);
      if (isLast) parts[entry.name] = joined(chunks);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += stepBytes)
    unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
  return parts;
}
