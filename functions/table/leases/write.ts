import { isDeepStrictEqual } from 'node:util';
import type { Done } from '../../../shared/domain/leases/given';
import { LeaseHead } from '../../../shared/domain/leases/lease';
import type { changedDues } from '../../../shared/domain/leases/steps';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, type Write } from '../db/writes';
import { shownWrites } from '../organizations/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { calendarOf, type Unit } from '../units/record';
import { keepCalendar } from '../units/writes';
import { type NewLink, packetWrites } from './packet-writes';
import type { LeaseRead } from './read';
import { LeaseDue, type LeaseKey, LeaseLine, LeaseTold, StoredLease, StoredTerm } from './record';
import { sealWrites } from './seals';

export type LeaseWrite = {
  /** As it was read; absent for a new lease. */
  readonly before?: LeaseRead | undefined;
  readonly done: Done;
  /** As they were read. The command was given this unit's calendar. */
  readonly unit: Unit;
  readonly head: PropertyHead;
  /** What the list shows of it from now on. */
  readonly line: LeaseLine;
  /** The days on which the job looks at it, as they change. */
  readonly dues: ReturnType<typeof changedDues>;
  readonly newLinks?: readonly NewLink[] | undefined;
  /** The step of the job that this change tells: its name is kept, so that it is told once, and its due goes. */
  readonly step?: LeaseDue | undefined;
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  /** Absent for what only the packet's own events tell: that somebody opened it, or agreed to sign electronically. */
  readonly trace?: Trace | undefined;
  /** Nobody is mailed a copy of what it completes. */
  readonly isQuiet?: true | undefined;
};

type Keyed = LeaseWrite & { readonly key: LeaseKey };

/** The lease's record, and its line, which moves with the group or day that it stands under. */
function headWrites({ key, before, done, line }: Keyed): Write[] {
  const { group, day } = line;
  const listed = { group, day };
  const version = (before?.version ?? 0) + 1;
  const isMoved = before && !isDeepStrictEqual(before.listed, listed);
  return [
    put(
      StoredLease,
      { ...LeaseHead.parse(done.lease), ...key, version, listed },
      before ? isVersion(before.version) : absent,
    ),
    ...(isMoved ? [remove(LeaseLine, { ...key, ...before.listed })] : []),
    put(LeaseLine, line),
  ];
}

const termWrites = ({ key, before, done }: Keyed): Write[] =>
  done.lease.terms
    .filter((term) => !before?.lease.terms.some((old) => isDeepStrictEqual(old, term)))
    .map((term) => put(StoredTerm, { ...key, ...term }));

/** The days of the unit, guarded by the version they were read at, and how many units have a lease. */
function unitWrites({ done, unit, head }: Keyed): Write[] {
  if (isDeepStrictEqual(calendarOf(unit), done.calendar)) return [];
  const leased = (done.calendar.entries.length > 0 ? 1 : 0) - unit.leaseStatus;
  const counted = leased === 1 || leased === -1 ? ({ leased } as const) : undefined;
  return [
    keepCalendar(unit, done.calendar),
    ...(counted ? [...summaryWrites(head, counted), ...shownWrites(unit.organizationId, counted)] : []),
  ];
}

/** The step's name must not be kept yet. */
const stepWrites = ({ key, step }: Keyed): Write[] =>
  step ? [put(LeaseTold, { ...key, name: step.name }, absent), remove(LeaseDue, step)] : [];

const dueWrites = ({ key, dues: { added, removed } }: Keyed): Write[] => [
  ...removed.map((due) => remove(LeaseDue, { ...key, ...due })),
  ...added.map((due) => put(LeaseDue, { ...key, ...due })),
];

/**
 * What a command led to, in one transaction: the lease at the version it was read (so two signers at once meet here), its changed terms, packets
 * and signers, events at the end of their chain, links, its line, the unit's calendar as it was read (D35), counters, dues, mails and the log.
 * Refuses `conflict` when another change of the lease or of the unit's days came between.
 */
export const writeLease =
  (db: Db) =>
  async (write: LeaseWrite): Promise<number> => {
    const { before, done, unit, mails = [], trace } = write;
    const key = { organizationId: unit.organizationId, leaseId: done.lease.leaseId };
    const keyed = { ...write, key };
    const failure = await db.transact([
      ...(trace ? traceWrites(trace) : []),
      ...headWrites(keyed),
      ...termWrites(keyed),
      ...packetWrites(keyed),
      ...unitWrites(keyed),
      ...stepWrites(keyed),
      ...dueWrites(keyed),
      ...sealWrites(keyed),
      ...mails.map(outboxWrite),
    ]);
    if (failure) throw refuse('conflict');
    return (before?.version ?? 0) + 1;
  };
