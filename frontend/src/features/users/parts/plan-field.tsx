import { chakra } from '@chakra-ui/react';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { SelectField } from '../../../ui/fields/select-field';
import { priceText, yearText } from '../plan-choice';

type Choice = { planid: number; annual: boolean };

/** The plan to sign up for (ACC-01). The initial choice stays until the plans load. */
export function PlanField({
  plans = [],
  choice,
  onChoice,
}: {
  plans?: readonly Plan[] | undefined;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}) {
  const chosen = plans.find(({ id }) => id === choice.planid);
  const options =
    plans.length === 0
      ? [{ value: String(choice.planid), label: 'Loading the plans' }]
      : plans.map((plan) => ({
          value: String(plan.id),
          label: `${plan.plan} · ${priceText(plan, choice.annual)}`,
        }));
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <SelectField
        id="planid"
        name="planid"
        label="Plan"
        options={options}
        value={String(choice.planid)}
        onChange={(event) => onChoice({ ...choice, planid: Number(event.target.value) })}
        hint={
          chosen
            ? `Up to ${chosen.no_of_properties.toLocaleString('en-US')} ${chosen.no_of_properties === 1 ? 'property' : 'properties'} and ${chosen.no_of_units.toLocaleString('en-US')} units. You can change it at any time.`
            : undefined
        }
      />
      {chosen && chosen.price > 0 && (
        <CheckboxField
          name="annual"
          label={yearText(chosen)}
          checked={choice.annual}
          onChange={(event) => onChoice({ ...choice, annual: event.target.checked })}
        />
      )}
    </chakra.div>
  );
}
