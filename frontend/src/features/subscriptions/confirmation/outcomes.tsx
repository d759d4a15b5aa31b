import { CircleCheck, CircleSlash, Clock, SearchX } from 'lucide-react';
import { displayDate } from '../../../../../shared/domain/dates';
import { ResultPage } from '../../../ui/feedback/result-page';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';

export const Paid = ({ plan }: { plan: string }) => (
  <ResultPage
    icon={CircleCheck}
    tone="success"
    title={`Paid. ${plan} is yours.`}
    text="The receipt is on its way to your email and in the payment history. The full plan is available right away."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
    <LinkButton to="/propertiesList" variant="outline">
      Go to the properties
    </LinkButton>
  </ResultPage>
);

/** Paid for during the trial. */
export const StartsLater = ({ plan, at }: { plan: string; at: string }) => (
  <ResultPage
    icon={CircleCheck}
    tone="success"
    title={`${plan} begins on ${displayDate(at)}.`}
    text="Your trial continues until then, with the full plan. The first payment is taken on that day, and its receipt comes by email."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
    <LinkButton to="/propertiesList" variant="outline">
      Go to the properties
    </LinkButton>
  </ResultPage>
);

export const Processing = ({ onAsk, asking }: { onAsk: () => void; asking: boolean }) => (
  <ResultPage
    icon={Clock}
    tone="info"
    title="The payment is being processed"
    text="A card takes seconds, a bank debit can take a few days. You can leave this page: your plan starts automatically once the money arrives, and we will email you."
  >
    <Button variant="outline" pending={asking} pendingText="Looking" onClick={onAsk}>
      Check again
    </Button>
    <LinkButton to="/propertyDashboard" variant="ghost">
      Go to the home page
    </LinkButton>
  </ResultPage>
);

export const NotFinished = ({ expired }: { expired: boolean }) => (
  <ResultPage
    icon={CircleSlash}
    tone="warning"
    title={expired ? 'The payment page has expired' : 'The payment was not finished'}
    text="Nothing was charged, and your account did not change."
  >
    <LinkButton to="/subscriptionPay">Choose a plan again</LinkButton>
    <LinkButton to="/user-subscription" variant="outline">
      See my subscription
    </LinkButton>
  </ResultPage>
);

export const NoCheckout = () => (
  <ResultPage
    icon={SearchX}
    tone="warning"
    title="We couldn’t find this payment"
    text="The link may be old or belong to another account. Your payments are in the payment history."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
  </ResultPage>
);
