import { addDays } from '../../dates';
import type { Day } from '../moments';
import type { Deposit } from './rent-terms';

/**
 * The days a state's law gives to return the deposit of a home, or to itemize what is kept: the fewer if they
 * differ. `clock` starts them (D41); `state` is named as a property names it.
 */
export type DepositRule = {
  readonly state: string;
  /** In force at least since this day. */
  readonly from: Day;
  readonly days: number;
  /** Saturdays and Sundays do not count. Holidays do here, which is on the safe side. */
  readonly isWeekdays?: true;
  readonly clock: Deposit['clock'];
  readonly source: string;
};

type Row = readonly [
  state: string,
  days: number,
  clock: Deposit['clock'],
  source: string,
  more?: Partial<DepositRule>,
];

/** Dated rule cards, each with its source. Not legal advice. */
const rows: readonly Row[] = [
  [
    'Arizona',
    14,
    'surrender',
    'A.R.S. § 33-1321(D): 14 business days after the end, the return of the home and a demand',
    { isWeekdays: true },
  ],
  ['California', 21, 'surrender', 'Cal. Civ. Code § 1950.5: 21 days after the tenant has left'],
  [
    'Florida',
    15,
    'surrender',
    'Fla. Stat. § 83.49(3)(a): 15 days to return it; 30 days to give notice of what is kept',
  ],
  ['Georgia', 30, 'surrender', 'O.C.G.A. § 44-7-34: 30 days after the landlord has the home back'],
  [
    'Illinois',
    30,
    'surrender',
    '765 ILCS 710/1: 30 days to itemize what is kept; 45 days to return all of it',
  ],
  [
    'Iowa',
    30,
    'later',
    'Iowa Code § 562A.12(3): 30 days after the end and the tenant’s new address, the later of both',
  ],
  ['Maryland', 45, 'surrender', 'Md. Code, Real Prop. § 8-203: 45 days after the end of the tenancy'],
  ['Massachusetts', 30, 'surrender', 'M.G.L. c. 186 § 15B(4): 30 days after the end of the tenancy'],
  ['Michigan', 30, 'surrender', 'MCL § 554.609: 30 days after the end of the occupancy'],
  [
    'Minnesota',
    21,
    'later',
    'Minn. Stat. § 504B.178 subd. 3: three weeks after the end and the tenant’s new address',
  ],
  ['New Jersey', 30, 'surrender', 'N.J.S.A. 46:8-21.1: 30 days after the end of the lease'],
  [
    'New York',
    14,
    'surrender',
    'N.Y. Gen. Oblig. Law § 7-108(1-a)(e): 14 days after the tenant has left',
    { from: '2019-07-14' },
  ],
  [
    'North Carolina',
    30,
    'surrender',
    'N.C. Gen. Stat. § 42-52: 30 days after the end and the return of the home',
  ],
  ['Ohio', 30, 'surrender', 'Ohio Rev. Code § 5321.16(B): 30 days after the end and the return of the home'],
  ['Oregon', 31, 'surrender', 'ORS 90.300: 31 days after the end and the return of the home'],
  ['Pennsylvania', 30, 'surrender', '68 P.S. § 250.512: 30 days after the end or the return of the home'],
  [
    'Texas',
    30,
    'later',
    'Tex. Prop. Code §§ 92.103, 92.107: 30 days after the tenant has left, once the new address is given in writing',
  ],
  ['Virginia', 45, 'surrender', 'Va. Code § 55.1-1226: 45 days after the end or after the tenant has left'],
  [
    'Washington',
    30,
    'surrender',
    'RCW 59.18.280: 30 days after the end and after the tenant has left',
    { from: '2023-07-23' },
  ],
  ['Wisconsin', 21, 'surrender', 'Wis. Stat. § 704.28(4): 21 days after the tenant has left'],
];

export const depositRules: readonly DepositRule[] = rows.map(([state, days, clock, source, more]) => ({
  state,
  from: '2020-01-01',
  days,
  clock,
  source,
  ...more,
}));

/** The card of a state on a day; undefined where there is none. */
export const depositRuleOn = (state: string, on: Day): DepositRule | undefined =>
  depositRules.filter((rule) => rule.state === state && rule.from <= on).at(-1);

const isWeekday = (day: Day): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The last day of a card's time. */
export function lastDayOfRule({ days, isWeekdays }: DepositRule, start: Day): Day {
  if (!isWeekdays) return addDays(start, days);
  let [day, left] = [start, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWeekday(day)) left -= 1;
  }
  return day;
}
