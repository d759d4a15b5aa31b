import { api } from '../../../api/client';
import { PdfButton } from '../../../ui/data/pdf-button';

type Props = {
  leaseId: string;
  paymentId: string;
  /** The day that names the file. */
  on: string;
};

/** Downloads the receipt of a payment of the caller's own lease. */
export const ReceiptButton = ({ leaseId, paymentId, on }: Props) => (
  <PdfButton
    label="Download receipt"
    name={`receipt-${on}`}
    pdf={async () => (await api.prints.printReceipt({ params: { leaseId, paymentId } })).data.pdf}
  />
);
