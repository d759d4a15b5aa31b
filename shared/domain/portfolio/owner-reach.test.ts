import { describe, expect, it } from 'vitest';
import { listForOwners, type RoleLabel } from '../people/roles';
import { isOwnerSeen, ownersOfList } from './owner-reach';

const share = (ownerId: string, setBy?: string) => ({ ownerId, percentage: 50, ...(setBy && { setBy }) });
const property = {
  title: 'Elm Court',
  createdBy: 'usr_admin',
  shareSets: [
    { from: '2026-01-01', shares: [share('left')] },
    { from: '2026-04-01', shares: [share('stays'), share('mine', 'usr_me'), share('others', 'usr_else')] },
    { from: '2026-09-01', shares: [share('stays'), share('coming', 'usr_else'), share('planned', 'usr_me')] },
  ],
};
const me = { userId: 'usr_me', today: '2026-06-15' };
const idsOf = (ids: ReadonlySet<string>) => [...ids].toSorted();

describe('ownersOfList', () => {
  it('sees who has a share today or to come, and banks who has one today, that somebody else set', () => {
    const reach = ownersOfList([property], me);
    expect(idsOf(reach.seen)).toEqual(['coming', 'others', 'stays']);
    expect(idsOf(reach.banked)).toEqual(['others', 'stays']);
    expect(idsOf(reach.titles)).toEqual(['Elm Court']);
  });

  it.each([
    ['2026-03-31', ['left']],
    ['2026-04-01', ['others', 'stays']],
    ['2026-08-31', ['others', 'stays']],
    ['2026-09-01', ['coming', 'stays']],
  ])('counts by the day: on %s the bank details of %j', (today, banked) => {
    expect(idsOf(ownersOfList([property], { ...me, today }).banked)).toEqual(banked);
  });

  it('takes the first owners of a property as named by who added it', () => {
    const added = { ...property, createdBy: 'usr_me' };
    expect(idsOf(ownersOfList([added], me).banked)).toEqual(['others']);
    expect(idsOf(ownersOfList([added, property], me).banked)).toEqual(['others', 'stays']);
  });

  it('leads to nobody without properties, or by one whose shares are not known', () => {
    expect(ownersOfList([], me).seen.size).toBe(0);
    expect(ownersOfList([{ title: '', createdBy: '' }], me)).toMatchObject({ banked: new Set() });
  });
});

describe('isOwnerSeen', () => {
  const reach = ownersOfList([property], me);
  it.each([
    ['of the list', { ownerId: 'others' }, true],
    ['named by oneself', { ownerId: 'mine' }, false],
    ['added by oneself', { ownerId: 'new', addedBy: 'usr_me' }, true],
    ['added by somebody else', { ownerId: 'new', addedBy: 'usr_else' }, false],
  ])('an owner %s', (_, owner, isSeen) => expect(isOwnerSeen(reach, owner)).toBe(isSeen));

  it('is everyone where no list narrows it', () =>
    expect(isOwnerSeen(undefined, { ownerId: 'x' })).toBe(true));
});

describe('listForOwners', () => {
  const areas = { owners: 'view' as const };
  it.each([
    ['rentalManager', { areas, properties: ['prp_1'] }, ['prp_1']],
    ['rentalManager', { areas, properties: [] }, []],
    ['rentalManager', { areas, properties: 'all' }, undefined],
    ['rentalManager', { areas: {}, properties: ['prp_1'] }, undefined],
    ['rentalOwner', { areas, properties: ['prp_1'] }, undefined],
    ['orgAdmin', { areas, properties: ['prp_1'] }, undefined],
    ['manager', undefined, undefined],
  ] as const)('of %s with %j is %j', (roleLabel: RoleLabel, grants, list) => {
    const viewer = { roleLabel, ...(grants && { grants }) };
    expect(listForOwners(viewer as Parameters<typeof listForOwners>[0])).toEqual(list);
  });
});
