import { monthOf } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { type RentCharge, rentOf } from '../../leases/rent/rent';
import { agreedThrough } from '../../leases/status/standing';
import { heldDeposits } from '../deposits/deposits';
import type { Book, OpenCharge } from '../entry';
import { laidInTurn } from './allocation';
import type { Answer } from './charges';
import { openDay, type RentAsked } from './claims-of-lease';
import { centsOf } from './covers';
import { receive } from './payments';
import { isRent, rentKey, rentProcess } from './rent-sources';

/** The bucket of what is held for the last month. */
const bucket = 'last';

/** Posted once a lease. */
export const lastMonthSource = (leaseId: string): string => `payment:last:${leaseId}`;

const holdsLastMonth = ({ terms }: Lease): boolean =>
  terms.some(({ moveIn }) => moveIn?.items.some(({ kind }) => kind === 'last-month'));

/** The rent of the lease's last month, as its last day stands today. */
function lastRents(lease: Lease, today: Day): RentCharge[] {
  const last = agreedThrough(lease, today);
  if (last === undefined || !holdsLastMonth(lease)) return [];
  return rentOf(lease, { from: `${monthOf(last)}-01`, to: last });
}

/** The next day on which what is held for the last month covers its rent; undefined for none. */
export const nextLastMonthDay = ({ lease, today }: Pick<RentAsked, 'lease' | 'today'>): Day | undefined =>
  lastRents(lease, today)
    .map(({ dueOn }) => dueOn)
    .filter((day) => day > today)
    .toSorted()[0];

/** What is open of these rents, rent itself first. */
function openRents({ head, entries }: Book, rents: readonly RentCharge[]): OpenCharge[] {
  const keys = new Set(rents.map(({ source }) => source));
  const charged = Object.values(entries).filter((entry) => isRent(entry) && keys.has(rentKey(entry.source)));
  const seqs = new Set(charged.map(({ seq }) => seq));
  return head.open
    .filter(({ charge }) => seqs.has(charge))
    .toSorted((one, other) => Number(other.kind === 'rent') - Number(one.kind === 'rent'));
}

/**
 * What is held for the last month covers its rent once that is due, and nothing else (D61). The book needs
 * the entry of `lastMonthSource`.
 */
export function useLastMonth(book: Book, { lease, today, shares }: RentAsked): Answer {
  const source = lastMonthSource(lease.leaseId);
  const held = heldDeposits(book.head).find(({ tenant }) => tenant === bucket)?.cents ?? 0;
  if (held === 0 || book.entries[source]) return [];
  const due = lastRents(lease, today).filter(({ dueOn }) => dueOn <= today);
  const { laid } = laidInTurn(openRents(book, due), held);
  if (laid.length === 0) return [];
  const by = { source, on: openDay(book, today), process: rentProcess };
  return receive(book, by, {
    payment: 'pay_last',
    cents: centsOf(laid),
    method: 'deposit',
    deposit: bucket,
    reference: '',
    payer: '',
    chosen: laid.map(({ on: { charge }, cents }) => ({ charge, cents })),
    isAutomatic: false,
    shares,
  });
}
