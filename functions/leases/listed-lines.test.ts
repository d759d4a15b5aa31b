import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import type { LeaseTab } from '../../shared/contract/leases';
import { elias, type LeaseStand, nora, one, openLeases } from '../../test/support/stand/leases';
import { LeaseLine } from '../table/leases/record';
import { changeDraft } from './change-draft';
import { endLease, giveNotice, renewLease } from './lease-moves';
import { listLeases } from './list-leases';
import { sendLease } from './send-lease';

let stand: LeaseStand;
let lease_id: string;
beforeEach(async () => {
  stand = await openLeases();
});

const list = async (tab: LeaseTab) =>
  (await listLeases({ ...stand.call(), query: { tab } }, stand.deps)).data.leases;
const sorted = async () => (await stand.all(LeaseLine)).map(({ group, day }) => `${group} ${day}`);
const drafted = async (over: Partial<TermForm> = {}) => {
  ({ lease_id } = await stand.draft(one));
  await stand.save(lease_id, over, { coSigners: [] });
};
const signed = async (over: Partial<TermForm> = {}) => {
  await drafted(over);
  await stand.send(lease_id);
  for (const who of [nora, stand.agent]) await stand.signAs(who);
};
const ends = (day: string) =>
  stand.perform(endLease, { ...stand.call(), body: { lease_id, day, why: 'move-out', note: '' } });
/** A renewal with somebody else, at another rent. */
const renewal = async () => {
  await stand.perform(renewLease, { ...stand.call(), body: { lease_id } });
  const { terms, version } = await stand.read(lease_id);
  const form = TermForm.parse(terms[1]);
  const rentLines = form.rentLines.map((line) => ({ ...line, cents: 160_000 }));
  const parties = { ...form.parties, tenants: [elias] };
  const term = { ...form, to: '2028-06-30', rentLines, parties };
  const params = { leaseId: lease_id };
  await stand.perform(changeDraft, { ...stand.call(), params, body: { version, term } });
};
const first = { from: '2026-07-01', to: '2027-06-30', rent: 145_000, tenants: ['Nora Whitaker'] };

describe('a tab of leases', () => {
  it('has its leases by the day that matters in it', async () => {
    await drafted();
    expect(await sorted()).toEqual(['draft 2026-07-01']);
    await stand.send(lease_id);
    expect(await sorted()).toEqual(['out 2026-07-15']);
    for (const who of [nora, stand.agent]) await stand.signAs(who);
    expect(await sorted()).toEqual(['running 2027-06-30']);
    stand.goTo('2026-07-24T12:00:00.000Z');
    const notice = { lease_id, by: 'tenants' as const, reason: '', last_day: '2026-10-31' };
    await stand.perform(giveNotice, { ...stand.call(), body: notice });
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
    await stand.send(lease_id);
    expect(await list('out')).toMatchObject([{ ...first, status: 'sent' }]);
  });

  it('shows the term in force, neither a renewal that is drafted nor one that begins later', async () => {
    await signed();
    await renewal();
    expect(await list('active')).toMatchObject([first]);
    expect(await stand.read(lease_id)).toMatchObject({ current_term: 2, agreed_term: 1 });
    stand.goTo('2026-07-24T12:00:00.000Z');
    const { version } = await stand.read(lease_id);
    await stand.perform(sendLease, { ...stand.call(), body: { lease_id, version } });
    for (const who of [elias, stand.agent]) await stand.signAs(who);
    expect(await list('active')).toMatchObject([first]);
  });

  it('names the last day by law to settle a deposit, where the lease gives more time [D41]', async () => {
    await stand.property({ units: [{}, {}], state: 'California', zipcode: '94103' });
    const deposit = {
      cents: 145_000,
      heldBy: 'Northgate Homes',
      returnDays: 60,
      clock: 'surrender' as const,
    };
    await signed({ deposit });
    stand.goTo('2026-07-24T12:00:00.000Z');
    await ends('2026-07-20');
    const [line] = await list('ended');
    expect(line?.next_step).toEqual({ step: 'settle', on: '2026-08-10' });
    expect((await stand.read(lease_id)).next_step).toEqual(line?.next_step);
  });
});
