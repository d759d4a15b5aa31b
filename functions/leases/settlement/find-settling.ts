import type { Deduction } from '../../../shared/domain/leases/condition/report';
import { isSettleable } from '../../../shared/domain/leases/moves/end-lease';
import { nameOf } from '../../../shared/domain/leases/parties';
import { bucketName } from '../../../shared/domain/ledger/deposits/deposit-buckets';
import { heldDeposits } from '../../../shared/domain/ledger/deposits/deposits';
import { movedAway, moveSource } from '../../../shared/domain/ledger/deposits/move-deposit';
import { post } from '../../../shared/domain/ledger/fold';
import { sumsOf } from '../../../shared/domain/ledger/ledger-lines';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { postRent } from '../../../shared/domain/ledger/rent/post-rent';
import { limits } from '../../../shared/domain/limits';
import type { Viewer } from '../../../shared/domain/people/roles';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import { ownersOn } from '../../common/ledger/ledger-place';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredReport } from '../../table/leases/record';
import type { Settlement } from '../../table/ledger/record';

/** A lease with what its settlement is made of. */
export type SettlingAt = LedgerAt & {
  /** How it was settled; undefined while it was not. */
  readonly settled: Settlement | undefined;
  readonly report: StoredReport | undefined;
  /** What went to other leases, by name in cents (D34). */
  readonly moved: readonly { readonly name: string; readonly cents: number }[];
};

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };

/** The lease, its money and its move-out report. Refuses `not-found` as `findLedger` does. */
export async function findSettling(asked: Asked, deps: Deps): Promise<SettlingAt> {
  const key = { organizationId: asked.viewer.organizationId, leaseId: asked.leaseId };
  const [at, settled, reports, moves] = await Promise.all([
    findLedger(asked, { payments: 'all', rent: true }, deps),
    deps.ledgers.settlement(key),
    deps.leases.reports.of(key),
    deps.ledgers.entriesBeginning({ ...key, source: moveSource('') }),
  ]);
  const names = namesIn(at);
  const moved = movedAway(moves).map(({ tenant, cents }) => ({ name: names.get(tenant) ?? '', cents }));
  return { ...at, settled, report: reports.out, moved };
}

/** The book once the rent job has run, which may still have to take back rent of days after the end (D39). */
export function bookWithRent(at: LedgerAt, now: Date) {
  const { book, since } = at.ledger;
  const asked = { lease: at.read.lease, today: momentAt(at, now).on, since, shares: ownersOn(at.head) };
  const posted = post(book, postRent(book, asked));
  return isRefused(posted) ? { book, isDue: false } : { ...posted, isDue: posted.entries.length > 0 };
}

/** Everyone who signed, and the tenants of all terms: who signed a void paper may be in no term any more. */
const namesIn = ({ read: { lease } }: Pick<LedgerAt, 'read'>) =>
  new Map([
    ...lease.signers.map(({ id, name }) => [id, name] as const),
    ...lease.terms.flatMap(({ parties }) => parties.tenants.map((one) => [one.id, nameOf(one)] as const)),
  ]);

/** Money of the tenants as it stands, in cents. */
export function moneyOf({ read }: LedgerAt, { book, on }: { book: LedgerAt['ledger']['book']; on: string }) {
  const people = namesIn({ read });
  const held = heldDeposits(book.head).map(({ tenant, cents }) => ({
    tenant_id: tenant,
    name: bucketName(tenant, people),
    cents,
  }));
  return { held, prepaid: sumsOf(book.head, on).prepaid, open: book.head.open };
}

/** What stands in the way of a settlement today: the lease has not ended, or money is on its way. */
export function blockedBy({ read, ledger, settled }: SettlingAt, on: string) {
  if (settled || !isSettleable(read.lease, on)) return 'wrong-status';
  return ledger.pending.length > 0 ? 'payment-pending' : undefined;
}

/** What the drafts of the move-out report ask for, with where each was found. */
export function proposedOf({ report }: SettlingAt) {
  const things = (report?.report.rooms ?? []).flatMap(({ name, items }) =>
    items.map((item) => ({ ...item, place: `${name}: ${item.name}` })),
  );
  return (report?.deductions ?? []).map(({ item, reason, cents }: Deduction) => {
    const thing = things.find(({ id }) => id === item);
    const label = (thing?.place ?? '').slice(0, limits.textCharacters);
    return { item, label, reason, cents, photos: thing?.photos.length ?? 0 };
  });
}
