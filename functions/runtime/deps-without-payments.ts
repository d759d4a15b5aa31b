import type { PaymentQueue } from '../gateways/payment-queue';
import type { Payments } from '../gateways/payments';

type Without = (what: string) => Promise<never>;

/** What stands in `Deps` for functions built without the payment provider: every call says how to get it. */
export function noPayments(without: Without): { payments: Payments; paymentQueue: PaymentQueue } {
  const none = () => without('withPayments');
  const payments: Payments = {
    ensurePrices: none,
    customerFor: none,
    startCheckout: none,
    checkout: none,
    openPortal: none,
    subscription: none,
    previewChange: none,
    changePlan: none,
    setAutopay: none,
    invoices: none,
    invoice: none,
    refund: none,
    connectedAccountFor: none,
    connectedAccount: none,
    startOnboarding: none,
    readEvent: none,
  };
  return { payments, paymentQueue: { send: () => without('withPaymentQueue') } };
}
