import * as z from 'zod';
import { type Context, hour, pageUrl } from '../core/context';
import { newId, randomText } from '../core/ids';
import { text } from '../core/params';
import { route } from '../core/route';
import type { PortalSession } from '../core/wire';

const NewPortal = z.strictObject({ customer: text, return_url: text });

/** Opens the billing portal for an hour. */
function openPortal(
  context: Context,
  { customer: id, return_url }: z.infer<typeof NewPortal>,
): PortalSession {
  const customer = context.objects.need('customer', id, 'customer');
  const token = `test_${randomText(40)}`;
  const until = context.now + hour;
  context.platform.put('portal_visit', { id: token, customer: customer.id, until, returnUrl: return_url });
  return {
    id: newId('portal_session'),
    object: 'billing_portal.session',
    configuration: 'bpc_1KeysteadStandard',
    created: context.now,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url,
    url: pageUrl(context, `/p/session/${token}`),
  };
}

export const portalRoutes = [
  route('POST /v1/billing_portal/sessions', NewPortal, (context, { params }) => openPortal(context, params)),
];
