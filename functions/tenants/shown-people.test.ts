import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import type { Viewer } from '../../shared/domain/roles';
import { aDocument } from '../../test/support/document-data';
import { elias, nora, one, two } from '../../test/support/stand/leases';
import { openTenants, type TenantStand } from '../../test/support/stand/tenants';
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

let stand: TenantStand;
beforeEach(async () => {
  stand = await openTenants();
});

type As = Partial<Viewer>;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const list = async () => (await listTenants({ ...stand.call(), query: {} }, stand.deps)).data.tenants;
const tenantOf = async (id: string) =>
  (await getTenant({ ...stand.call(), params: { id } }, stand.deps)).data;
const contact = async (as: As, leaseId: string) =>
  (await getMyLease({ ...stand.call(as), params: { leaseId } }, stand.deps)).data.contact;

describe('whom a tenant calls', () => {
  const owner = { email: 'ada@owners.test' };
  /** Signed by the owner herself, without an agent. */
  async function ofOwner() {
    const { lease_id } = await stand.draft();
    const { terms } = await stand.read(lease_id);
    const { agent: _, ...parties } = TermForm.parse(terms[0]).parties;
    const owners = [{ ownerId: 'own_ada', signs: true }];
    await stand.save(lease_id, { parties: { ...parties, owners, tenants: [nora] } });
    await stand.send(lease_id);
    return { lease_id, as: await stand.movedIn([nora, owner]) };
  }

  it('is the manager who signed for the owners', async () => {
    await stand.account({ mobile: '5155550100' });
    const lease_id = await stand.sent(one, { coSigners: [] });
    const as = await stand.movedIn([nora, stand.agent]);
    await stand.account({ firstName: 'Later', mobile: '5155550199' });
    expect(await contact(as, lease_id)).toEqual({
      ...{ name: 'Northgate Homes', email: stand.agent.email, mobile_number: '5155550100' },
    });
  });

  it('is the head of the organization where the owners signed themselves', async () => {
    const { lease_id, as } = await ofOwner();
    await stand.account({ mobile: '5155550100' });
    const head = { name: 'Lena Hart', email: stand.agent.email, mobile_number: '5155550100' };
    expect(await contact(as, lease_id)).toEqual(head);
  });

  it('is the organization by its name where its head is gone', async () => {
    const { lease_id, as } = await ofOwner();
    await stand.organization({ adminUserId: 'usr_gone' });
    expect(await contact(as, lease_id)).toEqual({ name: 'Northgate Homes', email: '', mobile_number: '' });
  });
});

it('the pictures of a tenant’s home are read out by their own words', async () => {
  const images = ['units/one.png', 'units/two.png'];
  const imageFacts = { 'units/two.png': { width: 4, height: 3, bytes: 9, alt: 'The kitchen' } };
  await stand.property({ units: [{ images, imageFacts }, {}] });
  const leaseId = await stand.sent(one, { coSigners: [] });
  const as = await stand.movedIn([nora, stand.agent]);
  const { data } = await getMyUnit({ ...stand.call(as), params: { leaseId } }, stand.deps);
  expect(data.images).toEqual([
    { url: expect.stringContaining('one.png'), alt: '' },
    { url: expect.stringContaining('two.png'), alt: 'The kitchen' },
  ]);
});

describe('the list of tenants', () => {
  it('says of somebody removed that they have no access, and shows their page no more', async () => {
    await stand.sent();
    const { userRoleId = '' } = await stand.movedIn([nora]);
    const [person] = (await stand.all(Person)).filter((one) => one.userRoleId === userRoleId);
    if (!person) throw new Error('there is no tenant');
    await stand.db.write(put(Person, { ...person, removedAt: stand.now().toISOString() }));
    expect(await list()).toMatchObject([{ name: 'Nora Whitaker', access: 'suspended' }]);
    expect(await code(tenantOf(userRoleId))).toBe('not-found');
  });

  it('names each lease with its days and unit, and none that is gone', async () => {
    const lease_id = await stand.sent(one);
    await stand.movedIn([nora]);
    const [tenancy] = await stand.all(Tenancy);
    if (!tenancy) throw new Error('there is no tenant');
    const other = lease_id.replace(/.$/, '9');
    await stand.db.write(put(Tenancy, { ...tenancy, leaseId: other, mobile: '5155550123' }));
    expect(await list()).toMatchObject([
      {
        ...{ lease_id, unit_id: one, unit_number: '1A', property_title: 'Maple Court' },
        ...{ from: '2026-07-01', to: '2027-06-30', mobile_number: '' },
      },
    ]);
    expect((await tenantOf(tenancy.userRoleId)).mobile_number).toBe('5155550123');
    expect(await stand.all(LeaseLine)).toHaveLength(1);
  });
});

it('a tenant whose turn it is not gets no link to sign from the account', async () => {
  await stand.sent();
  const as = await stand.movedIn([nora]);
  const { lease_id } = await stand.draft(two);
  const { terms } = await stand.read(lease_id);
  const parties = { ...TermForm.parse(terms[0]).parties, tenants: [nora, elias] };
  const order = ['elias', 'nora', 'rol_head'];
  const agent = { authority: 'Agreement' };
  await stand.save(lease_id, { parties: { ...parties, agent, signingOrder: order } });
  await stand.send(lease_id);
  await stand.mailOut();
  const link = () => stand.perform(signMyLease, { ...stand.call(as), body: { lease_id } });
  expect(await code(link())).toBe('not-your-turn');
  await stand.signAs(elias);
  expect(await code(link())).toBe('done');
});

it('a document that is shared with the tenants of another unit does not open', async () => {
  const leaseId = await stand.sent(one, { coSigners: [] });
  const as = await stand.movedIn([nora, stand.agent]);
  const addedAt = stand.now().toISOString();
  const units = (await stand.portfolio()).flatMap((property) => property.units);
  const opened = units.map(async (unit) => {
    const document = aDocument(unit, { sharedWithTenant: true, addedAt });
    await stand.db.write(put(UnitDocument, document));
    const params = { leaseId, documentId: document.documentId };
    return code(openSharedDocument({ ...stand.call(as), params }, stand.deps));
  });
  expect(await Promise.all(opened)).toEqual(['done', 'not-found']);
});
