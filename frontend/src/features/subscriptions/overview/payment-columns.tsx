import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { displayDate } from '../../../../../shared/domain/dates';
import { Corner } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { moneyText } from '../money-text';
import { paymentLooks } from '../status-looks';
import { ReceiptButton } from './receipt-button';

/** `Jan 05, 2026 – Feb 05, 2026`. */
export const periodText = (payment: PaymentLine): string =>
  [payment.businessplanstartdate, payment.businessplanenddate]
    .map(displayDate)
    .filter((date) => date !== '')
    .join(' – ');

export const paymentColumns: readonly Column<PaymentLine>[] = [
  {
    key: 'reference',
    header: 'Reference',
    rem: 10,
    cell: ({ payment_referenceid }) => <span dir="ltr">{payment_referenceid}</span>,
  },
  {
    key: 'date',
    header: 'Date',
    rem: 7.5,
    cell: ({ createddate }) => <time dateTime={createddate}>{displayDate(createddate)}</time>,
  },
  {
    key: 'period',
    header: 'Period',
    rem: 14,
    rowOnly: true,
    cell: (payment) => <bdi>{periodText(payment)}</bdi>,
  },
  {
    key: 'status',
    header: 'Status',
    rem: 8,
    cell: ({ status }) => <StatusBadge {...paymentLooks[status]} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    rem: 7,
    end: true,
    cell: ({ amount }) => (
      <Corner>
        <span dir="ltr">{moneyText(amount)}</span>
      </Corner>
    ),
  },
  {
    key: 'receipt',
    header: 'Receipt',
    rem: 8,
    end: true,
    cell: (payment) => <ReceiptButton payment={payment} />,
  },
];
