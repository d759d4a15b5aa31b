import { beforeEach, describe, expect, it } from 'vitest';
import { owners as rows } from '../../shared/contract/owners';
import { messages } from '../../shared/domain/messages';
import type { Viewer } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { idOf } from '../../test/support/test-world/portfolio';
import { addOwner } from './add-owner';
import { getOrganizationRentalOwners } from './get-organization-rental-owners';
import { getOwner } from './get-owner';
import { searchOwners } from './search-owners';

const elm = idOf('prp', 'e');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.organization({ organizationId: 'org_one' });
  await testWorld.owner({ ownerId: 'own_ada', firstName: 'ada' });
  await testWorld.property({
    propertyId: elm,
    title: 'Elm Street',
    units: [{}],
    shares: [{ ownerId: 'own_ada' }],
  });
});

const staff: Partial<Viewer> = {
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { owners: 'change', properties: 'view' }, properties: [elm] },
};

type Body = Parameters<typeof addOwner.act>[0]['body'];
const typed: Body = {
  firstName: ' Bea ',
  lastName: 'Stone',
  companyName: '',
  email: 'Bea@Owners.test',
  mobile: '+1 (641) 555-0199',
  mailingAddress: ' 1 Elm St \n\nAustin, TX 78701',
  isCompany: false,
};
const add = async (body: Partial<Body> = {}, viewer: Partial<Viewer> = {}) =>
  testWorld.perform(addOwner, { ...testWorld.call(viewer), body: { ...typed, ...body } });
const idOfAdded = async (...asked: Parameters<typeof add>) =>
  rows.addOwner.reply.parse(await add(...asked)).data.owner_id;
const names = async (viewer: Partial<Viewer> = {}) => {
  const found = await searchOwners({ ...testWorld.call(viewer), query: {} }, testWorld.deps);
  return rows.searchOwners.reply.parse(found).data.owners.map(({ name }) => name);
};

describe('addOwner', () => {
  it('adds an owner without a property, tidied, who is listed and found', async () => {
    const id = await idOfAdded();
    const read = await getOwner({ ...testWorld.call({}), params: { id } }, testWorld.deps);
    expect(rows.getOwner.reply.parse(read).data).toMatchObject({
      name: 'Bea Stone',
      email: 'bea@owners.test',
      mobile_number: '6415550199',
      mailing_address: '1 Elm St\nAustin, TX 78701',
      shares: [],
    });
    expect(await names()).toEqual(['ada Byron', 'Bea Stone']);
    const sought = await searchOwners(
      { ...testWorld.call({}), query: { search: 'bea@own' } },
      testWorld.deps,
    );
    expect(sought.data.owners.map(({ owner_id }) => owner_id)).toEqual([id]);
  });

  it('an owner so added can be chosen for a property later', async () => {
    const id = await idOfAdded();
    const call = testWorld.call({});
    const listed = await getOrganizationRentalOwners(
      { ...call, params: { id: call.viewer.userId }, query: {} },
      testWorld.deps,
    );
    const found = listed.data.rentalOwners.find((owner) => owner.id === id);
    expect(found).toMatchObject({ email: 'bea@owners.test', property_title: '' });
  });

  it('refuses an email that another owner has, at the field [PRP-18]', async () => {
    await expect(add({ email: 'ADA@owners.test ' })).rejects.toMatchObject({
      code: 'owner-email-taken',
      details: { fields: { email: messages.emailExistsUseDifferent } },
    });
    expect(await names()).toEqual(['ada Byron']);
  });

  it('says less to staff with a chosen list, who see whom they added', async () => {
    await testWorld.owner({ ownerId: 'own_cy', firstName: 'cy' });
    await expect(add({ email: 'cy@owners.test' }, staff)).rejects.toMatchObject({
      details: { fields: { email: 'You cannot add this owner. Ask an admin to add them.' } },
    });
    await add({}, staff);
    expect(await names(staff)).toEqual(['ada Byron', 'Bea Stone']);
    expect(await names({ ...staff, userId: 'usr_other' })).toEqual(['ada Byron']);
  });

  it.each([
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ email: 'bea' }, { email: messages.emailInvalid }],
    [{ mobile: '12' }, { mobile: messages.mobileInvalid }],
    [{ isCompany: true, companyName: '' }, { companyName: 'Company name is required' }],
    [{ mailingAddress: 'a\nb\nc\nd\ne' }, { mailingAddress: 'Use at most 4 lines' }],
  ])('refuses %j and names the field', async (body, fields) => {
    await expect(add(body)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
  });

  it('is not for a rental owner, nor on the plan without other owners [ROL-05]', async () => {
    const own = {
      roleLabel: 'rentalOwner',
      ownerId: 'own_ada',
      grants: { areas: { owners: 'change' }, properties: 'all' },
    } as const;
    await expect(add({}, own)).rejects.toMatchObject({ code: 'not-permitted' });
    const { subscription } = await testWorld.organization();
    await testWorld.organization({ subscription: { ...subscription, planId: 1 } });
    await expect(add()).rejects.toMatchObject({ code: 'not-permitted' });
  });
});
