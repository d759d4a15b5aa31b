import * as z from 'zod';
import { newId } from '../core/ids';
import { nothing, text } from '../core/params';
import { invalid } from '../core/problem';
import { route } from '../core/route';
import type { Phase, Schedule, Subscription } from '../core/wire';
import { emit, type Work } from '../core/work';
import { itemOf, periodOf } from './items';
import { makePhase, PhaseParams, phasesOf } from './phases';

const Change = z.strictObject({
  phases: z.array(PhaseParams).min(1),
  end_behavior: z.literal('release').optional(),
});

/** A schedule of one phase: the subscription as it is, to the end of its period. */
function createFrom(work: Work, subscription: Subscription): Schedule {
  if (subscription.schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      { param: 'from_subscription' },
    );
  if (!['active', 'past_due'].includes(subscription.status))
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
    phases: [makePhase({ price: itemOf(subscription).price.id, start, end })],
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
  if (status !== 'active')
    throw invalid(
      `You cannot change a subscription schedule that is currently in the \`${status}\` status: ${id}.`,
    );
}

function update(work: Work, id: string, { phases }: z.infer<typeof Change>): Schedule {
  const before = work.book.need('subscription_schedule', id);
  refuseDone(before);
  const after = work.book.put('subscription_schedule', { ...before, phases: phasesOf(work, before, phases) });
  emit(work, 'subscription_schedule.updated', after);
  return after;
}

/** Lets the subscription go on by itself as it stands. */
export function release(work: Work, before: Schedule): Schedule {
  refuseDone(before);
  const subscription = work.book.need('subscription', before.subscription ?? '');
  work.book.put('subscription', { ...subscription, schedule: null });
  const after = work.book.put('subscription_schedule', {
    ...before,
    status: 'released',
    current_phase: null,
    released_at: work.at,
    released_subscription: before.subscription,
    subscription: null,
  });
  emit(work, 'subscription_schedule.released', after);
  return after;
}

/** The schedule that runs a subscription, if one does. */
export const scheduleOf = (work: Work, { schedule }: Subscription): Schedule | undefined =>
  schedule ? work.book.get('subscription_schedule', schedule) : undefined;

/** The phase that begins when the subscription's period ends. */
export const nextPhase = (work: Work, subscription: Subscription): Phase | undefined =>
  scheduleOf(work, subscription)?.phases.find(({ start_date }) => start_date === periodOf(subscription).end);

/** Goes on to the next phase; after the last one the schedule lets go. */
export function advanceSchedule(work: Work, schedule: Schedule, phase: Phase | undefined): void {
  if (!phase) return void release(work, schedule);
  const { start_date, end_date } = phase;
  work.book.put('subscription_schedule', { ...schedule, current_phase: { start_date, end_date } });
}

const NewSchedule = z.strictObject({ from_subscription: text });

export const scheduleRoutes = [
  route('POST /v1/subscription_schedules', NewSchedule, (work, { params }) =>
    createFrom(work, work.book.need('subscription', params.from_subscription, 'from_subscription')),
  ),
  route('POST /v1/subscription_schedules/:id', Change, (work, { id, params }) => update(work, id, params)),
  route('POST /v1/subscription_schedules/:id/release', nothing, (work, { id }) =>
    release(work, work.book.need('subscription_schedule', id)),
  ),
];
