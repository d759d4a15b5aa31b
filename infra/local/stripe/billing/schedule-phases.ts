import * as z from 'zod';
import type { Context } from '../core/context';
import { invalidRequest } from '../core/errors';
import { integer, metadata, one, text } from '../core/params';
import type { Phase, Schedule } from '../core/wire';
import { periodAt } from './periods';

export const PhaseParams = z.strictObject({
  items: z.tuple([z.strictObject({ price: text, quantity: one })]),
  start_date: integer,
  end_date: integer.optional(),
  duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: one }).optional(),
  proration_behavior: z.literal('none').optional(),
  metadata: metadata.optional(),
});
type PhaseParams = z.infer<typeof PhaseParams>;

type NewPhase = {
  readonly price: string;
  readonly start: number;
  readonly end: number;
  readonly metadata: Record<string, string>;
};

export const createPhase = ({ price, start, end, metadata }: NewPhase): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'usd',
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    { billing_thresholds: null, discounts: [], metadata: {}, plan: price, price, quantity: 1, tax_rates: [] },
  ],
  metadata,
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** A phase has an end date or a duration. */
function endOf({ start_date: start, end_date, duration }: PhaseParams, name: string): number {
  const end = end_date ?? (duration && periodAt(start, duration.interval, start).end);
  if (end === undefined)
    throw invalidRequest('You must specify `end_date` or `duration` for each phase.', {
      param: `${name}[end_date]`,
    });
  if (end <= start)
    throw invalidRequest('The end date of a phase must be after its start date.', {
      param: `${name}[end_date]`,
    });
  return end;
}

/** Refuses gaps between phases, and a first phase other than the current one. */
export function phasesOf(
  context: Context,
  { current_phase: current }: Schedule,
  params: PhaseParams[],
): Phase[] {
  let expectedStart = current?.start_date;
  return params.map((phase, index) => {
    const name = `phases[${index}]`;
    const { start_date: start, items, metadata = {} } = phase;
    if (start !== expectedStart)
      throw invalidRequest(
        index === 0
          ? 'You can not modify the start date of the current phase. Set it to its start date to anchor the next phase.'
          : 'The subscription schedule has a gap between phases.',
        { param: `${name}[start_date]` },
      );
    const { id: price } = context.objects.need('price', items[0].price, `${name}[items][0][price]`);
    const end = endOf(phase, name);
    expectedStart = end;
    return createPhase({ price, start, end, metadata });
  });
}
