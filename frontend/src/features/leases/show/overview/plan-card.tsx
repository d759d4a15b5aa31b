import type { Plan } from '../../../../../../shared/contract/ledger-shapes';
import { PlanBadge, PlanParts } from '../../../../domain-ui/ledger/plan-parts';
import { Row } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { LinkButton } from '../../../../ui/primitives/link-button';

type Props = { leaseId: string; plan: Plan };

/** What the tenants promised to pay of what is past due, and whether they do. */
export function PlanCard({ leaseId: id, plan }: Props) {
  return (
    <Section
      title={
        <Row gap="2">
          Payment plan
          <PlanBadge state={plan.state} />
        </Row>
      }
      action={
        <LinkButton to="/ledgesData" search={{ id }} variant="outline" size="sm">
          Ledger
        </LinkButton>
      }
    >
      <PlanParts plan={plan} />
    </Section>
  );
}
