import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from '../atomic-file';
import { S3Problem } from './problem';

const ObjectHead = z.object({
  key: z.string(),
  contentType: z.string(),
  etag: z.string(),
  size: z.number(),
  modifiedAt: z.string(),
  /** Headers returned with the object: x-amz-meta-…, content-disposition, cache-control. */
  headers: z.record(z.string(), z.string()),
});
export type ObjectHead = z.infer<typeof ObjectHead>;

export type StoredObject = { readonly head: ObjectHead; bytes(from?: number, to?: number): Promise<Buffer> };

export type Objects = {
  put(object: {
    key: string;
    bytes: Uint8Array;
    contentType: string;
    headers: Record<string, string>;
    now: Date;
  }): Promise<ObjectHead>;
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** Sorted by key. */
  list(prefix: string): Promise<ObjectHead[]>;
};

const isMissing = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'ENOENT';

/** Keys may contain slashes and be longer than a file name can be. */
const fileName = (key: string): string => createHash('sha256').update(key).digest('hex');

async function readHead(path: string): Promise<{ head: ObjectHead; start: number } | undefined> {
  const file = await open(path, 'r').catch((problem) => {
    if (isMissing(problem)) return undefined;
    throw problem;
  });
  if (!file) return undefined;
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const length = buffer.readUInt32BE();
    const { buffer: json } = await file.read(Buffer.alloc(length), 0, length, 4);
    return { head: ObjectHead.parse(JSON.parse(json.toString('utf8'))), start: 4 + length };
  } finally {
    await file.close();
  }
}

async function readBytes(path: string, from: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r').catch((problem) => {
    // Removed after its head was read; S3 answers as if it never existed.
    if (isMissing(problem)) throw new S3Problem(404, 'NoSuchKey', 'The specified key does not exist.');
    throw problem;
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A bucket on disk. Head and bytes share one file, so that a rename replaces an object atomically. */
export function objectsIn(folder: string): Objects {
  const pathOf = (key: string): string => join(folder, fileName(key));
  return {
    async put({ key, bytes, contentType, headers, now }) {
      const head: ObjectHead = {
        key,
        contentType,
        etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        size: bytes.length,
        modifiedAt: now.toISOString(),
        headers,
      };
      const json = Buffer.from(JSON.stringify(head));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(json.length);
      await mkdir(folder, { recursive: true });
      await writeAtomically(pathOf(key), Buffer.concat([length, json, bytes]));
      return head;
    },
    async get(key) {
      const path = pathOf(key);
      const found = await readHead(path);
      if (!found) return undefined;
      const { head, start } = found;
      return {
        head,
        bytes: (from = 0, to = head.size - 1) => readBytes(path, start + from, Math.max(0, to - from + 1)),
      };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(prefix) {
      const names = await readdir(folder).catch((problem) => {
        if (isMissing(problem)) return [];
        throw problem;
      });
      const heads: ObjectHead[] = [];
      for (const name of names) {
        const found = name.endsWith('.tmp') ? undefined : await readHead(join(folder, name));
        if (found?.head.key.startsWith(prefix)) heads.push(found.head);
      }
      return heads.sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}
