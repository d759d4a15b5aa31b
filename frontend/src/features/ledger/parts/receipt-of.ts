import { hasReceipt, type ReceiptPayment } from '../../../../../shared/domain/ledger/receipt-paper';
import type { ShownLine } from '../../../domain-ui/ledger/line-words';

/** The payment that a line's receipt is of; undefined for a line without one. */
export function receiptOf({ type, payment, on }: ShownLine): ReceiptPayment | undefined {
  return type === 'payment' && payment && hasReceipt(payment) ? { ...payment, on } : undefined;
}
