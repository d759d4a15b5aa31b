import type { Payments } from './payments';

const keptMilliseconds = 300_000;

/** Rereads the keys every five minutes, so that a replaced key takes effect without a deployment. */
export function rotatingPayments(load: () => Promise<Payments>, clock: () => number = Date.now): Payments {
  let held: { payments: Promise<Payments>; at: number } | undefined;
  const current = (): Promise<Payments> => {
    if (held && clock() - held.at <= keptMilliseconds) return held.payments;
    const before = held;
    // If the keys cannot be read, keep the old ones; without any, this call fails and the next one retries.
    const payments = load().catch((cause: unknown) => {
      held = before;
      if (before) return before.payments;
      throw cause;
    });
    held = { payments, at: clock() };
    return payments;
  };
  return {
    ensurePrices: async (plans) => (await current()).ensurePrices(plans),
    customerFor: async (organization) => (await current()).customerFor(organization),
    startCheckout: async (checkout) => (await current()).startCheckout(checkout),
    checkout: async (checkoutId) => (await current()).checkout(checkoutId),
    openPortal: async (portal) => (await current()).openPortal(portal),
    subscription: async (subscriptionId) => (await current()).subscription(subscriptionId),
    previewChange: async (change) => (await current()).previewChange(change),
    changePlan: async (change) => (await current()).changePlan(change),
    setAutopay: async (change) => (await current()).setAutopay(change),
    invoices: async (customerId) => (await current()).invoices(customerId),
    invoice: async (invoiceId) => (await current()).invoice(invoiceId),
    refund: async (refund) => (await current()).refund(refund),
    tenantCustomerFor: async (tenant) => (await current()).tenantCustomerFor(tenant),
    startRentCheckout: async (checkout) => (await current()).startRentCheckout(checkout),
    endRentCheckout: async (checkoutId) => (await current()).endRentCheckout(checkoutId),
    rentCheckout: async (checkoutId) => (await current()).rentCheckout(checkoutId),
    rentPayments: async (customerId) => (await current()).rentPayments(customerId),
    rentOf: async (named) => (await current()).rentOf(named),
    booksMovedSince: async (instant) => (await current()).booksMovedSince(instant),
    startMethodPage: async (page) => (await current()).startMethodPage(page),
    savedMethod: async (checkoutId) => (await current()).savedMethod(checkoutId),
    debitRent: async (debit) => (await current()).debitRent(debit),
    savedMethods: async (customerId) => (await current()).savedMethods(customerId),
    removeMethod: async (methodId) => (await current()).removeMethod(methodId),
    payWithMethod: async (payment) => (await current()).payWithMethod(payment),
    endRentPayment: async (intentId) => (await current()).endRentPayment(intentId),
    refundRent: async (refund) => (await current()).refundRent(refund),
    sendTransfer: async (transfer) => (await current()).sendTransfer(transfer),
    ownerTransfer: async (address) => (await current()).ownerTransfer(address),
    transfersTo: async (accountId) => (await current()).transfersTo(accountId),
    transferNamed: async (providerId) => (await current()).transferNamed(providerId),
    takeTransferBack: async (back) => (await current()).takeTransferBack(back),
    startFeeCheckout: async (checkout) => (await current()).startFeeCheckout(checkout),
    feeCheckout: async (checkoutId) => (await current()).feeCheckout(checkoutId),
    feeBack: async (intentId) => (await current()).feeBack(intentId),
    refundFee: async (intentId) => (await current()).refundFee(intentId),
    connectedAccountFor: async (owner) => (await current()).connectedAccountFor(owner),
    connectedAccount: async (accountId) => (await current()).connectedAccount(accountId),
    startOnboarding: async (link) => (await current()).startOnboarding(link),
    readEvent: async (raw, signature, now) => (await current()).readEvent(raw, signature, now),
  };
}
