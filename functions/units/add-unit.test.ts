import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../shared/domain/limits';
import { pngBytes } from '../../test/support/image-bytes';
import { idOf, propertyId } from '../../test/support/stand/portfolio';
import { file, form, imageSize, openUnits } from '../../test/support/stand/units';
import { ada, listed, mayChange } from '../../test/support/stand/viewer';
import { addUnit } from './add-unit';

let stand: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  stand = await openUnits();
});

describe('addUnit', () => {
  it('adds a unit with its photos and texts, and tells the log', async () => {
    const images = [
      { file: file(), alt: ' The  front ' },
      { file: file(), alt: '' },
    ];
    const { data } = await stand.add({ images });
    const unit = await stand.stored(data.unit_id);
    expect(unit).toMatchObject({ unitNumber: '9', monthlyRent: 125_050, leaseStatus: 0, sizeSqft: '850' });
    expect(unit?.images).toEqual([...stand.files.keys()]);
    expect(Object.values(unit?.imageFacts ?? {}).map(({ alt }) => alt)).toEqual(['The front', '']);
    expect(await stand.audit()).toMatchObject([
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
    const refused = stand.add({ unit: form(over), images: [{ file: file(), alt: '' }] });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', details: { fields } });
    expect(stand.files.size).toBe(0);
  });

  it('has the appliances that were checked, each once', async () => {
    const appliance = (id: number, name: string, checked: boolean) => ({
      id,
      checkListId: id,
      name,
      checked,
    });
    const appliances = [
      ...[appliance(1, 'Oven', true), appliance(2, 'Dryer', false), appliance(3, ' Oven ', true)],
      appliance(4, ' ', true),
    ];
    const { data } = await stand.add({ unit: form({ appliances }) });
    expect((await stand.stored(data.unit_id))?.appliances).toEqual(['Oven']);
  });

  it('has as many photos as a unit may have, and not one more', async () => {
    const images = (count: number) => Array.from({ length: count }, () => ({ file: file(), alt: '' }));
    await expect(stand.add({ images: images(limits.imagesPerUnit + 1) })).rejects.toMatchObject({
      ...{
        code: 'invalid',
        details: { fields: { images: `At most ${limits.imagesPerUnit} photos for a unit` } },
      },
    });
    const { data } = await stand.add({ images: images(limits.imagesPerUnit) });
    expect((await stand.stored(data.unit_id))?.images).toHaveLength(limits.imagesPerUnit);
  });

  it('tells the head when it takes the last room of the plan, and only then', async () => {
    await stand.head();
    await stand.organization({ unitCount: 2, limits: { properties: 5, units: 4 } });
    await stand.add({ unit: form({ unitNumber: '8' }) });
    expect(await stand.told()).toEqual([]);
    await stand.add();
    expect(await stand.told()).toEqual(['Your plan’s unit limit is reached']);
    await expect(stand.add({ unit: form({ unitNumber: '10' }) })).rejects.toMatchObject({
      code: 'unit-limit',
    });
    expect(await stand.told()).toHaveLength(1);
  });

  it('refuses a unit past the plan’s limit [PRP-30] [API-18]', async () => {
    await stand.organization({ unitCount: 2, limits: { properties: 5, units: 2 } });
    await expect(stand.add()).rejects.toMatchObject({
      code: 'unit-limit',
      message: 'Unit Limit Exceeded! Please Upgrade Your Plan',
    });
  });

  it('is never a rental owner’s, whatever was granted [ROL-06]', async () => {
    await expect(stand.add({}, { ...ada, grants: mayChange })).rejects.toMatchObject({
      code: 'not-permitted',
    });
  });

  it('knows no property outside a chosen list', async () => {
    await expect(stand.add({}, listed('prp_other'))).rejects.toMatchObject({ code: 'not-found' });
    await stand.add({}, listed(propertyId));
  });

  it('answers a repeat as the first time, its uploads used up by then', async () => {
    const once = { organizationId: 'org_one', scope: 's', key: 'key-12345678', hash: 'h' };
    const again = () =>
      stand.perform(addUnit, {
        ...stand.call(),
        once,
        body: { property_id: propertyId, unit: form(), images: [{ upload, alt: '' }] },
      });
    const upload = idOf('img', '0');
    stand.files.set(`uploads/org_one/usr_head/${upload}`, {
      bytes: pngBytes(imageSize),
      contentType: 'image/png',
    });
    const first = await again();
    expect(await again()).toEqual(first);
    expect(stand.files.size).toBe(1);
    expect((await stand.stored(first.data.unit_id))?.images).toHaveLength(1);
  });
});
