import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { planWords } from '../../../domain-ui/ledger/plan-words';

/** `Nov 25`: the year is plain beside a debt. */
export const shortDay = (day: string): string => displayDate(day).replace(/, \d{4}$/, '');

/** The newest fact of a lease that changes what to do about it; empty for none. */
export function latestText(line: BalanceLine, hasFeeReady: boolean): string {
  const { pending, reminded = '', returned = '', autopay, plan, promised } = line;
  if (pending > 0) return `${displayDollars(pending)} pending`;
  if (returned !== '' && returned >= reminded) return `Returned ${shortDay(returned)}`;
  if (line.past_due > 0 && plan !== undefined) return planWords[plan];
  if (promised?.state === 'standing') return `Promised ${shortDay(promised.due_on)}`;
  const isBroken = line.past_due > 0 && promised?.state === 'broken';
  if (isBroken && promised.due_on >= reminded) return 'Promise broken';
  if (line.past_due > 0 && hasFeeReady) return 'Late fee ready';
  if (line.past_due > 0 && reminded !== '') return `Reminded ${shortDay(reminded)}`;
  return autopay === undefined ? '' : `Autopay ${shortDay(autopay)}`;
}
