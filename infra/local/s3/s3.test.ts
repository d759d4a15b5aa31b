import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localClock } from '../clock';
import { s3Double } from './s3';

const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'a secret of this test' };
const bucket = 'files';
const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 1, 2, 3]);

let folder: string;
let server: Server;
let clock = localClock();
let origin = '';
let client: S3Client;

const clientWith = (secretAccessKey: string, accessKeyId = credentials.accessKeyId) =>
  new S3Client({
    endpoint: `${origin}/local/s3`,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  });

async function listen(): Promise<void> {
  let answer: ReturnType<typeof s3Double> | undefined;
  server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  const now = () => clock.now();
  answer = s3Double({
    folder,
    buckets: [bucket],
    credentials,
    mount: '/local/s3',
    host,
    corsOrigins: ['http://site.test'],
    clock: { now, set: (to) => clock.set(to), at: (real) => clock.at(real) },
  });
  client = clientWith(credentials.secretAccessKey);
}

const close = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-s3-'));
  await listen();
});
beforeEach(() => {
  clock = localClock();
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const put = (Key: string, Body: Uint8Array | string = png, ContentType = 'image/png') =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }));

const read = async (Key: string, Range?: string) => {
  const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key, ...(Range ? { Range } : {}) }));
  return { ...found, bytes: await found.Body?.transformToByteArray() };
};

const codeOf = async (answer: Response): Promise<[number, string | undefined]> => [
  answer.status,
  /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1],
];

type PostChange = { size?: number; fields?: Record<string, string>; drop?: string };

async function post({ size = png.length, fields = {}, drop }: PostChange = {}, key = 'uploads/a b.png') {
  const signed = await createPresignedPost(client, {
    Bucket: bucket,
    Key: key,
    Expires: 600,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [
      ['eq', '$Content-Type', 'image/png'],
      ['content-length-range', 1, 1000],
    ],
  });
  return () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...signed.fields, ...fields }))
      if (name !== drop) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(size)], { type: 'text/html' }), '../../etc/x.html');
    return fetch(signed.url, { method: 'POST', body: form });
  };
}

