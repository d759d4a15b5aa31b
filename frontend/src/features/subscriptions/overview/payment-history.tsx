import { chakra } from '@chakra-ui/react';
import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { messages } from '../../../../../shared/domain/messages';
import { Button } from '../../../ui/button';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Section } from '../../../ui/section';
import type { HistoryPlace } from './history-place';
import { PaymentTable } from './payment-table';

type Props = {
  subscription: Pick<MySubscription, 'paymentHistory' | 'next'>;
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
  busy: boolean;
};

/** Every payment, newest first, with what explains it (SUB-01, SUB-03). */
export const PaymentHistory = ({ subscription, place, onPlace, busy }: Props) => (
  <Section title="Payment history" flush>
    {subscription.paymentHistory.length === 0 ? (
      <EmptyState
        title={messages.noPayments}
        text="The first payment of a plan appears here with its receipt."
        drawing={drawings.paper}
      />
    ) : (
      <PaymentTable payments={subscription.paymentHistory} busy={busy} />
    )}
    <Pages next={subscription.next} place={place} onPlace={onPlace} />
  </Section>
);

/** A cursor knows only the way on; the way back is the newest page, or the browser's own Back. */
function Pages({
  next,
  place,
  onPlace,
}: {
  next: string | undefined;
  place: HistoryPlace;
  onPlace: (place: HistoryPlace) => void;
}) {
  if (!next && !place.after) return null;
  return (
    <chakra.nav
      aria-label="Pages of payments"
      display="flex"
      justifyContent="flex-end"
      gap="2"
      px={{ base: '4', md: '6' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Button variant="outline" size="sm" disabled={!place.after} onClick={() => onPlace({})}>
        Newest
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!next}
        onClick={() => onPlace(next ? { after: next } : {})}
      >
        Older
      </Button>
    </chakra.nav>
  );
}
