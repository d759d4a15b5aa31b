import { beforeEach, expect, it } from 'vitest';
import { newReport } from '../../../shared/domain/leases/condition/checklist';
import { aTrace } from '../../../test/support/table-data';
import { type LeaseWorld, nora, one, openLeases, two } from '../../../test/support/test-world/leases';
import { sha256 } from '../db/keys';
import { put } from '../db/writes';
import { Unit } from '../units/record';
import {
  LeaseDue,
  LeaseLine,
  LeaseTold,
  SealDue,
  SigningLink,
  StoredEvent,
  StoredPacket,
  type StoredReport,
  StoredTerm,
} from './record';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const organizationId = 'org_one';
const key = { organizationId, leaseId: 'lse_1' };
const idsOf = (found: readonly { leaseId: string }[]) => found.map(({ leaseId }) => leaseId);

/** A draft's line, as often as asked for, with other ids. */
async function lines(made: readonly Partial<LeaseLine>[]) {
  await testWorld.draft(one);
  const [line] = await testWorld.all(LeaseLine);
  if (!line) throw new Error('There is no line');
  await testWorld.db.writeAll(
    made.map((over, at) =>
      put(LeaseLine, { ...line, leaseId: `lse_${String(at).padStart(3, '0')}`, ...over }),
    ),
  );
  return line;
}

it('a link opens before its instant, and not at it [D48]', async () => {
  const facts = { ...key, term: 1, version: 1, signer: 'nora', value: 'lease' as const };
  const expiresAt = '2026-07-01T00:00:00.000Z';
  await testWorld.db.write(put(SigningLink, { ...facts, linkHash: sha256('secret'), expiresAt }));
  const there = async (at: string, value = 'secret') =>
    (await testWorld.deps.leases.link({ value, now: new Date(at) })) !== undefined;
  expect(await there('2026-06-30T23:59:59.999Z')).toBe(true);
  expect(await there(expiresAt)).toBe(false);
  expect(await there('2026-06-01T00:00:00.000Z', 'other')).toBe(false);
});

it('steps are found through their day and thirteen months back, the earliest first, until they are done', async () => {
  const due = (on: string): LeaseDue => ({ ...key, on, kind: 'first-day', name: `first:${on}` });
  const days = ['2026-07-16', '2025-05-31', '2026-07-15', '2025-06-01', '2026-01-31'].map(due);
  await testWorld.db.writeAll(days.map((one) => put(LeaseDue, one)));
  const until = async () => (await testWorld.deps.leases.duesUntil('2026-07-15')).map(({ on }) => on);
  expect(await until()).toEqual(['2025-06-01', '2026-01-31', '2026-07-15']);
  await testWorld.deps.leases.dropDue(due('2026-01-31'));
  expect(await until()).toEqual(['2025-06-01', '2026-07-15']);
  await testWorld.db.write(put(LeaseTold, { ...key, name: 'ending' }));
  expect(await testWorld.deps.leases.wasTold({ ...key, name: 'ending' })).toBe(true);
  expect(await testWorld.deps.leases.wasTold({ ...key, name: 'begun' })).toBe(false);
});

it('a report is kept at the version that was read', async () => {
  const [unit] = await testWorld.all(Unit);
  if (!unit) throw new Error('There is no unit');
  const at = (version: number): StoredReport => ({
    ...key,
    kind: 'in',
    version,
    deductions: [],
    report: newReport(unit, '2026-07-01'),
  });
  const keep = (version: number) =>
    testWorld.deps.leases.reports.keep({ report: at(version), trace: aTrace(organizationId, 'prp_1') }).then(
      () => 'kept',
      ({ code }) => code,
    );
  expect(await keep(3)).toBe('conflict');
  expect(await keep(1)).toBe('kept');
  expect(await keep(1)).toBe('conflict');
  expect(await keep(3)).toBe('conflict');
  expect(await keep(2)).toBe('kept');
});

