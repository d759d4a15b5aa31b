import type { LateTerms } from '../../../../shared/domain/leases/rent/rent-terms';
import { centsOf, countOf, typedOf } from '../typed-cents';

/** Named as in the term, so that the rule's sentences find their fields. Amounts in dollars, as typed. */
export type LateValues = {
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

/** A term's late fee, for its form. */
export const lateValues = ({ fee, repeats, ...late }: LateTerms): LateValues => ({
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
});

function feeOf({ kind, cents, hundredths, of }: LateValues['fee']): LateTerms['fee'] {
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
}: LateValues): LateTerms {
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
