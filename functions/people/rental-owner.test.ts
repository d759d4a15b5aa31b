import { beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { Session } from '../table/sessions/record';
import { changePermissions } from './change-permissions';
import { invitePerson } from './invite-person';
import { removePerson } from './remove-person';
import { startViewAs } from './start-view-as';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
  await testWorld.head();
  await testWorld.owner({ ownerId: 'own_ada', firstName: 'Ada', lastName: 'Byron' });
});

const grants = { areas: {}, properties: 'all' as const };
const names = { first_name: '', last_name: '' };
const invite = (over: object = {}) => {
  const body = { email: 'ada@demo.test', ...names, role_label: 'rentalOwner' as const, owner_id: 'own_ada' };
  return testWorld.perform(invitePerson, { ...testWorld.call(), body: { ...body, grants, ...over } });
};
const invited = async () =>
  (await testWorld.people()).map(({ firstName, lastName, ownerId }) => [firstName, lastName, ownerId]);

describe('a rental owner who is invited', () => {
  it.each([
    ['as the owner’s record has them, when none are given', {}, 'Ada', 'Byron'],
    ['as they are given', { first_name: 'Augusta', last_name: 'King' }, 'Augusta', 'King'],
    [
      'the last one of the record, when only the first is given',
      { first_name: 'Augusta' },
      'Augusta',
      'Byron',
    ],
    ['the first one of the record, when only the last is given', { last_name: 'King' }, 'Ada', 'King'],
  ])('has the names %s', async (_, given, first, last) => {
    await invite(given);
    expect(await invited()).toEqual([[first, last, 'own_ada']]);
  });

  it('is an owner of this organization', async () => {
    await testWorld.owner({ ownerId: 'own_eve', organizationId: 'org_two' });
    await expect(invite({ owner_id: 'own_eve' })).rejects.toMatchObject({ code: 'not-found' });
    expect(await invited()).toEqual([]);
  });
});

it('staff has the names it is invited with, and no owner’s record', async () => {
  await invite({ role_label: 'rentalManager' });
  expect(await invited()).toEqual([['', '', '']]);
});

describe('“View as”', () => {
  const view = async (user_role_id: string) => {
    await testWorld.perform(startViewAs, { ...testWorld.call(), body: { user_role_id } });
    return (await testWorld.all(Session)).map(({ viewer }) => viewer);
  };

  it('of a rental owner shows the units of their own record', async () => {
    const ada = { userRoleId: 'rol_ada', userId: 'usr_ada', roleLabel: 'rentalOwner' } as const;
    await testWorld.person({ ...ada, ownerId: 'own_ada' });
    expect(await view('rol_ada')).toMatchObject([{ ...ada, ownerId: 'own_ada' }]);
  });

  it('of staff is of no owner’s record', async () => {
    await testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' });
    const [seen, ...others] = await view('rol_mia');
    expect([seen?.userId, others]).toEqual(['usr_mia', []]);
    expect(seen).not.toHaveProperty('ownerId');
  });
});

describe('the permissions of a person', () => {
  const change = (properties: 'all' | string[] = 'all') =>
    testWorld.perform(changePermissions, {
      ...testWorld.call(),
      params: { id: 'rol_mia' },
      body: { version: 1, grants: { areas: {}, properties } },
    });
  beforeEach(() => testWorld.person({ userRoleId: 'rol_mia', userId: 'usr_mia' }));

  it('are not changed any more once they were removed', async () => {
    await testWorld.perform(removePerson, { ...testWorld.call(), body: { user_role_id: 'rol_mia' } });
    await expect(change()).rejects.toMatchObject({ code: 'not-found' });
  });

  it('name properties of the own organization only', async () => {
    await testWorld.property({ propertyId: 'prp_own' });
    await testWorld.property({ propertyId: 'prp_else', organizationId: 'org_two' });
    for (const list of [['prp_else'], ['prp_own', 'prp_else']])
      await expect(change(list)).rejects.toMatchObject({ code: 'not-found' });
    await change(['prp_own']);
    expect(await testWorld.people()).toMatchObject([{ grants: { properties: ['prp_own'] } }]);
  });
});
