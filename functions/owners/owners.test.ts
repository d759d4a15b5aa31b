import { beforeEach, describe, expect, it } from 'vitest';
import { owners } from '../../shared/contract/owners';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { checkOwnerEmail } from './check-owner-email';
import { getOrganizationRentalOwners } from './get-organization-rental-owners';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization();
  await testWorld.organization({ organizationId: 'org_two' });
  for (const firstName of ['ada', 'bo', 'cy', 'di']) await testWorld.owner({ ownerId: firstName, firstName });
  await testWorld.owner({ ownerId: 'eve', organizationId: 'org_two' });
});

type Query = Parameters<typeof getOrganizationRentalOwners>[0]['query'];
const list = (id: string, viewer: Partial<Viewer> = {}, query: Query = {}) =>
  getOrganizationRentalOwners({ ...testWorld.call(viewer), params: { id }, query }, testWorld.deps);
const ids = async (...of: Parameters<typeof list>) =>
  (await list(...of)).data.rentalOwners.map(({ id }) => id);

describe('getOrganizationRentalOwners', () => {
  it('lists the organization’s owners as the spec names their fields [API-12][ROL-03]', async () => {
    const { data } = owners.getOrganizationRentalOwners.reply.parse(
      await list('usr_head', { userId: 'usr_me' }),
    );
    expect(data.rentalOwners[0]).toEqual({
      id: 'ada',
      user_id: '',
      user_role_id: '',
      first_name: 'ada',
      last_name: 'Byron',
      company_name: '',
      email: 'ada@owners.test',
      mobile_number: '5551234567',
      property_title: 'Maple Court',
    });
    expect(data.rentalOwners.map(({ id }) => id)).toEqual(['ada', 'bo', 'cy', 'di']);
  });

  it('pages by three as the picker does, and searches [PRP-06]', async () => {
    const first = await list('usr_head', {}, { limit: 3 });
    expect(first.data.rentalOwners).toHaveLength(3);
    expect(await ids('usr_head', {}, { limit: 3, after: first.data.next })).toEqual(['di']);
    expect(await ids('usr_head', {}, { search: 'bo@' })).toEqual(['bo']);
  });

  it('takes the caller’s own id too, and nobody else’s [API-12]', async () => {
    const manager = { userId: 'usr_me', roleLabel: 'manager' } as const;
    expect(await ids('usr_me', manager)).toHaveLength(4);
    await expect(list('usr_stranger', manager)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      list('usr_head', { ...manager, organizationId: 'org_two', userId: 'x' }),
    ).resolves.toBeDefined();
  });

  it('never leaves the organization', async () => {
    expect(await ids('usr_head', { organizationId: 'org_two' })).toEqual(['eve']);
  });

  it('shows a rental owner himself alone', async () => {
    const viewer = { roleLabel: 'rentalOwner', userId: 'usr_bo' } as const;
    expect(await ids('usr_bo', { ...viewer, ownerId: 'bo' })).toEqual(['bo']);
    expect(await ids('usr_bo', { ...viewer, ownerId: 'eve' })).toEqual([]);
    expect(await ids('usr_bo', viewer)).toEqual([]);
  });
});

describe('checkOwnerEmail', () => {
  const check = (email: string, viewer: Partial<Viewer> = {}) =>
    checkOwnerEmail({ ...testWorld.call(viewer), params: { email } }, testWorld.deps);

  it('answers the mail when it is in use, however it is written [API-13][PRP-18]', async () => {
    expect((await check(' ADA@owners.test')).data).toEqual([{ email: 'ada@owners.test' }]);
  });

  it('answers an empty list for a free one, and for another organization’s [API-13]', async () => {
    expect((await check('new@owners.test')).data).toEqual([]);
    expect((await check('eve@owners.test')).data).toEqual([]);
    expect((await check('eve@owners.test', { organizationId: 'org_two' })).data).toHaveLength(1);
  });

  it('tells a rental owner of his own mail and of nobody else’s [API-13]', async () => {
    const self = { roleLabel: 'rentalOwner', ownerId: 'ada' } as const;
    expect((await check('ada@owners.test', self)).data).toHaveLength(1);
    expect((await check('ada@owners.test', { ...self, ownerId: 'bob' })).data).toEqual([]);
  });

  it('refuses what is no mail address [PRP-18]', async () => {
    await expect(check('not a mail')).rejects.toMatchObject({
      details: { fields: { email: 'Invalid email format' } },
    });
  });
});
