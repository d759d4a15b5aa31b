import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { planFeatures } from '../../../../../shared/domain/plan-features';
import type { Plan } from '../../../../../shared/domain/subscriptions';
import { Section } from '../../../ui/section';
import { StatusBadge } from '../../../ui/status-badge';
import { priceOf, wholeText } from '../money-text';
import { subscriptionLooks } from '../status-looks';
import { PlanActions } from './plan-actions';
import { isAnnual, type PlanDetails, whatHappens } from './subscription-words';

const trialPrice = 'Free for 14 days';

/** The plan, its price for its period (SUB-01), where it stands and what one can do about it. */
export function PlanCard({ details, plans }: { details: PlanDetails; plans: readonly Plan[] }) {
  const annual = isAnnual(details);
  const free = details.price === 0;
  return (
    <Section title="Current plan" action={<StatusBadge {...subscriptionLooks[details.type]} />}>
      <chakra.div display="flex" flexDirection="column" gap="4" h="full">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
          <chakra.p m="0" fontSize="2xl" fontWeight="semibold" lineHeight="heading" letterSpacing="-0.02em">
            <bdi>{details.plan}</bdi>
          </chakra.p>
          <chakra.p m="0" fontVariantNumeric="tabular-nums">
            {free ? (
              <bdi>{trialPrice}</bdi>
            ) : (
              <bdi>
                <chakra.span fontSize="md" fontWeight="semibold">
                  {wholeText(priceOf(details, annual))}
                </chakra.span>
                <chakra.span color="muted">{annual ? ' yearly' : ' monthly'}</chakra.span>
              </bdi>
            )}
          </chakra.p>
        </chakra.div>
        <chakra.p m="0" maxW="reading" textWrap="pretty">
          <bdi>{whatHappens(details, plans)}</bdi>
        </chakra.p>
        <Features description={details.description} />
        <PlanActions details={details} plans={plans} />
      </chakra.div>
    </Section>
  );
}

const Features = ({ description }: { description: string }) => (
  <chakra.ul
    m="0"
    p="0"
    listStyleType="none"
    display="grid"
    columnGap="4"
    rowGap="1"
    gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
    color="muted"
  >
    {planFeatures(description).map((feature) => (
      <chakra.li key={feature} display="flex" gap="2" alignItems="flex-start">
        <chakra.span color="primary" mt="0.5" flexShrink="0">
          <Check size={16} aria-hidden="true" />
        </chakra.span>
        <bdi>{feature}</bdi>
      </chakra.li>
    ))}
  </chakra.ul>
);
