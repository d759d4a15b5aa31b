import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, type LeaseStand, nora, openLeases } from '../../test/support/stand/leases';
import { giveNotice, takeNoticeBack } from '../leases/lease-moves';
import { LeaseDue } from '../table/leases/record';
import { Notification } from '../table/notifications/record';
import { tellLeaseStepsWith } from './tell-lease-steps';

const hour = 3600;
const day = 24 * hour;
let stand: LeaseStand;
let lease_id: string;
beforeEach(async () => {
  stand = await openLeases();
});

const run = () => tellLeaseStepsWith(() => stand.deps)();
const told = async () => (await stand.all(Notification)).map(({ title }) => title).toSorted();
/** What the job reports on a day at noon of the property, without earlier reports. */
async function toldOn(local: string): Promise<string[]> {
  const before = await told();
  stand.goTo(`${local}T18:00:00.000Z`);
  await run();
  const left = [...before];
  return (await told()).filter((title) => {
    const index = left.indexOf(title);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

async function signed({ atEnd = 'month-to-month' }: { atEnd?: 'month-to-month' | 'end' } = {}) {
  const made = await stand.draft();
  lease_id = made.lease_id;
  await stand.save(lease_id, { atEnd }, { coSigners: [] });
  await stand.send(lease_id);
  await stand.signAs(nora);
  await stand.signAs(stand.agent);
}
const stands = () => stand.read(lease_id);

describe('the steps of a lease', () => {
  it('are told from eight in the morning of the property’s own day, once, also by two runs at once [D6]', async () => {
    await signed();
    stand.goTo('2026-07-01T12:59:00.000Z');
    expect(await run()).toEqual({ told: 0 });
    stand.goTo('2026-07-01T13:01:00.000Z');
    await Promise.allSettled([run(), run()]);
    await run();
    expect((await told()).filter((title) => title.startsWith('A lease begins'))).toHaveLength(1);
    const log = (await stand.audit()).filter(({ action }) => action === 'lease.day');
    expect(log).toMatchObject([{ by: { process: 'Automatic' }, after: { day: 'A lease begins' } }]);
  });

  it('come 90, 60 and 30 days before the end, and when it goes on month-to-month [D36]', async () => {
    await signed();
    await toldOn('2026-07-01');
    expect(await toldOn('2027-03-31')).toEqual([]);
    expect(await toldOn('2027-04-01')).toEqual([expect.stringContaining('ends in 90 days')]);
    expect(await toldOn('2027-05-01')).toEqual([expect.stringContaining('ends in 60 days')]);
    expect(await toldOn('2027-05-31')).toEqual([expect.stringContaining('ends in 30 days')]);
    expect(await toldOn('2027-06-30')).toEqual([]);
    expect(await toldOn('2027-07-01')).toEqual([expect.stringContaining('now month-to-month')]);
    expect((await stands()).status).toBe('month-to-month');
  });

  it('never stop silently: past an end that nobody decided is a holdover [D36]', async () => {
    await signed({ atEnd: 'end' });
    expect(await toldOn('2027-06-30')).toEqual(
      expect.arrayContaining([expect.stringContaining('The last day of a lease')]),
    );
    expect(await toldOn('2027-07-01')).toEqual([expect.stringContaining('past its end')]);
  });

  it('that no longer matter after a standstill are dropped, the others told', async () => {
    await signed();
    await toldOn('2026-07-01');
    expect(await toldOn('2027-05-20')).toEqual([expect.stringContaining('ends in 60 days')]);
    const waiting = (await stand.all(LeaseDue)).map(({ kind }) => kind);
    expect(waiting.toSorted()).toEqual(['expiring-30', 'month-to-month']);
  });

  it('are not told again after a notice that was taken back', async () => {
    await signed();
    await toldOn('2026-07-01');
    expect(await toldOn('2027-04-01')).toHaveLength(1);
    const body = { lease_id, by: 'tenants', last_day: '2027-05-31', reason: '' } as const;
    await stand.perform(giveNotice, { ...stand.call(), body });
    await stand.perform(takeNoticeBack, { ...stand.call(), body: { lease_id } });
    expect(await toldOn('2027-04-03')).toEqual([]);
  });

  it('stay due when one fails, block no other, and alert [D3]', async () => {
    await signed();
    stand.goTo('2026-07-01T18:00:00.000Z');
    const { leases } = stand.deps;
    const broken = { ...leases, write: () => Promise.reject(new Error('down')) };
    const deps = { ...stand.deps, leases: broken, clock: stand.deps.clock };
    await expect(tellLeaseStepsWith(() => deps)()).rejects.toThrow('1 of 1 steps failed');
    expect(await run()).toEqual({ told: 1 });
  });
});

describe('a packet that waits', () => {
  beforeEach(async () => {
    lease_id = await stand.sent();
  });

  it('reminds those who have not signed after 2 and 5 days, by a new link [D48]', async () => {
    await stand.signAs(nora);
    const old = await stand.tokenOf(conrad);
    await toldOn('2026-06-17');
    const mailed = (await stand.letters()).filter(({ subject }) => subject.includes('still waiting'));
    expect(mailed.map(({ to }) => to).toSorted()).toEqual([conrad.email, stand.agent.email].toSorted());
    const next = await stand.tokenOf(conrad);
    expect(next).not.toBe(old);
    await expect(stand.detailsFor(old)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await stand.detailsFor(next)).toHaveLength(1);
    const kinds = (await stands()).packets[0]?.events.map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'reminded')).toHaveLength(2);
    await toldOn('2026-06-18');
    await toldOn('2026-06-20');
    const all = (await stand.letters()).filter(({ subject }) => subject.includes('still waiting'));
    expect(all).toHaveLength(4);
  });

  it('expires after its last day, frees the unit and tells everyone who was asked [D47]', async () => {
    expect(await toldOn('2026-07-15')).not.toContain(expect.stringContaining('is over'));
    expect(await toldOn('2026-07-16')).toEqual([expect.stringContaining('time to sign a lease is over')]);
    expect((await stands()).packets[0]).toMatchObject({ state: 'expired', voided: { why: 'expired' } });
    const letters = (await stand.letters()).filter(({ to }) => to === nora.email);
    expect(letters.at(-1)?.paragraphs.join(' ')).toContain('The time to sign the lease for');
    stand.wait(day);
    expect(await run()).toEqual({ told: 0 });
  });
});
