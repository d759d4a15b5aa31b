import * as z from 'zod';
import { integer, mergeMetadata, metadata, text } from '../core/params';
import { invalid } from '../core/problem';
import type { Phase, Schedule } from '../core/wire';
import type { Work } from '../core/work';
import { periodAt } from './periods';

export const PhaseParams = z.strictObject({
  items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).min(1),
  start_date: integer.optional(),
  end_date: integer.optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.optional() })
    .optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
  metadata: metadata.optional(),
});
export const phase = (
  wanted: Pick<Phase, 'items' | 'start_date' | 'end_date' | 'currency' | 'metadata' | 'proration_behavior'>,
): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: null,
  on_behalf_of: null,
  transfer_data: null,
  trial_end: null,
  ...wanted,
});

export const phaseItem = (price: string, quantity: number): Phase['items'][number] => ({
  billing_thresholds: null,
  discounts: [],
  metadata: {},
  plan: price,
  price,
  quantity,
  tax_rates: [],
});

/** Phases follow each other without a gap; one without an end has a length. */
export function phasesOf(work: Work, schedule: Schedule, asked: z.infer<typeof PhaseParams>[]): Phase[] {
  const current = schedule.current_phase;
  let start = schedule.phases[0]?.start_date ?? work.at;
  const phases = asked.map((each, index) => {
    const name = `phases[${index}]`;
    if (index > 0 && each.start_date !== undefined && each.start_date !== start)
      throw invalid('The subscription schedule has a gap between phases.', { param: `${name}[start_date]` });
    if (index === 0 && each.start_date !== undefined) start = each.start_date;
    const { duration } = each;
    const length = duration && { interval: duration.interval, interval_count: duration.interval_count ?? 1 };
    const end = each.end_date ?? (length && periodAt(start, length, start).end);
    if (end === undefined)
      throw invalid('You must specify `end_date` or `duration` for each phase.', {
        param: `${name}[end_date]`,
      });
    if (end <= start)
      throw invalid('The end date of a phase must be after its start date.', { param: `${name}[end_date]` });
    const items = each.items.map(({ price, quantity }, place) => {
      work.book.need('price', price, `${name}[items][${place}][price]`);
      return phaseItem(price, quantity ?? 1);
    });
    const made = phase({
      items,
      start_date: start,
      end_date: end,
      currency: 'usd',
      metadata: mergeMetadata(null, each.metadata),
      proration_behavior: each.proration_behavior ?? 'create_prorations',
    });
    start = end;
    return made;
  });
  if (current && phases[0]?.start_date !== current.start_date)
    throw invalid(
      'You can not modify the start date of the current phase. Set it to its start date to anchor the next phase.',
      {
        param: 'phases[0][start_date]',
      },
    );
  return phases;
}
