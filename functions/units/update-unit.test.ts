import { beforeEach, describe, expect, it } from 'vitest';
import { pngBytes } from '../../test/support/image-bytes';
import { idOf } from '../../test/support/test-world/portfolio';
import { file, form, imageSize, one, openUnits, type UpdateBody } from '../../test/support/test-world/units';
import { ada, mayChange } from '../../test/support/test-world/viewer';

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
});

describe('updateUnit', () => {
  const photos = (count: number) => {
    const keys = Array.from({ length: count }, (_, at) => `images/o/p/u/${idOf('img', String(at))}.png`);
    for (const key of keys)
      testWorld.files.set(key, { bytes: pngBytes(imageSize, 1_000_000), contentType: 'image/png' });
    return keys;
  };
  const imageIdIn = (key: string | undefined) => /img_\w{26}/.exec(key ?? '')?.[0] ?? '';

  it('changes what was read, answers the next version and logs only what differs', async () => {
    expect(await testWorld.update({ unit: form({ unitNumber: '1A', rentprice: '900' }) })).toMatchObject({
      data: { version: 2 },
    });
    expect(await testWorld.stored(one)).toMatchObject({ sizeSqft: '900', version: 2 });
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({
      action: 'unit.update',
      before: { sizeSqft: '850' },
      after: { sizeSqft: '900' },
    });
    expect(entry?.after).not.toHaveProperty('bedrooms');
  });

  it('tells the second editor, but a repeat of the same change is done', async () => {
    await testWorld.update({ unit: form({ rentprice: '900' }) });
    expect(await testWorld.update({ unit: form({ rentprice: '900' }) })).toMatchObject({
      data: { version: 2 },
    });
    await expect(testWorld.update({ unit: form({ rentprice: '901' }) })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await testWorld.audit()).toHaveLength(1);
  });

  it('leaves a day gone by as it was, and takes no other [PRP-13]', async () => {
    await testWorld.property({ units: [{ availableDate: '2026-01-01' }] });
    await testWorld.update({ unit: form({ availableDate: '2026-01-01' }) });
    const other = testWorld.update({ version: 2, unit: form({ availableDate: '2026-01-02' }) });
    await expect(other).rejects.toMatchObject({ code: 'invalid' });
  });

  it('puts photos in another order, adds and removes them, each with its text [PRP-16]', async () => {
    const [first, second] = photos(2);
    await testWorld.property({ units: [{ images: [first ?? '', second ?? ''] }] });
    const images = [
      { image_id: imageIdIn(second), alt: 'Kitchen' },
      { file: file(), alt: 'New' },
    ];
    await testWorld.update({ images });
    const unit = await testWorld.stored(one);
    expect(unit?.images[0]).toBe(second);
    expect(unit?.images).toHaveLength(2);
    expect(unit?.images.map((key) => unit.imageFacts?.[key]?.alt)).toEqual(['Kitchen', 'New']);
    expect([...testWorld.files.keys()].toSorted()).toEqual([...(unit?.images ?? [])].toSorted());
  });

  it('counts old photos and new ones together: at most 3 MB a unit [PRP-16]', async () => {
    const [first, second] = photos(2);
    await testWorld.property({ units: [{ images: [first ?? '', second ?? ''] }] });
    const stay = [first, second].map((key) => ({ image_id: imageIdIn(key), alt: '' }));
    const large = testWorld.update({
      images: [...stay, { file: file(pngBytes(imageSize, 1_500_000)), alt: '' }],
    });
    await expect(large).rejects.toMatchObject({
      details: { fields: { images: 'Total file size exceeds 3MB limit' } },
    });
    await testWorld.update({ images: [...stay, { file: file(), alt: '' }] });
  });

  it('refuses another unit’s photo, one twice, and what is no picture [PRP-16]', async () => {
    const [first, second] = photos(2);
    await testWorld.property({ units: [{ images: [first ?? ''] }, { images: [second ?? ''] }] });
    const of = (...images: NonNullable<UpdateBody['images']>) => testWorld.update({ images });
    await expect(of({ image_id: imageIdIn(second), alt: '' })).rejects.toMatchObject({ code: 'not-found' });
    const twice = { image_id: imageIdIn(first), alt: '' };
    await expect(of(twice, twice)).rejects.toMatchObject({ code: 'invalid' });
    await expect(of({ file: file(new Uint8Array(9)), alt: '' })).rejects.toMatchObject({
      details: { fields: { 'images.0': 'Only image files are allowed.' } },
    });
    expect(testWorld.files.size).toBe(2);
  });

  it('says that it was changed meanwhile before it looks for new photos, also next to old ones', async () => {
    const [first] = photos(1);
    await testWorld.property({ units: [{ images: [first ?? ''], version: 2 }] });
    const images = [
      { image_id: imageIdIn(first), alt: '' },
      { upload: idOf('img', '9'), alt: '' },
    ];
    await expect(testWorld.update({ images })).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  it('keeps a photo whose file is gone, which takes no room', async () => {
    const gone = `images/o/p/u/${idOf('img', '7')}.png`;
    await testWorld.property({ units: [{ images: [gone] }] });
    await testWorld.update({ images: [{ image_id: imageIdIn(gone), alt: 'Hall' }] });
    expect((await testWorld.stored(one))?.imageFacts).toEqual({ [gone]: { alt: 'Hall', bytes: 0 } });
  });

  it('is a rental owner’s where he has a share and was granted it', async () => {
    await testWorld.update({}, { ...ada, grants: mayChange });
    const stranger = testWorld.update({ version: 2 }, { ...ada, ownerId: 'own_other', grants: mayChange });
    await expect(stranger).rejects.toMatchObject({ code: 'not-found' });
  });
});
