import * as z from 'zod';
import { randomText } from '../core/ids';
import { flag, integer, text } from '../core/params';
import { invalid } from '../core/problem';
import type { Invoice, Subscription } from '../core/wire';
import { day, emit, type Work } from '../core/work';
import { changeOf, ItemParams, ProrationParams } from './change-subscription';
import { sketchInvoice, takePending } from './draft';
import { periodOf } from './items';
import { nextPeriod, renewalInvoice } from './renew';

export const PreviewParams = z.strictObject({
  customer: text.optional(),
  subscription: text.optional(),
  subscription_details: z
    .strictObject({
      ...ProrationParams,
      items: z.array(ItemParams).optional(),
      cancel_at_period_end: flag.optional(),
      trial_end: z.union([z.literal('now'), integer]).optional(),
    })
    .optional(),
});

const asUpcoming = (invoice: Invoice): Invoice => ({ ...invoice, id: `upcoming_in_1${randomText(22)}` });

/** The invoice of the next renewal, with what waits for it. */
export function upcomingInvoice(work: Work, subscription: Subscription): Invoice {
  const { end } = periodOf(subscription);
  const next = renewalInvoice(work, subscription, nextPeriod(work, subscription));
  const lines = [...takePending(work, subscription.id), ...next.lines];
  return asUpcoming({
    ...sketchInvoice(work, { ...next, lines, reason: 'upcoming' }),
    created: end,
    next_payment_attempt: end,
  });
}

/** What a change would bill: the very code of the change runs, and every write of it is taken back. */
export function previewInvoice(work: Work, asked: z.infer<typeof PreviewParams>): Invoice {
  const { subscription: id, subscription_details: details = {} } = asked;
  if (id === undefined)
    throw invalid('You must provide one of `subscription` or `schedule`.', {
      param: 'subscription',
      code: 'parameter_missing',
    });
  return work.store.rehearse(() => {
    const before = work.book.need('subscription', id, 'subscription');
    if (before.status === 'canceled')
      throw invalid(`No upcoming invoices for customer: '${before.customer}'`, {
        code: 'invoice_upcoming_none',
      });
    const changed = changeOf(work, before, details);
    const { subscription, lines } = changed;
    work.book.put('subscription', subscription);
    if (changed.newPeriod || (lines.length > 0 && details.proration_behavior === 'always_invoice')) {
      const all = [...takePending(work, id), ...lines];
      const period = { start: periodOf(before).start, end: work.at };
      return asUpcoming(
        sketchInvoice(work, { subscription, lines: all, reason: 'upcoming', period, automatic: true }),
      );
    }
    for (const line of lines) work.book.put('pending_line', { id: line.id, subscription: id, line });
    if (details.cancel_at_period_end ?? subscription.cancel_at_period_end)
      throw invalid(`No upcoming invoices for customer: '${before.customer}'`, {
        code: 'invoice_upcoming_none',
      });
    return upcomingInvoice(work, subscription);
  });
}

/** Told a week before a renewal. */
export const upcomingNotice = 7 * day;

export function tellUpcoming(work: Work, subscription: Subscription): void {
  emit(
    work,
    'invoice.upcoming',
    work.store.rehearse(() => upcomingInvoice(work, subscription)),
  );
}
