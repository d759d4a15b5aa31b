import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { jpegBytes, pngBytes } from '../../test/support/image-bytes';
import { propertyBody, unitInput } from '../../test/support/property-body';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import type { Deps } from '../runtime/deps/deps';
import { perform } from '../runtime/perform';
import type { Once } from '../table/db/once';
import { addProperty } from './add-property';
import { createImageUpload } from './create-image-upload';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
});

const size = { width: 640, height: 480 };
const inline = (bytes: Uint8Array, declared = 'image/png', originalname = 'front.png') => ({
  data: `data:${declared};base64,${Buffer.from(bytes).toString('base64')}`,
  originalname,
});
const send = (over: Record<string, unknown>, viewer: Partial<Viewer> = {}, once?: Once) =>
  testWorld.perform(addProperty, { ...testWorld.call(viewer), body: propertyBody(over), once });
/** The same with some dependencies replaced. */
const sendOver = (over: Record<string, unknown>, parts: Partial<Deps>) =>
  perform(addProperty, { ...testWorld.call(), body: propertyBody(over) }, { ...testWorld.deps, ...parts });
const upload = async (bytes: Uint8Array, viewer: Partial<Viewer> = {}) => {
  const body = { contentType: 'image/png', bytes: bytes.length } as const;
  const { data } = await createImageUpload({ ...testWorld.call(viewer), body }, testWorld.deps);
  testWorld.files.set(data.fields.key ?? '', { bytes, contentType: 'image/png' });
  return data.imageUpload;
};
const withUploads = (...imageUploads: string[]) => ({ units: [unitInput({ imageUploads })] });
const stored = () => [...testWorld.files.keys()];
const units = async () => (await testWorld.portfolio()).flatMap((found) => found.units);

describe('photos sent inside the call', () => {
  it('are stored under ids of ours with the sniffed type, whatever they were called [PRP-16]', async () => {
    const files1 = [inline(jpegBytes(size), 'image/png', '../../etc/passwd.png'), inline(pngBytes(size))];
    await send({
      units: [unitInput(), unitInput({ unitNumber: '2' })],
      files1,
      files2: inline(pngBytes(size)),
    });
    const [first, second] = await units();
    const place = (unit: typeof first) => `images/org_one/${unit?.propertyId}/${unit?.unitId}/`;
    expect(first?.images).toHaveLength(2);
    expect(first?.images[0]).toMatch(new RegExp(`^${place(first)}img_[0-9a-z]{26}\\.jpg$`));
    expect(second?.images[0]).toContain(place(second));
    expect(stored()).toEqual([...(first?.images ?? []), ...(second?.images ?? [])]);
    expect([...testWorld.files.values()].map(({ contentType }) => contentType)).toEqual([
      'image/jpeg',
      'image/png',
      'image/png',
    ]);
  });

  it('the first of them stands for the property', async () => {
    await send({ units: [unitInput(), unitInput({ unitNumber: '2' })], files2: inline(pngBytes(size)) });
    const [whole] = await testWorld.portfolio();
    expect(whole?.property.image).toBe((await units())[1]?.images[0]);
    expect(whole?.property.image).not.toBe('');
  });

  it.each([
    ['an HTML page named .png', inline(new TextEncoder().encode('<html><script>alert(1)</script>'))],
    ['an SVG', inline(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/svg+xml', 'a.svg')],
    ['no data URL', { data: 'data:image/png,plain', originalname: 'a.png' }],
    ['an empty file', inline(new Uint8Array())],
  ])('%s is refused and nothing is stored [PRP-16]', async (_what, file) => {
    const body = {
      units: [unitInput(), unitInput({ unitNumber: '2' })],
      files1: inline(pngBytes(size)),
      files2: file,
    };
    await expect(send(body)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { files2: 'Only image files are allowed.' } },
    });
    expect(stored()).toEqual([]);
    expect(await testWorld.portfolio()).toEqual([]);
  });

  it('more than 3 MB for one unit is refused, as much for each of two is not [PRP-16]', async () => {
    const large = inline(pngBytes(size, 2 * 1024 * 1024));
    await expect(send({ files1: [large, large] })).rejects.toMatchObject({
      details: { fields: { files1: 'Total file size exceeds 3MB limit' } },
    });
    await send({ units: [unitInput(), unitInput({ unitNumber: '2' })], files1: large, files2: large });
    expect(stored()).toHaveLength(2);
  });

  it('a file for a unit that is not there is refused', async () => {
    await expect(send({ files2: inline(pngBytes(size)) })).rejects.toMatchObject({
      details: { fields: { files2: 'There is no such unit' } },
    });
  });

  it('are removed again when the property is refused', async () => {
    await testWorld.organization({ limits: { properties: 5, units: 0 } });
    const put = vi.spyOn(testWorld.deps.files, 'put');
    await expect(send({ files1: inline(pngBytes(size)) })).rejects.toMatchObject({ code: 'unit-limit' });
    expect(put).toHaveBeenCalledOnce();
    expect(stored()).toEqual([]);
  });

  it('are removed again when one of them cannot be stored', async () => {
    const { files } = testWorld.deps;
    let count = 0;
    const broken = {
      ...files,
      put: (file: Parameters<typeof files.put>[0]) => {
        count += 1;
        return count === 2 ? Promise.reject(new Error('storage is down')) : files.put(file);
      },
    };
    const body = { files1: [inline(pngBytes(size)), inline(pngBytes(size))] };
    await expect(sendOver(body, { files: broken })).rejects.toThrow('storage is down');
    expect(stored()).toEqual([]);
    expect(await testWorld.portfolio()).toEqual([]);
  });

  it('stay when nobody knows whether the property was written', async () => {
    const add = () => Promise.reject(new Error('the line went dead'));
    const properties = { ...testWorld.deps.properties, add };
    const sent = sendOver({ files1: inline(pngBytes(size)) }, { properties });
    await expect(sent).rejects.toThrow('the line went dead');
    expect(stored()).toHaveLength(1);
  });
});

