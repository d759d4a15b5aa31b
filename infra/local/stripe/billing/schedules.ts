import * as z from 'zod';
import { newId } from '../core/ids';
import { listOfParams, page } from '../core/lists';
import { mergeMetadata, metadata, nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Phase, Schedule, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { scheduleOf } from './end-subscription';
import { held, periodOf } from './items';
import { PhaseParams, phase, phaseItem, phasesOf } from './phases';

const Change = z.strictObject({
  phases: z.array(PhaseParams).min(1).optional(),
  end_behavior: z.enum(['release', 'cancel']).optional(),
  metadata: metadata.optional(),
  proration_behavior: z.enum(['create_prorations', 'always_invoice', 'none']).optional(),
});

/** A schedule of one phase: the subscription as it is, to the end of its period. */
function createFrom(work: Work, subscription: Subscription): Schedule {
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      { param: 'from_subscription' },
    );
  if (!['active', 'trialing', 'past_due'].includes(subscription.status))
    throw invalid(`You cannot migrate a subscription that is in the \`${subscription.status}\` status.`, {
      param: 'from_subscription',
    });
  const { start, end } = periodOf(subscription);
  const made = work.book.put('subscription_schedule', {
    id: newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: work.at,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phase({
        items: subscription.items.data.map((item) => phaseItem(item.price.id, held(item).quantity)),
        start_date: start,
        end_date: end,
        currency: subscription.currency,
        metadata: {},
        proration_behavior: 'create_prorations',
      }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  work.book.put('subscription', { ...subscription, schedule: made.id });
  emit(work, 'subscription_schedule.created', made);
  return made;
}

function refuseDone({ id, status }: Schedule): void {
  if (status !== 'active' && status !== 'not_started')
    throw invalid(
      `You cannot change a subscription schedule that is currently in the \`${status}\` status: ${id}.`,
    );
}

function update(work: Work, id: string, asked: z.infer<typeof Change>): Schedule {
  const before = work.book.need('subscription_schedule', id);
  refuseDone(before);
  const after = work.book.put('subscription_schedule', {
    ...before,
    ...(asked.phases ? { phases: phasesOf(work, before, asked.phases) } : {}),
    end_behavior: asked.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata, asked.metadata),
  });
  emit(work, 'subscription_schedule.updated', after, before);
  return after;
}

/** Lets the subscription go on by itself as it stands. */
export function release(work: Work, before: Schedule): Schedule {
  refuseDone(before);
  const subscription = before.subscription ? work.book.get('subscription', before.subscription) : undefined;
  if (subscription) work.book.put('subscription', { ...subscription, schedule: null });
  const after = work.book.put('subscription_schedule', {
    ...before,
    status: 'released',
    current_phase: null,
    released_at: work.at,
    released_subscription: before.subscription,
    subscription: null,
  });
  emit(work, 'subscription_schedule.released', after, before);
  return after;
}

/** The phase that begins at a moment, and whether the schedule ends there. */
export function phaseAt(
  work: Work,
  subscription: Subscription,
): { schedule: Schedule; phase: Phase | undefined } | undefined {
  const schedule = scheduleOf(work, subscription);
  if (!schedule) return undefined;
  const { end } = periodOf(subscription);
  return { schedule, phase: schedule.phases.find(({ start_date }) => start_date === end) };
}

export const scheduleRoutes = [
  route('POST /v1/subscription_schedules', z.strictObject({ from_subscription: text }), (work, { params }) =>
    createFrom(work, work.book.need('subscription', params.from_subscription, 'from_subscription')),
  ),
  route('GET /v1/subscription_schedules', listOfParams({ customer: text.optional() }), (work, { params }) =>
    page(
      work.book
        .all('subscription_schedule')
        .filter(({ customer }) => params.customer === undefined || customer === params.customer),
      '/v1/subscription_schedules',
      params,
    ),
  ),
  route('GET /v1/subscription_schedules/:id', nothing, (work, { id }) =>
    work.book.need('subscription_schedule', id),
  ),
  route('POST /v1/subscription_schedules/:id', Change, (work, { id, params }) => update(work, id, params)),
  route('POST /v1/subscription_schedules/:id/release', nothing, (work, { id }) =>
    release(work, work.book.need('subscription_schedule', id)),
  ),
];
