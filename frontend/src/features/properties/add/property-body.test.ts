import { describe, expect, it } from 'vitest';
import { AddPropertyBody } from '../../../../../shared/contract/properties';
import { emptyUnit } from '../../units/pickers/unit-values';
import { emptyProperty } from '../form/property-values';
import { propertyBody } from './property-body';

const values = {
  ...emptyProperty([
    {
      userId: '',
      firstName: 'Ada',
      lastName: 'Vale',
      companyName: '',
      email: 'ada@vale.test',
      mobile: '5551234567',
      percentage: '60',
      isCompany: false,
    },
  ]),
  propertyType: 'Office',
  property_title: 'Mill Court',
  units: [
    { ...emptyUnit(), unitNumber: '1' },
    { ...emptyUnit(), unitNumber: '2', monthlyRent: '1200' },
  ],
};
const photo = { data: 'data:image/png;base64,AA==', originalname: 'a.png' };
const photos = [
  { inline: [], uploads: ['up_1'] },
  { inline: [photo], uploads: [] },
];
const common = { localDate: '2026-11-21', photos };

describe('the body of addProperty2 [API-14]', () => {
  it('carries the lists as JSON text and each unit’s photos under its own number', () => {
    const body = propertyBody(values, {
      ...common,
      person: { self: { userId: 'usr_1' }, adminId: 'usr_9', roleLabel: 'owner' },
    });
    expect(body).toMatchObject({ userId: 'usr_1', parking: '0', furnished_type: 'fullyFurnished' });
    expect(JSON.parse(String(body.rentalOwners))).toMatchObject([{ firstName: 'Ada', percentage: 60 }]);
    expect(JSON.parse(String(body.units))).toMatchObject([
      { unitNumber: '1', imageUploads: ['up_1'] },
      { unitNumber: '2', monthlyRent: '1200', imageUploads: [] },
    ]);
    expect(body.files1).toBeUndefined();
    expect(body.files2).toEqual([photo]);
    expect(String(body.units)).not.toContain('photos');
  });

  it.each([
    ['orgAdmin', 'rentalOwner', 'usr_9'],
    ['rentalManager', 'rentalOwner', 'usr_9'],
    ['manager', 'owner', undefined],
    ['owner', 'owner', undefined],
  ] as const)(
    'from %s carries the label %s and admin_id %s [ROL-02] [ROL-04]',
    (roleLabel, label, adminId) => {
      const body = propertyBody(values, {
        ...common,
        person: { self: { userId: 'usr_1' }, adminId: 'usr_9', roleLabel },
      });
      expect(body.role_label).toBe(label);
      expect(body.admin_id).toBe(adminId);
    },
  );

  it('is what the server’s row reads', () => {
    const body = propertyBody(values, {
      ...common,
      person: { self: { userId: 'usr_1' }, adminId: 'usr_9', roleLabel: 'orgAdmin' },
    });
    const read = AddPropertyBody.parse(JSON.parse(JSON.stringify(body)));
    expect(read.files).toEqual({ '2': [photo] });
    expect(read.units[1]).toMatchObject({ unitNumber: '2', monthlyRent: '1200' });
    expect(read.rentalOwners[0]?.percentage).toBe(60);
  });
});
