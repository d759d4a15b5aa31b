import type { Day } from '../../leases/moments';
import { roundedRatio } from '../../leases/rent/proration';

/**
 * A state's limit from a day on: the greater of cents and hundredths of a percent of a month's rent; rent is
 * late from so many days after it was due (D62).
 */
export type LateFeeCap = {
  readonly state: string;
  readonly from: Day;
  readonly source: string;
  readonly cents: number;
  readonly hundredths: number;
  readonly floorDays?: number;
};

/** Dated rule cards, each with its source; a state without one has no cap here. Not legal advice. */
export const lateFeeCaps: readonly LateFeeCap[] = [
  {
    state: 'North Carolina',
    from: '2004-10-01',
    cents: 1_500,
    hundredths: 500,
    floorDays: 5,
    source: 'N.C. Gen. Stat. § 42-46(a)(1): $15.00 or 5% of the monthly rent, whichever is greater',
  },
  {
    state: 'Maine',
    from: '1989-10-01',
    cents: 0,
    hundredths: 400,
    source: '14 M.R.S. § 6028: 4% of one month’s rent',
  },
];

/** The card of a state on a day; undefined where there is none. */
export const capOn = (state: string, on: Day): LateFeeCap | undefined =>
  lateFeeCaps.filter((card) => card.state === state && card.from <= on).at(-1);

/** The most for a rent, in cents. */
export const mostOf = ({ cents, hundredths }: LateFeeCap, rent: number): number =>
  Math.max(cents, roundedRatio(rent * hundredths, 10_000));
