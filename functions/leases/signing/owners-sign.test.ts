import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import { type LeaseWorld, nora, one, openLeases } from '../../../test/support/test-world/leases';
import { ada } from '../../../test/support/test-world/viewer';
import { changeDraft } from '../draft/change-draft';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';

const ben = { ownerId: 'own_ben', firstName: 'Ben', email: 'ben@owners.test', percentage: 50 };
const [adas, bens] = [{ email: 'ada@owners.test' }, { email: ben.email }];

let testWorld: LeaseWorld;
let lease_id: string;
/** Sent to a tenant and to both owners, who sign themselves. */
beforeEach(async () => {
  testWorld = await openLeases();
  await testWorld.property({ units: [{ monthlyRent: 145_000 }, {}], shares: [{ percentage: 50 }, ben] });
  ({ lease_id } = await testWorld.draft());
  const { agent: _, ...parties } = TermForm.parse((await testWorld.read(lease_id)).terms[0]).parties;
  const owners = ['own_ada', 'own_ben'].map((ownerId) => ({ ownerId, signs: true }));
  await testWorld.save(lease_id, { parties: { ...parties, owners, tenants: [nora] } });
  await testWorld.send(lease_id);
});

const signers = async (viewer = {}) => {
  const { packets, owners, terms } = await testWorld.read(lease_id, viewer);
  return {
    signers: packets[0]?.signers.map(({ email }) => email),
    owners: owners.map(({ owner_id }) => owner_id),
    parties: terms[0]?.parties.owners.map(({ email }) => email),
  };
};

describe('a lease that its owners sign', () => {
  it('shows a co-owner who signs, and how to reach the owner who looks alone', async () => {
    const all = [nora.email, adas.email, bens.email];
    expect(await signers()).toEqual({
      signers: all,
      owners: ['own_ada', 'own_ben'],
      parties: all.slice(1),
    });
    expect(await signers(ada)).toEqual({
      signers: [nora.email, adas.email, ''],
      owners: ['own_ada'],
      parties: [adas.email, ''],
    });
  });

  it('is signed by the owner’s side once both have, at the later instant [API-17]', async () => {
    const signature = async () =>
      (
        await getLeaseAgreementDetails(
          { ...testWorld.call(), body: { unitid: one, leaseid: lease_id } },
          testWorld.deps,
        )
      ).data[0]?.owner_signature;
    expect(await signature()).toBe('');
    await testWorld.signAs(bens);
    expect(await signature()).toBe('');
    testWorld.wait(3600);
    await testWorld.signAs(adas);
    expect(await signature()).toBe(testWorld.now().toISOString());
  });
});

it('how to reach an owner who sold is not for staff who only have leases signed', async () => {
  const [half, whole] = [
    ['own_ada', 'own_ben'].map((ownerId) => ({ ownerId, percentage: 50 })),
    [{ ownerId: 'own_ada', percentage: 100 }],
  ];
  const shareSets = [
    { from: '2026-06-01', shares: half },
    { from: '2026-06-10', shares: whole },
  ];
  await testWorld.property({
    units: [{ monthlyRent: 145_000 }, {}],
    shares: [{ percentage: 50 }, ben],
    shareSets,
  });
  const grants = { areas: { leases: 'change' as const }, properties: 'all' as const };
  const staff = { roleLabel: 'rentalManager', grants } as const;
  const seen = await signers(staff);
  const { terms } = await testWorld.read(lease_id, staff);
  expect(terms[0]?.parties.owners[1]).toMatchObject({ firstName: 'Ben', email: '', mobile: '' });
  expect(seen.signers).toEqual([nora.email, adas.email, '']);
  expect(seen.parties).toEqual([adas.email, '']);
  expect((await signers()).signers).toEqual([nora.email, adas.email, bens.email]);
});

it('who adds an agent to a draft of the owners is that agent', async () => {
  const draft = await testWorld.draft(one, { roleLabel: 'owner' });
  const { terms, version } = await testWorld.read(draft.lease_id);
  const form = TermForm.parse(terms[0]);
  expect(form.parties.agent).toBeUndefined();
  const term = { ...form, parties: { ...form.parties, agent: { authority: 'Management agreement' } } };
  await testWorld.account({ userId: 'usr_maya', firstName: 'Maya', email: 'maya@demo.test' });
  const maya = testWorld.call({ userId: 'usr_maya', userRoleId: 'rol_maya' });
  const params = { leaseId: draft.lease_id };
  await testWorld.perform(changeDraft, { ...maya, params, body: { version, term } });
  expect((await testWorld.read(draft.lease_id)).terms[0]?.parties.agent).toMatchObject({
    id: 'rol_maya',
    userId: 'usr_maya',
    firstName: 'Maya',
    companyName: 'Northgate Homes',
    email: 'maya@demo.test',
    authority: 'Management agreement',
  });
});

it('a lease that is not there, or whose id is none, is not found', async () => {
  for (const other of [lease_id.replace(/.$/, '0'), 'lse_1', one])
    await expect(testWorld.read(other)).rejects.toMatchObject({ code: 'not-found' });
});

it.each([
  ['the day that the unit is free', '2026-08-01', '2026-08-01'],
  ['today, where it is free today', '2026-06-15', '2026-06-15'],
  ['no day, where it has been free for long', '2026-06-14', ''],
  ['no day, where none is known', 'soon', ''],
])('a draft begins on %s', async (_, availableDate, from) => {
  await testWorld.property({ units: [{ availableDate }, {}] });
  const draft = await testWorld.draft(one);
  expect((await testWorld.read(draft.lease_id)).terms[0]?.from).toBe(from);
});
