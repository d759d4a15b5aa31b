import { leasesPerImportCall } from '../../../shared/contract/lease-import';
import { leases as rows } from '../../../shared/contract/leases';
import { isImportSettled, type KeptLeaseWhy } from '../../../shared/domain/imports/import-undo';
import { removeAdopted } from '../../../shared/domain/leases/adopt/adopt-lease';
import { Entry } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { openingDay } from '../../../shared/domain/ledger/opening';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { hasOnlyOpening, takeOpeningBack } from '../../../shared/domain/ledger/take-opening-back';
import { nameOf } from '../../../shared/domain/names';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findNamedImport, refuseWhoMayNotImport } from '../../common/imports/find-import';
import {
  aboutLease,
  actorFrom,
  findLease,
  givenAt,
  type LeaseAt,
  momentAt,
} from '../../common/leases/lease-at';
import { doneOrRefuse, saveLease } from '../../common/leases/save-lease';
import { ledgerKeyOf, shownOf } from '../../common/ledger/ledger-place';
import { refuseWhileOpeningStands } from '../../common/ledger/opening-stands';
import { postRentOf } from '../../common/ledger/post-rent-of';
import type { Audited } from '../../runtime/audit';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Account } from '../../table/accounts/record';
import type { Trace } from '../../table/audit/writes';
import type { MadeLease } from '../../table/imports/record';
import type { LedgerRead } from '../../table/ledger/read';

type Undoing = Pick<ViewerCall, 'viewer' | 'now' | 'requestId' | 'address' | 'agent' | 'organization'> & {
  trace(change: Audited): Trace;
  readonly found: { readonly account: Account };
};

/** The lease where the caller may see it, or why it stays. */
async function leaseOf(
  made: MadeLease,
  { viewer, now }: Undoing,
  deps: Deps,
): Promise<LeaseAt | KeptLeaseWhy> {
  try {
    return await findLease({ viewer, now, leaseId: made.leaseId }, deps);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not-found') throw error;
    return (await deps.leases.byId(made)) ? 'no-access' : 'gone';
  }
}

/** The ledger with every entry, read after its head. */
async function wholeLedger(at: LeaseAt, deps: Deps): Promise<LedgerRead> {
  const read = await deps.ledgers.book({ ...ledgerKeyOf(at), payments: 'all' });
  const stored = await deps.ledgers.entriesBetween(read.key);
  const entries = Object.fromEntries(stored.map((one) => [one.source, Entry.parse(one)]));
  return { ...read, book: { ...read.book, entries } };
}

/** Whether a tenant of it was invited. */
async function hasInvited({ read, unit }: LeaseAt, { people }: Deps): Promise<boolean> {
  const tenants = read.lease.terms.flatMap(({ parties }) => parties.tenants);
  const found = await Promise.all(
    tenants
      .filter(({ email }) => email !== '')
      .map(({ email }) =>
        people.byMail({
          organizationId: unit.organizationId,
          email: email.toLowerCase(),
          roleLabel: 'tenant',
        }),
      ),
  );
  return found.some((person) => person !== undefined && person.status !== 'not-invited');
}

/** Takes one lease back whose facts are as they were brought in; returns why it stays, if it does. */
async function takeBack(made: MadeLease, request: Undoing, deps: Deps): Promise<KeptLeaseWhy | undefined> {
  const { viewer, now, requestId, trace, found } = request;
  const at = await leaseOf(made, request, deps);
  if (typeof at === 'string') return at;
  const { read, unit } = at;
  if (read.version > 1) return 'changed';
  if (await hasInvited(at, deps)) return 'account';
  const ledger = await wholeLedger(at, deps);
  if (!hasOnlyOpening(ledger.book) || ledger.pending.length > 0) return 'money';
  const { on: today } = momentAt(at, now);
  const on = openingDay(today, { today, locked: ledger.book.head.locked });
  const posted = post(ledger.book, takeOpeningBack(ledger.book, { on, why: 'The import was undone' }));
  if (isRefused(posted)) return 'money';
  const actor = actorFrom(request, { id: viewer.userId, name: nameOf(found.account) });
  const done = doneOrRefuse(removeAdopted({ ...givenAt(at, { actor, now }), lease: read.lease }));
  const who = { by: viewer.userId, at: now.toISOString(), requestId };
  const taken = { ...made, state: 'taken' as const, calendarVersion: (unit.calendarVersion ?? 0) + 1 };
  await saveLease(
    {
      ...at,
      done,
      organization: await request.organization(),
      now,
      ledger:
        posted.entries.length > 0
          ? { before: ledger, posted, shown: shownOf(at, now), actor: who }
          : undefined,
      imported: { made: taken },
      trace: trace({ action: 'lease.adopt-remove', ...aboutLease(made.leaseId, unit) }),
    },
    deps,
  );
  const watch = { organizationId: unit.organizationId, leaseId: made.leaseId, version: 2, next: '' };
  await retryOnConflict(() => postRentOf({ watch, now }, deps));
  return undefined;
}

/**
 * Takes an import's leases back in parts, the last line first: before its properties, which they stand on.
 */
export const undoImportedLeases = change(rows.undoImportedLeases, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  read: async (asked, deps) => {
    const [record, account] = await Promise.all([
      findNamedImport(asked, deps),
      viewerAccount(asked.viewer, deps),
    ]);
    return { record, account, all: await deps.imports.leases(record) };
  },
  act: async (request, deps) => {
    const { now, found } = request;
    const { record, all } = found;
    if (isImportSettled(record.startedAt, now)) throw refuse('import-settled');
    await refuseWhileOpeningStands(record, deps);
    const left = all.filter(({ state }) => state === 'made').toReversed();
    const part = left.slice(0, leasesPerImportCall);
    const kept = new Map<string, MadeLease>(
      all.flatMap((made) => (made.state === 'kept' ? [[made.leaseId, made]] : [])),
    );
    // One after the other: each writes the counters of its property.
    for (const made of part) {
      const why = await retryOnConflict(() => takeBack(made, request, deps));
      if (why === undefined) continue;
      await deps.imports.keepLease(made, why);
      kept.set(made.leaseId, { ...made, why });
    }
    return {
      success: 1,
      data: {
        left: left.length - part.length,
        kept: [...kept.values()].map(({ leaseId, name, why = 'changed' }) => ({
          lease_id: leaseId,
          name,
          why,
        })),
      },
    };
  },
});
