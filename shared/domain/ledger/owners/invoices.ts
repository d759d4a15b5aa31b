import { documentTypes } from '../../portfolio/documents';
import type { Answer } from '../rent/charges';
import type { Invoice } from './owner-money';

type Of = { readonly organizationId: string; readonly propertyId: string };

/** Where an invoice's file is kept: our ids only, and the extension of its checked type. */
export const invoiceKey = (
  { organizationId, propertyId }: Of,
  { documentId, contentType }: Invoice,
): string => `invoices/${organizationId}/${propertyId}/${documentId}.${documentTypes[contentType].extension}`;

/** The entries of a bill or an expense with their invoice; a refusal stays one. */
export const withInvoice = (answer: Answer, invoice: Invoice): Answer =>
  'refused' in answer
    ? answer
    : answer.map((draft) => ({ ...draft, ...(draft.owners && { owners: { ...draft.owners, invoice } }) }));
