import { isDeepStrictEqual } from 'node:util';
import type { Done } from '../../../shared/domain/leases/given';
import { LeaseHead } from '../../../shared/domain/leases/lease';
import { hasSigned } from '../../../shared/domain/leases/status/calendar';
import type { changedDues } from '../../../shared/domain/leases/steps/steps';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, type Write } from '../db/writes';
import { type ImportedLeaseWrite, importedLeaseWrites } from '../imports/writes';
import { entryWrites, type LedgerPost, letterWrite, watchRent, writeTogether } from '../ledger/writes';
import { shownWrites } from '../organizations/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { type ApplicationChange, applicationWrites } from '../screening/writes';
import { type TenantWrite, tenantWrites } from '../tenants/writes';
import { calendarOf, type Unit } from '../units/record';
import { saveCalendar } from '../units/writes';
import { type NewLink, packetWrites } from './packet-writes';
import type { LeaseRead } from './read';
import { LeaseDue, type LeaseKey, LeaseLine, LeaseTold, StoredLease, StoredTerm } from './record';
import { type ReportKept, reportWrites } from './reports';
import { sealWrites } from './seals';

export type LeaseWrite = {
  /** As read; absent for a new lease. */
  readonly before?: LeaseRead | undefined;
  readonly done: Done;
  /** As read. The command used this unit's calendar. */
  readonly unit: Unit;
  readonly head: PropertyHead;
  /** The lease's new line in the list. */
  readonly line: LeaseLine;
  /** The added and removed days on which the job looks at the lease. */
  readonly dues: ReturnType<typeof changedDues>;
  readonly newLinks?: readonly NewLink[] | undefined;
  /** The step this change reports: its name is kept, so that it is reported once, and its due is removed. */
  readonly step?: LeaseDue | undefined;
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  /** Absent for events that only the packet records, such as opening and consenting. */
  readonly trace?: Trace | undefined;
  /** A condition report that is signed with this change. */
  readonly report?: ReportKept | undefined;
  /** The application that is approved by drafting this lease. */
  readonly application?: ApplicationChange | undefined;
  /** The SHA-256 of its settlement's letter, which is made now. */
  readonly letter?: string | undefined;
  /** What is posted into its ledger when it is settled, or opened with it. */
  readonly ledger?: LedgerPost | undefined;
  /** The people of a lease that was signed elsewhere. */
  readonly tenants?: readonly TenantWrite[] | undefined;
  /** The line of an import's file that it is made of; taken back, it also leaves the list of leases. */
  readonly imported?: ImportedLeaseWrite | undefined;
  /** No copy is mailed of what this completes. */
  readonly isQuiet?: true | undefined;
};

type Keyed = LeaseWrite & {
  readonly key: LeaseKey;
  /** The lease's from now on. */
  readonly version: number;
};

/** The lease's record and its line, which moves when its group or day changes. */
function headWrites({ key, before, done, line, version, imported }: Keyed): Write[] {
  const { group, day } = line;
  const isListed = imported?.made.state !== 'taken';
  const listed = { group, day };
  const isMoved = before && !isDeepStrictEqual(before.listed, listed);
  return [
    put(
      StoredLease,
      { ...LeaseHead.parse(done.lease), ...key, version, listed },
      before ? isVersion(before.version) : absent,
    ),
    ...(before && (isMoved || !isListed) ? [remove(LeaseLine, { ...key, ...before.listed })] : []),
    ...(isListed ? [put(LeaseLine, line)] : []),
  ];
}

const termWrites = ({ key, before, done }: Keyed): Write[] =>
  done.lease.terms
    .filter((term) => !before?.lease.terms.some((old) => isDeepStrictEqual(old, term)))
    .map((term) => put(StoredTerm, { ...key, ...term }));

/** The unit's days, guarded by their version, and the counts of leased and signed units. */
function unitWrites({ done: { calendar }, unit, head }: Keyed): Write[] {
  const before = calendarOf(unit);
  if (isDeepStrictEqual(before, calendar)) return [];
  const leased = (calendar.entries.length > 0 ? 1 : 0) - unit.leaseStatus;
  const signed = Number(hasSigned(calendar)) - Number(hasSigned(before));
  return [
    saveCalendar(unit, calendar),
    ...summaryWrites(head, { leased, signed }),
    ...shownWrites(unit.organizationId, { leased }),
  ];
}

/** Whether anything was ever agreed on: then rent may be charged, or has to be taken back. */
const wasAgreed = ({ terms, packets }: Done['lease']): boolean =>
  packets.some(({ completed }) => completed) || terms.some(({ adopted }) => adopted);

/** Rent of an agreed lease is looked at again; an opening balance does so itself. */
const rentWrites = ({ key, version, done, ledger }: Keyed): Write[] =>
  wasAgreed(done.lease) && !ledger?.opened ? [watchRent(key, version)] : [];

/** Fails if the step's name is already kept. */
const stepWrites = ({ key, step }: Keyed): Write[] =>
  step ? [put(LeaseTold, { ...key, name: step.name }, absent), remove(LeaseDue, step)] : [];

const dueWrites = ({ key, dues: { added, removed } }: Keyed): Write[] => [
  ...removed.map((due) => remove(LeaseDue, { ...key, ...due })),
  ...added.map((due) => put(LeaseDue, { ...key, ...due })),
];

/**
 * Writes a command's result in one transaction: the lease at the version read (so two signers at once meet
 * here), changed terms, packets and signers, chained events, links, list line, the unit's calendar as read
 * (D35), counters, dues, mails and the log. Refuses `conflict` when the lease or the unit's days changed
 * since the read, and `too-many-payments` for a settlement of very many.
 */
export const writeLease =
  (db: Db) =>
  async (write: LeaseWrite): Promise<number> => {
    const { before, done, unit, mails = [], trace, report, ledger, letter } = write;
    const key = { organizationId: unit.organizationId, leaseId: done.lease.leaseId };
    const version = (before?.version ?? 0) + 1;
    const keyed = { ...write, key, version };
    const writes: Write[] = [
      ...(trace ? traceWrites(trace) : []),
      ...headWrites(keyed),
      ...termWrites(keyed),
      ...packetWrites(keyed),
      ...unitWrites(keyed),
      ...stepWrites(keyed),
      ...dueWrites(keyed),
      ...sealWrites(keyed),
      ...(report ? reportWrites(report) : []),
      ...rentWrites(keyed),
      ...(write.application ? applicationWrites(write.application) : []),
      ...(ledger ? entryWrites(ledger) : []),
      ...(letter ? [letterWrite(key, letter)] : []),
      ...(write.tenants ?? []).flatMap(tenantWrites),
      ...(write.imported ? importedLeaseWrites(write.imported) : []),
      ...mails.map(outboxWrite),
    ];
    await writeTogether(db, writes);
    return version;
  };
