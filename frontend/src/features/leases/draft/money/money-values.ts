import type { RentLine } from '../../../../../../shared/domain/leases/rent/rent-terms';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { type LateValues, lateOf, lateValues } from '../../../../forms/lease-terms/late-values';
import { type MoveInValues, moveInOf, moveInValues } from '../../../../forms/lease-terms/move-in-values';
import { centsOf, countOf, typedOf } from '../../../../forms/typed-cents';

type Texts<T, K extends keyof T> = Omit<T, K> & { [Name in K]: string };

/** Named as in the term, so that the rule's sentences find their fields. Amounts in dollars, as typed. */
export type MoneyValues = {
  rentLines: Texts<RentLine, 'cents'>[];
  dueDay: string;
  proration: Term['proration'];
  late: LateValues;
  deposit: Texts<Term['deposit'], 'cents' | 'returnDays'>;
  moveIn: MoveInValues;
};

export const newLine = (): MoneyValues['rentLines'][number] => ({
  id: newIdempotencyKey(),
  kind: 'other',
  label: '',
  cents: '',
});

export function moneyValues({ rentLines, dueDay, proration, late, deposit, moveIn }: Term): MoneyValues {
  const lines = rentLines.map((line) => ({ ...line, cents: typedOf(line.cents) }));
  return {
    rentLines: lines.some(({ kind }) => kind === 'rent')
      ? lines
      : [{ ...newLine(), kind: 'rent', label: 'Rent' }, ...lines],
    dueDay: String(dueDay),
    proration,
    late: lateValues(late),
    deposit: { ...deposit, cents: typedOf(deposit.cents), returnDays: String(deposit.returnDays) },
    moveIn: moveInValues(moveIn),
  };
}

export const takeMoney = (
  { rentLines, dueDay, proration, late, deposit, moveIn }: MoneyValues,
  draft: Term,
): Term => ({
  ...draft,
  rentLines: rentLines.map((line) => ({ ...line, cents: centsOf(line.cents) })),
  dueDay: Number(dueDay),
  proration,
  late: lateOf(late),
  deposit: {
    ...deposit,
    cents: centsOf(deposit.cents),
    returnDays: countOf(deposit.returnDays, { from: 0, to: 180 }),
  },
  moveIn: moveInOf(moveIn),
});

const fieldNames: Readonly<Record<string, string>> = { cents: 'amount', kind: 'kind' };

/** What a line's field is called in the summary: `Line 2, amount`. */
export function lineLabel(name: string): string | undefined {
  const [, list, index, field = ''] = /^(rentLines|moveIn\.items)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (list === undefined) return undefined;
  const what = list === 'rentLines' ? 'Line' : 'Move-in charge';
  return `${what} ${Number(index) + 1}, ${fieldNames[field] ?? 'name'}`;
}
