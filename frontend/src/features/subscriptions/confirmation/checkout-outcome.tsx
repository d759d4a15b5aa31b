import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiRefusal } from '../../../api/refusal';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { checkoutQuery } from '../queries';
import { askAgain } from './checkout-patience';
import { NoCheckout, NotFinished, Paid, Processing, StartsLater } from './outcomes';

/** /subscriptionPayConfirmation: the provider returns here with the checkout in the address. */
export const CheckoutOutcome = ({ checkout }: { checkout: string }) => (
  <Page title="Payment" width="form" back={{ to: '/user-subscription', label: 'My Subscription' }}>
    {checkout === '' ? <NoCheckout /> : <Asked checkout={checkout} />}
  </Page>
);

function Asked({ checkout }: { checkout: string }) {
  const read = useQuery({
    ...checkoutQuery(checkout),
    refetchInterval: ({ state }) => askAgain(state.data?.status, state.dataUpdateCount),
  });
  const client = useQueryClient();
  const paid = read.data?.status === 'paid';
  useEffect(() => {
    // The payment makes all cached data stale, the person's included, except this answer itself.
    if (paid) void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('checkout') });
  }, [paid, client]);
  if (read.error instanceof ApiRefusal && read.error.status === 404) return <NoCheckout />;
  if (!read.data && read.isError)
    return (
      <Section>
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      </Section>
    );
  if (!read.data) return <SkeletonCards cards={1} height="48" />;
  const { status, plan, free_until: at } = read.data;
  if (status === 'paid') return at ? <StartsLater plan={plan} at={at} /> : <Paid plan={plan} />;
  if (status === 'processing')
    return <Processing onAsk={() => void read.refetch()} asking={read.isFetching} />;
  return <NotFinished expired={status === 'expired'} />;
}
