import { Paperclip } from 'lucide-react';
import { api } from '../../../api/client';
import { openFileInTab } from '../../../ui/media/open-file';
import { Button } from '../../../ui/primitives/button';

type Props = { propertyId: string; entryId: string; vendor: string };

/** Opens the invoice of a bill or an expense in a new tab; the look is logged. */
export const InvoiceButton = ({ propertyId, entryId: entry_id, vendor }: Props) => (
  <Button
    variant="plain"
    size="sm"
    aria-label={`Open the invoice of ${vendor}`}
    onClick={() =>
      void openFileInTab(() => api.ledger.openInvoice({ params: { propertyId }, query: { entry_id } }))
    }
  >
    <Paperclip size={16} aria-hidden="true" />
    Invoice
  </Button>
);
