import { Unzip, UnzipInflate } from 'fflate';

/** Why a file was not read. */
export class FileRefused extends Error {}

type Limits = { readonly packed: number; readonly unpacked: number; readonly entries: number };
type Asked = { readonly wanted: RegExp; readonly limits: Limits };

/** The wanted parts of a zip. Bytes are counted as they come out: the sizes that an archive declares can lie. */
export function openArchive(bytes: Uint8Array, { wanted, limits }: Asked): Record<string, Uint8Array> {
  if (bytes.length > limits.packed) throw new FileRefused('The file is too large.');
  const parts = new Map<string, Uint8Array[]>();
  let refusal: string | undefined;
  let total = 0;
  let entries = 0;
  const unzip = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.entries) refusal ??= 'The file has too many parts.';
    if (refusal !== undefined || !wanted.test(entry.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(entry.name, chunks);
    entry.ondata = (error, chunk) => {
      if (error) refusal ??= 'The file is damaged.';
      total += chunk?.length ?? 0;
      if (total > limits.unpacked) refusal ??= 'The file unpacks to too much.';
      if (refusal === undefined) chunks.push(chunk);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const step = 8192;
  for (let at = 0; at < bytes.length && refusal === undefined; at += step)
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  if (refusal !== undefined) throw new FileRefused(refusal);
  return Object.fromEntries([...parts].map(([name, chunks]) => [name, joined(chunks)]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
