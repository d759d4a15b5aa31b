import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { UsageBar } from '../../../ui/feedback/usage-bar';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import type { PlanDetails } from './subscription-words';

const words = (available: number, noun: string) => {
  const left = `${available.toLocaleString('en-US')} more available`;
  return {
    calm: left,
    near: `Nearly full: ${left}`,
    full: `Full. Upgrade to add more ${noun}.`,
  };
};

/** Properties and units in use, compared with the plan (SUB-01). */
export const UsageCard = ({
  subscription,
  details,
}: {
  subscription: MySubscription;
  details: PlanDetails;
}) => (
  <Section title="Usage">
    <Stack gap="5">
      <UsageBar
        label="Properties"
        used={subscription.propertyCount}
        most={details.no_of_properties}
        words={words(subscription.availableProperties, 'properties')}
      />
      <UsageBar
        label="Units"
        used={subscription.unitCount}
        most={details.no_of_units}
        words={words(subscription.availableUnits, 'units')}
      />
    </Stack>
  </Section>
);
