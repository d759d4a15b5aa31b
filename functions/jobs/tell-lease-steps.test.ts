import { beforeEach, describe, expect, it } from 'vitest';
import { conrad, type LeaseWorld, nora, openLeases } from '../../test/support/test-world/leases';
import { giveNotice, takeNoticeBack } from '../leases/moves/lease-moves';
import { LeaseDue } from '../table/leases/record';
import { Notification } from '../table/notifications/record';
import { tellLeaseStepsWith } from './tell-lease-steps';

const hour = 3600;
const day = 24 * hour;
let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
});

const run = () => tellLeaseStepsWith(() => testWorld.deps)();
const told = async () => (await testWorld.all(Notification)).map(({ title }) => title).toSorted();
/** What the job reports on a day at noon of the property, without earlier reports. */
async function toldOn(local: string): Promise<string[]> {
  const before = await told();
  testWorld.goTo(`${local}T18:00:00.000Z`);
  await run();
  const left = [...before];
  return (await told()).filter((title) => {
    const index = left.indexOf(title);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

async function signed({ atEnd = 'month-to-month' }: { atEnd?: 'month-to-month' | 'end' } = {}) {
  const made = await testWorld.draft();
  lease_id = made.lease_id;
  await testWorld.save(lease_id, { atEnd }, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
}
const stands = () => testWorld.read(lease_id);

describe('the steps of a lease', () => {
  it('are told from eight in the morning of the property’s own day, once, also by two runs at once [D6]', async () => {
    await signed();
    testWorld.goTo('2026-07-01T12:59:00.000Z');
    expect(await run()).toEqual({ told: 0 });
    testWorld.goTo('2026-07-01T13:01:00.000Z');
    await Promise.allSettled([run(), run()]);
    await run();
    expect((await told()).filter((title) => title.startsWith('A lease started'))).toHaveLength(1);
    const log = (await testWorld.audit()).filter(({ action }) => action === 'lease.day');
    expect(log).toMatchObject([{ by: { process: 'Automatic' }, after: { day: 'A lease started' } }]);
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
      expect.arrayContaining([expect.stringContaining('Today is the last day of a lease')]),
    );
    expect(await toldOn('2027-07-01')).toEqual([expect.stringContaining('A lease expired')]);
  });

  it('that no longer matter after a standstill are dropped, the others told', async () => {
    await signed();
    await toldOn('2026-07-01');
    expect(await toldOn('2027-05-20')).toEqual([expect.stringContaining('ends in 60 days')]);
    const waiting = (await testWorld.all(LeaseDue)).map(({ kind }) => kind);
    expect(waiting.toSorted()).toEqual(['expiring-30', 'month-to-month']);
  });

  it('are not told again after a notice that was taken back', async () => {
    await signed();
    await toldOn('2026-07-01');
    expect(await toldOn('2027-04-01')).toHaveLength(1);
    const body = { lease_id, by: 'tenants', last_day: '2027-05-31', reason: '' } as const;
    await testWorld.perform(giveNotice, { ...testWorld.call(), body });
    await testWorld.perform(takeNoticeBack, { ...testWorld.call(), body: { lease_id } });
    expect(await toldOn('2027-04-03')).toEqual([]);
  });

  it('stay due when one fails, block no other, and alert [D3]', async () => {
    await signed();
    testWorld.goTo('2026-07-01T18:00:00.000Z');
    const { leases } = testWorld.deps;
    const broken = { ...leases, write: () => Promise.reject(new Error('down')) };
    const deps = { ...testWorld.deps, leases: broken, clock: testWorld.deps.clock };
    await expect(tellLeaseStepsWith(() => deps)()).rejects.toThrow('1 of 1 steps failed');
    expect(await run()).toEqual({ told: 1 });
  });
});

describe('a packet that waits', () => {
  beforeEach(async () => {
    lease_id = await testWorld.sent();
  });

  it('reminds those who have not signed after 2 and 5 days, by one more link [D48]', async () => {
    await testWorld.signAs(nora);
    const old = await testWorld.tokenOf(conrad);
    await toldOn('2026-06-17');
    const mailed = (await testWorld.letters()).filter(({ subject }) =>
      subject.includes('still needs your signature'),
    );
    expect(mailed.map(({ to }) => to).toSorted()).toEqual([conrad.email, testWorld.agent.email].toSorted());
    const next = await testWorld.tokenOf(conrad);
    expect(next).not.toBe(old);
    for (const token of [old, next]) expect(await testWorld.detailsFor(token)).toHaveLength(1);
    const kinds = (await stands()).packets[0]?.events.map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'reminded')).toHaveLength(2);
    await toldOn('2026-06-18');
    await toldOn('2026-06-20');
    const all = (await testWorld.letters()).filter(({ subject }) =>
      subject.includes('still needs your signature'),
    );
    expect(all).toHaveLength(4);
  });

  it('expires after its last day, frees the unit and tells everyone who was asked [D47]', async () => {
    expect(await toldOn('2026-07-15')).not.toContain(expect.stringContaining('is over'));
    expect(await toldOn('2026-07-16')).toEqual([expect.stringContaining('deadline to sign a lease passed')]);
    expect((await stands()).packets[0]).toMatchObject({ state: 'expired', voided: { why: 'expired' } });
    const letters = (await testWorld.letters()).filter(({ to }) => to === nora.email);
    expect(letters.at(-1)?.paragraphs.join(' ')).toContain('The deadline to sign the lease for');
    testWorld.wait(day);
    expect(await run()).toEqual({ told: 0 });
  });
});
