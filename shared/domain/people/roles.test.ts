import { describe, expect, it } from 'vitest';
import {
  actsForOrganization,
  areas,
  choosesOwnership,
  may,
  mayAddRentalOwner,
  mayAddUnits,
  RoleLabel,
  reachOf,
  roleIds,
  submittedRoleLabel,
} from './roles';

const all = RoleLabel.options;
const where = (rule: (label: RoleLabel) => boolean) => all.filter(rule);

it('the labels of the spec, and the two of the people who rent [ROL-01]', () => {
  expect(roleIds).toEqual({
    manager: 1,
    owner: 2,
    rentalOwner: 3,
    orgAdmin: 4,
    rentalManager: 5,
    tenant: 6,
    applicant: 7,
  });
});

it('org admin and rental manager act for the organization, with the rental-owner label [ROL-02]', () => {
  expect(where(actsForOrganization).toSorted()).toEqual(['orgAdmin', 'rentalManager']);
  expect(where((label) => submittedRoleLabel(label) === 'rentalOwner')).toEqual(where(actsForOrganization));
});

it('owner and manager submit with the owner label [ROL-04]', () => {
  expect([submittedRoleLabel('owner'), submittedRoleLabel('manager')]).toEqual(['owner', 'owner']);
});

it('only a manager chooses between Self and others [ROL-03]', () => {
  expect(where(choosesOwnership)).toEqual(['manager']);
});

it('plan 1 alone hides Add Rental Owner [ROL-05]', () => {
  expect([1, 2, 3, 4].map(mayAddRentalOwner)).toEqual([false, true, true, true]);
});

it('units are never a rental owner’s to add, nor a tenant’s or applicant’s [ROL-06]', () => {
  const grants = { areas: { properties: 'change' }, properties: 'all' } as const;
  expect(where((roleLabel) => mayAddUnits({ roleLabel, grants }))).toEqual(
    where((label) => !['rentalOwner', 'tenant', 'applicant'].includes(label)),
  );
  expect(mayAddUnits({ roleLabel: 'rentalManager' })).toBe(false);
});

describe('reachOf', () => {
  const reach = (roleLabel: RoleLabel, area: (typeof areas)[number], level: 'view' | 'change' = 'view') =>
    reachOf({ roleLabel }, { area, level });

  it('who runs an organization or a portfolio sees all of it', () => {
    for (const label of ['orgAdmin', 'manager', 'owner'] as const)
      for (const area of areas.filter((name) => name !== 'people')) {
        expect(reach(label, area), `${label} ${area}`).toBe('all');
        expect(reach(label, area, 'change'), `${label} ${area}`).toBe('all');
      }
  });

  it('people are the org admin’s alone; a plan is for who pays it', () => {
    expect(where((label) => reach(label, 'people') !== 'none')).toEqual(['orgAdmin']);
    expect(where((label) => reach(label, 'subscription') !== 'none').toSorted()).toEqual([
      'manager',
      'orgAdmin',
      'owner',
    ]);
  });

  it('a rental owner sees his share and changes nothing of money, leases or reports', () => {
    for (const area of ['properties', 'leases', 'requests', 'reports', 'applicants'] as const)
      expect(reach('rentalOwner', area)).toBe('share');
    expect(reach('rentalOwner', 'money')).toBe('own');
    for (const area of ['leases', 'money', 'requests', 'reports', 'applicants'] as const)
      expect(reach('rentalOwner', area, 'change')).toBe('none');
    expect(reach('rentalOwner', 'owners')).toBe('own');
  });

  it.each([
    ['properties', 'share/none', 'own/none', 'own/none'],
    ['owners', 'own/own', 'none/none', 'none/none'],
    ['applicants', 'share/none', 'none/none', 'own/own'],
    ['leases', 'share/none', 'own/none', 'none/none'],
    ['money', 'own/none', 'own/none', 'none/none'],
    ['requests', 'share/none', 'own/own', 'none/none'],
    ['documents', 'own/own', 'own/own', 'own/own'],
    ['reports', 'share/none', 'none/none', 'none/none'],
    ['people', 'none/none', 'none/none', 'none/none'],
    ['subscription', 'none/none', 'none/none', 'none/none'],
  ] as const)('of %s rental owner, tenant and applicant see and change: %s, %s, %s', (area, ...wanted) => {
    const labels = ['rentalOwner', 'tenant', 'applicant'] as const;
    expect(labels.map((label) => `${reach(label, area)}/${reach(label, area, 'change')}`)).toEqual(wanted);
  });

  it('who looks as somebody else sees what they see, and changes nothing', () => {
    const seen = { roleLabel: 'owner', viewAs: {} } as const;
    expect(may(seen, { area: 'documents', level: 'view' })).toBe(true);
    expect(may(seen, { area: 'documents', level: 'change' })).toBe(false);
  });

  it('tenant and applicant reach their own at most', () => {
    for (const label of ['tenant', 'applicant'] as const)
      for (const area of areas) expect(['own', 'none']).toContain(reach(label, area));
    expect(where((label) => reach(label, 'properties', 'change') === 'none').toSorted()).toEqual([
      'applicant',
      'rentalManager',
      'rentalOwner',
      'tenant',
    ]);
  });

  it.each([
    [undefined, 'none', 'none'],
    ['view', 'granted', 'none'],
    ['change', 'granted', 'granted'],
  ] as const)('a grant of %s lets a rental manager view: %s, change: %s [ROL-09]', (level, view, change) => {
    const granted = level ? { leases: level } : {};
    const viewer = { roleLabel: 'rentalManager', grants: { areas: granted, properties: 'all' } } as const;
    expect(reachOf(viewer, { area: 'leases', level: 'view' })).toBe(view);
    expect(reachOf(viewer, { area: 'leases', level: 'change' })).toBe(change);
    expect(may(viewer, { area: 'money', level: 'view' })).toBe(false);
  });

  it('a grant widens no role that needs none [ROL-09]', () => {
    const grants = { areas: { people: 'change', reports: 'change' }, properties: 'all' } as const;
    expect(may({ roleLabel: 'tenant', grants }, { area: 'reports', level: 'view' })).toBe(false);
    expect(may({ roleLabel: 'rentalManager', grants }, { area: 'people', level: 'view' })).toBe(false);
  });
});
