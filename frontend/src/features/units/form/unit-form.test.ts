import { describe, expect, it } from 'vitest';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { limits } from '../../../../../shared/domain/limits';
import { type PhotoPost, sendPhotos } from '../pickers/send-photos';
import { type EditedPhoto, isNew, moved, noRoomFor } from './edited-photos';
import { namedImages } from './named-images';
import { readUnit, writeUnit } from './unit-draft';
import { emptyUnitForm, unitFormOf, unitNameOf, unitOf } from './unit-form-values';

const stands = (id: string): EditedPhoto => ({ id, alt: id, url: `/${id}` });
const added = (id: string, bytes = 1): EditedPhoto => ({
  id,
  alt: id,
  file: new File([new Uint8Array(bytes)], `${id}.png`, { type: 'image/png' }),
});

const details: UnitDetails = {
  unit_id: 'unt_1',
  unit_number: '101',
  rent_price: '1250.00',
  is_availability_date: '2026-01-05',
  unit_lease_status: 0,
  unit_address: '',
  size_sqft: '850',
  bedrooms: '2',
  bathrooms: '1',
  appliances: ['Oven', 'Sauna'],
  image_urls: ['/a'],
  property_id: 'prp_1',
  property_title: 'Elm House',
  property_type: 'Multi Family',
  today: '2026-11-21',
  version: 3,
  images: [{ image_id: 'img_a', url: '/a', alt: 'Kitchen' }],
  tenants: [],
};

describe('a unit that stands, as its form', () => {
  it('reads as it was typed, with its own appliances after the checklist [PRP-05]', () => {
    const values = unitFormOf(details);
    const form = unitOf(values);
    expect(form).toMatchObject({ unitNumber: '101', rentprice: '850', monthlyRent: '1250' });
    const checked = form.appliances.filter((one) => one.checked).map(({ name }) => name);
    expect(checked).toEqual(['Oven', 'Sauna']);
    expect(form.appliances).toHaveLength(9);
    expect(values.images).toEqual([{ id: 'img_a', url: '/a', alt: 'Kitchen' }]);
  });
});

describe('photos', () => {
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 0, ['c', 'a', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('moved from %i to %i', (from, to, order) => {
    expect(moved([stands('a'), stands('b'), stands('c')], from, to).map(({ id }) => id)).toEqual(order);
  });

  it('have room up to ten, and 3 MB of new ones [PRP-16]', () => {
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    const ten = Array.from({ length: limits.imagesPerUnit }, (_, index) => stands(String(index)));
    expect(noRoomFor(ten, file)).toBe('At most 10 photos');
    expect(noRoomFor([added('a', limits.imageBytesPerUnit)], file)).toBe('Total file size exceeds 3MB limit');
    expect(noRoomFor([stands('a')], file)).toBeUndefined();
  });

  const post: PhotoPost = {
    inline: async (file) => ({ data: 'data:image/png;base64,eA==', originalname: file.name }),
    upload: async (file) => `up_${file.name}`,
  };

  const named = async (images: readonly EditedPhoto[]) => {
    const [sent] = await sendPhotos([images.filter(isNew)], { post, uploaded: new Map() });
    return namedImages(images, sent);
  };

  it('keep their order and texts on the wire, those that stand and those that are new', async () => {
    const images = [added('x'), stands('a'), added('y')];
    expect(await named(images)).toMatchObject([
      { file: { originalname: 'x.png' }, alt: 'x' },
      { image_id: 'a', alt: 'a' },
      { file: { originalname: 'y.png' }, alt: 'y' },
    ]);
  });

  it('that do not fit in the call go ahead of it, and are named in it', async () => {
    const images = [stands('a'), added('x', limits.inlineFileBytesPerCall), added('y', 1)];
    expect(await named(images)).toEqual([
      { image_id: 'a', alt: 'a' },
      { upload: 'up_x.png', alt: 'x' },
      { upload: 'up_y.png', alt: 'y' },
    ]);
  });
});

describe('the draft of a unit', () => {
  it('comes back as it was typed, without new photos', () => {
    const values = { ...unitFormOf(details), images: [stands('a'), added('x')] };
    const back = readUnit(JSON.parse(JSON.stringify(writeUnit(values))));
    expect(back).toEqual({ ...values, images: [stands('a')] });
  });

  it.each([null, 'text', {}, { units: [] }])('of another build (%j) is left alone', (stored) => {
    expect(readUnit(stored)).toBeUndefined();
  });

  it('of nothing typed is empty', () => {
    expect(emptyUnitForm('Office').units[0].unitNumber).toBe('');
  });
});

it.each([
  ['unit.unitNumber', 'units.0.unitNumber'],
  ['images.2.file', 'images'],
  ['localDate', 'localDate'],
])('a refusal’s %s is the form’s %s', (wireName, name) => {
  expect(unitNameOf(wireName)).toBe(name);
});
