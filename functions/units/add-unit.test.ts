import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../shared/domain/limits';
import { pngBytes } from '../../test/support/image-bytes';
import { idOf, propertyId } from '../../test/support/test-world/portfolio';
import { file, form, imageSize, openUnits } from '../../test/support/test-world/units';
import { ada, listed, mayChange } from '../../test/support/test-world/viewer';
import { addUnit } from './add-unit';

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
});

describe('addUnit', () => {
  it('adds a unit with its photos and texts, and tells the log', async () => {
    const images = [
      { file: file(), alt: ' The  front ' },
      { file: file(), alt: '' },
    ];
    const { data } = await testWorld.add({ images });
    const unit = await testWorld.stored(data.unit_id);
    expect(unit).toMatchObject({ unitNumber: '9', monthlyRent: 125_050, leaseStatus: 0, sizeSqft: '850' });
    expect(unit?.images).toEqual([...testWorld.files.keys()]);
    expect(Object.values(unit?.imageFacts ?? {}).map(({ alt }) => alt)).toEqual(['The front', '']);
    expect(await testWorld.audit()).toMatchObject([
      { action: 'unit.add', about: propertyId, object: { name: '9' } },
    ]);
  });

  it.each([
    [
      'a number that another unit has',
      { unitNumber: ' 2a ' },
      { 'unit.unitNumber': 'Unit number must be unique' },
    ],
    ['no number', { unitNumber: ' ' }, { 'unit.unitNumber': 'Unit No required' }],
    ['no rooms in a home', { bedrooms: '' }, { 'unit.bedrooms': 'Beds required' }],
    [
      'a day gone by',
      { availableDate: '2026-06-01' },
      { 'unit.availableDate': 'Choose today or a later date' },
    ],
  ])('refuses %s and keeps no photo [PRP-13] [PRP-14]', async (_, over, fields) => {
    const refused = testWorld.add({ unit: form(over), images: [{ file: file(), alt: '' }] });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', details: { fields } });
    expect(testWorld.files.size).toBe(0);
  });

  it('has the appliances that were checked, each once', async () => {
    const appliance = (id: number, name: string, checked: boolean) => ({
      id,
      checkListId: id,
      name,
      checked,
    });
    const appliances = [
      appliance(1, 'Oven', true),
      appliance(2, 'Dryer', false),
      appliance(3, ' Oven ', true),
      appliance(4, ' ', true),
    ];
    const { data } = await testWorld.add({ unit: form({ appliances }) });
    expect((await testWorld.stored(data.unit_id))?.appliances).toEqual(['Oven']);
  });

  it('has as many photos as a unit may have, and not one more', async () => {
    const images = (count: number) => Array.from({ length: count }, () => ({ file: file(), alt: '' }));
    await expect(testWorld.add({ images: images(limits.imagesPerUnit + 1) })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { images: `At most ${limits.imagesPerUnit} photos for a unit` } },
    });
    const { data } = await testWorld.add({ images: images(limits.imagesPerUnit) });
    expect((await testWorld.stored(data.unit_id))?.images).toHaveLength(limits.imagesPerUnit);
  });

  it('tells the head when it takes the last room of the plan, and only then', async () => {
    await testWorld.head();
    await testWorld.organization({ unitCount: 2, limits: { properties: 5, units: 4 } });
    await testWorld.add({ unit: form({ unitNumber: '8' }) });
    expect(await testWorld.told()).toEqual([]);
    await testWorld.add();
    expect(await testWorld.told()).toEqual(['Your plan’s unit limit is reached']);
    await expect(testWorld.add({ unit: form({ unitNumber: '10' }) })).rejects.toMatchObject({
      code: 'unit-limit',
    });
    expect(await testWorld.told()).toHaveLength(1);
  });

  it('refuses a unit past the plan’s limit [PRP-30] [API-18]', async () => {
    await testWorld.organization({ unitCount: 2, limits: { properties: 5, units: 2 } });
    await expect(testWorld.add()).rejects.toMatchObject({
      code: 'unit-limit',
      message: 'Unit Limit Exceeded! Please Upgrade Your Plan',
    });
  });

  it('is never a rental owner’s, whatever was granted [ROL-06]', async () => {
    await expect(testWorld.add({}, { ...ada, grants: mayChange })).rejects.toMatchObject({
      code: 'not-permitted',
    });
  });

  it('knows no property outside a chosen list', async () => {
    await expect(testWorld.add({}, listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
    await testWorld.add({}, listed(propertyId));
  });

  it('answers a repeat as the first time, its uploads used up by then', async () => {
    const once = { organizationId: 'org_one', scope: 's', key: 'key-12345678', hash: 'h' };
    const again = () =>
      testWorld.perform(addUnit, {
        ...testWorld.call(),
        once,
        body: { property_id: propertyId, unit: form(), images: [{ upload, alt: '' }] },
      });
    const upload = idOf('img', '0');
    testWorld.files.set(`uploads/org_one/usr_head/${upload}`, {
      bytes: pngBytes(imageSize),
      contentType: 'image/png',
    });
    const first = await again();
    expect(await again()).toEqual(first);
    expect(testWorld.files.size).toBe(1);
    expect((await testWorld.stored(first.data.unit_id))?.images).toHaveLength(1);
  });
});
