import type { SentInvoice } from '../../../shared/contract/invoices';
import { invoiceKey, withInvoice } from '../../../shared/domain/ledger/owners/invoices';
import { saveFile } from '../../common/documents/save-file';
import { seeDocumentUpload } from '../../common/documents/see-document-upload';
import type { Deps } from '../../runtime/deps/deps';
import { postOnce } from '../books/post-change';
import { type OwnerPosting, writeOwnerMoney } from './post-owner-money';

type Sent = OwnerPosting & { readonly sent: SentInvoice | undefined };

/** Posts with the invoice sent, if any. A repeat finds its entry, though the upload is used up. */
export const postWithInvoice = ({ sent, ...posting }: Sent, deps: Deps) =>
  postOnce(posting, () => (sent ? keepAndWrite(posting, sent, deps) : writeOwnerMoney(posting, deps)), deps);

async function keepAndWrite(
  posting: OwnerPosting,
  { upload, contentType }: SentInvoice,
  deps: Deps,
): Promise<void> {
  const { viewer, found } = posting.request;
  const seen = await seeDocumentUpload({ owner: viewer, upload, contentType }, deps);
  // A name of its own at each attempt: what a refused one removes, no entry names.
  const invoice = { documentId: deps.ids.next('doc'), contentType };
  const document = { file: invoiceKey(found.head.property, invoice), contentType };
  const command: OwnerPosting['command'] = (...asked) => withInvoice(posting.command(...asked), invoice);
  await saveFile({ seen, document }, () => writeOwnerMoney({ ...posting, command }, deps), deps);
}
