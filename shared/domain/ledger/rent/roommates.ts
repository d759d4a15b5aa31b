import { monthOf } from '../../dates';
import type { Day } from '../../leases/moments';
import { splitByWeights } from '../../portfolio/shares';
import { addLines, depositOf, type Lines, sumOf } from '../accounts';
import type { Book, OpenCharge, Payment } from '../entry';
import { leftToRefund } from './payments';

/** A tenant, by the lease's id, with the names that a payment may have: the whole one, the first one. */
export type Roommate = { readonly id: string; readonly names: readonly string[] };

/** Each tenant's weight for a charge that is due on a day, in the order of the tenants; above 0 together. */
export type WeightsOn = (due: Day) => readonly number[];

type Asked = { readonly tenants: readonly Roommate[]; readonly weightsOn: WeightsOn };

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** The tenant a payment names as payer; undefined for others, and for a name that two tenants have. */
export function payerIn(tenants: readonly Roommate[], payer: string): Roommate | undefined {
  const named = tenants.filter(({ names }) => names.some((name) => plain(name) === plain(payer)));
  return named.length === 1 ? named[0] : undefined;
}

/** Cents that tenants paid of a charge, in their order, and what anybody paid of it. */
function paidOf(charge: number, payments: readonly Payment[], tenants: readonly Roommate[]) {
  const covers = payments.flatMap(({ payer, covers: all }) => {
    const cents = sumOf(all.map((cover) => (cover.charge === charge ? cover.cents : 0)));
    return cents === 0 ? [] : [{ payer: payerIn(tenants, payer), cents }];
  });
  const of = (tenant: Roommate) => sumOf(covers.map(({ payer, cents }) => (payer === tenant ? cents : 0)));
  return { each: tenants.map(of), all: sumOf(covers.map(({ cents }) => cents)) };
}

/** Of one open charge: its share less what the tenant paid of it, as far as it is still open. */
function leftOf(
  open: OpenCharge,
  { payments }: Pick<Book, 'payments'>,
  { tenants, weightsOn }: Asked,
): number[] {
  const deposit = depositOf(open.to);
  const owner = tenants.findIndex(({ id }) => deposit === `deposit/${id}`);
  if (owner >= 0) return tenants.map((_, at) => (at === owner ? open.cents : 0));
  const paid = paidOf(open.charge, Object.values(payments), tenants);
  const weights = weightsOn(open.due).map(BigInt);
  const shares = splitByWeights(open.cents + paid.all, weights);
  // Who paid more than the share lowers what is left of the others.
  const left = shares.map((share, at) => BigInt(Math.max(0, share - (paid.each[at] ?? 0))));
  return splitByWeights(open.cents, left);
}

/** What of the open balance is each tenant's part, in cents by id: together all that is open (D26). */
export const leftByTenant = ({ head, payments }: Pick<Book, 'head' | 'payments'>, asked: Asked): Lines =>
  addLines(
    ...head.open.flatMap((open) =>
      leftOf(open, { payments }, asked).map((cents, at) => ({ [asked.tenants[at]?.id ?? '']: cents })),
    ),
  );

const isPaid = ({ state, method }: Payment): boolean =>
  state === 'settled' && method !== 'opening' && method !== 'deposit';

/** What each tenant paid in a month and was not given back, in cents by id; `''` for everybody else. */
export const paidInMonth = (
  { payments }: Pick<Book, 'payments'>,
  tenants: readonly Roommate[],
  month: string,
): Lines =>
  addLines(
    ...Object.values(payments)
      .filter((payment) => isPaid(payment) && monthOf(payment.on) === month)
      .map((payment) => ({ [payerIn(tenants, payment.payer)?.id ?? '']: leftToRefund(payment) })),
  );
