import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../shared/domain/limits';
import { messages } from '../../shared/domain/messages';
import { pngBytes } from '../support/image-bytes';
import { call, type Reply } from './support/call';
import { effectsBetween } from './support/invariants';
import {
  bigPicture,
  goodPicture,
  hostileNames,
  impostors,
  polyglots,
  type SentFile,
} from './support/pictures';
import { rowNamed, sampleInput, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const add = rowNamed('properties.addProperty');

async function addWith(
  files: SentFile | SentFile[],
  unit: object = {},
): Promise<Reply & { images: string[] }> {
  const scene = await sceneOf('orgAdmin', { world });
  const { token } = scene.mySession;
  const { body } = await sampleInput(add, { world, scene });
  const units = [{ unitNumber: '1', rentprice: '850', availableDate: '2026-07-01', ...unit }];
  const reply = await call(world, add, { body: { ...(body as object), units, files1: files }, token });
  if (reply.status !== 200) return { ...reply, images: [] };
  const { property_id: id } = reply.json.data as { property_id: string };
  const read = await call(world, rowNamed('properties.getProperty'), { params: { id }, token });
  const [property] = read.json.data as [{ property_units: { image_urls: string[] }[] }];
  return { ...reply, images: property.property_units.flatMap(({ image_urls }) => image_urls) };
}

const storedFiles = async (): Promise<string[]> =>
  (await readdir(world.filesFolder, { recursive: true }).catch(() => [])).sort();

const fieldsOf = ({ json }: Reply): Record<string, string> =>
  (json.error as { fields?: Record<string, string> } | undefined)?.fields ?? {};

describe('R14 what is no picture', () => {
  it.each(Object.entries(impostors))('%s is refused, and nothing of it is kept [PRP-16]', async (_, file) => {
    const [filesBefore, before] = [await storedFiles(), await world.dump()];
    const reply = await addWith(file);
    expect(reply.status).toBe(422);
    expect(fieldsOf(reply)).toEqual({ files1: messages.imagesOnly });
    expect(await storedFiles()).toEqual(filesBefore);
    expect(effectsBetween(before, await world.dump())).toEqual({});
  });

  it('more than 3 MB for a unit is refused in the spec’s words, whole and in parts [PRP-16]', async () => {
    const half = bigPicture(limits.imageBytesPerUnit / 2 + 1);
    for (const files of [bigPicture(limits.imageBytesPerUnit), [half, half]]) {
      const reply = await addWith(files);
      expect(fieldsOf(reply)).toEqual({ files1: messages.imagesTooLarge });
    }
    expect(limits.imageBytesPerUnit).toBe(3 * 1024 * 1024);
  });

  it('past the row’s own limit is 413 before anything is read', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const raw = 'x'.repeat(add.row.bodyLimit + 1);
    expect((await call(world, add, { raw, token: scene.mySession.token })).status).toBe(413);
  });
});

describe('R14 the name a file had', () => {
  it.each(hostileNames.map((name) => [JSON.stringify(name), name]))(
    '%s never becomes a path',
    async (_, name) => {
      const filesBefore = await storedFiles();
      const reply = await addWith(goodPicture(name));
      expect(reply.status).toBe(200);
      const added = (await storedFiles()).filter((file) => !filesBefore.includes(file));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((file) => /pwned|passwd|htaccess|script|xxxx|rm -rf|break/.test(file))).toEqual([]);
      expect(JSON.stringify(await world.dump())).not.toContain('pwned');
      expect(reply.images).toHaveLength(1);
      expect(reply.images[0]).toMatch(/\/images\/org_\w+\/prp_\w+\/unt_\w+\/img_\w+\.png\?/);
    },
  );
});

describe('R14 how a file is served', () => {
  it.each(Object.entries(polyglots))('%s comes back as a picture and as nothing else', async (_, file) => {
    const { status, images } = await addWith(file);
    expect(status).toBe(200);
    const answer = await fetch(world.filesOrigin + (images[0] ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/sandbox|default-src 'none'/);
  });

  it('only by an address that was signed, for that one file and that one way of showing it', async () => {
    const { images } = await addWith(goodPicture('a.png'));
    const address = world.filesOrigin + (images[0] ?? '');
    expect((await fetch(address)).status).toBe(200);
    const changes = [
      address.split('?')[0] ?? '',
      address.replace(/img_\w{6}/, 'img_000000'),
      address.replace('image%2Fpng', 'text%2Fhtml'),
      address.replace('inline', 'attachment'),
      address.replace(/Expires=\d+/, 'Expires=9999999999'),
      address.replace(/(&Signature=)\w{4}/, '$1AAAA'),
      address.replace('/images/', '/images/../images/../uploads/'),
    ];
    for (const changed of changes) {
      expect(changed).not.toBe(address);
      expect((await fetch(changed)).status, changed).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('R14 direct uploads', () => {
  type Upload = { imageUpload: string; url: string; fields: Record<string, string> };

  async function startUpload(persona: 'orgAdmin' | 'manager' = 'orgAdmin'): Promise<Upload> {
    const { mySession } = await sceneOf(persona, { world });
    const body = { contentType: 'image/png', bytes: 1000 };
    const reply = await call(world, rowNamed('properties.createImageUpload'), {
      body,
      token: mySession.token,
    });
    return reply.json.data as Upload;
  }

  async function send(
    { url, fields }: Upload,
    bytes: Uint8Array,
    over: Record<string, string> = {},
  ): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...over })) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../pwned.png');
    return (await fetch(world.filesOrigin + url, { method: 'POST', body: form })).status;
  }

  const picture = pngBytes({ width: 8, height: 8 });

  it('take what was announced, under a name of ours', async () => {
    const upload = await startUpload();
    expect(await send(upload, picture)).toBeLessThan(300);
    expect((await storedFiles()).filter((file) => file.includes('pwned'))).toEqual([]);
    expect((await addWith([], { imageUploads: [upload.imageUpload] })).status).toBe(200);
  });

  it.each([
    ['another place', { key: 'images/somewhere/else.png' }],
    ['a place above', { key: '../secrets.json' }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['another signature', { 'X-Amz-Signature': '0'.repeat(64) }],
    [
      'a policy of one’s own',
      { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
    ],
    ['an access of one’s own', { acl: 'public-read' }],
  ])('refuse %s', async (_, over) => {
    const before = await storedFiles();
    expect(await send(await startUpload(), picture, over)).toBeGreaterThanOrEqual(400);
    expect(await storedFiles()).toEqual(before);
  });

  it('refuse more bytes than were announced', async () => {
    expect(await send(await startUpload(), pngBytes({ width: 8, height: 8 }, 2000))).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('are looked at when they are used: a page that was uploaded as a picture is refused', async () => {
    const upload = await startUpload();
    expect(await send(upload, new TextEncoder().encode('<script>alert(1)</script>'))).toBeLessThan(300);
    const reply = await addWith([], { imageUploads: [upload.imageUpload] });
    expect(fieldsOf(reply)).toEqual({ files1: messages.imagesOnly });
  });

  it('belong to who started them', async () => {
    const upload = await startUpload('manager');
    expect(await send(upload, picture)).toBeLessThan(300);
    expect((await addWith([], { imageUploads: [upload.imageUpload] })).status).toBe(404);
    expect((await addWith([], { imageUploads: ['../../images/x'] })).status).toBe(404);
  });
});
