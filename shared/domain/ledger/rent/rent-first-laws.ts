import type { LocalDate } from '../../dates';

/** A state's law by which a payment covers rent before fees, from a day on. */
type RentFirstLaw = { readonly state: string; readonly from: LocalDate; readonly source: string };

/**
 * Dated rule cards, each with its source; elsewhere the oldest due date comes first (D20). Not legal advice.
 */
export const rentFirstLaws: readonly RentFirstLaw[] = [
  {
    state: 'North Carolina',
    from: '2004-10-01',
    source: 'N.C. Gen. Stat. § 42-46(b): no late fee out of a later month’s rent',
  },
  {
    state: 'Washington',
    from: '2019-07-28',
    source: 'RCW 59.18.283(1): rent before late fees, damages and other fees',
  },
];

/** Whether a payment of a day covers rent before fees, whatever the organization set (D21). */
export const isRentFirst = (state: string, on: LocalDate): boolean =>
  rentFirstLaws.some((law) => law.state === state && law.from <= on);
