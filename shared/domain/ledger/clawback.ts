import type { FeeBearer } from './accounts';
import type { Book, Draft } from './entry';
import { followedBy } from './fold';
import { type Answer, type By, charge, credit } from './rent/charges';

/** What tenants got back, or what was used for them, of a payment that the bank did not make good (D64). */
export function clawBack(by: By, { cents, bearer }: { cents: number; bearer: FeeBearer }): Answer {
  if (cents === 0) return [];
  const label = 'Refunded before its payment was returned by the bank';
  return charge(by, { kind: 'other', label, due: by.on, to: bearer, cents });
}

/** A payment that came back, and what tenants owe of it. */
export const owedBack = (
  book: Book,
  drafts: readonly Draft[],
  { by, ...owed }: { by: By; cents: number; bearer: FeeBearer },
): Answer => followedBy(book, drafts, () => clawBack(by, owed));

/** What tenants owe of a refund that they never got is let go, as far as it is open (D64). */
export function notOwedBack(
  book: Book,
  { payment, cents }: { payment: string; cents: number },
  by: By,
): Answer {
  const ids = Object.values(book.entries).flatMap((entry) =>
    entry.payment === payment && entry.type === 'return' ? [entry.source.split(':')[1]] : [],
  );
  const claims = ids.map((id) => book.entries[`clawback:${id}`]?.seq);
  const open = book.head.open.find((one) => claims.includes(one.charge));
  if (!open) return [];
  const part = { charge: open.charge, cents: Math.min(open.cents, cents) };
  return credit(book, { ...by, source: `credit:${by.source}` }, part);
}
