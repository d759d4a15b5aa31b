import { addToMonth, monthOf } from '../../dates';
import type { Day } from '../../leases/moments';

/** What no file says, with one answer for everything; the rest is repaired in place. Money in cents. */
export type BringChoices = {
  /** The day on which the balances of the files stand. */
  readonly cutover: Day;
  /** The first month whose rent is charged here, `2027-05`. */
  readonly firstMonth: string;
  readonly dueDay: number;
  /** Empty: Single Family for one unit, Multi Family for more. */
  readonly propertyType: string;
  readonly owner: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly mobile: string;
  };
  /** 0 for no late fee. */
  readonly lateCents: number;
  readonly graceDays: number;
  readonly beds: string;
  readonly baths: string;
  readonly size: string;
  /** What a lease becomes whose last day is past and whose tenants still live there. */
  readonly atEnd: 'month-to-month' | 'end';
  /** The first day of leases that have none. */
  readonly firstDay: string;
  /** Typed in place: by line and field, `12.zipcode`. */
  readonly edits: Readonly<Record<string, string>>;
  /** Lines of leases that are not brought in. */
  readonly leftOut: readonly number[];
  /** Why a total is not the old one, by scope and field. */
  readonly explained: Readonly<Record<string, Explained>>;
};

export const explanations = {
  'left-out': 'Left out on purpose',
  'old-wrong': 'Old report is wrong',
  other: 'Other',
} as const;
export type Explained = { readonly why: keyof typeof explanations; readonly note: string };

/** `asOf` is the report's own day; a day to come is none. */
export function usualChoices({ asOf, today, email }: { asOf?: Day | undefined; today: Day; email: string }) {
  const cutover = asOf !== undefined && asOf <= today ? asOf : today;
  return {
    cutover,
    firstMonth: addToMonth(monthOf(cutover), 1),
    dueDay: 1,
    propertyType: '',
    owner: { firstName: '', lastName: '', email, mobile: '' },
    lateCents: 0,
    graceDays: 5,
    beds: '',
    baths: '',
    size: '',
    atEnd: 'month-to-month',
    firstDay: '',
    edits: {},
    leftOut: [],
    explained: {},
  } satisfies BringChoices;
}
