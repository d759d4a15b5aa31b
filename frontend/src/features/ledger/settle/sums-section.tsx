import { useWatch } from 'react-hook-form';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import type { SettlementSums } from '../../../../../shared/domain/ledger/deposits/settlement-sums';
import { displayDollars } from '../../../../../shared/domain/money';
import { Row } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Amount, Strong } from '../../../ui/primitives/text';
import { type SettleValues, sumsAsTyped } from './settle-values';

const less = (cents: number): string => (cents > 0 ? `−${displayDollars(cents)}` : displayDollars(0));

/** The settlement in lines: what is asked for, and what comes of it (D40). */
export function SumLines({ sums }: { sums: SettlementSums }) {
  const asked = [
    ['Open balance', displayDollars(sums.due)],
    ['Charged at move-out', displayDollars(sums.added)],
    ['Waived', less(sums.waived)],
    ['Paid ahead', less(sums.prepaid)],
  ] as const;
  const results = [
    ['Deposit held', sums.held],
    ['Deposit applied', sums.applied],
    ['Refunded', sums.refunded],
    ['Tenants still owe', sums.owed],
  ] as const;
  return (
    <PlainList>
      {asked.map(([label, amount]) => (
        <Row as="li" spread key={label}>
          <span>{label}</span>
          <Amount>{amount}</Amount>
        </Row>
      ))}
      {results.map(([label, cents], index) => (
        <Row
          as="li"
          spread
          key={label}
          {...(index === 0 && { borderTopWidth: '1px', borderColor: 'border', pt: '2' })}
        >
          <Strong>{label}</Strong>
          <Amount fontWeight="semibold">{displayDollars(cents)}</Amount>
        </Row>
      ))}
    </PlainList>
  );
}

/** The same while it is typed. */
export function SumsSection({ view }: { view: SettlementView }) {
  const [charges, waivers] = useWatch<SettleValues, ['charges', 'waivers']>({ name: ['charges', 'waivers'] });
  return (
    <Section title="Summary">
      <div aria-live="polite">
        <SumLines sums={sumsAsTyped(view, { charges, waivers })} />
      </div>
    </Section>
  );
}
