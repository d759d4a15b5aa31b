import { Check, Clock, TriangleAlert } from 'lucide-react';
import type { Plan } from '../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../shared/domain/dates';
import type { PlanState } from '../../../../shared/domain/ledger/rent/payment-plan';
import { displayDollars } from '../../../../shared/domain/money';
import { Row, Stack } from '../../ui/layout/layout';
import { ListLabel } from '../../ui/layout/list-label';
import { StatusBadge } from '../../ui/primitives/status-badge';
import { Amount } from '../../ui/primitives/text';
import { planWords } from './plan-words';

const looks = {
  kept: { tone: 'info', icon: Clock },
  broken: { tone: 'danger', icon: TriangleAlert },
  done: { tone: 'success', icon: Check },
} as const;

function leftWords({ left, cents }: Plan['parts'][number]): string {
  if (left === 0) return 'Paid';
  return left < cents ? `${displayDollars(left)} of it left` : 'To pay';
}

export const PlanBadge = ({ state }: { state: PlanState }) => (
  <StatusBadge word={planWords[state]} {...looks[state]} />
);

/** Each part of a payment plan with its day, and what is left to pay of it. */
export const PlanParts = ({ plan: { parts } }: { plan: Pick<Plan, 'parts'> }) => (
  <Stack gap="3">
    {parts.map((part) => (
      <Row key={`${part.due_on} ${part.cents} ${part.left}`} spread>
        <ListLabel name={displayDate(part.due_on)} note={leftWords(part)} />
        <Amount>{displayDollars(part.cents)}</Amount>
      </Row>
    ))}
  </Stack>
);
