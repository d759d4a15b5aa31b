import type { Appointment } from '../../appointment';
import { addDays } from '../../dates';
import { defined } from '../../defined';
import { type Done, doneAnyway, type Given } from '../given';
import type { Lease } from '../lease';
import { type Day, hasCome } from '../moments';
import { type Refused, refused } from '../refusals';
import { depositDue, depositRuleOf } from '../rent/deposit-clock';
import type { Deposit } from '../rent/rent-terms';
import { lastDayOf, standingEnd, standingKeys, standingNotice, termInForce } from '../status/standing';
import { statusOf } from '../status/status';

/** Who is told what moving out takes before their last day, though nobody gave notice. */
const daysAhead = 60;

type Clock = { readonly days: number; readonly starts: Deposit['clock'] };

export type MovingOut = {
  readonly lastDay: Day;
  readonly keysOn?: Day;
  readonly forwarding?: { readonly address: string; readonly givenOn: Day };
  /**
   * When a deposit has to come back: by the lease, by the law of the property's state, and by what is known.
   */
  readonly deposit?: {
    readonly lease: Clock;
    readonly rule?: Clock & { readonly source: string };
    readonly dueBy?: Day;
  };
  readonly isSettled: boolean;
};

function clocksOf(lease: Lease, place: { on: Day; state: string }): MovingOut['deposit'] {
  const terms = termInForce(lease, place.on)?.deposit;
  if (!terms || terms.cents === 0) return undefined;
  const rule = depositRuleOf(lease, place);
  return {
    lease: { days: terms.returnDays, starts: terms.clock },
    ...(rule && { rule: { days: rule.days, starts: rule.clock, source: rule.source } }),
    ...defined({ dueBy: depositDue(lease, place) }),
  };
}

/**
 * What a household that moves out has to know; undefined while nobody does: no notice, keys or end stand, and
 * no last day is near.
 */
export function movingOutOf(lease: Lease, { on, state }: { on: Day; state: string }): MovingOut | undefined {
  const lastDay = lastDayOf(lease, on) ?? standingKeys(lease, on)?.on;
  if (lastDay === undefined || !termInForce(lease, on)) return undefined;
  const isSaid = standingNotice(lease, on) ?? standingKeys(lease, on) ?? standingEnd(lease, on);
  if (!isSaid && lastDay > addDays(on, daysAhead)) return undefined;
  const { forwarding } = lease;
  return {
    lastDay,
    ...defined({
      keysOn: standingKeys(lease, on)?.on,
      forwarding: hasCome(forwarding?.givenOn, on) ? forwarding : undefined,
      deposit: clocksOf(lease, { on, state }),
    }),
    isSettled: statusOf(lease, on) === 'settled',
  };
}

/**
 * Changes the appointment of a household that moves out, until its deposit is settled. Refuses
 * `wrong-status`.
 */
export function setWalkThrough(
  given: Given,
  { walkThrough, state }: { walkThrough: Appointment; state: string },
): Done | Refused {
  const moving = movingOutOf(given.lease, { on: given.now.on, state });
  if (!moving || moving.isSettled) return refused('wrong-status');
  return doneAnyway(given, { ...given.lease, walkThrough });
}