describe('objects', () => {
  it('are copied only while they are what was looked at', async () => {
    const { ETag } = await put('a/looked-at.png');
    const copy = { Bucket: bucket, Key: 'a/kept.png', CopySource: `${bucket}/a/looked-at.png` };
    await client.send(new CopyObjectCommand({ ...copy, CopySourceIfMatch: ETag }));
    await put('a/looked-at.png', '<html>', 'image/png');
    const swapped = client.send(new CopyObjectCommand({ ...copy, CopySourceIfMatch: ETag }));
    await expect(swapped).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect((await read('a/kept.png')).bytes).toEqual(png);
    await client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: [{ Key: 'a/looked-at.png' }, { Key: 'a/kept.png' }] },
      }),
    );
  });

  it('are put, read whole and in part, headed, copied, listed and deleted', async () => {
    await put('a/ä b(1).png');
    expect((await read('a/ä b(1).png')).bytes).toEqual(png);
    const part = await read('a/ä b(1).png', 'bytes=2-4');
    expect([part.bytes, part.ContentRange]).toEqual([png.subarray(2, 5), `bytes 2-4/${png.length}`]);
    expect((await read('a/ä b(1).png', 'bytes=-2')).bytes).toEqual(png.subarray(-2));

    const copy = { Bucket: bucket, Key: 'a/copy.png', CopySource: encodeURI(`${bucket}/a/ä b(1).png`) };
    await client.send(
      new CopyObjectCommand({ ...copy, ContentType: 'image/webp', MetadataDirective: 'REPLACE' }),
    );
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'a/copy.png' }));
    expect([head.ContentLength, head.ContentType]).toEqual([png.length, 'image/webp']);

    await put('a/x&<y>.png');
    const list = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'a/', MaxKeys: 2 }));
    expect([list.Contents?.map(({ Key }) => Key), list.IsTruncated]).toEqual([
      ['a/copy.png', 'a/x&<y>.png'],
      true,
    ]);
    const rest = { Bucket: bucket, Prefix: 'a/', ContinuationToken: list.NextContinuationToken };
    expect((await client.send(new ListObjectsV2Command(rest))).Contents?.length).toBe(1);

    const Objects = [{ Key: 'a/x&<y>.png' }, { Key: 'a/copy.png' }, { Key: 'never/there' }];
    await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }));
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'a/ä b(1).png' }));
    const after = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'a/' }));
    expect(after.KeyCount).toBe(0);
  });

  it('that are not there, and ranges outside them, are refused by S3’s names', async () => {
    await expect(read('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await put('short.png');
    await expect(read('short.png', 'bytes=100-200')).rejects.toMatchObject({ name: 'InvalidRange' });
    const elsewhere = new GetObjectCommand({ Bucket: 'another', Key: 'short.png' });
    await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('survive a restart of the double', async () => {
    await put('kept.png');
    await close();
    await listen();
    expect((await read('kept.png')).bytes).toEqual(png);
  });
});

describe('signatures', () => {
  it('by another secret, by an unknown key or by nobody are refused', async () => {
    await put('private.png');
    const command = new GetObjectCommand({ Bucket: bucket, Key: 'private.png' });
    await expect(clientWith('guess').send(command)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const stranger = clientWith(credentials.secretAccessKey, 'STRANGER');
    await expect(stranger.send(command)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    const address = `${origin}/local/s3/${bucket}/private.png`;
    for (const unsigned of [address, `${address}?X-Amz-Signature=${'0'.repeat(64)}`])
      expect(await codeOf(await fetch(unsigned))).toEqual([403, 'AccessDenied']);
  });

  it('of a body that was changed on its way are refused', async () => {
    client.middlewareStack.add(
      (next) => (given) => {
        const request = given.request as { body?: unknown; headers: Record<string, string> };
        if (request.body === 'honest') request.body = 'forged';
        return next(given);
      },
      { step: 'deserialize', name: 'tamper' },
    );
    await expect(put('t.txt', 'honest', 'text/plain')).rejects.toMatchObject({
      name: 'XAmzContentSHA256Mismatch',
    });
    client.middlewareStack.remove('tamper');
  });
});

describe('a browser’s direct upload', () => {
  it('is taken with its signed type, under its signed key', async () => {
    expect((await (await post())()).status).toBe(204);
    const found = await read('uploads/a b.png');
    expect([found.ContentType, found.bytes?.length]).toEqual(['image/png', png.length]);
  });

  it.each([
    ['too large', { size: 1001 }, 400, 'EntityTooLarge'],
    ['empty', { size: 0 }, 400, 'EntityTooSmall'],
    ['another type', { fields: { 'Content-Type': 'text/html' } }, 403, 'AccessDenied'],
    ['another key', { fields: { key: 'images/other.png' } }, 403, 'AccessDenied'],
    ['a field nobody signed', { fields: { acl: 'public-read' } }, 403, 'AccessDenied'],
    [
      'a forged policy',
      { fields: { Policy: Buffer.from('{}').toString('base64') } },
      403,
      'SignatureDoesNotMatch',
    ],
    ['no policy', { drop: 'Policy' }, 403, 'AccessDenied'],
  ])('is refused when %s', async (_what, change: PostChange, status, code) => {
    expect(await codeOf(await (await post(change, 'refused.png'))())).toEqual([status, code]);
    await expect(read('refused.png')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is refused ten minutes later by the product’s clock', async () => {
    const send = await post();
    const setLater = localClock(() => Date.now() + 2000);
    setLater.set(new Date(Date.now() + 611_000));
    clock = setLater;
    expect(await codeOf(await send())).toEqual([403, 'AccessDenied']);
  });

  it('is taken although the product’s clock was set years ahead before', async () => {
    let real = Date.now() - 60_000;
    clock = localClock(() => real);
    clock.set(new Date(real + 10 ** 11));
    real = Date.now();
    const answer = await (await post())();
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });
});

describe('cross-origin calls', () => {
  const ask = (site: string) =>
    fetch(`${origin}/local/s3/${bucket}`, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it('are allowed from the site and refused from elsewhere', async () => {
    const allowed = await ask('http://site.test');
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'http://site.test',
    ]);
    expect((await ask('http://evil.test')).status).toBe(403);
  });
});
