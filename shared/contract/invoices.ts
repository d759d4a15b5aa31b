import * as z from 'zod';
import { documentLimits, shownTypes } from '../domain/portfolio/documents';
import { bearer, inFiveMinutes } from './endpoint';
import { entryId } from './ledger-shapes';
import { answer, id, uploadPlace } from './parts';

const contentType = z.enum(shownTypes);

/** A finished upload that a bill or an expense is recorded with, as its invoice. */
export const SentInvoice = z.object({ upload: z.string().min(1).max(200), contentType });
export type SentInvoice = z.infer<typeof SentInvoice>;

/** The picture or PDF of an invoice: sent before its entry is recorded, and never changed after. */
export const invoiceRows = {
  createInvoiceUpload: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/createInvoiceUpload',
    summary: 'Where and how to send one invoice of a property straight to storage',
    body: z.object({
      property_id: id,
      contentType,
      bytes: z.number().int().min(1).max(documentLimits.bytes),
    }),
    reply: uploadPlace,
    refusals: ['not-found'],
    rate: [inFiveMinutes(100)],
  },
  openInvoice: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/openInvoice/{propertyId}',
    summary: 'A signed address that shows the invoice of a bill or an expense; logged',
    params: z.object({ propertyId: id }),
    query: z.object({ entry_id: entryId }),
    reply: answer({ view_url: z.string() }),
    refusals: ['not-found'],
  },
} as const;