it('a paper to seal is due at its instant, claimed once, due again if its claimer broke off, and done', async () => {
  const due = (term: number, dueAt: string): SealDue => ({ ...key, term, version: 1, dueAt, tries: 0 });
  const now = new Date('2026-07-01T12:00:00.000Z');
  const all = [
    due(1, now.toISOString()),
    due(2, '2026-07-01T11:00:00.000Z'),
    due(3, '2026-07-01T12:00:00.001Z'),
  ];
  await testWorld.db.writeAll(all.map((one) => put(SealDue, one)));
  const { seals } = testWorld.deps.leases;
  const found = async (at = now, limit = 9) => (await seals.due({ now: at, limit })).map(({ term }) => term);
  expect([await found(), await found(now, 1)]).toEqual([[2, 1], [2]]);
  const [first] = await seals.due({ now, limit: 1 });
  if (!first) throw new Error('one is due');
  const until = new Date('2026-07-01T13:00:00.000Z');
  const claims = await Promise.all([1, 2, 3].map(() => seals.claim(first, { until })));
  const claimed = claims.filter((one) => one !== undefined);
  expect(claimed).toEqual([{ ...first, dueAt: until.toISOString(), tries: 1 }]);
  expect(await found()).toEqual([1]);
  expect(await found(until)).toEqual([1, 3, 2]);
  if (claimed[0]) await seals.done(claimed[0]);
  expect(await found(until)).toEqual([1, 3]);
});

it('certificates are published once each', async () => {
  const { seals } = testWorld.deps.leases;
  expect(await seals.certificates()).toEqual([]);
  const cert = { hash: 'a', der: new Uint8Array([1, 2]) };
  await seals.publish(cert);
  await seals.publish(cert);
  expect(await seals.certificates()).toEqual(['AQI=']);
});

it('a page is found behind more than one read of what is not seen, by group and days', async () => {
  const hidden = Array.from({ length: 201 }, () => ({ propertyId: 'prp_hidden', day: '2026-06-15' }));
  const line = await lines(hidden);
  const place = { group: 'running' as const, propertyId: line.propertyId };
  await testWorld.db.writeAll([
    put(LeaseLine, { ...line, ...place, leaseId: 'lse_b', day: '2026-08-01' }),
    put(LeaseLine, { ...line, ...place, leaseId: 'lse_a', day: '2026-08-01' }),
    put(LeaseLine, { ...line, ...place, leaseId: 'lse_c', day: '2026-08-02' }),
    put(LeaseLine, {
      ...line,
      ...place,
      group: 'over',
      leaseId: 'lse_d',
      day: '2026-08-01',
      tenants: ['Nóra Whitaker'],
    }),
  ]);
  type Asked = Parameters<typeof testWorld.deps.leases.page>[0];
  const page = async (over: Partial<Asked>) => {
    const isSeen = (propertyId: string) => propertyId === line.propertyId;
    const found = await testWorld.deps.leases.page({ organizationId, isSeen, limit: 9, ...over });
    return [idsOf(found.leases), found.next] as const;
  };
  expect(await page({})).toEqual([[line.leaseId, 'lse_a', 'lse_b', 'lse_c', 'lse_d'], undefined]);
  const [first, next] = await page({ limit: 2 });
  expect(first).toEqual([line.leaseId, 'lse_a']);
  expect(await page({ limit: 3, after: next })).toEqual([['lse_b', 'lse_c', 'lse_d'], undefined]);
  const running = { group: 'running' as const };
  const days = { from: '2026-08-01', to: '2026-08-01' };
  expect((await page(running))[0]).toEqual(['lse_a', 'lse_b', 'lse_c']);
  expect((await page({ ...running, days }))[0]).toEqual(['lse_a', 'lse_b']);
  expect((await page({ ...running, days: { from: '2026-08-02', to: '2026-08-02' } }))[0]).toEqual(['lse_c']);
  expect((await page({ search: ' NORA  WHIT' }))[0]).toEqual(['lse_d']);
  const everything = { isSeen: () => true, limit: 300 };
  expect((await page(everything))[0]).toHaveLength(206);
});

