import type { LateTerms, MoveInItem, RentLine } from '../../../../../../shared/domain/leases/rent/rent-terms';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { centsOf, typedOf } from '../../../../forms/typed-cents';

type Texts<T, K extends keyof T> = Omit<T, K> & { [Name in K]: string };

/** Named as in the term, so that the rule's sentences find their fields. Amounts in dollars, as typed. */
export type MoneyValues = {
  rentLines: Texts<RentLine, 'cents'>[];
  dueDay: string;
  proration: Term['proration'];
  late: {
    fee: {
      kind: LateTerms['fee']['kind'];
      cents: string;
      hundredths: string;
      of: 'original' | 'outstanding';
    };
    graceDays: string;
    firstFeeDay: string;
    repeats: { every: '' | 'day' | 'week'; cents: string };
    maximumCents: string;
    lineKinds: LateTerms['lineKinds'];
  };
  deposit: Texts<Term['deposit'], 'cents' | 'returnDays'>;
  moveIn: Omit<NonNullable<Term['moveIn']>, 'items'> & { items: Texts<MoveInItem, 'cents'>[] };
};

const countOf = (typed: string, { from, to }: { from: number; to: number }): number =>
  Math.min(Math.max(Number(typed) || 0, from), to);

export const newLine = (): MoneyValues['rentLines'][number] => ({
  id: newIdempotencyKey(),
  kind: 'other',
  label: '',
  cents: '',
});

export const newMoveInItem = (): MoneyValues['moveIn']['items'][number] => ({
  id: newIdempotencyKey(),
  kind: 'fee',
  label: '',
  cents: '',
  due: 'start',
});

/** A draft from before move-in charges begins without any. */
const moveInOf = ({ depositDue, items }: Term['moveIn'] = { depositDue: 'start', items: [] }) => ({
  depositDue,
  items: items.map((item) => ({ ...item, cents: typedOf(item.cents) })),
});

export function moneyValues({ rentLines, dueDay, proration, late, deposit, moveIn }: Term): MoneyValues {
  const { fee, repeats } = late;
  const lines = rentLines.map((line) => ({ ...line, cents: typedOf(line.cents) }));
  return {
    rentLines: lines.some(({ kind }) => kind === 'rent')
      ? lines
      : [{ ...newLine(), kind: 'rent', label: 'Rent' }, ...lines],
    dueDay: String(dueDay),
    proration,
    late: {
      fee: {
        kind: fee.kind,
        cents: fee.kind === 'flat' ? typedOf(fee.cents) : '',
        hundredths: fee.kind === 'percent' ? typedOf(fee.hundredths) : '',
        of: fee.kind === 'percent' ? fee.of : 'outstanding',
      },
      graceDays: String(late.graceDays),
      firstFeeDay: String(late.firstFeeDay),
      repeats: { every: repeats?.every ?? '', cents: typedOf(repeats?.cents) },
      maximumCents: typedOf(late.maximumCents),
      lineKinds: late.lineKinds,
    },
    deposit: { ...deposit, cents: typedOf(deposit.cents), returnDays: String(deposit.returnDays) },
    moveIn: moveInOf(moveIn),
  };
}

function feeOf({ kind, cents, hundredths, of }: MoneyValues['late']['fee']): LateTerms['fee'] {
  if (kind === 'flat') return { kind, cents: centsOf(cents) };
  if (kind === 'percent') return { kind, hundredths: Math.min(centsOf(hundredths), 10_000), of };
  return { kind: 'none' };
}

/** The late fee as a term has it. */
export function lateOf({
  fee,
  graceDays,
  firstFeeDay,
  repeats,
  maximumCents,
  lineKinds,
}: MoneyValues['late']): LateTerms {
  const { every } = repeats;
  return {
    fee: feeOf(fee),
    graceDays: countOf(graceDays, { from: 0, to: 60 }),
    firstFeeDay: countOf(firstFeeDay, { from: 1, to: 61 }),
    ...(every !== '' && { repeats: { every, cents: centsOf(repeats.cents) } }),
    ...(maximumCents !== '' && { maximumCents: centsOf(maximumCents) }),
    lineKinds,
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
  moveIn: { ...moveIn, items: moveIn.items.map((item) => ({ ...item, cents: centsOf(item.cents) })) },
});

const fieldNames: Readonly<Record<string, string>> = { cents: 'amount', kind: 'kind' };

/** What a line's field is called in the summary: `Line 2, amount`. */
export function lineLabel(name: string): string | undefined {
  const [, list, index, field = ''] = /^(rentLines|moveIn\.items)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (list === undefined) return undefined;
  const what = list === 'rentLines' ? 'Line' : 'Move-in charge';
  return `${what} ${Number(index) + 1}, ${fieldNames[field] ?? 'name'}`;
}
