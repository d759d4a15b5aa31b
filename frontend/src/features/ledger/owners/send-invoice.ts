import type { SentInvoice } from '../../../../../shared/contract/invoices';
import { api } from '../../../api/client';
import { withSentFile } from '../../../forms/send-file';

type Invoiced<R> = (body: { readonly invoice?: SentInvoice }) => Promise<R>;

/** Sends the chosen invoice straight to storage, then records what names it. */
export const withInvoice = <R>(property_id: string, file: File | null, record: Invoiced<R>): Promise<R> =>
  withSentFile(
    {
      file,
      start: (announced) => api.ledger.createInvoiceUpload({ body: { property_id, ...announced } }),
    },
    (invoice) => record(invoice ? { invoice } : {}),
  );
