import type { SentInvoice } from '../../../../../shared/contract/invoices';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { ApiRefusal } from '../../../api/refusal';
import { shownTypeOf } from '../../../ui/media/shown-file';

async function upload(property_id: string, file: File): Promise<SentInvoice> {
  const contentType = shownTypeOf(file) ?? 'application/pdf';
  const body = { property_id, contentType, bytes: file.size };
  const { data } = await api.ledger.createInvoiceUpload({ body });
  await postForm({ url: data.url, fields: data.fields, file, onProgress: () => undefined });
  return { upload: data.upload, contentType };
}

/** A call is repeated with the same body, so a file is sent once and then only named. */
const uploads = new WeakMap<File, SentInvoice>();

type Invoiced<R> = (body: { readonly invoice?: SentInvoice }) => Promise<R>;

/** Sends the chosen file straight to storage, then records what names it. */
export async function withInvoice<R>(
  property_id: string,
  file: File | null,
  record: Invoiced<R>,
): Promise<R> {
  if (!file) return record({});
  const invoice = uploads.get(file) ?? (await upload(property_id, file));
  uploads.set(file, invoice);
  try {
    return await record({ invoice });
  } catch (refusal) {
    if (refusal instanceof ApiRefusal && refusal.fields.upload) uploads.delete(file);
    throw refusal;
  }
}
