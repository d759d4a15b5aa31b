import type { ChargeKind } from '../../../../../shared/domain/ledger/accounts';
import type { Problem } from '../../../../../shared/domain/problem';
import { problemsOf } from '../../../../../shared/domain/problem';
import { centsOf } from '../../../forms/typed-cents';

/** Amounts in dollars as typed. */
export type OpeningValues = {
  rent_from: string;
  owed: { kind: Exclude<ChargeKind, 'deposit'>; label: string; cents: string; due_on: string }[];
  credit_cents: string;
  deposits: { tenant_id: string; cents: string }[];
};

export const newDebt = (due_on: string): OpeningValues['owed'][number] => ({
  kind: 'rent',
  label: '',
  cents: '',
  due_on,
});

/** What stands in the way of each debt. */
export const openingProblems = ({ owed, rent_from }: OpeningValues): Problem[] =>
  owed.flatMap(({ cents, due_on }, index) =>
    problemsOf({
      [`owed.${index}.cents`]: centsOf(cents) <= 0 && 'Enter an amount above zero',
      [`owed.${index}.due_on`]:
        due_on === '' ? 'Choose a date' : due_on >= `${rent_from}-01` && 'Choose a day before that month',
    }),
  );
