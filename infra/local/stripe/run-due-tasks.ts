import { expireSession } from './billing/checkout-sessions';
import { collectInvoice } from './billing/collect-invoice';
import { renewSubscription } from './billing/renew-subscription';
import { periodOf } from './billing/subscription-item';
import { payOut } from './connect/balance';
import { type Context, day, forAccount } from './core/context';
import { keysLastFor } from './core/idempotency';
import { settleDebit } from './money/settle-debit';

/** Something that happens on its own at a given time. */
type Task = { readonly at: number; readonly run: (context: Context) => void };

/** Stripe keeps events for thirty days. */
const deliveriesLastFor = 30 * day;

const renewals = ({ objects }: Context): Task[] =>
  objects
    .all('subscription')
    .filter(({ status }) => status !== 'canceled')
    .map((subscription) => ({
      at: periodOf(subscription).end,
      run: (context) => renewSubscription(context, subscription),
    }));

const retries = ({ objects }: Context): Task[] =>
  objects.all('invoice').flatMap((invoice): Task[] => {
    const at = invoice.next_payment_attempt;
    const options = { offSession: true, authenticated: false };
    if (invoice.status !== 'open' || at === null) return [];
    return [{ at, run: (context) => collectInvoice(context, invoice, options) }];
  });

const debits = ({ objects }: Context): Task[] =>
  objects.all('pending_debit').map((debit) => ({
    at: debit.at,
    run: (context) => settleDebit(context, debit),
  }));

const expiries = ({ objects }: Context): Task[] =>
  objects
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map(({ id, expires_at }) => ({ at: expires_at, run: (context) => expireSession(context, id) }));

const payouts = ({ store }: Context): Task[] =>
  store.accounts().flatMap((account) =>
    store
      .objectsOf(account)
      .all('planned_payout')
      .map((payout) => ({
        at: payout.at,
        run: (context) => payOut(forAccount(context, account), payout),
      })),
  );

const allTasks = (context: Context): Task[] =>
  [renewals, retries, debits, expiries, payouts].flatMap((tasksOf) => tasksOf(context));

/** Keeps withheld deliveries until someone asks for them. */
function removeOldRecords({ platform, now }: Context): void {
  for (const { id, state, createdAt } of platform.all('delivery'))
    if ((state === 'delivered' || state === 'given-up') && createdAt + deliveriesLastFor < now)
      platform.remove('delivery', id);
  for (const { id, at } of platform.all('idempotency_record'))
    if (at + keysLastFor < now) platform.remove('idempotency_record', id);
}

/** Runs every due task in order, each at its own time. Returns how many ran. */
export function runDueTasks(contextAt: (at: number) => Context, now: number): number {
  let count = 0;
  for (;;) {
    const [next] = allTasks(contextAt(now))
      .filter(({ at }) => at <= now)
      .sort((a, b) => a.at - b.at);
    if (!next) break;
    const context = contextAt(next.at);
    context.store.transaction(() => next.run(context));
    count += 1;
  }
  if (count > 0) removeOldRecords(contextAt(now));
  return count;
}
