import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { plansQuery } from '../queries';
import { AutopaySection } from './autopay-section';
import type { HistoryPlace } from './history-place';
import { PaymentHistory } from './payment-history';
import { PlanCard } from './plan-card';
import type { PlanDetails } from './subscription-words';
import { UsageCard } from './usage-card';

type Props = {
  userId: string;
  subscription: MySubscription;
  details: PlanDetails;
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
  /** Another page of the payments is on its way. */
  busy: boolean;
};

/** The screen when there is a plan. The plans on offer only add words; without them everything else stands. */
export function PlanView({ userId, subscription, details, place, onPlace, busy }: Props) {
  const { data: plans = [] } = useQuery(plansQuery);
  return (
    <>
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <PlanCard details={details} plans={plans} />
        <UsageCard subscription={subscription} details={details} />
      </chakra.div>
      <AutopaySection userId={userId} details={details} />
      <PaymentHistory subscription={subscription} place={place} onPlace={onPlace} busy={busy} />
    </>
  );
}
