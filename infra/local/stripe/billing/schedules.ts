import * as z from 'zod';
import type { Context } from '../core/context';
import { emit } from '../core/emit-event';
import { invalidRequest } from '../core/errors';
import { newId } from '../core/ids';
import { noParams, text } from '../core/params';
import { route } from '../core/route';
import type { Phase, Schedule, Subscription } from '../core/wire';
import { createPhase, PhaseParams, phasesOf } from './schedule-phases';
import { itemOf, periodOf } from './subscription-item';

const ScheduleChange = z.strictObject({
  phases: z.array(PhaseParams).min(1),
  end_behavior: z.literal('release').optional(),
});

/** Creates a schedule with one phase: the current subscription until the end of its period. */
function createSchedule(context: Context, subscription: Subscription): Schedule {
  if (subscription.schedule)
    throw invalidRequest(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      { param: 'from_subscription' },
    );
  if (!['active', 'past_due'].includes(subscription.status))
    throw invalidRequest(
      `You cannot migrate a subscription that is in the \`${subscription.status}\` status.`,
      { param: 'from_subscription' },
    );
  const { start, end } = periodOf(subscription);
  const schedule = context.objects.put('subscription_schedule', {
    id: newId('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: context.now,
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
    phases: [createPhase({ price: itemOf(subscription).price.id, start, end, metadata: {} })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  context.objects.put('subscription', { ...subscription, schedule: schedule.id });
  emit(context, 'subscription_schedule.created', schedule);
  return schedule;
}

function refuseInactive({ id, status }: Schedule): void {
  if (status !== 'active')
    throw invalidRequest(
      `You cannot change a subscription schedule that is currently in the \`${status}\` status: ${id}.`,
    );
}

function updateSchedule(context: Context, id: string, { phases }: z.infer<typeof ScheduleChange>): Schedule {
  const before = context.objects.need('subscription_schedule', id);
  refuseInactive(before);
  const after = context.objects.put('subscription_schedule', {
    ...before,
    phases: phasesOf(context, before, phases),
  });
  emit(context, 'subscription_schedule.updated', after);
  return after;
}

/** Detaches a schedule; its subscription continues unchanged. */
export function releaseSchedule(context: Context, before: Schedule): Schedule {
  refuseInactive(before);
  const subscription = context.objects.need('subscription', before.subscription ?? '');
  context.objects.put('subscription', { ...subscription, schedule: null });
  const after = context.objects.put('subscription_schedule', {
    ...before,
    status: 'released',
    current_phase: null,
    released_at: context.now,
    released_subscription: before.subscription,
    subscription: null,
  });
  emit(context, 'subscription_schedule.released', after);
  return after;
}

/** A subscription's schedule, if it has one. */
export const scheduleOf = (context: Context, { schedule }: Subscription): Schedule | undefined =>
  schedule ? context.objects.get('subscription_schedule', schedule) : undefined;

/** The phase that starts when the subscription's period ends. */
export const nextPhase = (context: Context, subscription: Subscription): Phase | undefined =>
  scheduleOf(context, subscription)?.phases.find(
    ({ start_date }) => start_date === periodOf(subscription).end,
  );

/** Moves to the next phase; after the last one, releases the schedule. */
export function advanceSchedule(context: Context, schedule: Schedule, phase: Phase | undefined): void {
  if (!phase) return void releaseSchedule(context, schedule);
  const { start_date, end_date } = phase;
  context.objects.put('subscription_schedule', { ...schedule, current_phase: { start_date, end_date } });
}

const NewSchedule = z.strictObject({ from_subscription: text });

export const scheduleRoutes = [
  route('POST /v1/subscription_schedules', NewSchedule, (context, { params }) =>
    createSchedule(
      context,
      context.objects.need('subscription', params.from_subscription, 'from_subscription'),
    ),
  ),
  route('POST /v1/subscription_schedules/:id', ScheduleChange, (context, { id, params }) =>
    updateSchedule(context, id, params),
  ),
  route('POST /v1/subscription_schedules/:id/release', noParams, (context, { id }) =>
    releaseSchedule(context, context.objects.need('subscription_schedule', id)),
  ),
];
