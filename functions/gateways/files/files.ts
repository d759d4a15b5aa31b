import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { refuse } from '../../../shared/wire/refusals';
import { attachmentNamed } from './content-disposition';
import { type FileFront, fileAddress } from './file-addresses';

/** The private bucket of photos and documents, read by signed URLs (FILES.md). File names make no keys. */
export type Files = {
  /** A signed direct upload, good for ten minutes, of exactly this type and at most `maxBytes`. */
  startUpload(upload: {
    key: string;
    contentType: string;
    maxBytes: number;
  }): Promise<{ url: string; fields: Record<string, string> }>;
  /** The file's size, first bytes and ETag; undefined when there is none. */
  peek(key: string, bytes: number): Promise<{ size: number; head: Uint8Array; etag?: string } | undefined>;
  /** Only an administrator of the bucket can delete or replace it before then (Object Lock, governance). */
  put(file: {
    key: string;
    bytes: Uint8Array;
    contentType: string;
    keepUntil?: Date | undefined;
  }): Promise<void>;
  /** Keeps the source: a transaction may still fail. Refuses `conflict` if `peek`'s ETag does not match. */
  copy(file: { from: string; to: string; contentType: string; ifMatch?: string }): Promise<void>;
  /** Ignores missing files. */
  remove(keys: readonly string[]): Promise<void>;
  /**
   * A signed URL: a photo's for up to an hour, others five minutes; reused for half of it. '' for an empty
   * key.
   */
  link(key: string, now: Date): Promise<string>;
  /** A signed URL that downloads the file under this name, whatever its type; lasts as long as `link`'s. */
  download(file: { key: string; name: string; now: Date }): Promise<string>;
};

/** Otherwise signed URLs carry the checksum of an empty body, which S3 compares with the real one. */
export const s3ClientSettings = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  // Only first bytes are read, and those have no checksum.
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;

const uploadSeconds = 600;
/** How long a URL works. It is handed out for half of it, and the last one still works as long again. */
const linkSeconds = (key: string): number => (/^(images|users)\//.test(key) ? 3600 : 300);
/** How many URLs are cached; one more clears the cache. */
const keptLinks = 20_000;
const deletedAtOnce = 1000;

/** We make the keys, so an extension reflects the sniffed type. Anything else is served as a download. */
const shownTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  pdf: 'application/pdf',
};

const octets = 'application/octet-stream';

type Shown = { readonly type: string; readonly disposition: string };

const shownAs = (key: string): Shown => {
  const type = shownTypes[key.slice(key.lastIndexOf('.') + 1)];
  return type ? { type, disposition: 'inline' } : { type: octets, disposition: 'attachment' };
};

/** S3 says `AccessDenied` of a missing key to whoever may not list, and no function may. */
const missingNames = ['NoSuchKey', 'NotFound', 'AccessDenied'];
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && missingNames.includes(error.name);
const isEmpty = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'InvalidRange';

const isSwapped = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'PreconditionFailed';

type Bucket = {
  /** Built with `s3ClientSettings`. */
  readonly client: S3Client;
  readonly bucket: string;
  /** Asked for only by those who hand out URLs. */
  readonly front: () => FileFront;
};

export function s3Files({ client, bucket, front }: Bucket): Files {
  const links = new Map<string, { url: string; signedAt: number }>();

  /** Caches one URL for each file and way to show it. */
  const signed = async (key: string, { shown, now }: { shown: Shown; now: Date }): Promise<string> => {
    const seconds = linkSeconds(key);
    const half = (seconds * 1000) / 2;
    const signedAt = Math.floor(now.getTime() / half) * half;
    const name = `${key} ${shown.disposition}`;
    const kept = links.get(name);
    if (kept?.signedAt === signedAt) return kept.url;
    const query = {
      'response-cache-control': `private, max-age=${seconds}`,
      'response-content-disposition': shown.disposition,
      'response-content-type': shown.type,
    };
    const endsAt = new Date(signedAt + seconds * 1000);
    const url = await fileAddress({ key, query, endsAt }, front());
    if (links.size >= keptLinks) links.clear();
    links.set(name, { url, signedAt });
    return url;
  };

  return {
    async startUpload({ key, contentType, maxBytes }) {
      return createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Expires: uploadSeconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['eq', '$Content-Type', contentType],
          ['content-length-range', 1, maxBytes],
        ],
      });
    },
    async peek(key, bytes) {
      try {
        const range = `bytes=0-${bytes - 1}`;
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }));
        const head = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
        const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength ?? head.length);
        return { size, head: head.subarray(0, bytes), ...(found.ETag && { etag: found.ETag }) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (isEmpty(error)) return { size: 0, head: new Uint8Array() };
        throw error;
      }
    },
    async put({ key, bytes, contentType, keepUntil }) {
      // S3 accepts no locked object without a checksum.
      const lock = keepUntil && {
        ObjectLockMode: 'GOVERNANCE' as const,
        ChecksumAlgorithm: 'SHA256' as const,
        ObjectLockRetainUntilDate: keepUntil,
      };
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType, ...lock }),
      );
    },
    async copy({ from, to, contentType, ifMatch }) {
      try {
        await client.send(
          new CopyObjectCommand({
            Bucket: bucket,
            Key: to,
            CopySource: `${bucket}/${from}`,
            ...(ifMatch !== undefined && { CopySourceIfMatch: ifMatch }),
            ContentType: contentType,
            MetadataDirective: 'REPLACE',
          }),
        );
      } catch (error) {
        if (isSwapped(error) || (ifMatch !== undefined && isMissing(error))) throw refuse('conflict');
        throw error;
      }
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += deletedAtOnce) {
        const Objects = keys.slice(at, at + deletedAtOnce).map((Key) => ({ Key }));
        await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }
    },
    async link(key, now) {
      return key === '' ? '' : signed(key, { shown: shownAs(key), now });
    },
    download: ({ key, name, now }) =>
      signed(key, { shown: { type: octets, disposition: attachmentNamed(name) }, now }),
  };
}
