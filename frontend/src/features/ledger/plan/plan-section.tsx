import { CalendarClock, CalendarX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { PlanBadge, PlanParts } from '../../../domain-ui/ledger/plan-parts';
import { Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';

const PlanDialog = lazy(() => import('./plan-dialog'));
const EndPlanDialog = lazy(() => import('./end-plan-dialog'));

/** What the tenants promised to pay, part by part, and whether they do (D67); nothing where they did not. */
export function PlanSection({ ledger }: { ledger: Ledger }) {
  const [opened, setOpened] = useState<'plan' | 'end'>();
  const { plan, plannable = 0, may } = ledger;
  if (!plan) return null;
  const { debt, made_on, note, state } = plan;
  return (
    <Section
      title={
        <Row gap="2">
          Payment plan
          <PlanBadge state={state} />
        </Row>
      }
      lead={`${displayDollars(debt)} past due on ${displayDate(made_on)}. While it is kept, no late fees and reminders of it go out.`}
      action={
        may.change && (
          <Row gap="2">
            {plannable > 0 && (
              <Button variant="outline" size="sm" onClick={() => setOpened('plan')}>
                <CalendarClock aria-hidden="true" />
                Replace
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => setOpened('end')}>
              <CalendarX aria-hidden="true" />
              End plan
            </Button>
          </Row>
        )
      }
    >
      <PlanParts plan={plan} />
      {note !== '' && <Muted small>{note}</Muted>}
      <Suspense fallback={null}>
        {opened === 'plan' && <PlanDialog ledger={ledger} onClose={() => setOpened(undefined)} />}
        {opened === 'end' && <EndPlanDialog ledger={ledger} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Section>
  );
}
