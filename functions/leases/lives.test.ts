import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addToMonth, monthOf } from '../../shared/domain/dates';
import { overlapOf } from '../../shared/domain/leases/day-ranges';
import type { Lease } from '../../shared/domain/leases/lease';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { eventText } from '../../shared/domain/leases/signing/packet-events';
import { daysOf, hasSigned, isOver } from '../../shared/domain/leases/status/calendar';
import { statusOf } from '../../shared/domain/leases/status/status';
import { Refusal } from '../../shared/wire/refusals';
import { conrad, type LeaseWorld, nora, one, openLeases } from '../../test/support/test-world/leases';
import { tellLeaseStepsWith } from '../jobs/tell-lease-steps';
import { sha256 } from '../table/db/keys';
import { LeaseLine, leaseGroups, SigningLink, StoredLease } from '../table/leases/record';
import { calendarOf } from '../table/units/record';
import { discardDraft } from './draft/discard-draft';
import { draftAgain } from './draft/draft-again';
import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './moves/lease-moves';
import { offerRenewal } from './moves/offer-renewal';
import { voidLease } from './signing/void-lease';

const runs = process.env.LONG ? 1_000 : 10;
const minutes = 60_000;

const Move = fc.record({
  what: fc.constantFrom(
    'draft',
    'send',
    'sign',
    'sign',
    'sign',
    'co-sign',
    'void',
    'discard',
    'again',
    'wait',
    'renew',
    'offer',
    'notice',
    'take-back',
    'keys',
    'end',
    'reopen',
    'holdover',
    'rent',
    'job',
    'job',
  ),
  lease: fc.nat(3),
  who: fc.nat(1),
  month: fc.nat(3),
});

const days = [1, 9, 61, 366] as const;
type Move = { what: string; lease: number; who: number; month: number };

const froms = ['2026-07-01', '2026-08-15', '2026-10-01', '2027-07-01'];
const running = ['active', 'notice-given', 'expiring', 'month-to-month', 'signed', 'holdover'];

const today = (testWorld: LeaseWorld): string => testWorld.now().toISOString().slice(0, 10);

/** One move. An expected refusal is fine; any other failure is not. */
async function make(testWorld: LeaseWorld, leases: string[], move: Move): Promise<void> {
  const lease_id = leases[move.lease % Math.max(1, leases.length)];
  const version = async () => (await testWorld.read(lease_id ?? '')).version;
  const body = async () => ({ lease_id: lease_id ?? '', version: await version() });
  const moves: Record<string, () => Promise<unknown>> = {
    draft: async () => {
      if (leases.length > 3) return;
      const made = await testWorld.draft();
      leases.push(made.lease_id);
      const from = froms[move.month] ?? froms[0];
      await testWorld.save(made.lease_id, {}, { from, to: `${Number(from?.slice(0, 4)) + 1}-06-30` });
    },
    send: () => testWorld.send(lease_id ?? ''),
    sign: () => testWorld.signAs([nora, testWorld.agent][move.who] ?? nora),
    'co-sign': async () => testWorld.coSign(await testWorld.tokenOf(conrad)),
    void: () =>
      testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id: lease_id ?? '', note: '' } }),
    discard: async () => testWorld.perform(discardDraft, { ...testWorld.call(), body: await body() }),
    again: async () => testWorld.perform(draftAgain, { ...testWorld.call(), body: await body() }),
    wait: async () => testWorld.wait((days[move.month] ?? 1) * 86_400),
    job: () => tellLeaseStepsWith(() => testWorld.deps)(),
    renew: () => testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id: lease_id ?? '' } }),
    offer: () => {
      const rent = { kind: 'percent', hundredths: 100 * move.month } as const;
      const offer = { lease_id: lease_id ?? '', months: 6 + move.month, rent };
      return testWorld.perform(offerRenewal, { ...testWorld.call(), body: offer });
    },
    notice: () => {
      const last_day = addDays(today(testWorld), 30 * move.month);
      const notice = { lease_id: lease_id ?? '', by: 'both', last_day, reason: 'Agreed' } as const;
      return testWorld.perform(giveNotice, { ...testWorld.call(), body: notice });
    },
    'take-back': () =>
      testWorld.perform(takeNoticeBack, { ...testWorld.call(), body: { lease_id: lease_id ?? '' } }),
    keys: () => {
      const keys = { lease_id: lease_id ?? '', day: today(testWorld), address: '7 Oak St' };
      return testWorld.perform(returnKeys, { ...testWorld.call(), body: keys });
    },
    end: () => {
      const end = { lease_id: lease_id ?? '', day: today(testWorld), why: 'other', note: '' } as const;
      return testWorld.perform(endLease, { ...testWorld.call(), body: end });
    },
    reopen: () => testWorld.perform(reopenLease, { ...testWorld.call(), body: { lease_id: lease_id ?? '' } }),
    holdover: () => {
      const decision = move.who === 0 ? 'month-to-month' : 'charge-rent';
      return testWorld.perform(decideHoldover, {
        ...testWorld.call(),
        body: { lease_id: lease_id ?? '', decision },
      });
    },
    rent: () => {
      const from = `${addToMonth(monthOf(today(testWorld)), 2 + move.month)}-01`;
      const rent = {
        lease_id: lease_id ?? '',
        line: 'rent',
        cents: 150_000,
        from,
        notice_day: today(testWorld),
      };
      return testWorld.perform(changeRent, { ...testWorld.call(), body: rent });
    },
  };
  if (!lease_id && !['draft', 'wait'].includes(move.what)) return;
  await moves[move.what]?.().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** No two leases of the unit share a day. */
