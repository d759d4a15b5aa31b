import { CircleCheck, CircleSlash, Clock, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayDate } from '../../../../../shared/domain/dates';
import { Button } from '../../../ui/button';
import { Row, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Muted, SubTitle } from '../../../ui/text';

/** The result and the next steps. Announced, because it may change while the person waits. */
const Outcome = ({
  icon: Icon,
  tone,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  tone: 'success' | 'info' | 'warning';
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <Section>
    <Stack gap="5">
      <Stack role="status">
        <Sign round boxSize="11" colorPalette={tone}>
          <Icon aria-hidden="true" />
        </Sign>
        <SubTitle as="h2" fontSize="lg">
          <bdi>{title}</bdi>
        </SubTitle>
        <Muted textWrap="pretty">
          <bdi>{text}</bdi>
        </Muted>
      </Stack>
      <Row gap="2">{children}</Row>
    </Stack>
  </Section>
);

export const Paid = ({ plan }: { plan: string }) => (
  <Outcome
    icon={CircleCheck}
    tone="success"
    title={`Paid. ${plan} is yours.`}
    text="The receipt is on its way to your email and in the payment history. The full plan is available right away."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
    <LinkButton to="/propertiesList" variant="outline">
      Go to the properties
    </LinkButton>
  </Outcome>
);

/** Paid for during the trial. */
export const Begins = ({ plan, at }: { plan: string; at: string }) => (
  <Outcome
    icon={CircleCheck}
    tone="success"
    title={`${plan} begins on ${displayDate(at)}.`}
    text="Your trial goes on until then, with the full plan. The first payment is taken on that day, and its receipt comes by email."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
    <LinkButton to="/propertiesList" variant="outline">
      Go to the properties
    </LinkButton>
  </Outcome>
);

export const Processing = ({ onAsk, asking }: { onAsk: () => void; asking: boolean }) => (
  <Outcome
    icon={Clock}
    tone="info"
    title="The payment is being processed"
    text="A card takes seconds, a bank debit can take a few days. You can leave this page: your plan starts automatically once the money arrives, and we will email you."
  >
    <Button variant="outline" pending={asking} pendingText="Looking" onClick={onAsk}>
      Look again
    </Button>
    <LinkButton to="/propertyDashboard" variant="ghost">
      Go to the home page
    </LinkButton>
  </Outcome>
);

export const NotFinished = ({ expired }: { expired: boolean }) => (
  <Outcome
    icon={CircleSlash}
    tone="warning"
    title={expired ? 'The payment page has expired' : 'The payment was not finished'}
    text="Nothing was charged, and your account did not change."
  >
    <LinkButton to="/subscriptionPay">Choose a plan again</LinkButton>
    <LinkButton to="/user-subscription" variant="outline">
      See my subscription
    </LinkButton>
  </Outcome>
);

export const NoCheckout = () => (
  <Outcome
    icon={SearchX}
    tone="warning"
    title="We couldn’t find this payment"
    text="The link may be old or belong to another account. Your payments are in the payment history."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
  </Outcome>
);
