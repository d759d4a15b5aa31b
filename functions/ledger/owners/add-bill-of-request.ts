import type { Contract } from '../../../shared/contract';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { invoiceKey } from '../../../shared/domain/ledger/owners/invoices';
import { refuse } from '../../../shared/wire/refusals';
import { saveFile } from '../../common/documents/save-file';
import { seeDocumentUpload } from '../../common/documents/see-document-upload';
import type { PropertyBookAt } from '../../common/ledger/property-book';
import { findRequest, requestActor } from '../../common/requests/request-at';
import { type CostCall, saveCost } from '../../common/requests/save-cost';
import type { Deps } from '../../runtime/deps/deps';

type Body = RequestOf<Contract['ledger']['addBill']>['body'];
type Adding = CostCall & { readonly body: Body; readonly found: PropertyBookAt };

/** Keeps a sent invoice beside the write that names it. */
async function withInvoice(
  { viewer, body, found }: Adding,
  write: (invoice?: {
    documentId: string;
    contentType: NonNullable<Body['invoice']>['contentType'];
  }) => Promise<void>,
  deps: Deps,
): Promise<void> {
  if (!body.invoice) return write();
  const { upload, contentType } = body.invoice;
  const seen = await seeDocumentUpload({ owner: viewer, upload, contentType }, deps);
  const invoice = { documentId: deps.ids.next('doc'), contentType };
  const document = { file: invoiceKey(found.head.property, invoice), contentType };
  return saveFile({ seen, document }, () => write(invoice), deps);
}

/**
 * A bill that names a service request is its cost: within what may be spent on it, whoever enters it (D87).
 */
export async function addBillOfRequest(adding: Adding, ofRequest: string, deps: Deps) {
  const { viewer, now, body, found } = adding;
  const [at, by] = await Promise.all([
    findRequest({ viewer, now, requestId: ofRequest }, deps),
    requestActor(viewer, deps),
  ]);
  const { place } = at.request;
  if (place.propertyId !== body.property_id) throw refuse('not-found');
  if (body.unit_id !== undefined && body.unit_id !== place.unitId)
    throw refuse('invalid', { fields: { unit_id: 'This is not the unit of the request' } });
  const { vendor, category, cents, billed_on: on, due_on: due, reference, memo } = body;
  const money = { vendor, category, ownerCents: cents, tenantCents: 0, on, due, reference, memo };
  const given = { now: now.toISOString(), by };
  const entry = (source: string) => ({ success: 1, data: { entry_id: source } }) as const;
  let source = '';
  await withInvoice(
    adding,
    async (invoice) => {
      const kept = await saveCost(
        {
          call: adding,
          at,
          books: { own: found },
          given,
          money: { ...money, invoice },
          reply: (_, bill) => entry(bill),
        },
        deps,
      );
      source = kept.source;
    },
    deps,
  );
  return entry(source);
}
