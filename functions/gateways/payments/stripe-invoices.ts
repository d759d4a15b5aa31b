import type Stripe from 'stripe';
import type { Payments, ProviderInvoice } from './payments';
import { asked, askedFor, idOf, instantOf, onceFor } from './stripe-client';

const pageOf = 100;

const isProration = ({ parent }: Pick<Stripe.InvoiceLineItem, 'parent'>): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;

/** Also reads the lines of a previewed invoice. */
export const linesOf = ({ lines }: Pick<Stripe.Invoice, 'lines'>): ProviderInvoice['lines'] =>
  lines.data.map((line) => ({
    description: line.description ?? '',
    amount: line.amount,
    periodStart: instantOf(line.period.start),
    periodEnd: instantOf(line.period.end),
    isProration: isProration(line),
  }));

/** A renewal invoice's own period is the one that ended; its lines hold the period it pays for. */
export function periodOf(invoice: Pick<Stripe.Invoice, 'lines' | 'period_start' | 'period_end'>) {
  const lines = linesOf(invoice);
  const main = lines.find((line) => !line.isProration) ?? lines.find(({ amount }) => amount > 0) ?? lines[0];
  return {
    periodStart: main?.periodStart ?? instantOf(invoice.period_start),
    periodEnd: main?.periodEnd ?? instantOf(invoice.period_end),
  };
}

const statusOf = (status: string | null): ProviderInvoice['status'] =>
  status === 'open' || status === 'paid' || status === 'void' || status === 'uncollectible'
    ? status
    : 'draft';

/** Undefined for an invoice paid from the customer's balance. */
const paymentIntentOf = ({ payments }: Stripe.Invoice): string | undefined =>
  payments?.data
    .filter(({ status }) => status === 'paid')
    .map(({ payment }) => idOf(payment.payment_intent))
    .find((id) => id !== undefined);

async function refundedOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const payment = invoice.amount_paid > 0 ? paymentIntentOf(invoice) : undefined;
  if (payment === undefined) return 0;
  let cents = 0;
  for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: pageOf }))
    if (refund.status === 'succeeded' || refund.status === 'pending') cents += refund.amount;
  return cents;
}

async function toInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<ProviderInvoice> {
  const { paid_at } = invoice.status_transitions;
  return {
    invoiceId: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription) ?? '',
    number: invoice.number ?? invoice.id,
    status: statusOf(invoice.status),
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: await refundedOf(stripe, invoice),
    lines: linesOf(invoice),
    ...periodOf(invoice),
    createdAt: instantOf(invoice.created),
    attempts: invoice.attempt_count,
    ...(paid_at !== null && { paidAt: instantOf(paid_at) }),
    ...(invoice.next_payment_attempt !== null && { nextAttemptAt: instantOf(invoice.next_payment_attempt) }),
    ...(invoice.hosted_invoice_url && { hostedUrl: invoice.hosted_invoice_url }),
    ...(invoice.invoice_pdf && { pdfUrl: invoice.invoice_pdf }),
  };
}

export const stripeInvoices = (stripe: Stripe): Pick<Payments, 'invoices' | 'invoice' | 'refund'> => ({
  invoices: (customerId) =>
    asked(async () => {
      const found: ProviderInvoice[] = [];
      const list = stripe.invoices.list({
        customer: customerId,
        limit: pageOf,
        expand: ['data.payments'],
      });
      for await (const invoice of list) found.push(await toInvoice(stripe, invoice));
      return found;
    }),

  invoice: async (invoiceId) => {
    const invoice = await askedFor(() => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }));
    return invoice && asked(() => toInvoice(stripe, invoice));
  },

  refund: ({ invoiceId, amount, attempt }) =>
    asked(async () => {
      const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
      const payment = paymentIntentOf(invoice);
      if (payment === undefined) throw new Error(`The invoice ${invoiceId} has no payment to give back`);
      const { id } = await stripe.refunds.create(
        { payment_intent: payment, amount, metadata: { invoiceId } },
        onceFor('refund', attempt, invoiceId, amount),
      );
      return { refundId: id };
    }),
});
