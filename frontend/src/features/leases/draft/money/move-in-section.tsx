import { useWatch } from 'react-hook-form';
import { beforeMoveIn } from '../../../../../../shared/domain/leases/rent/before-move-in';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { displayDollars } from '../../../../../../shared/domain/money';
import { MoveInRows } from '../../../../forms/lease-terms/move-in-rows';
import { Row, Stack } from '../../../../ui/layout/layout';
import { PlainList } from '../../../../ui/layout/plain-list';
import { Section } from '../../../../ui/layout/section';
import { Amount, Strong, SubTitle } from '../../../../ui/primitives/text';
import { type MoneyValues, takeMoney } from './money-values';

const firstLead =
  'Charged once, when everyone has signed. The lease names them; if you bring your own PDF, it must name them, too.';
const renewalLead =
  'Of deposits, only what is more than before is charged, when everyone has signed. The renewal names fees; if you bring your own PDF, it must name them, too.';

/** What is charged once beside the deposit, and all that is due before moving in. */
export const MoveInSection = ({ draft, today }: { draft: Term; today: string }) => (
  <Section title="Move-in charges" lead={draft.number === 1 ? firstLead : renewalLead}>
    <Stack gap="5">
      <MoveInRows />
      {draft.number === 1 && <BeforeMovingIn draft={draft} today={today} />}
    </Stack>
  </Section>
);

/** By the rules that will charge it. */
function BeforeMovingIn({ draft, today }: { draft: Term; today: string }) {
  const values = useWatch<MoneyValues>();
  const rows = beforeMoveIn(takeMoney(values as MoneyValues, draft), today);
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <SubTitle>Due before moving in</SubTitle>
      <PlainList>
        {rows.map(({ label, cents }, index) => (
          <Row as="li" spread key={`${label} ${String(index)}`}>
            <bdi>{label}</bdi>
            <Amount>{displayDollars(cents)}</Amount>
          </Row>
        ))}
        <Row as="li" spread borderTopWidth="1px" borderColor="border" pt="2">
          <Strong>Total</Strong>
          <Strong>
            <Amount>{displayDollars(total)}</Amount>
          </Strong>
        </Row>
      </PlainList>
    </Stack>
  );
}
