import { addDays, earlier, later } from '../../dates';
import type { Lease, LeaseOutline } from '../lease';
import { type Day, hasCome } from '../moments';
import { standingEnd, standingKeys, termInForce } from '../status/standing';
import { depositRuleOn, lastDayOfRule } from './deposit-rules';
import type { Deposit } from './rent-terms';

/** The day that starts a clock. An end without keys counts as keys, so that there is always a deadline. */
function startOf(lease: LeaseOutline, clock: Deposit['clock'], on: Day): Day | undefined {
  const keys = standingKeys(lease, on)?.on ?? standingEnd(lease, on)?.on;
  const address = hasCome(lease.forwarding?.givenOn, on) ? lease.forwarding?.givenOn : undefined;
  const starts = {
    surrender: keys,
    'forwarding-address': keys && address,
    later: keys && address && later(keys, address),
  } as const satisfies Record<typeof clock, Day | undefined>;
  return starts[clock];
}

/**
 * The last day to return the deposit: the lease's days after keys, forwarding address, or the later of both
 * (D41). Undefined without a deposit, or before it starts.
 */
export function depositDeadline(lease: LeaseOutline, on: Day): Day | undefined {
  const deposit = termInForce(lease, on)?.deposit;
  if (!deposit || deposit.cents === 0) return undefined;
  const start = startOf(lease, deposit.clock, on);
  return start === undefined ? undefined : addDays(start, deposit.returnDays);
}

type Place = { readonly on: Day; readonly state: string };

/** The rule card of the property's state; undefined where none is on file, and for business premises. */
export function depositRuleOf(lease: Pick<Lease, 'terms' | 'packets'>, { on, state }: Place) {
  return termInForce(lease, on)?.kind === 'commercial' ? undefined : depositRuleOn(state, on);
}

/** The earlier last day of law and lease (D41). Undefined without a deposit, or before a clock starts. */
export function depositDue(lease: Lease, { on, state }: Place): Day | undefined {
  const deposit = termInForce(lease, on)?.deposit;
  if (!deposit || deposit.cents === 0) return undefined;
  const rule = depositRuleOf(lease, { on, state });
  const start = rule && startOf(lease, rule.clock, on);
  return earlier(depositDeadline(lease, on), start && lastDayOfRule(rule, start));
}
