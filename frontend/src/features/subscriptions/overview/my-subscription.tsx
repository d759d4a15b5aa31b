import { messages } from '../../../../../shared/domain/messages';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonCards } from '../../../ui/skeleton-cards';
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
    <Page title="My Subscription" lead="Your plan, how much of it is in use, and every payment, to the cent.">
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
