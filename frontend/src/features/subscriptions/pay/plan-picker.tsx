import { counted } from '../../../../../shared/domain/counted';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Stack } from '../../../ui/layout/layout';
import { Muted, Strong } from '../../../ui/primitives/text';
import { priceOf, wholeText, yearlySaving } from '../money-text';

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;

const roomOf = (plan: Plan): string =>
  `Up to ${counted(plan.no_of_properties, 'property', 'properties')} and ${counted(plan.no_of_units, 'unit', 'units')}`;

type Props = {
  plans: readonly Plan[];
  /** The current plan is marked, but can be chosen again. */
  currentPlanId: number | undefined;
  planid: number | undefined;
  annual: boolean;
  onPlan: (planid: number) => void;
  onAnnual: (annual: boolean) => void;
};

export const PlanPicker = ({ plans, currentPlanId, planid, annual, onPlan, onAnnual }: Props) => (
  <Stack gap="5">
    <ChoiceCards
      label="Billing"
      name="billing"
      choices={periods}
      value={annual ? 'annually' : 'monthly'}
      onValue={(period) => onAnnual(period === 'annually')}
    />
    <ChoiceCards
      label="Plan"
      name="plan"
      columns={1}
      choices={plans.map((plan) => ({
        value: String(plan.id),
        label: plan.id === currentPlanId ? `${plan.plan} (your plan now)` : plan.plan,
        hint: <bdi>{roomOf(plan)}</bdi>,
        icon: <Price plan={plan} annual={annual} />,
      }))}
      value={planid === undefined ? '' : String(planid)}
      onValue={(value) => onPlan(Number(value))}
    />
  </Stack>
);

function Price({ plan, annual }: { plan: Plan; annual: boolean }) {
  const saving = annual ? yearlySaving(plan) : 0;
  return (
    <Stack as="span" gap="0.5" textAlign="end" flexShrink="0">
      <bdi>
        <Strong>{wholeText(priceOf(plan, annual))}</Strong>
        <Muted as="span">{annual ? ' a year' : ' a month'}</Muted>
      </bdi>
      {saving > 0 && (
        <Muted as="bdi" small color="success">
          {`Saves ${wholeText(saving)}`}
        </Muted>
      )}
    </Stack>
  );
}
