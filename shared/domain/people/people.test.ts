import { describe, expect, it } from 'vitest';
import {
  chosenPropertiesMax,
  endAccessRefusal,
  grantsWithin,
  invitableRoles,
  invitationDays,
  mayHaveCustomPermissions,
  mayViewAs,
  personStatuses,
  takesGrants,
  unpaidInvitationsADay,
  viewAsMinutes,
} from './people';
import { areas, grantableLevels, RoleLabel, reachOf } from './roles';

const everything = { areas: Object.fromEntries(areas.map((area) => [area, 'change' as const])) };

describe('custom permissions [ROL-09]', () => {
  it('belong to the Org plan', () => {
    expect([1, 2, 3, 4].map(mayHaveCustomPermissions)).toEqual([false, false, false, true]);
  });

  it('are for rental owners and managers, and no other role', () => {
    expect(RoleLabel.options.filter(takesGrants).toSorted()).toEqual(['rentalManager', 'rentalOwner']);
  });

  it('never reach people and subscription, whatever is asked', () => {
    for (const role of RoleLabel.options) {
      const kept = Object.keys(grantsWithin(role, { ...everything, properties: 'all' }).areas);
      expect(
        kept.filter((area) => ['people', 'subscription'].includes(area)),
        role,
      ).toEqual([]);
    }
  });

  it('keep only what changes something: every level kept is one that widens the role', () => {
    for (const roleLabel of RoleLabel.options)
      for (const area of areas)
        for (const level of grantableLevels(roleLabel, area)) {
          const grants = { areas: { [area]: level }, properties: 'all' as const };
          expect(reachOf({ roleLabel }, { area, level }), `${roleLabel} ${area}`).toBe('none');
          expect(reachOf({ roleLabel, grants }, { area, level }), `${roleLabel} ${area}`).toBe('granted');
        }
  });

  it('name each property once, in one order', () => {
    const properties = ['prp_2', 'prp_1', 'prp_2'];
    expect(grantsWithin('rentalManager', { areas: {}, properties }).properties).toEqual(['prp_1', 'prp_2']);
  });
});

describe('ending access', () => {
  const person = { userId: 'usr_mia', roleLabel: 'orgAdmin', status: 'active' } as const;

  it.each([
    [person, { userId: 'usr_a', headId: 'usr_b' }, undefined],
    [person, { userId: 'usr_a', headId: 'usr_mia' }, 'head-stays'],
    [person, { userId: 'usr_mia', headId: 'usr_b' }, 'not-yourself'],
    [person, { userId: 'usr_mia', headId: 'usr_mia' }, 'head-stays'],
    [{ ...person, userId: '' }, { userId: 'usr_a', headId: '' }, undefined],
  ] as const)('%j by %j: %s', (who, by, why) => {
    expect(endAccessRefusal(who, by)).toBe(why);
  });
});

it('nobody looks through an admin’s eyes, the own, or those of who is out', () => {
  const manager = { userId: 'usr_mia', roleLabel: 'rentalManager', status: 'active' } as const;
  const by = { userId: 'usr_admin' };
  expect(mayViewAs(manager, by)).toBe(true);
  expect(mayViewAs({ ...manager, roleLabel: 'orgAdmin' }, by)).toBe(false);
  expect(mayViewAs({ ...manager, status: 'suspended' }, by)).toBe(false);
  expect(mayViewAs({ ...manager, status: 'invited' }, by)).toBe(false);
  expect(mayViewAs(manager, { userId: 'usr_mia' })).toBe(false);
});

it('keeps what invitations and looks promise: who, how long, how many', () => {
  expect(invitableRoles).toEqual(['rentalManager', 'rentalOwner', 'orgAdmin']);
  expect(personStatuses).toEqual(['not-invited', 'invited', 'active', 'suspended']);
  expect([invitationDays, viewAsMinutes, chosenPropertiesMax]).toEqual([7, 30, 500]);
  expect(unpaidInvitationsADay).toBe(10);
});
