import { messages } from '../../../../../shared/domain/messages';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { drawings } from '../../../ui/primitives/drawings';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { HistoryPlace } from './history-place';
import { PlanView } from './plan-view';
import { useMySubscription } from './use-my-subscription';

type Props = {
  userId: string;
  /** The payment history's page from the address. */
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
};

/** /user-subscription: plan, usage, autopay, payments (SUB-01). */
export function MySubscription({ userId, place, onPlace }: Props) {
  const read = useMySubscription({ userId, place });
  return (
    <Page title="My Subscription" lead="Your plan, what you use of it, and every payment.">
      {read.isPending && <SkeletonCards cards={2} height="48" />}
      {read.isError && (
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      )}
      {read.isSuccess && !read.data.planDetails && <NoPlan />}
      {read.isSuccess && read.data.planDetails && (
        <PlanView
          userId={userId}
          read={read}
          subscription={read.data}
          details={read.data.planDetails}
          place={place}
          onPlace={onPlace}
        />
      )}
    </Page>
  );
}

const NoPlan = () => (
  <Section>
    <EmptyState
      title={messages.noSubscription}
      text="With a plan you can add properties and units and change what is there."
      drawing={drawings.paper}
      action={<LinkButton to="/subscriptionPay">Choose a plan</LinkButton>}
    />
  </Section>
);
