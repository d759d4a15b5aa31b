import { planFeatures } from '../../../../../shared/domain/subscriptions/plan-features';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { Row, Stack } from '../../../ui/layout/layout';
import { CheckList } from '../../../ui/layout/marked-list';
import { Section } from '../../../ui/layout/section';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted, Prose, Strong } from '../../../ui/primitives/text';
import { priceOf, wholeText } from '../money-text';
import { subscriptionLooks } from '../status-looks';
import { PlanActions } from './plan-actions';
import { isAnnual, type PlanDetails, whatHappens } from './subscription-words';

const trialPrice = 'Free for 14 days';

/** The plan, its price (SUB-01), its state and the possible actions. */
export function PlanCard({ details, plans }: { details: PlanDetails; plans: readonly Plan[] }) {
  const annual = isAnnual(details);
  const free = details.price === 0;
  return (
    <Section title="Current plan" action={<StatusBadge {...subscriptionLooks[details.type]} />}>
      <Stack gap="4" h="full">
        <Row alignItems="baseline" rowGap="1">
          <Strong fontSize="2xl" lineHeight="heading" letterSpacing="-0.02em">
            <bdi>{details.plan}</bdi>
          </Strong>
          <bdi>
            {free ? (
              trialPrice
            ) : (
              <>
                <Strong fontSize="md">{wholeText(priceOf(details, annual))}</Strong>
                <Muted as="span">{annual ? ' yearly' : ' monthly'}</Muted>
              </>
            )}
          </bdi>
        </Row>
        <Prose>{whatHappens(details, plans)}</Prose>
        <CheckList items={planFeatures(details.description)} />
        <PlanActions details={details} plans={plans} />
      </Stack>
    </Section>
  );
}
