import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import type { Viewer } from '../../shared/domain/people/roles';
import { aDocument } from '../../test/support/document-data';
import { elias, nora, one, two } from '../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { logger } from '../runtime/logger';
import { put } from '../table/db/writes';
import { UnitDocument } from '../table/documents/record';
import { LeaseLine } from '../table/leases/record';
import { Person } from '../table/people/record';
import { Tenancy } from '../table/tenants/record';
import { getMyLease } from './get-my-lease';
import { getMyUnit } from './get-my-unit';
import { getTenant } from './get-tenant';
import { listTenants } from './list-tenants';
import { openSharedDocument } from './open-shared-document';
import { signMyLease } from './sign-my-lease';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
beforeEach(async () => {
  testWorld = await openTenants();
});

type As = Partial<Viewer>;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const list = async () => (await listTenants({ ...testWorld.call(), query: {} }, testWorld.deps)).data.tenants;
const tenantOf = async (id: string) =>
  (await getTenant({ ...testWorld.call(), params: { id } }, testWorld.deps)).data;
const contact = async (as: As, leaseId: string) =>
  (await getMyLease({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps)).data.contact;

describe('whom a tenant calls', () => {
  const owner = { email: 'ada@owners.test' };
  /** Signed by the owner herself, without an agent. */
  async function ofOwner() {
    const { lease_id } = await testWorld.draft();
    const { terms } = await testWorld.read(lease_id);
    const { agent: _, ...parties } = TermForm.parse(terms[0]).parties;
    const owners = [{ ownerId: 'own_ada', signs: true }];
    await testWorld.save(lease_id, { parties: { ...parties, owners, tenants: [nora] } });
    await testWorld.send(lease_id);
    return { lease_id, as: await testWorld.movedIn([nora, owner]) };
  }

  it('is the manager who signed for the owners', async () => {
    await testWorld.account({ mobile: '5155550100' });
    const lease_id = await testWorld.sent(one, { coSigners: [] });
    const as = await testWorld.movedIn([nora, testWorld.agent]);
    await testWorld.account({ firstName: 'Later', mobile: '5155550199' });
    expect(await contact(as, lease_id)).toEqual({
      name: 'Northgate Homes',
      email: testWorld.agent.email,
      mobile_number: '5155550100',
    });
  });

  it('is the head of the organization where the owners signed themselves', async () => {
    const { lease_id, as } = await ofOwner();
    await testWorld.account({ mobile: '5155550100' });
    const head = { name: 'Lena Hart', email: testWorld.agent.email, mobile_number: '5155550100' };
    expect(await contact(as, lease_id)).toEqual(head);
  });

  it('is the organization by its name where its head is gone', async () => {
    const { lease_id, as } = await ofOwner();
    await testWorld.organization({ adminUserId: 'usr_gone' });
    expect(await contact(as, lease_id)).toEqual({ name: 'Northgate Homes', email: '', mobile_number: '' });
  });
});

it('the pictures of a tenant’s home are read out by their own words', async () => {
  const images = ['units/one.png', 'units/two.png'];
  const imageFacts = { 'units/two.png': { width: 4, height: 3, bytes: 9, alt: 'The kitchen' } };
  await testWorld.property({ units: [{ images, imageFacts }, {}] });
  const leaseId = await testWorld.sent(one, { coSigners: [] });
  const as = await testWorld.movedIn([nora, testWorld.agent]);
  const { data } = await getMyUnit({ ...testWorld.call(as), params: { leaseId } }, testWorld.deps);
  expect(data.images).toEqual([
    { url: expect.stringContaining('one.png'), alt: '' },
    { url: expect.stringContaining('two.png'), alt: 'The kitchen' },
  ]);
});

describe('the list of tenants', () => {
  it('says of somebody removed that they have no access, and shows their page no more', async () => {
    await testWorld.sent();
    const { userRoleId = '' } = await testWorld.movedIn([nora]);
    const [person] = (await testWorld.all(Person)).filter((one) => one.userRoleId === userRoleId);
    if (!person) throw new Error('there is no tenant');
    await testWorld.db.write(put(Person, { ...person, removedAt: testWorld.now().toISOString() }));
    expect(await list()).toMatchObject([{ name: 'Nora Whitaker', access: 'suspended' }]);
    expect(await code(tenantOf(userRoleId))).toBe('not-found');
  });

  it('names each lease with its days and unit, and none that is gone', async () => {
    const lease_id = await testWorld.sent(one);
    await testWorld.movedIn([nora]);
    const [tenancy] = await testWorld.all(Tenancy);
    if (!tenancy) throw new Error('there is no tenant');
    const other = lease_id.replace(/.$/, '9');
    await testWorld.db.write(put(Tenancy, { ...tenancy, leaseId: other, mobile: '5155550123' }));
    expect(await list()).toMatchObject([
      {
        lease_id,
        unit_id: one,
        unit_number: '1A',
        property_title: 'Maple Court',
        from: '2026-07-01',
        to: '2027-06-30',
        mobile_number: '',
      },
    ]);
    expect((await tenantOf(tenancy.userRoleId)).mobile_number).toBe('5155550123');
    expect(await testWorld.all(LeaseLine)).toHaveLength(1);
  });
});

it('a tenant whose turn it is not gets no link to sign from the account', async () => {
  await testWorld.sent();
  const as = await testWorld.movedIn([nora]);
  const { lease_id } = await testWorld.draft(two);
  const { terms } = await testWorld.read(lease_id);
  const parties = { ...TermForm.parse(terms[0]).parties, tenants: [nora, elias] };
  const order = ['elias', 'nora', 'rol_head'];
  const agent = { authority: 'Agreement' };
  await testWorld.save(lease_id, { parties: { ...parties, agent, signingOrder: order } });
  await testWorld.send(lease_id);
  await testWorld.mailOut();
  const link = () => testWorld.perform(signMyLease, { ...testWorld.call(as), body: { lease_id } });
  expect(await code(link())).toBe('not-your-turn');
  await testWorld.signAs(elias);
  expect(await code(link())).toBe('done');
});

it('a document that is shared with the tenants of another unit does not open', async () => {
  const leaseId = await testWorld.sent(one, { coSigners: [] });
  const as = await testWorld.movedIn([nora, testWorld.agent]);
  const addedAt = testWorld.now().toISOString();
  const units = (await testWorld.portfolio()).flatMap((property) => property.units);
  const opened = units.map(async (unit) => {
    const document = aDocument(unit, { sharedWithTenant: true, addedAt });
    await testWorld.db.write(put(UnitDocument, document));
    const params = { leaseId, documentId: document.documentId };
    return code(openSharedDocument({ ...testWorld.call(as), params }, testWorld.deps));
  });
  expect(await Promise.all(opened)).toEqual(['done', 'not-found']);
});
