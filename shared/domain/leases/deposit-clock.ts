import { addDays, later } from '../dates';
import type { LeaseOutline } from './lease';
import { type Day, hasCome } from './moments';
import { standingEnd, standingKeys, termInForce } from './standing';

/**
 * The last day to return the deposit: the rule's days after keys, forwarding address, or the later of both
 * (D41). An end without keys counts as keys, so that there is always a deadline. Undefined without a deposit,
 * or before it starts.
 */
export function depositDeadline(lease: LeaseOutline, on: Day): Day | undefined {
  const deposit = termInForce(lease, on)?.deposit;
  if (!deposit || deposit.cents === 0) return undefined;
  const keys = standingKeys(lease, on)?.on ?? standingEnd(lease, on)?.on;
  const address = hasCome(lease.forwarding?.givenOn, on) ? lease.forwarding?.givenOn : undefined;
  const starts = {
    surrender: keys,
    'forwarding-address': keys && address,
    later: keys && address && later(keys, address),
  } as const satisfies Record<typeof deposit.clock, Day | undefined>;
  const start = starts[deposit.clock];
  return start === undefined ? undefined : addDays(start, deposit.returnDays);
}