it('a hundred leases of one reason need somebody, the earliest first within each', async () => {
  const attention = (why: 'send' | 'end', on: string) => ({ attention: { why, on } });
  const ends = Array.from({ length: 101 }, () => attention('end', '2026-06-20'));
  await lines([attention('end', '2026-06-10'), ...ends, attention('send', '2026-06-16')]);
  const needing = await testWorld.deps.leases.needingAttention({ organizationId, today: '2026-06-15' });
  const why = needing.map((one) => one.attention?.why);
  expect([why.filter((one) => one === 'end').length, why.includes('send')]).toEqual([100, true]);
  expect(needing.find((one) => one.attention?.why === 'end')?.attention?.on).toBe('2026-06-10');
});

it.each([
  ['send', ['2020-01-01', '2026-06-16'], ['2026-06-17']],
  ['end', ['2020-01-01', '2026-06-22'], ['2026-06-23']],
  ['move-in', ['2026-05-16', '2026-06-22'], ['2026-05-15', '2026-06-23']],
] as const)('a lease needs somebody on these days alone: %s', async (why, days, others) => {
  await lines([...days, ...others].map((on) => ({ attention: { why, on } })));
  const needing = await testWorld.deps.leases.needingAttention({ organizationId, today: '2026-06-15' });
  const found = needing.filter(({ leaseId }) => leaseId.startsWith('lse_0'));
  expect(found.map((one) => one.attention?.on)).toEqual([...days]);
});

it('terms, papers and events are read in their order, the tenth after the ninth', async () => {
  const leaseId = await testWorld.sent(one);
  const [term] = await testWorld.all(StoredTerm);
  const [packet] = await testWorld.all(StoredPacket);
  const [event] = await testWorld.all(StoredEvent);
  if (!term || !packet || !event) throw new Error('It was sent');
  await testWorld.db.writeAll([
    ...[10, 9, 2].map((number) => put(StoredTerm, { ...term, number })),
    ...[10, 9, 2].map((version) => put(StoredPacket, { ...packet, version })),
    ...[10, 9, 100_000, 99_999].map((seq) => put(StoredEvent, { ...event, seq })),
  ]);
  const read = await testWorld.deps.leases.byId({ organizationId, leaseId });
  expect(read?.lease.terms.map(({ number }) => number)).toEqual([1, 2, 9, 10]);
  expect(read?.lease.packets.map(({ version }) => version)).toEqual([1, 2, 9, 10]);
  expect(read?.events.map(({ seq }) => seq)).toEqual([1, 2, 9, 10, 99_999, 100_000]);
});

it('lines are found for leases named twice, and for none of another organization', async () => {
  const [a, b] = [await testWorld.draft(one), await testWorld.draft(two)];
  const keys = [a, b, a].map(({ lease_id: leaseId }) => ({ organizationId, leaseId }));
  expect(idsOf(await testWorld.deps.leases.lines(keys)).toSorted()).toEqual(
    [a.lease_id, b.lease_id].toSorted(),
  );
  const elsewhere = keys.map(({ leaseId }) => ({ organizationId: 'org_two', leaseId }));
  expect(await testWorld.deps.leases.lines(elsewhere)).toEqual([]);
});

it.each([true, undefined] as const)(
  'a lease is complete with copies mailed or quietly: %s',
  async (isQuiet) => {
    await testWorld.sent(one, { coSigners: [] });
    await testWorld.signAs(nora);
    const { leases } = testWorld.deps;
    const { write } = leases;
    Object.assign(leases, { write: (made: Parameters<typeof write>[0]) => write({ ...made, isQuiet }) });
    await testWorld.signAs(testWorld.agent);
    expect((await testWorld.all(SealDue)).map((due) => due.isQuiet)).toEqual([isQuiet]);
  },
);
