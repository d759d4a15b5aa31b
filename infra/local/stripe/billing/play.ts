import { payOut } from '../connect/balance';
import { rememberedFor } from '../core/idempotency';
import type { Delivery } from '../core/kinds';
import type { Work } from '../core/work';
import { day, emit, hour, inBook } from '../core/work';
import { settle } from '../money/settle';
import { expire } from './checkout';
import { endSubscription } from './end-subscription';
import { periodOf } from './items';
import { tellUpcoming, upcomingNotice } from './preview';
import { renew, retry } from './renew';

/** Something that happens by itself at a moment. */
type Due = { readonly at: number; readonly act: (work: Work) => void };

const trialNotice = 3 * day;
/** A first payment that is never completed. */
const incompleteFor = 23 * hour;
/** Stripe shows and keeps what happened for thirty days. */
const eventsFor = 30 * day;

/** What has to be told once: at its moment, and under a name that is remembered. */
function onceDue(work: Work, name: string, at: number, tell: (work: Work) => void): Due[] {
  if (work.book.get('once', name)) return [];
  return [
    {
      at,
      act: (then) => {
        then.book.put('once', { id: name });
        tell(then);
      },
    },
  ];
}

function subscriptionsDue(work: Work): Due[] {
  return work.book.all('subscription').flatMap((subscription): Due[] => {
    const { id, status, created } = subscription;
    const { start, end } = periodOf(subscription);
    if (status === 'canceled' || status === 'incomplete_expired' || status === 'paused') return [];
    if (status === 'incomplete')
      return [
        {
          at: created + incompleteFor,
          act: (then) => endSubscription(then, subscription, { status: 'incomplete_expired' }),
        },
      ];
    const due: Due[] = [{ at: end, act: (then) => renew(then, subscription) }];
    if (subscription.cancel_at_period_end) return due;
    if (status === 'trialing')
      due.push(
        ...onceDue(work, `trial:${id}:${end}`, Math.max(start, end - trialNotice), (then) =>
          emit(then, 'customer.subscription.trial_will_end', subscription),
        ),
      );
    if (status === 'active')
      due.push(
        ...onceDue(work, `upcoming:${id}:${end}`, Math.max(start + 1, end - upcomingNotice), (then) =>
          tellUpcoming(then, subscription),
        ),
      );
    return due;
  });
}

function allDue(work: Work): Due[] {
  const { book, store } = work;
  return [
    ...subscriptionsDue(work),
    ...book
      .all('invoice')
      .flatMap((invoice): Due[] =>
        invoice.status === 'open' && invoice.next_payment_attempt !== null
          ? [{ at: invoice.next_payment_attempt, act: (then) => retry(then, invoice) }]
          : [],
      ),
    ...book
      .all('settlement')
      .map((settlement): Due => ({ at: settlement.at, act: (then) => settle(then, settlement) })),
    ...book
      .all('checkout.session')
      .flatMap((session): Due[] =>
        session.status === 'open'
          ? [{ at: session.expires_at, act: (then) => void expire(then, session.id) }]
          : [],
      ),
    ...store
      .accounts()
      .filter((account) => account !== '')
      .flatMap((account) =>
        store
          .book(account)
          .all('planned_payout')
          .map((payout): Due => ({ at: payout.at, act: (then) => payOut(inBook(then, account), payout) })),
      ),
  ];
}

/** Withheld notices stay until they are asked for. */
const isOver = (state: Delivery['state']): boolean => state === 'delivered' || state === 'given-up';

function forget(work: Work): void {
  const { platform, at } = work;
  for (const event of platform.all('event'))
    if (event.created + eventsFor < at) platform.remove('event', event.id);
  for (const { id, state, createdAt } of platform.all('delivery'))
    if (isOver(state) && createdAt + eventsFor < at) platform.remove('delivery', id);
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
