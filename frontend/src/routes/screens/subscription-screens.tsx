import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { may } from '../../../../shared/domain/people/permissions';
import { CheckoutOutcome } from '../../features/subscriptions/confirmation/checkout-outcome';
import { historyPlaces } from '../../features/subscriptions/overview/history-place';
import { MySubscription } from '../../features/subscriptions/overview/my-subscription';
import { ChoosePlan } from '../../features/subscriptions/pay/choose-plan';
import { parsePayPlace } from '../../features/subscriptions/pay/plan-choice';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { parseCheckout } from './parse-checkout';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

/** Only for people who may see the area `subscription`; others get a notice. */
function Payer({ title, children }: { title: string; children: (person: Person) => ReactNode }) {
  const person = usePerson();
  if (!person) return null;
  if (may(person.viewer, { area: 'subscription', level: 'view' })) return children(person);
  return (
    <Page title={title}>
      <NoPermission />
    </Page>
  );
}

/** /user-subscription (SUB-01). */
export function UserSubscriptionScreen() {
  const at = useListPlace(historyPlaces.parse, '/user-subscription');
  return <Payer title="My Subscription">{({ user }) => <MySubscription userId={user.id} {...at} />}</Payer>;
}

/** /subscriptionPay (SUB-02): the address holds the choice. */
export function SubscriptionPayScreen() {
  const place = parsePayPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <Payer title="Choose your plan">
      {({ user }) => (
        <ChoosePlan
          userId={user.id}
          place={place}
          onPlace={(search) =>
            void navigate({ to: '/subscriptionPay', search, replace: true, resetScroll: false })
          }
          onDone={() => void navigate({ to: '/user-subscription' })}
        />
      )}
    </Payer>
  );
}

/** /subscriptionPayConfirmation?checkout=…, where the provider's page returns to. */
export function SubscriptionPayConfirmationScreen() {
  const { checkout = '' } = parseCheckout(useSearch({ strict: false }));
  return <Payer title="Payment">{() => <CheckoutOutcome key={checkout} checkout={checkout} />}</Payer>;
}