describe('photos uploaded beforehand', () => {
  it('are put in the unit’s place, and their waiting place is emptied', async () => {
    const name = await upload(jpegBytes(size));
    await send(withUploads(name));
    expect((await units())[0]?.images).toEqual(stored());
    expect(testWorld.files.get(stored()[0] ?? '')).toMatchObject({ contentType: 'image/jpeg' });
  });

  it('are still there to try again with when the property is refused', async () => {
    await testWorld.organization({ limits: { properties: 5, units: 0 } });
    const name = await upload(pngBytes(size));
    await expect(send(withUploads(name))).rejects.toMatchObject({ code: 'unit-limit' });
    await testWorld.organization({ limits: { properties: 5, units: 5 } });
    await send(withUploads(name));
    expect((await units())[0]?.images).toEqual(stored());
  });

  it.each([
    ['one that is not there', async () => 'img_00000000000000000000000099'],
    ['somebody else’s', () => upload(pngBytes(size), { userId: 'usr_other' })],
    ['another organization’s', () => upload(pngBytes(size), { organizationId: 'org_two' })],
    ['a path', async () => '../usr_other/img_00000000000000000000000001'],
  ])('%s is not there, in the same words', async (_what, make) => {
    await expect(send(withUploads(await make()))).rejects.toMatchObject({
      code: 'not-found',
      details: { fields: { files1: 'This photo is no longer available. Please add it again.' } },
    });
  });

  it('one that is no image is refused [PRP-16]', async () => {
    const name = await upload(new TextEncoder().encode('<html></html>'));
    await expect(send(withUploads(name))).rejects.toMatchObject({
      details: { fields: { files1: 'Only image files are allowed.' } },
    });
  });

  it('a repeat of a call whose uploads are used up answers what the first did', async () => {
    const once = { organizationId: 'org_one', scope: 's', key: 'key-12345', hash: 'h' };
    const name = await upload(pngBytes(size));
    const first = await send(withUploads(name), {}, once);
    expect(await send(withUploads(name), {}, once)).toEqual(first);
    expect(stored()).toHaveLength(1);
  });

  it('a repeat with inline photos leaves no second copies', async () => {
    const once = { organizationId: 'org_one', scope: 's', key: 'key-12345', hash: 'h' };
    const body = { files1: inline(pngBytes(size)) };
    await send(body, {}, once);
    await send(body, {}, once);
    expect(stored()).toEqual((await units())[0]?.images);
  });

  it('a rental owner who was granted changes uploads for a unit of his own', async () => {
    const granted = { areas: { properties: 'change' as const }, properties: 'all' as const };
    const name = await upload(pngBytes(size), {
      roleLabel: 'rentalOwner',
      ownerId: 'own_ada',
      grants: granted,
    });
    expect(name).toMatch(/^img_/);
  });

  it('what was swapped after it was looked at is refused, and nothing is stored [PRP-16]', async () => {
    const name = await upload(pngBytes(size));
    const key = [...testWorld.files.keys()][0] ?? '';
    const { peek } = testWorld.deps.files;
    const swapping = async (...asked: Parameters<typeof peek>) => {
      const found = await peek(...asked);
      testWorld.files.set(key, { bytes: new TextEncoder().encode('<html>'), contentType: 'image/png' });
      return found;
    };
    const files = { ...testWorld.deps.files, peek: swapping };
    const swapped = sendOver(withUploads(name), { files });
    // The swapped content is checked again, and is no picture.
    await expect(swapped).rejects.toMatchObject({ code: 'invalid' });
    expect(await testWorld.portfolio()).toEqual([]);
  });
});
