import { CircleCheck, CircleSlash, Clock, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
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
    text="The receipt is on its way to your mail, and stands in the payment history. All the room of the plan is open at once."
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
    text="A card takes seconds, a bank debit can take a few days. You may leave this page: your plan begins by itself once the money is there, and we send you a mail."
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
    text="Nothing was charged, and your account is as it was."
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
    title="There is no such payment here"
    text="The link may be old, or of another account. What you paid stands in the payment history."
  >
    <LinkButton to="/user-subscription">See my subscription</LinkButton>
  </Outcome>
);
