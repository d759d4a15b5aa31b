import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { mySubscriptionQuery, plansQuery } from '../queries';
import type { PayPlace } from './plan-choice';
import { PlanChooser } from './plan-chooser';

type Props = {
  userId: string;
  place: PayPlace;
  onPlace: (place: PayPlace) => void;
  /** Runs after a change that needs no page of the provider. */
  onDone: () => void;
};

/** /subscriptionPay: plan, period, cost now and later, then the payment. */
export function ChoosePlan({ userId, place, onPlace, onDone }: Props) {
  const state = useLocation({ select: (location) => location.state });
  const mine = useQuery(mySubscriptionQuery({ userId }));
  const plans = useQuery(plansQuery);
  const upgrade = place.upgrade === true || state.upgrade === true;
  const failed = [mine, plans].find(({ isError }) => isError);
  return (
    <Page
      title={upgrade ? 'Upgrade your plan' : 'Choose your plan'}
      lead="Review what’s due now and later before you pay."
      back={{ to: '/user-subscription', label: 'My Subscription' }}
    >
      {failed && (
        <Section>
          <Failed
            error={failed.error}
            onRetry={() => {
              void mine.refetch();
              void plans.refetch();
            }}
          />
        </Section>
      )}
      {!failed && !(mine.data && plans.data) && <SkeletonCards cards={2} height="48" />}
      {!failed && mine.data && plans.data && (
        <PlanChooser
          details={mine.data.planDetails}
          plans={plans.data}
          state={state}
          place={place}
          onPlace={onPlace}
          onDone={onDone}
        />
      )}
    </Page>
  );
}
