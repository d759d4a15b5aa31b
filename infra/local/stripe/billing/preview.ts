import * as z from 'zod';
import { randomText } from '../core/ids';
import { integer, text } from '../core/params';
import { invalid } from '../core/problem';
import type { Invoice } from '../core/wire';
import type { Work } from '../core/work';
import { ItemChange } from './change-subscription';
import { sketchInvoice } from './draft';
import { changePrice, periodOf } from './items';

export const PreviewParams = z.strictObject({
  subscription: text,
  subscription_details: z.strictObject({
    items: z.tuple([ItemChange]),
    proration_behavior: z.literal('always_invoice'),
    proration_date: integer,
  }),
});

/** The invoice that another price would be billed with. Nothing is written. */
export function previewInvoice(
  work: Work,
  { subscription: id, subscription_details: { items, proration_date: from } }: z.infer<typeof PreviewParams>,
): Invoice {
  const before = work.book.need('subscription', id, 'subscription');
  if (before.status === 'canceled')
    throw invalid(`No upcoming invoices for customer: '${before.customer}'`, {
      code: 'invoice_upcoming_none',
    });
  const { start, end } = periodOf(before);
  if (from < start || from > end)
    throw invalid('Cannot specify `proration_date` outside of the current period.', {
      param: 'subscription_details[proration_date]',
    });
  const [{ id: item, price }] = items;
  const { subscription, lines } = changePrice(work, before, { id: item, price, from });
  const invoice = sketchInvoice(work, {
    subscription,
    lines,
    reason: 'upcoming',
    period: { start, end: work.at },
  });
  return { ...invoice, id: `upcoming_in_1${randomText(22)}` };
}
