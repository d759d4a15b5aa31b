import { chakra } from '@chakra-ui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '../../../../shared/domain/subscriptions';
import { queryClient } from '../../api/query-client';
import { Failed } from '../../ui/failed';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { LinkButton } from '../../ui/link-button';
import { LoadingSpot } from '../../ui/loading';
import { TextLink } from '../../ui/text-link';
import { AuthPage } from './parts/auth-page';
import { priceText } from './plan-choice';
import { plansQuery } from './queries';

const modes = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annually', label: 'Annually' },
] as const;

export const PricingScreen = () => (
  <QueryClientProvider client={queryClient}>
    <AuthPage
      title="Pricing"
      lead="Every plan begins with 14 days that cost nothing."
      footer={
        <>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <Plans />
    </AuthPage>
  </QueryClientProvider>
);

function Plans() {
  const { data: plans, error, refetch } = useQuery(plansQuery);
  const [mode, setMode] = useState<'monthly' | 'annually'>('monthly');
  if (plans)
    return (
      <chakra.div display="flex" flexDirection="column" gap="4">
        <ChoiceCards
          label="Billing"
          hideLabel
          name="billing"
          choices={modes}
          value={mode}
          onValue={setMode}
        />
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} annual={mode === 'annually'} />
        ))}
      </chakra.div>
    );
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <LoadingSpot />;
}

function PlanCard({ plan, annual }: { plan: Plan; annual: boolean }) {
  const free = plan.price === 0;
  return (
    <chakra.article
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="3"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
    >
      <chakra.div>
        <chakra.h2 m="0" fontSize="md" fontWeight="semibold">
          {plan.plan}
        </chakra.h2>
        <chakra.p m="0" mt="0.5" aria-live="polite">
          {priceText(plan, annual)}
        </chakra.p>
        <chakra.p m="0" mt="0.5" fontSize="xs" color="muted">
          {`Property: ${plan.no_of_properties} Units: ${plan.no_of_units}`}
        </chakra.p>
      </chakra.div>
      <LinkButton
        to="/auth/registerformik"
        state={{ plan: { id: plan.id }, annual }}
        search={{ planid: plan.id, ...(annual ? { annual } : {}) }}
        variant={free ? 'outline' : 'solid'}
      >
        {free ? 'Try for Free' : 'Signup'}
      </LinkButton>
    </chakra.article>
  );
}
