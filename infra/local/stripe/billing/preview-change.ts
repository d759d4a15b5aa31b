import * as z from 'zod';
import type { Context } from '../core/context';
import { invalidRequest } from '../core/errors';
import { randomText } from '../core/ids';
import { integer, text } from '../core/params';
import type { Invoice } from '../core/wire';
import { ItemChange } from './change-subscription';
import { buildInvoice } from './draft-invoice';
import { changePrice, periodOf } from './subscription-item';

export const PreviewParams = z.strictObject({
  subscription: text,
  subscription_details: z.strictObject({
    items: z.tuple([ItemChange]),
    proration_behavior: z.literal('always_invoice'),
    proration_date: integer,
  }),
});

/** The invoice that a new price would cause. Writes nothing. */
export function previewChange(
  context: Context,
  { subscription: id, subscription_details: { items, proration_date: from } }: z.infer<typeof PreviewParams>,
): Invoice {
  const before = context.objects.need('subscription', id, 'subscription');
  if (before.status === 'canceled')
    throw invalidRequest(`No upcoming invoices for customer: '${before.customer}'`, {
      code: 'invoice_upcoming_none',
    });
  const { start, end } = periodOf(before);
  if (from < start || from > end)
    throw invalidRequest('Cannot specify `proration_date` outside of the current period.', {
      param: 'subscription_details[proration_date]',
    });
  const [{ id: item, price }] = items;
  const { subscription, lines } = changePrice(context, before, { id: item, price, from });
  const invoice = buildInvoice(context, {
    subscription,
    lines,
    reason: 'upcoming',
    period: { start, end: context.now },
  });
  return { ...invoice, id: `upcoming_in_1${randomText(22)}` };
}
