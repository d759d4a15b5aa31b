import { payOut } from '../connect/balance';
import { rememberedFor } from '../core/idempotency';
import type { Work } from '../core/work';
import { day, inBook } from '../core/work';
import { settle } from '../money/settle';
import { expire } from './checkout';
import { collect } from './collect';
import { periodOf } from './items';
import { renew } from './renew';

/** Something that happens by itself at a moment. */
type Due = { readonly at: number; readonly act: (work: Work) => void };

/** Stripe shows and keeps what happened for thirty days. */
const deliveriesFor = 30 * day;

function allDue({ book, store }: Work): Due[] {
  const renewals = book
    .all('subscription')
    .filter(({ status }) => status !== 'canceled')
    .map(
      (subscription): Due => ({
        at: periodOf(subscription).end,
        act: (work) => renew(work, subscription),
      }),
    );
  const retries = book.all('invoice').flatMap((invoice): Due[] =>
    invoice.status === 'open' && invoice.next_payment_attempt !== null
      ? [
          {
            at: invoice.next_payment_attempt,
            act: (work) => collect(work, invoice, { offSession: true, authenticated: false }),
          },
        ]
      : [],
  );
  const settlements = book
    .all('settlement')
    .map((settlement): Due => ({ at: settlement.at, act: (work) => settle(work, settlement) }));
  const expiries = book
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map((session): Due => ({ at: session.expires_at, act: (work) => expire(work, session.id) }));
  const payouts = store
    .accounts()
    .filter((account) => account !== '')
    .flatMap((account) =>
      store
        .book(account)
        .all('planned_payout')
        .map((payout): Due => ({ at: payout.at, act: (work) => payOut(inBook(work, account), payout) })),
    );
  return [...renewals, ...retries, ...settlements, ...expiries, ...payouts];
}

/** Withheld deliveries stay until somebody asks for them. */
function forget({ platform, at }: Work): void {
  for (const { id, state, createdAt } of platform.all('delivery'))
    if ((state === 'delivered' || state === 'given-up') && createdAt + deliveriesFor < at)
      platform.remove('delivery', id);
  for (const remembered of platform.all('remembered'))
    if (remembered.at + rememberedFor < at) platform.remove('remembered', remembered.id);
}

/** Plays everything that is due by a moment, in order, each at its own time. The platform alone has subscriptions. */
export function play(workAt: (at: number) => Work, now: number): number {
  let played = 0;
  for (;;) {
    const [next] = allDue(workAt(now))
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at);
    if (!next) break;
    const work = workAt(next.at);
    work.store.attempt(() => next.act(work));
    played += 1;
  }
  if (played > 0) {
    const work = workAt(now);
    work.store.attempt(() => forget(work));
  }
  return played;
}
