import * as z from 'zod';
import { listOfParams, page } from '../core/lists';
import { flag, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Invoice } from '../core/wire';
import { emit, type Work } from '../core/work';
import { cardProblem } from '../money/payment-method-data';
import { methodOf } from '../money/payment-methods';
import { collect, finalize, paymentsOf } from './collect';
import { PreviewParams, previewInvoice } from './preview';

const Pay = z.strictObject({ payment_method: text.optional(), off_session: flag.optional() });

/** Pays an invoice now. A decline is a 402 and stays on record; a draft is finalized first. */
export function payInvoice(work: Work, id: string, asked: z.infer<typeof Pay>): Invoice {
  const found = work.book.need('invoice', id);
  if (found.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  const open = found.status === 'draft' ? finalize(work, found) : found;
  if (open.status === 'paid') return open;
  if (open.status !== 'open')
    throw invalid('This invoice can no longer be paid.', { code: 'invoice_not_editable' });
  const method = asked.payment_method ? methodOf(work, asked.payment_method, 'payment_method') : undefined;
  const { invoice, intent } = collect(work, open, {
    offSession: asked.off_session ?? true,
    authenticated: false,
    method,
  });
  const error = intent?.last_payment_error;
  if (invoice.status === 'paid' || intent?.status === 'processing') return invoice;
  throw cardProblem(
    {
      code:
        intent?.status === 'requires_action'
          ? 'invoice_payment_intent_requires_action'
          : (error?.code ?? 'missing'),
      declineCode: error?.decline_code ?? 'generic_decline',
      message: error?.message ?? 'There is no default payment method for this invoice.',
    },
    intent ? { payment_intent: intent } : {},
    true,
  );
}

function voidInvoice(work: Work, id: string): Invoice {
  const open = work.book.need('invoice', id);
  if (open.status !== 'open' && open.status !== 'uncollectible')
    throw invalid(`You can only void an open invoice; this one is ${open.status}.`, {
      code: 'invoice_not_editable',
    });
  const voided = work.book.put('invoice', {
    ...open,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...open.status_transitions, voided_at: work.at },
  });
  emit(work, 'invoice.voided', voided);
  return voided;
}

const filters = { customer: text.optional(), subscription: text.optional(), status: text.optional() };

export const invoiceRoutes = [
  route('GET /v1/invoices', listOfParams(filters), (work, { params }) =>
    page(
      work.book
        .all('invoice')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter(({ status }) => params.status === undefined || status === params.status)
        .filter(
          ({ parent }) =>
            params.subscription === undefined ||
            parent?.subscription_details?.subscription === params.subscription,
        ),
      '/v1/invoices',
      params,
    ),
  ),
  route('POST /v1/invoices/create_preview', PreviewParams, (work, { params }) =>
    previewInvoice(work, params),
  ),
  route('GET /v1/invoices/:id', nothing, (work, { id }) => work.book.need('invoice', id)),
  route('POST /v1/invoices/:id/pay', Pay, (work, { id, params }) => payInvoice(work, id, params)),
  route('POST /v1/invoices/:id/finalize', z.strictObject({ auto_advance: flag.optional() }), (work, { id }) =>
    finalize(work, work.book.need('invoice', id)),
  ),
  route('POST /v1/invoices/:id/void', nothing, (work, { id }) => voidInvoice(work, id)),
  route('GET /v1/invoice_payments', listOfParams({ invoice: text }), (work, { params }) =>
    page(paymentsOf(work, params.invoice), '/v1/invoice_payments', params),
  ),
];
