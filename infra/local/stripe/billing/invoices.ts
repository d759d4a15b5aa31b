import { listOfParams, page } from '../core/lists';
import { nothing, text } from '../core/params';
import { route } from '../core/route';
import { PreviewParams, previewInvoice } from './preview';

export const invoiceRoutes = [
  route('GET /v1/invoices', listOfParams({ customer: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('invoice')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/invoices',
      params,
    ),
  ),
  route('POST /v1/invoices/create_preview', PreviewParams, (work, { params }) =>
    previewInvoice(work, params),
  ),
  route('GET /v1/invoices/:id', nothing, (work, { id }) => work.book.need('invoice', id)),
];
