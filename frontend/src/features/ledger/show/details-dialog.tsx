import { receiptPaper } from '../../../../../shared/domain/ledger/receipt-paper';
import { PdfButton } from '../../../ui/data/pdf-button';
import EntryDialog from '../parts/entry-dialog';
import { receiptOf } from '../parts/receipt-of';
import type { LineDialogProps } from './line-dialog';

/** One entry as staff sees it, with the receipt of a payment. */
export default function DetailsDialog({ ledger, line, onClose }: LineDialogProps) {
  const paid = receiptOf(line);
  const receipt = paid && (
    <PdfButton
      label="Download receipt"
      paper={() => receiptPaper(ledger, paid)}
      name={`receipt-${line.on}`}
    />
  );
  return <EntryDialog line={line} receipt={receipt} onClose={onClose} />;
}
