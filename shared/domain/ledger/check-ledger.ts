import { canonicalJson, type Json } from '../leases/canonical-json';
import { sumOf, totalOf } from './accounts';
import type { Book, Entry, Head, Payment } from './entry';
import { rebuild } from './fold';

/** A ledger as it is stored. */
export type Kept = {
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly payments: readonly Payment[];
};

const same = (one: Json, other: Json): boolean => canonicalJson(one) === canonicalJson(other);

function rebuilt({ head, entries }: Kept): Book | undefined {
  try {
    return rebuild(entries, head.locked);
  } catch {
    return undefined;
  }
}

/** Which stored figures differ from the entries (D4): parts of the head, `payments`, or `entries`. */
export function differences(kept: Kept): string[] {
  const book = rebuilt(kept);
  if (!book) return ['entries'];
  // Nothing is written off in most ledgers.
  const names = new Set(['writtenOff', ...Object.keys(book.head)] as (keyof Head)[]);
  const parts = [...names].filter((part) => !same(kept.head[part] ?? null, book.head[part] ?? null));
  const payments = Object.fromEntries(kept.payments.map((payment) => [payment.paymentId, payment]));
  return same(payments, book.payments) ? parts : [...parts, 'payments'];
}

/** Cents by which all ledgers' money is not what owners, tenants and manager have (D8); 0 when it is. */
export const identityGap = (heads: readonly Pick<Head, 'balances'>[]): number =>
  sumOf(
    heads.map(
      ({ balances }) => sumOf(Object.values(balances)) - totalOf(balances, 'receivable', 'uncollected'),
    ),
  );
