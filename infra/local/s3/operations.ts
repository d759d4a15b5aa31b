import type { IncomingMessage, ServerResponse } from 'node:http';
import { signedBody, uploadForm } from './body';
import { type ObjectHead, type Objects, objectsIn } from './objects';
import { requirePolicy } from './post-policy';
import { S3Problem } from './problem';
import { sendObject } from './read-object';
import type { Credentials } from './signing';
import { keysToDelete, sendXml } from './xml';

/** A parsed call. `bucketFolder` returns undefined for an unknown bucket. */
export type S3Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly bucketFolder: (bucket: string) => string | undefined;
  readonly credentials: Credentials;
  readonly now: Date;
  readonly productTimeAt: (real: Date) => Date;
};

const noSuchKey = (): S3Problem => new S3Problem(404, 'NoSuchKey', 'The specified key does not exist.');

export function bucketOf(call: Pick<S3Call, 'bucketFolder'>, bucket: string): Objects {
  const folder = call.bucketFolder(bucket);
  if (folder === undefined) throw new S3Problem(404, 'NoSuchBucket', 'The specified bucket does not exist');
  return objectsIn(folder);
}

function keptHeaders(request: IncomingMessage): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (
      typeof value === 'string' &&
      (name.startsWith('x-amz-meta-') || name === 'content-disposition' || name === 'cache-control')
    )
      kept[name] = value;
  return kept;
}

const typeOf = (request: IncomingMessage): string => request.headers['content-type'] ?? 'binary/octet-stream';

async function copyObject(call: S3Call, source: string): Promise<void> {
  const [bucket = '', ...rest] = decodeURIComponent(source).replace(/^\//, '').split('/');
  const found = await bucketOf(call, bucket).get(rest.join('/'));
  if (!found) throw noSuchKey();
  const wanted = call.request.headers['x-amz-copy-source-if-match'];
  if (wanted !== undefined && wanted !== found.head.etag)
    throw new S3Problem(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
  const replaces = call.request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const head = await bucketOf(call, call.bucket).put({
    key: call.key,
    bytes: await found.bytes(),
    contentType: replaces ? typeOf(call.request) : found.head.contentType,
    headers: replaces ? keptHeaders(call.request) : found.head.headers,
    now: call.now,
  });
  sendXml(call.response, 200, { CopyObjectResult: { ETag: head.etag, LastModified: head.modifiedAt } });
}

export async function putObject(call: S3Call): Promise<void> {
  const { request, response, key, now } = call;
  const bytes = await signedBody(request);
  const source = request.headers['x-amz-copy-source'];
  if (typeof source === 'string') return copyObject(call, source);
  const stored = await bucketOf(call, call.bucket).put({
    key,
    bytes,
    contentType: typeOf(request),
    headers: keptHeaders(request),
    now,
  });
  response.writeHead(200, { etag: stored.etag }).end();
}

export async function getObject(call: S3Call): Promise<void> {
  const found = await bucketOf(call, call.bucket).get(call.key);
  if (!found) throw noSuchKey();
  await sendObject(call, found);
}

export async function deleteObject(call: S3Call): Promise<void> {
  await bucketOf(call, call.bucket).remove(call.key);
  call.response.writeHead(204).end();
}

export async function deleteObjects(call: S3Call): Promise<void> {
  const objects = bucketOf(call, call.bucket);
  const keys = keysToDelete((await signedBody(call.request)).toString('utf8'));
  for (const key of keys) await objects.remove(key);
  sendXml(call.response, 200, { DeleteResult: { Deleted: keys.map((key) => ({ Key: key })) } });
}

const listed = (head: ObjectHead) => ({
  Key: head.key,
  LastModified: head.modifiedAt,
  ETag: head.etag,
  Size: head.size,
  StorageClass: 'STANDARD',
});

export async function listObjects(call: S3Call): Promise<void> {
  const { query } = call;
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const prefix = query.get('prefix') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const all = (await bucketOf(call, call.bucket).list(prefix)).filter((head) => head.key > after);
  const page = all.slice(0, most);
  const last = page.at(-1)?.key;
  const more = all.length > page.length && last !== undefined;
  sendXml(call.response, 200, {
    ListBucketResult: {
      Name: call.bucket,
      Prefix: prefix,
      KeyCount: page.length,
      MaxKeys: most,
      IsTruncated: more,
      ...(more ? { NextContinuationToken: last } : {}),
      Contents: page.map(listed),
    },
  });
}

/** A browser's direct upload, allowed by a signed policy. */
export async function postObject(call: S3Call): Promise<void> {
  const { bucket, credentials, now, productTimeAt, response } = call;
  const form = await uploadForm(call.request);
  const objects = bucketOf(call, bucket);
  requirePolicy(form, { bucket, credentials, now, productTimeAt });
  const key = form.fields.get('key') ?? '';
  if (key === '') throw new S3Problem(400, 'InvalidArgument', 'Bucket POST must contain a field named key.');
  const contentType = form.fields.get('content-type') ?? 'binary/octet-stream';
  const head = await objects.put({ key, bytes: form.file, contentType, headers: {}, now });
  const status = Number(form.fields.get('success_action_status') ?? 204);
  if (status !== 201) response.writeHead(status === 200 ? 200 : 204, { etag: head.etag }).end();
  else sendXml(response, 201, { PostResponse: { Bucket: bucket, Key: key, ETag: head.etag } });
}
