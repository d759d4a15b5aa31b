import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import type { LeaseTab } from '../../../shared/contract/leases';
import { elias, type LeaseWorld, nora, one, openLeases } from '../../../test/support/test-world/leases';
import { LeaseLine } from '../../table/leases/record';
import { changeDraft } from '../draft/change-draft';
import { endLease, giveNotice, renewLease } from '../moves/lease-moves';
import { sendLease } from '../signing/send-lease';
import { listLeases } from './list-leases';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
});

const list = async (tab: LeaseTab) =>
  (await listLeases({ ...testWorld.call(), query: { tab } }, testWorld.deps)).data.leases;
const sorted = async () => (await testWorld.all(LeaseLine)).map(({ group, day }) => `${group} ${day}`);
const drafted = async (over: Partial<TermForm> = {}) => {
  ({ lease_id } = await testWorld.draft(one));
  await testWorld.save(lease_id, over, { coSigners: [] });
};
const signed = async (over: Partial<TermForm> = {}) => {
  await drafted(over);
  await testWorld.send(lease_id);
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
};
const ends = (day: string) =>
  testWorld.perform(endLease, { ...testWorld.call(), body: { lease_id, day, why: 'move-out', note: '' } });
/** A renewal with somebody else, at another rent. */
const renewal = async () => {
  await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
  const { terms, version } = await testWorld.read(lease_id);
  const form = TermForm.parse(terms[1]);
  const rentLines = form.rentLines.map((line) => ({ ...line, cents: 160_000 }));
  const parties = { ...form.parties, tenants: [elias] };
  const term = { ...form, to: '2028-06-30', rentLines, parties };
  const params = { leaseId: lease_id };
  await testWorld.perform(changeDraft, { ...testWorld.call(), params, body: { version, term } });
};
const first = { from: '2026-07-01', to: '2027-06-30', rent: 145_000, tenants: ['Nora Whitaker'] };

describe('a tab of leases', () => {
  it('has its leases by the day that matters in it', async () => {
    await drafted();
    expect(await sorted()).toEqual(['draft 2026-07-01']);
    await testWorld.send(lease_id);
    expect(await sorted()).toEqual(['out 2026-07-15']);
    for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
    expect(await sorted()).toEqual(['running 2027-06-30']);
    testWorld.goTo('2026-07-24T12:00:00.000Z');
    const notice = { lease_id, by: 'tenants' as const, reason: '', last_day: '2026-10-31' };
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: notice });
    expect(await sorted()).toEqual(['running 2026-10-31']);
    await ends('2026-07-20');
    expect(await sorted()).toEqual(['over 2026-07-20']);
  });

  it.each([
    ['the last day where the lease ends with its term', { atEnd: 'end' as const }, '2027-06-30'],
    ['after all days where it has no last day', { to: undefined }, '9999'],
  ])('has a running lease by %s', async (_, over, day) => {
    await signed(over);
    expect(await sorted()).toEqual([`running ${day}`]);
  });

  it('shows a lease that nobody has signed by its draft, before and after it is sent', async () => {
    await drafted();
    expect(await list('drafts')).toMatchObject([{ ...first, status: 'draft' }]);
    await testWorld.send(lease_id);
    expect(await list('out')).toMatchObject([{ ...first, status: 'sent' }]);
  });

  it('shows the term in force, neither a renewal that is drafted nor one that begins later', async () => {
    await signed();
    await renewal();
    expect(await list('active')).toMatchObject([first]);
    expect(await testWorld.read(lease_id)).toMatchObject({ current_term: 2, agreed_term: 1 });
    testWorld.goTo('2026-07-24T12:00:00.000Z');
    const { version } = await testWorld.read(lease_id);
    await testWorld.perform(sendLease, { ...testWorld.call(), body: { lease_id, version } });
    for (const who of [elias, testWorld.agent]) await testWorld.signAs(who);
    expect(await list('active')).toMatchObject([first]);
  });

  it('names the last day by law to settle a deposit, where the lease gives more time [D41]', async () => {
    await testWorld.property({ units: [{}, {}], state: 'California', zipcode: '94103' });
    const deposit = {
      cents: 145_000,
      heldBy: 'Northgate Homes',
      returnDays: 60,
      clock: 'surrender' as const,
    };
    await signed({ deposit });
    testWorld.goTo('2026-07-24T12:00:00.000Z');
    await ends('2026-07-20');
    const [line] = await list('ended');
    expect(line?.next_step).toEqual({ step: 'settle', on: '2026-08-10' });
    expect((await testWorld.read(lease_id)).next_step).toEqual(line?.next_step);
  });
});

describe('the list of leases in another order', () => {
  const ask = async (query: object) =>
    (await listLeases({ ...testWorld.call(), query }, testWorld.deps)).data;
  const idsOf = async (query: object) => (await ask(query)).leases.map((line) => line.lease_id);

  it('has all that the filters leave, with their number, their rent and their money', async () => {
    await signed();
    const running = lease_id;
    const [line] = (await ask({ sort: 'rent.desc' })).leases;
    expect(line).toMatchObject({ lease_id: running, ...first });
    expect((await ask({ sort: 'rent.desc' })).whole).toEqual({ count: 1, rent: 145_000 });
    expect((await ask({})).whole).toBeUndefined();
    for (const query of [
      { status: 'signed,active' },
      { rent: '1450..1450' },
      { sort: 'balance.desc' },
      { sort: 'ends.asc', tab: 'active' },
      { property: line?.property_id, search: 'nora' },
    ])
      expect(await idsOf(query)).toEqual([running]);
    for (const query of [
      { status: 'ended' },
      { rent: '1451..' },
      { ends: '90' },
      { ends: 'month-to-month' },
      { offer: 'without' },
      { property: 'prp_other' },
      { owner: 'own_nobody' },
      { sort: 'rent.asc', tab: 'ended' },
    ])
      expect(await idsOf(query)).toEqual([]);
    testWorld.goTo('2027-05-15T12:00:00.000Z');
    expect(await idsOf({ ends: '60' })).toEqual([running]);
    expect(await idsOf({ ends: '30' })).toEqual([]);
    expect(await idsOf({ offer: 'without' })).toEqual([running]);
  });
});
