import { createHash } from 'node:crypto';
import type {
  PaymentEvent,
  Payments,
  ProviderSubscription,
} from '../../functions/gateways/payments/payments';
import type { RentPayment } from '../../functions/gateways/payments/rent';
import { refuse } from '../../shared/wire/refusals';
import type { FakeProvider } from './fake-provider';
import { plans } from './test-world/plans';

const monthMilliseconds = 30 * 86_400_000;
const cents = ({ planId, annual }: { planId: number; annual: boolean }): number => {
  const plan = plans.find(({ id }) => id === planId);
  return Math.round((annual ? (plan?.annual_price ?? 0) : (plan?.price ?? 0)) * 100);
};

const signatureOf = (raw: string, at: Date): string =>
  createHash('sha256').update(`${at.getTime()}.${raw}`).digest('hex');

/** A webhook event as the fake provider would send it now: body and `stripe-signature` header. */
export function fakeEvent(event: PaymentEvent, now: Date): { text: string; signature: string } {
  const text = JSON.stringify(event);
  return { text, signature: `t=${now.getTime()},v1=${signatureOf(text, now)}` };
}

/** The payment provider in memory. Tests act through `provider` in place of its hosted pages. */
export function fakePayments(provider: FakeProvider, now: () => Date): Payments {
  const ask = () => {
    if (provider.isAway || provider.failsNow()) throw refuse('payments-away');
  };
  const subscription = (id: string): ProviderSubscription => {
    const found = provider.subscriptions.get(id);
    if (!found) throw new Error(`the fake provider has no subscription ${id}`);
    return found;
  };
  const put = (changed: ProviderSubscription): ProviderSubscription => {
    provider.subscriptions.set(changed.subscriptionId, changed);
    return changed;
  };
  const withoutNext = ({ next, ...rest }: ProviderSubscription): ProviderSubscription => rest;
  return {
    ensurePrices: async () => ask(),
    customerFor: async (organization) => {
      ask();
      const id = provider.onceFor(`customer ${organization.organizationId}`, () => provider.id('cus'));
      provider.customers.set(id, organization);
      return id;
    },
    startCheckout: async ({ customerId, organizationId, planId, annual, freeUntil, attempt }) => {
      ask();
      const id = provider.onceFor(`checkout ${attempt}`, () => provider.id('cs'));
      const made = {
        organizationId,
        customerId,
        planId,
        annual,
        freeUntil,
        status: 'open',
        paid: false,
      } as const;
      if (!provider.checkouts.has(id)) provider.checkouts.set(id, made);
      return { checkoutId: id, url: `https://pay.test/${id}` };
    },
    checkout: async (id) => {
      ask();
      const found = provider.checkouts.get(id);
      if (!found) return undefined;
      const { organizationId, status, paid, subscriptionId } = found;
      return { organizationId, status, paid, ...(subscriptionId !== undefined && { subscriptionId }) };
    },
    openPortal: async ({ customerId }) => {
      ask();
      return { url: `https://pay.test/portal/${customerId}` };
    },
    subscription: async (id) => {
      ask();
      return provider.subscriptions.get(id);
    },
    previewChange: async ({ subscriptionId, when = 'now', ...plan }) => {
      ask();
      const { periodEnd, status } = subscription(subscriptionId);
      const dueNow = when === 'now' && status !== 'trialing' ? cents(plan) : 0;
      return { dueNow, lines: [], nextAmount: cents(plan), nextAt: periodEnd };
    },
    changePlan: async ({ subscriptionId, when, planId, annual }) => {
      ask();
      const before = subscription(subscriptionId);
      if (when === 'period-end') return put({ ...before, next: { planId, annual } });
      if (provider.declines) throw refuse('payment-declined');
      const periodEnd = new Date(now().getTime() + (annual ? 12 : 1) * monthMilliseconds).toISOString();
      return put({
        ...withoutNext(before),
        planId,
        annual,
        cancelAtPeriodEnd: false,
        ...(before.annual === annual || before.status === 'trialing'
          ? {}
          : { periodStart: now().toISOString(), periodEnd }),
      });
    },
    setAutopay: async ({ subscriptionId, on }) => {
      ask();
      const before = subscription(subscriptionId);
      return put({ ...(on ? before : withoutNext(before)), cancelAtPeriodEnd: !on });
    },
    invoices: async (customerId) => {
      ask();
      const own = [...provider.invoices.values()].filter((invoice) => invoice.customerId === customerId);
      return own.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    invoice: async (id) => {
      ask();
      return provider.invoices.get(id);
    },
    refund: async ({ invoiceId, amount, attempt }) => {
      ask();
      const refundId = provider.onceFor(`refund ${attempt}`, () => {
        const invoice = provider.invoices.get(invoiceId);
        if (!invoice) throw new Error(`the fake provider has no invoice ${invoiceId}`);
        provider.invoices.set(invoiceId, { ...invoice, amountRefunded: invoice.amountRefunded + amount });
        return provider.id('re');
      });
      return { refundId };
    },
    tenantCustomerFor: async ({ organizationId, leaseId, userRoleId, email, name }) => {
      ask();
      const id = provider.onceFor(`tenant ${leaseId} ${userRoleId}`, () => provider.id('cus'));
      provider.customers.set(id, { organizationId, email, name });
      return id;
    },
    startRentCheckout: async (page) => {
      ask();
      const checkoutId = provider.onceFor(`rent ${page.paymentId}`, () => provider.id('cs'));
      if (!provider.rentPages.has(checkoutId))
        provider.rentPages.set(checkoutId, { ...page, checkoutId, status: 'open' });
      return { checkoutId, url: `https://pay.test/${checkoutId}` };
    },
    endRentCheckout: async (checkoutId) => {
      ask();
      const page = provider.rentPages.get(checkoutId);
      if (page?.status === 'open') provider.rentPages.set(checkoutId, { ...page, status: 'expired' });
    },
    rentCheckout: async (checkoutId) => {
      ask();
      return provider.rentPages.get(checkoutId)?.status;
    },
    rentPayments: async (customerId) => {
      ask();
      return [...provider.rents.values()].filter((one) => one.customerId === customerId);
    },
    rentOf: async ({ checkoutId = '', intentId }) => {
      ask();
      const rent = [...provider.rents.values()].find((one) => one.intentId === intentId);
      const page = provider.rentPages.get(checkoutId) ?? provider.methodPages.get(checkoutId);
      const { organizationId, leaseId } = rent ?? page ?? {};
      return organizationId && leaseId ? { organizationId, leaseId } : undefined;
    },
    booksMovedSince: async (instant) => {
      ask();
      const movesOf = ({ settled, refunds, disputes }: RentPayment) => [
        ...(settled ? [settled.at] : []),
        ...refunds.flatMap(({ at, failedAt = at }) => [at, failedAt]),
        ...disputes.flatMap(({ at, wonAt = at }) => [at, wonAt]),
      ];
      const rents = [...provider.rents.values()].map((one) => ({
        ...one,
        bookId: one.leaseId,
        moves: movesOf(one),
      }));
      const transfers = [...provider.transfers.values()].map((one) => ({
        ...one,
        bookId: one.propertyId,
        moves: [one, ...one.back].map(({ at }) => at),
      }));
      return [...rents, ...transfers].filter(({ moves }) => moves.some((at) => at >= instant));
    },
    startMethodPage: async ({ organizationId, leaseId, customerId, attempt }) => {
      ask();
      const checkoutId = provider.onceFor(`method ${attempt}`, () => provider.id('cs'));
      if (!provider.methodPages.has(checkoutId))
        provider.methodPages.set(checkoutId, { organizationId, leaseId, customerId });
      return { checkoutId, url: `https://pay.test/${checkoutId}` };
    },
    savedMethod: async (checkoutId) => {
      ask();
      return provider.methodPages.get(checkoutId)?.saved;
    },
    debitRent: async ({ methodId: _, ...debit }) => {
      ask();
      provider.onceFor(`debit ${debit.leaseId} ${debit.paymentId}`, () => {
        provider.beginRent(debit, provider.debit);
        return provider.id('pi');
      });
      provider.onDebit?.();
      return {};
    },
    savedMethods: async (customerId) => {
      ask();
      return [...provider.methods.values()].filter((one) => one.customerId === customerId).toReversed();
    },
    removeMethod: async (methodId) => {
      ask();
      provider.methods.delete(methodId);
    },
    payWithMethod: async ({ methodId, returnUrl: _, ...payment }) => {
      ask();
      if (!provider.methods.has(methodId)) return { failure: 'Choose another payment method.' };
      provider.onceFor(`method-payment ${payment.leaseId} ${payment.paymentId}`, () => {
        provider.beginRent(payment, provider.debit);
        return provider.id('pi');
      });
      provider.onDebit?.();
      return provider.debit.status === 'asking' ? { url: 'https://bank.test/ask' } : {};
    },
    endRentPayment: async (intentId) => {
      ask();
      const rent = [...provider.rents.values()].find((one) => one.intentId === intentId);
      if (rent?.status !== 'asking') throw refuse('conflict');
      provider.beginRent(rent, { status: 'canceled' });
    },
    refundRent: async ({ intentId, cents, attempt, deposit }) => {
      ask();
      const refundId = provider.onceFor(`rent-refund ${attempt}`, () => {
        const rent = [...provider.rents.values()].find((one) => one.intentId === intentId);
        if (!rent) throw new Error(`the fake provider has no payment ${intentId}`);
        const refunded = rent.refunds.reduce((sum, one) => sum + (one.failedAt ? 0 : one.cents), cents);
        if (refunded > (rent.settled?.cents ?? 0)) throw refuse('refund-refused');
        const made = {
          refundId: provider.id('re'),
          at: now().toISOString(),
          cents,
          ...(deposit !== undefined && { deposit }),
        };
        provider.rents.set(rent.paymentId, { ...rent, refunds: [...rent.refunds, made] });
        return made.refundId;
      });
      return { refundId };
    },
    sendTransfer: async ({ accountId, cents, ...address }) => {
      ask();
      const id = provider.onceFor(`transfer ${address.transferId}`, () => provider.id('tr'));
      if (provider.refusesTransfer) return { failure: provider.refusesTransfer };
      const made = { ...address, accountId, cents, providerId: id, at: now().toISOString(), back: [] };
      const known = provider.transfers.get(id) ?? made;
      provider.transfers.set(id, known);
      provider.onTransfer?.();
      return known;
    },
    ownerTransfer: async ({ transferId }) => {
      ask();
      return [...provider.transfers.values()].find((one) => one.transferId === transferId);
    },
    transfersTo: async (accountId) => {
      ask();
      return [...provider.transfers.values()].filter((one) => one.accountId === accountId);
    },
    transferNamed: async (providerId) => {
      ask();
      return provider.transfers.get(providerId);
    },
    takeTransferBack: async ({ providerId, cents, attempt }) => {
      ask();
      if (provider.refusesTransfer) throw refuse('transfer-kept');
      provider.onceFor(`transfer-back ${attempt}`, () => provider.takeBack(providerId, cents, now()));
    },
    startFeeCheckout: async (page) => {
      ask();
      const { applicationId, screeningId = applicationId, attempt } = page;
      const checkoutId = provider.onceFor(`fee ${screeningId} ${attempt}`, () => provider.id('cs'));
      if (!provider.feePages.has(checkoutId)) provider.feePages.set(checkoutId, { ...page, status: 'open' });
      return { checkoutId, url: `https://pay.test/${checkoutId}` };
    },
    feeCheckout: async (checkoutId) => {
      ask();
      return provider.feePages.get(checkoutId);
    },
    feeBack: async (intentId) => {
      ask();
      const page = [...provider.feePages.values()].find(({ paidBy }) => paidBy === intentId);
      const { organizationId, applicationId, screeningId } = page ?? {};
      if (!organizationId || !applicationId || !provider.feesBack.has(intentId)) return undefined;
      return { organizationId, applicationId, screeningId, state: provider.feeBackState };
    },
    refundFee: async (intentId) => {
      ask();
      provider.feesBack.add(intentId);
    },
    connectedAccountFor: async ({ organizationId, ownerId }) => {
      ask();
      return provider.onceFor(`account ${ownerId}`, () => {
        const accountId = provider.id('acct');
        const empty = { detailsSubmitted: false, payoutsEnabled: false, missing: [] };
        provider.accounts.set(accountId, { accountId, organizationId, ownerId, ...empty });
        return accountId;
      });
    },
    connectedAccount: async (accountId) => {
      ask();
      return provider.accounts.get(accountId);
    },
    startOnboarding: async ({ accountId, returnUrl }) => {
      ask();
      return { url: `https://pay.test/onboarding/${accountId}?back=${encodeURIComponent(returnUrl)}` };
    },
    readEvent: async (raw, signature, at) => {
      const [, sent = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      const sentAt = new Date(Number(sent));
      const isGood = v1 === signatureOf(raw, sentAt) && at.getTime() - sentAt.getTime() <= 300_000;
      return isGood ? JSON.parse(raw) : undefined;
    },
  };
}
