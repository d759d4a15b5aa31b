import type { RentRule } from '../../../../../shared/domain/leases/moves/offer-renewal';
import { problemsOf } from '../../../../../shared/domain/problem';
import { centsOf } from '../../../forms/typed-cents';

export type OfferValues = { months: string; kind: RentRule['kind']; amount: string };

export const offerValues: OfferValues = { months: '12', kind: 'same', amount: '' };

/** The offered terms, in months. */
export const offerLengths = ['6', '12', '18', '24', '36'] as const;

/** Typed percents and dollars both have two digits after the point. */
export const ruleOf = ({ kind, amount }: OfferValues): RentRule => {
  const hundredths = centsOf(amount);
  if (kind === 'percent') return { kind, hundredths: Math.min(hundredths, 10_000) };
  return kind === 'amount' ? { kind, cents: hundredths } : { kind };
};

export const offerProblems = ({ kind, amount }: OfferValues) =>
  problemsOf({ amount: kind !== 'same' && centsOf(amount) === 0 && 'Enter how much' });

/** The part of the call that is the same for every lease. */
export const offerOf = (values: OfferValues) => ({ months: Number(values.months), rent: ruleOf(values) });
