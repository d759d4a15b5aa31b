import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../../../shared/domain/messages';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonBar } from '../../../ui/feedback/skeleton-list';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted, SrOnly } from '../../../ui/primitives/text';
import type { PlanDetails } from '../overview/subscription-words';
import { planChangeQuery } from '../queries';
import { ChangeOffer } from './change-offer';
import type { PlanChoice } from './plan-choice';

type Props = {
  choice: PlanChoice | undefined;
  plan: Plan | undefined;
  details: PlanDetails | undefined;
  onDone: () => void;
};

/** The cost and effect of the choice, before it is made. */
export const ChangeSummary = ({ choice, plan, ...rest }: Props) => (
  <Section title="What you pay">
    {choice && plan ? (
      // A new choice is a new offer, so it must not show the previous one's failure.
      <Previewed key={`${choice.planid} ${choice.annual}`} choice={choice} plan={plan} {...rest} />
    ) : (
      <Muted>
        <bdi>Choose a plan to see what it costs now and later.</bdi>
      </Muted>
    )}
  </Section>
);

function Previewed({ choice, plan, details, onDone }: Props & { choice: PlanChoice; plan: Plan }) {
  const preview = useQuery(planChangeQuery(choice));
  if (preview.isPending) return <Waiting />;
  if (preview.isError) return <Failed error={preview.error} onRetry={() => void preview.refetch()} />;
  return (
    <ChangeOffer
      choice={choice}
      plan={plan}
      details={details}
      preview={preview.data}
      onStale={() => void preview.refetch()}
      onDone={onDone}
    />
  );
}

const Waiting = () => (
  <Stack role="status">
    <SrOnly>{messages.loading}</SrOnly>
    {['70%', '55%', '100%'].map((width) => (
      <SkeletonBar key={width} w={width} aria-hidden="true" />
    ))}
    <SkeletonBar h="10" w="full" mt="2" borderRadius="control" aria-hidden="true" />
  </Stack>
);
