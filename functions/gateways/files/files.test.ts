import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it } from 'vitest';
import { newFileKey, signingKey } from './file-keys';
import { s3ClientSettings, s3Files } from './files';

const client = new S3Client({
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
  ...s3ClientSettings,
});
const sent = mockClient(client);
const key = signingKey(newFileKey().privateHalf);
const front = () => ({ url: 'https://files.test', keyId: 'K1', key: async () => key });
const files = s3Files({ client, bucket: 'photos', front });
const bytes = new Uint8Array([1, 2, 3, 4]);

const failure = (name: string) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: {}, message: name });

/** A client that gets this response and records the request headers. */
function answering(statusCode: number, headers: Record<string, string>) {
  const asked: Record<string, string>[] = [];
  const requestHandler = {
    handle: async (request: { headers: Record<string, string> }) => {
      asked.push(request.headers);
      return { response: { statusCode, headers, body: Readable.from([Buffer.from(bytes)]) } };
    },
  };
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  const wired = new S3Client({ region: 'us-east-1', credentials, requestHandler });
  return { asked, files: s3Files({ client: wired, bucket: 'photos', front }) };
}

afterEach(() => void sent.reset());

describe('s3Files', () => {
  it('signs a direct upload of exactly one type and at most so many bytes, for ten minutes [PRP-16]', async () => {
    const before = Date.now();
    const { url, fields } = await files.startUpload({
      key: 'uploads/a/b/img',
      contentType: 'image/png',
      maxBytes: 99,
    });
    expect(url).toContain('photos');
    expect(fields).toMatchObject({ key: 'uploads/a/b/img', 'Content-Type': 'image/png' });
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    expect(policy.conditions).toContainEqual(['content-length-range', 1, 99]);
    expect(policy.conditions).toContainEqual(['eq', '$Content-Type', 'image/png']);
    expect(policy.conditions).toContainEqual({ key: 'uploads/a/b/img' });
    const seconds = (Date.parse(policy.expiration) - before) / 1000;
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThan(620);
  });

  it('gives one address of a photo for half of the hour that it works, then another', async () => {
    const at = (time: string) => files.link('images/o/p/u/i.jpg', new Date(`2026-06-15T${time}Z`));
    const first = new URL(await at('12:00:01'));
    expect(await at('12:29:59')).toBe(first.href);
    expect(await at('12:30:00')).not.toBe(first.href);
    expect(first.origin + first.pathname).toBe('https://files.test/images/o/p/u/i.jpg');
    expect(first.searchParams.get('Expires')).toBe(String(Date.UTC(2026, 5, 15, 13) / 1000));
    expect(first.searchParams.get('response-cache-control')).toBe('private, max-age=3600');
    expect(first.searchParams.get('response-content-type')).toBe('image/jpeg');
    expect(first.searchParams.get('response-content-disposition')).toBe('inline');
  });

  it.each([
    ['users/u/i.jpg', 3600],
    ['documents/o/p/u/d.pdf', 300],
    ['applications/o/a/d.jpg', 300],
    ['leases/o/l/images.png', 300],
    ['sealed/o/h.pdf', 300],
  ])('signs %s for %i seconds, two of them beside each other', async (file, seconds) => {
    const now = new Date('2026-06-15T12:00:00Z');
    const address = await files.link(file, now);
    await files.link('images/other.jpg', now);
    expect(await files.link(file, now)).toBe(address);
    expect(Number(new URL(address).searchParams.get('Expires')) * 1000).toBe(now.getTime() + seconds * 1000);
  });

  it('has no need of the key where nobody reads', async () => {
    sent.on(DeleteObjectsCommand).resolves({});
    const sweeping = s3Files({ client, bucket: 'photos', front: () => expect.fail('asked for the key') });
    await sweeping.remove(['documents/a']);
    expect(sent.commandCalls(DeleteObjectsCommand)).toHaveLength(1);
  });

  it('hands out what is no picture as a download only', async () => {
    const url = new URL(await files.link('uploads/o/u/page.html', new Date('2026-06-15T12:00:00Z')));
    expect(url.searchParams.get('response-content-disposition')).toBe('attachment');
    expect(url.searchParams.get('response-content-type')).toBe('application/octet-stream');
  });

  it('shows a PDF in place, and hands anything out under its own name as octets [R14]', async () => {
    const now = new Date('2026-06-15T12:00:00Z');
    const key = 'documents/o/p/u/d.pdf';
    const shown = new URL(await files.link(key, now)).searchParams;
    expect(shown.get('response-content-type')).toBe('application/pdf');
    expect(shown.get('response-content-disposition')).toBe('inline');
    const named = async (name: string) => new URL(await files.download({ key, name, now })).searchParams;
    const handed = await named('Miete "März".pdf');
    expect(handed.get('response-content-type')).toBe('application/octet-stream');
    expect(handed.get('response-content-disposition')).toBe(
      'attachment; filename="Miete _M_rz_.pdf"; filename*=UTF-8\'\'Miete%20%22M%C3%A4rz%22.pdf',
    );
    expect((await named('another.pdf')).get('response-content-disposition')).toContain('"another.pdf"');
    expect((await named('a\r\nSet-Cookie: b')).get('response-content-disposition')).not.toMatch(/[\r\n]/);
  });

  it('has no address for an empty key', async () => {
    expect(await files.link('', new Date())).toBe('');
  });

  it('peeks at the beginning and tells the whole size', async () => {
    const wire = answering(206, { 'content-range': 'bytes 0-3/5000', 'content-length': '4' });
    expect(await wire.files.peek('k', 4)).toStrictEqual({ size: 5000, head: bytes });
    expect(wire.asked[0]).toMatchObject({ range: 'bytes=0-3' });
  });

  it('keeps to what was asked for when the whole file comes back', async () => {
    const wire = answering(200, { 'content-length': '4' });
    expect(await wire.files.peek('k', 2)).toEqual({ size: 4, head: bytes.subarray(0, 2) });
  });

  it.each([
    ['NoSuchKey', undefined],
    ['AccessDenied', undefined],
    ['InvalidRange', { size: 0, head: new Uint8Array() }],
  ])('peeking answers %s with %o', async (name, answer) => {
    sent.on(GetObjectCommand).rejects(failure(name));
    expect(await files.peek('k', 4)).toEqual(answer);
  });

  it('lets a surprise through', async () => {
    sent.on(GetObjectCommand).rejects(failure('SlowDown'));
    await expect(files.peek('k', 4)).rejects.toThrow('SlowDown');
    const ofAnother = Object.assign(new Error('no role to assume'), { name: 'AccessDenied' });
    sent.on(GetObjectCommand).rejects(ofAnother);
    await expect(files.peek('k', 4)).rejects.toThrow('no role to assume');
  });

  it('locks what is kept until a day, with a checksum, and nothing else', async () => {
    sent.on(PutObjectCommand).resolves({});
    const file = { key: 'sealed/o/h.pdf', bytes, contentType: 'application/pdf' };
    const keepUntil = new Date('2036-06-15T12:00:00Z');
    await files.put({ ...file, keepUntil });
    await files.put(file);
    const plain = { Bucket: 'photos', Key: file.key, Body: bytes, ContentType: 'application/pdf' };
    expect(sent.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toEqual([
      {
        ...plain,
        ObjectLockMode: 'GOVERNANCE',
        ObjectLockRetainUntilDate: keepUntil,
        ChecksumAlgorithm: 'SHA256',
      },
      plain,
    ]);
  });

  it('stores and copies with the type it is told, never the one that lies there', async () => {
    sent.on(PutObjectCommand).resolves({});
    sent.on(CopyObjectCommand).resolves({});
    await files.put({ key: 'a', bytes, contentType: 'image/png' });
    await files.copy({ from: 'uploads/x', to: 'images/y.png', contentType: 'image/png' });
    expect(sent.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ ContentType: 'image/png' });
    expect(sent.commandCalls(CopyObjectCommand)[0]?.args[0].input).toMatchObject({
      CopySource: 'photos/uploads/x',
      Key: 'images/y.png',
      ContentType: 'image/png',
      MetadataDirective: 'REPLACE',
    });
  });

  it('copies only what was looked at: what was swapped meanwhile is refused', async () => {
    for (const name of ['PreconditionFailed', 'NoSuchKey']) {
      sent.on(CopyObjectCommand).rejects(failure(name));
      const swapped = files.copy({
        from: 'uploads/x',
        to: 'images/y.png',
        contentType: 'image/png',
        ifMatch: '"a"',
      });
      await expect(swapped).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(sent.commandCalls(CopyObjectCommand)[0]?.args[0].input).toMatchObject({
      CopySourceIfMatch: '"a"',
    });
    const wire = answering(206, { 'content-range': 'bytes 0-3/5000', etag: '"a"' });
    expect(await wire.files.peek('k', 4)).toMatchObject({ etag: '"a"' });
  });

  it.each([
    ['a slow bucket', 'SlowDown', '"a"'],
    ['a missing file that nobody looked at', 'NoSuchKey', undefined],
  ])('takes %s for no swapped file', async (_, name, ifMatch) => {
    sent.on(CopyObjectCommand).rejects(failure(name));
    const file = { from: 'uploads/x', to: 'images/y.png', contentType: 'image/png' };
    await expect(files.copy({ ...file, ...(ifMatch && { ifMatch }) })).rejects.toThrow(name);
  });

  it('removes a thousand at a time, and asks nothing for none', async () => {
    sent.on(DeleteObjectsCommand).resolves({});
    await files.remove([]);
    expect(sent.calls()).toHaveLength(0);
    await files.remove(Array.from({ length: 1001 }, (_, index) => `k${index}`));
    const sizes = sent
      .commandCalls(DeleteObjectsCommand)
      .map(({ args }) => args[0].input.Delete?.Objects?.length);
    expect(sizes).toEqual([1000, 1]);
  });
});
