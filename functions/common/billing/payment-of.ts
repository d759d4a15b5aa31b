import { defined } from '../../../shared/domain/defined';
import type { ProviderInvoice } from '../../gateways/payments/payments';
import type { PlanPayment } from '../../table/billing/record';

function paidStatus({ amountPaid, amountRefunded }: ProviderInvoice): PlanPayment['status'] {
  if (amountRefunded === 0) return 'paid';
  return amountRefunded < amountPaid ? 'partly-refunded' : 'refunded';
}

/** A pending bank debit was tried too; a failed payment has a next try or leaves the subscription unpaid. */
const hasFailed = (invoice: ProviderInvoice, isMissing: boolean): boolean =>
  (invoice.attempts ?? 0) > 0 && (invoice.nextAttemptAt !== undefined || isMissing);

/** A trial's invoice charges nothing. One that a credit covers has lines that cost something. */
const isFree = ({ amountDue, lines }: ProviderInvoice): boolean =>
  amountDue === 0 && lines.every(({ amount }) => amount === 0);

/** The provider's invoice as a line of the payment history; undefined for a draft or a free one. */
export function paymentOf(
  invoice: ProviderInvoice,
  { organizationId, isMissing }: { organizationId: string; isMissing: boolean },
): PlanPayment | undefined {
  const { status } = invoice;
  if (status === 'draft' || isFree(invoice)) return undefined;
  const isPaid = status === 'paid';
  const open = hasFailed(invoice, isMissing) ? 'failed' : 'open';
  const main = invoice.lines.find((line) => !line.isProration) ?? invoice.lines[0];
  return {
    organizationId,
    invoiceId: invoice.invoiceId,
    number: invoice.number,
    status: { paid: paidStatus(invoice), open, uncollectible: 'failed', void: 'void' }[
      status
    ] as PlanPayment['status'],
    amount: isPaid ? invoice.amountPaid : invoice.amountDue,
    amountRefunded: invoice.amountRefunded,
    description: main?.description ?? '',
    lines: invoice.lines.map(({ description, amount, isProration }) => ({
      description,
      amount,
      proration: isProration,
    })),
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    createdAt: invoice.createdAt,
    ...defined({ paidAt: invoice.paidAt }),
    ...(status === 'open' && defined({ nextAttemptAt: invoice.nextAttemptAt })),
  };
}
