import * as z from 'zod';
import { newId, randomText } from '../core/ids';
import { text } from '../core/params';
import { route } from '../core/route';
import type { PortalSession } from '../core/wire';
import { hour, pageUrl, type Work } from '../core/work';

const NewPortal = z.strictObject({ customer: text, return_url: text });

/** Opens the billing portal for an hour; a new address is a click away. */
function openPortal(work: Work, { customer: id, return_url }: z.infer<typeof NewPortal>): PortalSession {
  const customer = work.book.need('customer', id, 'customer');
  const token = `test_${randomText(40)}`;
  const until = work.at + hour;
  work.platform.put('portal_visit', { id: token, customer: customer.id, until, returnUrl: return_url });
  return {
    id: newId('portal_session'),
    object: 'billing_portal.session',
    configuration: 'bpc_1KeysteadStandard',
    created: work.at,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url,
    url: pageUrl(work, `/p/session/${token}`),
  };
}

export const portalRoutes = [
  route('POST /v1/billing_portal/sessions', NewPortal, (work, { params }) => openPortal(work, params)),
];
