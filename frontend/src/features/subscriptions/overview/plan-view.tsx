import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { Columns } from '../../../ui/layout/columns';
import { plansQuery } from '../queries';
import { AutopaySection } from './autopay-section';
import type { HistoryPlace } from './history-place';
import { PaymentHistory } from './payment-history';
import { PlanCard } from './plan-card';
import type { PlanDetails } from './subscription-words';
import { UsageCard } from './usage-card';

type Props = {
  userId: string;
  read: UseQueryResult<MySubscription>;
  subscription: MySubscription;
  details: PlanDetails;
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
};

/** The screen with a plan. The offered plans only add text; if they fail to load, the rest still works. */
export function PlanView({ userId, read, subscription, details, ...at }: Props) {
  const { data: plans = [] } = useQuery(plansQuery);
  return (
    <>
      <Columns widths="3fr 2fr" from="lg" alignItems="stretch">
        <PlanCard details={details} plans={plans} />
        <UsageCard subscription={subscription} details={details} />
      </Columns>
      <AutopaySection userId={userId} details={details} />
      <PaymentHistory read={read} {...at} />
    </>
  );
}
