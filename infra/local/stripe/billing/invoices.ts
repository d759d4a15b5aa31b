import { listPage, listParams } from '../core/list-page';
import { noParams, text } from '../core/params';
import { route } from '../core/route';
import { PreviewParams, previewChange } from './preview-change';

export const invoiceRoutes = [
  route('GET /v1/invoices', listParams({ customer: text.optional() }), (context, { params }) =>
    listPage(
      context.objects
        .all('invoice')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/invoices',
      params,
    ),
  ),
  route('POST /v1/invoices/create_preview', PreviewParams, (context, { params }) =>
    previewChange(context, params),
  ),
  route('GET /v1/invoices/:id', noParams, (context, { id }) => context.objects.need('invoice', id)),
];
