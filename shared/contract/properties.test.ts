import { describe, expect, it } from 'vitest';
import { AddPropertyBody, properties } from './properties';

const file = { data: 'data:image/png;base64,AAEC', originalname: 'a.png' };

describe('the body of addProperty2', () => {
  it('takes lists as JSON text, as the form sends them, or as they are [API-14]', () => {
    const units = [{ unitNumber: 1, rentprice: 850 }];
    const rentalOwners = [{ firstName: 'Ada', percentage: '60' }];
    const asText = AddPropertyBody.parse({
      units: JSON.stringify(units),
      rentalOwners: JSON.stringify(rentalOwners),
    });
    expect(asText).toEqual(AddPropertyBody.parse({ units, rentalOwners }));
    expect(asText.units[0]).toMatchObject({ unitNumber: '1', rentprice: '850', bedrooms: '' });
    expect(asText.rentalOwners[0]).toMatchObject({ percentage: 60, isCompany: false });
  });

  it('leaves missing fields to the rule, with the defaults of a new property [PRP-23]', () => {
    expect(AddPropertyBody.parse({})).toMatchObject({
      street: '',
      units: [],
      rentalOwners: [],
      parking: 0,
      furnished_type: 'fullyFurnished',
      files: {},
    });
  });

  it('gathers files1, files2, … by unit, one or several [API-03][API-14]', () => {
    const { files } = AddPropertyBody.parse({ files1: file, files12: [file, file] });
    expect(files).toEqual({ 1: [file], 12: [file, file] });
    expect(AddPropertyBody.parse({ files0: file, files1x: file, filesx: file }).files).toEqual({});
  });

  it.each([
    ['no JSON', { units: '[{' }],
    ['no list', { units: '{}' }],
    ['too many units', { units: Array.from({ length: 501 }, () => ({})) }],
    ['too many owners', { rentalOwners: Array.from({ length: 21 }, () => ({ percentage: 1 })) }],
    ['a file that is none', { files1: 'text' }],
    ['a description past 1000 [PRP-04]', { propertyDesc: 'x'.repeat(1001) }],
    ['furniture of no kind', { furnished_type: 'partly' }],
    ['parking below none', { parking: -1 }],
    ['half a parking place', { parking: 1.5 }],
    ['parking in hex', { parking: '0x10' }],
    ['a size that no digits write', { units: [{ rentprice: 1e21 }] }],
    ['no object', 'text'],
    ['a list', []],
  ])('refuses %s [API-14]', (_what, body) => expect(AddPropertyBody.safeParse(body).success).toBe(false));

  it('keeps nothing that it does not name', () => {
    const kept = AddPropertyBody.parse({ organizationId: 'org_x', createdBy: 'usr_x', property_id: 'prp_x' });
    expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['organizationId']));
    expect(JSON.stringify(kept)).not.toContain('_x');
  });
});

it('a direct upload is one of five kinds of picture and at most 3 MB [PRP-16]', () => {
  const { body } = properties.createImageUpload;
  expect(body.safeParse({ contentType: 'image/png', bytes: 3_145_728 }).success).toBe(true);
  expect(body.safeParse({ contentType: 'image/png', bytes: 3_145_729 }).success).toBe(false);
  expect(body.safeParse({ contentType: 'image/svg+xml', bytes: 10 }).success).toBe(false);
});
