import { later } from '../../../shared/domain/dates';
import type { Day } from '../../../shared/domain/leases/moments';
import type { Head } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { dueBy } from '../../../shared/domain/ledger/rent/autopay';
import { pendingSum } from '../../../shared/domain/ledger/rent/online-modes';
import { postRent } from '../../../shared/domain/ledger/rent/post-rent';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import { type LeaseAt, leaseById, momentAt } from '../leases/lease-at';
import { ledgerKeyOf, ownersOn } from '../ledger/ledger-place';

/** A lease with what autopay is decided by: today at the property, and the book with all its rent. */
export type AutopayAt = LeaseAt & { readonly on: Day; readonly ledger: LedgerRead };

export const withBook = async (at: LeaseAt, now: Date, { ledgers }: Deps): Promise<AutopayAt> => ({
  ...at,
  on: momentAt(at, now).on,
  ledger: await ledgers.book({ ...ledgerKeyOf(at), payments: 'all', rent: true }),
});

/** The same for a job. */
export async function autopayAt(
  { now, ...key }: { organizationId: string; leaseId: string; now: Date },
  deps: Deps,
): Promise<AutopayAt | undefined> {
  const at = await leaseById(key, deps);
  return at && withBook(at, now, deps);
}

/** The head as it will be on a day: with the rent that is posted by then. */
export function headOn({ read, head, ledger, on }: AutopayAt, day: Day): Head {
  const { book, since } = ledger;
  const asked = { lease: read.lease, today: later(on, day), since, shares: ownersOn(head) };
  const posted = post(book, postRent(book, asked));
  if (isRefused(posted))
    throw new Error(`Rent of ${read.lease.leaseId} cannot be projected: ${posted.refused}`);
  return posted.book.head;
}

/** What is due on a day and not on its way, in cents. */
export const dueOn = (at: AutopayAt, day: Day): number =>
  Math.max(0, dueBy(headOn(at, day), day) - pendingSum(at.ledger.pending));

/** What a text about autopay is of. */
export const aboutAutopay = ({ unit, head, read }: LeaseAt) => ({
  place: `unit ${unit.unitNumber}, ${head.property.title}`,
  leaseId: read.lease.leaseId,
});
