import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { text } from '../core/params';
import { route } from '../core/route';
import { hour, pageUrl } from '../core/work';

/** Long enough to put a card in order; a new one is a click away. */
const portalHours = 1;

export const portalRoutes = [
  route(
    'POST /v1/billing_portal/sessions',
    z.strictObject({ customer: text, return_url: text.optional(), locale: text.optional() }),
    (work, { params }) => {
      const customer = work.book.need('customer', params.customer, 'customer');
      const token = `test_${randomText(40)}`;
      const returnUrl = params.return_url ?? '';
      work.platform.put('page_link', {
        id: token,
        opens: 'portal',
        subject: customer.id,
        until: work.at + portalHours * hour,
        used: false,
        returnUrl,
        refreshUrl: '',
      });
      return work.book.put('billing_portal.session', {
        id: newId('billing_portal.session'),
        object: 'billing_portal.session',
        configuration: 'bpc_1KeysteadStandard',
        created: work.at,
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: pageUrl(work, `/p/session/${token}`),
      });
    },
  ),
];