async function nothingOverlaps(testWorld: LeaseWorld, on: string): Promise<void> {
  const unit = await testWorld.deps.units.byId({ organizationId: 'org_one', unitId: one });
  if (!unit) throw new Error('the unit is there');
  const live = calendarOf(unit).entries.filter((entry) => !isOver(entry, on));
  for (const [index, entry] of live.entries())
    for (const other of live.slice(index + 1).filter(({ lease }) => lease !== entry.lease))
      for (const days of daysOf(entry))
        for (const others of daysOf(other)) expect(overlapOf(days, others)).toBeUndefined();
}

/** Frozen texts never change, running leases are signed by all, and the event chains are complete. */
async function staysTrue(testWorld: LeaseWorld, leaseId: string): Promise<void> {
  const read = await testWorld.deps.leases.byId({ organizationId: 'org_one', leaseId });
  if (!read) throw new Error('a lease is never gone');
  const { lease, events } = read;
  const on = today(testWorld);
  if (running.includes(statusOf(lease, on))) expect(isSignedByAll(lease)).toBe(true);
  for (const packet of lease.packets) {
    const text = Buffer.from(
      testWorld.files.get(`leases/org_one/${packet.textHash}.json`)?.bytes ?? '',
    ).toString();
    expect(sha256(text)).toBe(packet.textHash);
    const own = events.filter(({ term, version }) => term === packet.term && version === packet.version);
    let before = '';
    own.forEach((event, index) => {
      expect([event.seq, event.before]).toEqual([index + 1, before]);
      before = sha256(eventText(event));
    });
    expect(packet.chain).toEqual({ seq: own.length, hash: before });
    for (const { id } of signersOfPacket(lease, packet))
      expect(own.filter((event) => event.kind === 'signed' && event.signer === id).length).toBeLessThan(2);
    for (const kind of ['created', 'sent', 'completed', 'voided'])
      expect(own.filter((event) => event.kind === kind).length).toBeLessThan(2);
  }
}

const isSignedByAll = (lease: Lease): boolean =>
  lease.packets.some(
    (packet) =>
      packet.completed && !packet.voided && signersOfPacket(lease, packet).every(({ signed }) => signed),
  );

/** Lists, links and counters agree with the leases. */
async function recordsAgree(testWorld: LeaseWorld): Promise<void> {
  const [heads, lines, links] = await Promise.all([
    testWorld.all(StoredLease),
    testWorld.all(LeaseLine),
    testWorld.all(SigningLink),
  ]);
  const placeOf = ({ leaseId, ...rest }: { leaseId: string; group?: string; listed?: { group: string } }) =>
    `${leaseId} ${rest.group ?? rest.listed?.group}`;
  expect(lines.map(placeOf).toSorted()).toEqual(heads.map(placeOf).toSorted());
  expect(lines.every(({ group }) => group in leaseGroups)).toBe(true);
  for (const link of links) {
    const read = await testWorld.deps.leases.byId({ organizationId: 'org_one', leaseId: link.leaseId });
    const packet = read?.lease.packets.find(
      ({ term, version }) => term === link.term && version === link.version,
    );
    // Older links of a void packet open nothing, and expire.
    const named = read?.links.flatMap(({ links: hashes }) => hashes);
    if (named?.includes(link.linkHash)) expect(packet?.voided).toBeUndefined();
  }
  const unit = await testWorld.deps.units.byId({ organizationId: 'org_one', unitId: one });
  const organization = await testWorld.deps.organizations.byId('org_one');
  expect(organization?.leasedUnitCount ?? 0).toBe(unit?.leaseStatus);
  const [head] = await testWorld.portfolio();
  expect(head?.property.signedCount ?? 0).toBe(Number(unit && hasSigned(calendarOf(unit))));
}

it(
  `keeps terms apart, texts frozen and events single through ${runs} random lives of a unit [D35] [D47] [D48]`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(Move, { minLength: 5, maxLength: 16 }),
        async (signsFirst, moves) => {
          const testWorld = await openLeases();
          const leases: string[] = [];
          const first = ['draft', 'send', ...(signsFirst ? ['sign', 'sign', 'co-sign', 'wait'] : [])];
          const begun = first.map((what, index) => ({ what, lease: 0, who: index % 2, month: 2 }));
          for (const move of [...begun, ...moves]) {
            await make(testWorld, leases, move);
          }
          await nothingOverlaps(testWorld, testWorld.now().toISOString().slice(0, 10));
          for (const leaseId of leases) await staysTrue(testWorld, leaseId);
          await recordsAgree(testWorld);
        },
      ),
      { numRuns: runs },
    );
  },
  60 * minutes,
);
