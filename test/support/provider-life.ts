import type { ProviderInvoice, ProviderSubscription } from '../../functions/gateways/payments/payments';
import type { FakeProvider } from './fake-provider';
import { plans } from './test-world/plans';

const day = 86_400_000;

/** A clock that a test moves. */
type Clock = { now(): Date; wait(seconds: number): void };

/** The same day a month or a year later, or the last day of a shorter month. */
function periodAfter(start: string, annual: boolean): string {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + (annual ? 12 : 1)];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(year, month, Math.min(from.getUTCDate(), last));
  return end.toISOString();
}

const centsOf = (planId: number, annual: boolean): number => {
  const plan = plans.find(({ id }) => id === planId);
  return Math.round((annual ? (plan?.annual_price ?? 0) : (plan?.price ?? 0)) * 100);
};

/** A subscription's life at the fake provider. Tests send the webhook events themselves. */
export class ProviderLife {
  constructor(
    readonly provider: FakeProvider,
    readonly clock: Clock,
  ) {}

  get #now(): string {
    return this.clock.now().toISOString();
  }

  subscription(id: string): ProviderSubscription {
    const found = this.provider.subscriptions.get(id);
    if (!found) throw new Error(`the fake provider has no subscription ${id}`);
    return found;
  }

  change(id: string, part: Partial<ProviderSubscription>): void {
    this.provider.subscriptions.set(id, { ...this.subscription(id), ...part });
  }

  /** Someone pays on the hosted page: creates a subscription with its first invoice. */
  payCheckout(checkoutId: string): string {
    const checkout = this.provider.checkouts.get(checkoutId);
    if (!checkout) throw new Error('the test named no checkout');
    const subscriptionId = this.provider.id('sub_at');
    const { organizationId, customerId, planId, annual, freeUntil } = checkout;
    this.provider.checkouts.set(checkoutId, { ...checkout, status: 'complete', paid: true, subscriptionId });
    this.provider.subscriptions.set(subscriptionId, {
      subscriptionId,
      organizationId,
      customerId,
      planId,
      annual,
      status: freeUntil ? 'trialing' : 'active',
      periodStart: this.#now,
      periodEnd: freeUntil ?? periodAfter(this.#now, annual),
      cancelAtPeriodEnd: false,
      createdAt: this.#now,
    });
    const trial = freeUntil && { lines: [{ description: 'Trial period', amount: 0 }] };
    this.bill(subscriptionId, { paid: true, ...trial });
    return subscriptionId;
  }

  /** An invoice for the current period, or for these lines. */
  bill(
    subscriptionId: string,
    { paid, lines }: { paid: boolean; lines?: readonly { description: string; amount: number }[] },
  ): string {
    const { customerId, planId, annual, periodStart, periodEnd } = this.subscription(subscriptionId);
    const invoiceId = this.provider.id('in');
    const all = lines ?? [{ description: `Plan ${planId}`, amount: centsOf(planId, annual) }];
    const amountDue = all.reduce((sum, { amount }) => sum + amount, 0);
    const invoice: ProviderInvoice = {
      invoiceId,
      customerId,
      subscriptionId,
      periodStart,
      periodEnd,
      amountDue,
      amountRefunded: 0,
      number: `KS-${invoiceId.slice(3)}`,
      status: paid ? 'paid' : 'open',
      amountPaid: paid ? amountDue : 0,
      lines: all.map((line) => ({ ...line, periodStart, periodEnd, isProration: lines !== undefined })),
      createdAt: this.#now,
      attempts: 1,
      ...(paid
        ? { paidAt: this.#now }
        : { nextAttemptAt: new Date(this.clock.now().getTime() + 3 * day).toISOString() }),
    };
    this.provider.invoices.set(invoiceId, invoice);
    return invoiceId;
  }

  /** Moves time to the period's end and does what is due. */
  reachPeriodEnd(subscriptionId: string, { pays }: { pays: boolean }): string | undefined {
    const { periodEnd, next, cancelAtPeriodEnd, annual, planId } = this.subscription(subscriptionId);
    this.clock.wait((Date.parse(periodEnd) - this.clock.now().getTime()) / 1000);
    if (cancelAtPeriodEnd) {
      this.change(subscriptionId, { status: 'canceled' });
      return undefined;
    }
    const plan = next ?? { planId, annual };
    const { next: gone, ...rest } = this.subscription(subscriptionId);
    this.provider.subscriptions.set(subscriptionId, {
      ...rest,
      ...plan,
      status: pays ? 'active' : 'past_due',
      periodStart: periodEnd,
      periodEnd: periodAfter(periodEnd, plan.annual),
    });
    return this.bill(subscriptionId, { paid: pays });
  }

  /** Pays the open invoice with another card. */
  repair(invoiceId: string): void {
    const invoice = this.provider.invoices.get(invoiceId);
    if (!invoice) throw new Error('the test named no invoice');
    const { nextAttemptAt, ...rest } = invoice;
    const paid = { status: 'paid', amountPaid: invoice.amountDue, paidAt: this.#now, attempts: 2 } as const;
    this.provider.invoices.set(invoiceId, { ...rest, ...paid });
    this.change(invoice.subscriptionId, { status: 'active' });
  }

  /** All retries failed. */
  giveUp(invoiceId: string): void {
    const invoice = this.provider.invoices.get(invoiceId);
    if (!invoice) throw new Error('the test named no invoice');
    const { nextAttemptAt, ...rest } = invoice;
    this.provider.invoices.set(invoiceId, { ...rest, attempts: 4 });
    this.change(invoice.subscriptionId, { status: 'unpaid' });
  }
}
