import type { AdoptForm } from '../../../../../shared/contract/lease-adopt';
import { addToMonth, monthOf } from '../../../../../shared/domain/dates';
import { adoptProblems } from '../../../../../shared/domain/leases/adopt/adopt-problems';
import type { ChargeKind } from '../../../../../shared/domain/ledger/accounts';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { lateOf } from '../../../forms/lease-terms/late-values';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { type MoneyValues, newLine } from '../draft/money/money-values';
import { newPerson } from '../draft/people/people-values';

/** How the lease stands today. */
type OpeningValues = {
  rent_from: string;
  owed: { kind: Exclude<ChargeKind, 'deposit'>; label: string; cents: string; due_on: string }[];
  credit_cents: string;
};

/** Named as in the call where they are its fields. Amounts in dollars, as typed. */
export type AdoptValues = Pick<MoneyValues, 'rentLines' | 'dueDay' | 'late'> &
  OpeningValues & {
    tenants: ReturnType<typeof newPerson>[];
    runs: 'fixed' | 'monthly';
    from: string;
    to: string;
    atEnd: 'month-to-month' | 'end';
    signed_on: string;
    held: { security: string; pet: string; last: string };
  };

/** What is usual; the late fee as in a new draft. */
const usual = { noticeDays: 30, graceDays: '5', firstFeeDay: '6' } as const;

/** A row for what an old balance comes to, due today or before the first month that is charged here. */
export const broughtForward = (due_on: string): OpeningValues['owed'][number] => ({
  kind: 'rent',
  label: 'Balance brought forward',
  cents: '',
  due_on,
});

export const adoptValues = (rent: string, today: string): AdoptValues => ({
  tenants: [newPerson()],
  runs: 'fixed',
  from: '',
  to: '',
  atEnd: 'month-to-month',
  signed_on: '',
  rentLines: [{ ...newLine(), kind: 'rent', label: 'Rent', cents: typedOf(centsOf(rent)) }],
  dueDay: '1',
  late: {
    fee: { kind: 'none', cents: '', hundredths: '', of: 'outstanding' },
    graceDays: usual.graceDays,
    firstFeeDay: usual.firstFeeDay,
    repeats: { every: '', cents: '' },
    maximumCents: '',
    lineKinds: ['rent'],
  },
  rent_from: addToMonth(monthOf(today), 1),
  owed: [],
  credit_cents: '',
  held: { security: '', pet: '', last: '' },
});

const linesOf = ({ rentLines }: AdoptValues): AdoptForm['rentLines'] =>
  rentLines.map((line) => ({ ...line, cents: centsOf(line.cents) }));

/** The deposit that was agreed on is what is held as one; last month’s rent is rent. */
const depositOf = ({ held }: AdoptValues): number => centsOf(held.security) + centsOf(held.pet);

export const termOf = (values: AdoptValues): AdoptForm => ({
  kind: 'residential',
  from: values.from,
  to: values.runs === 'monthly' ? undefined : values.to,
  atEnd: values.atEnd,
  dueDay: Number(values.dueDay),
  late: lateOf(values.late),
  noticeDays: usual.noticeDays,
  rentLines: linesOf(values),
  tenants: values.tenants.map(({ signsInPerson: _, ...tenant }) => tenant),
  depositCents: depositOf(values),
});

export const openingOf = ({ rent_from, owed, credit_cents, held }: AdoptValues) => ({
  rent_from,
  owed: owed.map(({ label, cents, ...one }) => ({ ...one, label: label.trim(), cents: centsOf(cents) })),
  credit_cents: centsOf(credit_cents),
  deposits: (['security', 'pet', 'last'] as const)
    .map((bucket) => ({ bucket, cents: centsOf(held[bucket]) }))
    .filter(({ cents }) => cents > 0),
});

/** A field of the rule or the call by its name in the form. */
export const formName = (name: string): string => name.replace(/^(term|parties)\./, '');

/** The shared rule, and the days of what is owed. */
export function adoptFormProblems(values: AdoptValues, today: string): Problem[] {
  const { tenants, depositCents: cents, ...term } = termOf(values);
  const deposit = { cents, heldBy: 'landlord', returnDays: 1, clock: 'surrender' as const };
  const rule = adoptProblems({ ...term, deposit, parties: { tenants } }, today);
  return [
    ...rule.map(({ path, message }) => ({ path: path[0] === 'parties' ? path.slice(1) : path, message })),
    ...(values.signed_on > today ? [{ path: ['signed_on'], message: 'Choose a day up to today' }] : []),
    ...owedProblems(values),
  ];
}

const owedProblems = ({ owed, rent_from }: OpeningValues): Problem[] =>
  owed.flatMap(({ cents, due_on }, index) =>
    problemsOf({
      [`owed.${index}.cents`]: centsOf(cents) <= 0 && 'Enter an amount above zero',
      [`owed.${index}.due_on`]:
        due_on === '' ? 'Choose a date' : due_on >= `${rent_from}-01` && 'Choose a day before that month',
    }),
  );
