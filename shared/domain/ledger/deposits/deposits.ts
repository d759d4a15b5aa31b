import { classOf } from '../accounts';
import type { Book, Head } from '../entry';
import { isRefused } from '../refusals';
import type { Answer, By } from '../rent/charges';
import type { SharesOn } from '../rent/covers';
import { receive } from '../rent/payments';

/** What is held for one tenant, in cents. */
export type Held = { readonly tenant: string; readonly cents: number };

/** What is held for each tenant, by tenant (D32). */
export const heldDeposits = ({ balances }: Pick<Head, 'balances'>): Held[] =>
  Object.entries(balances)
    .filter(([account, cents]) => classOf(account) === 'deposit' && cents < 0)
    .map(([account, cents]) => ({ tenant: account.slice(account.indexOf('/') + 1), cents: -cents }))
    .toSorted((one, other) => one.tenant.localeCompare(other.tenant));

type Applying = Held & { readonly payment: string; readonly shares: SharesOn };

/**
 * Lays a held deposit on what is open (D20); only now it is someone's income (D32). It never goes back.
 * Refuses `bad-amount`, `more-than-held` (D33), `more-than-open` (D24).
 */
export function applyDeposit(book: Book, by: By, applying: Applying): Answer {
  const { payment, tenant, cents, shares } = applying;
  const limit = heldDeposits(book.head).find((one) => one.tenant === tenant)?.cents ?? 0;
  if (cents > limit) return { refused: 'more-than-held', limit };
  const used = receive(book, by, {
    payment,
    cents,
    method: 'deposit',
    deposit: tenant,
    reference: '',
    payer: '',
    chosen: [],
    isAutomatic: true,
    shares,
  });
  const rest = isRefused(used) ? 0 : (used[0]?.prepaid ?? 0);
  return rest > 0 ? { refused: 'more-than-open', limit: cents - rest } : used;
}
