import type { HistoryState } from '@tanstack/react-router';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { isAnnual, type PlanDetails } from '../overview/subscription-words';
import { ChangeSummary } from './change-summary';
import { firstChoice, type PayPlace, paidPlans } from './plan-choice';
import { PlanPicker } from './plan-picker';

type Props = {
  details: PlanDetails | undefined;
  plans: readonly Plan[];
  /** Navigation state: the upgrade flag, or the choice of a plan card. */
  state: HistoryState;
  place: PayPlace;
  onPlace: (place: PayPlace) => void;
  onDone: () => void;
};

/** The choice next to its cost; stacked on a phone. The choice is in the address. */
export function PlanChooser({ details, plans, state, place, onPlace, onDone }: Props) {
  const current = details && { planid: details.planid, annual: isAnnual(details) };
  const choice = firstChoice({ place, state, plans, current });
  const annual = choice?.annual ?? place.annual ?? current?.annual ?? false;
  const choose = (change: { planid?: number; annual?: boolean }) =>
    onPlace({ ...place, ...(choice ?? { annual }), ...change });
  const chosen = plans.find(({ id }) => id === choice?.planid);
  return (
    <Columns widths="3fr 2fr" from="lg">
      <Section title="Plan and billing">
        <PlanPicker
          plans={paidPlans(plans)}
          currentPlanId={details && details.type !== 'ended' ? details.planid : undefined}
          planid={choice?.planid}
          annual={annual}
          onPlan={(planid) => choose({ planid })}
          onAnnual={(yearly) => choose({ annual: yearly })}
        />
      </Section>
      <Stack position={{ lg: 'sticky' }} top={{ lg: 'calc(var(--bar-top, 0px) + 1rem)' }}>
        <ChangeSummary choice={choice} plan={chosen} details={details} onDone={onDone} />
      </Stack>
    </Columns>
  );
}
