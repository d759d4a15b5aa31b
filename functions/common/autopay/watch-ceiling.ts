import { later, localDateOf } from '../../../shared/domain/dates';
import { firstAbove } from '../../../shared/domain/ledger/rent/autopay';
import { autopayAbove } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { type AutopayAt, aboutAutopay, dueOn } from './autopay-at';
import { autopayTrace } from './save-step';

type Watching = { readonly autopay: Autopay; readonly at: AutopayAt; readonly now: Date };

/** Once a UTC day. */
export const isToWatch = ({ watched = '' }: Autopay, today: string): boolean => watched < today;

/**
 * Looks for a renewal, a new rent or a bill above what the payer allows at most, and asks at once, long
 * before the day. Of the same sum on the same day it tells once. Answers the autopay after it; undefined when
 * it changed meanwhile.
 */
export async function watchCeiling({ autopay, at, now }: Watching, deps: Deps): Promise<Autopay | undefined> {
  const day = later(autopay.next, at.on);
  const above = firstAbove({ ...autopay, next: day }, { lease: at.read.lease, due: dueOn(at, day) });
  const { warned } = autopay;
  const isNews = above && (warned?.day !== above.day || warned.cents < above.cents);
  const after = {
    ...autopay,
    watched: localDateOf(now),
    ...(isNews && { warned: above }),
    version: autopay.version + 1,
  };
  const text = isNews ? autopayAbove({ ...aboutAutopay(at), ...above, terms: autopay.terms }) : undefined;
  const facts = { state: 'asked', kind: 'above-ceiling', amount: above?.cents ?? 0 } as const;
  const trace = text && autopayTrace({ at, now, autopay }, { facts, text }, deps);
  return (await deps.autopays.keep({ after, ...(trace && { trace }) })) ? after : undefined;
}
