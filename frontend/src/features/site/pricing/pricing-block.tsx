import { useState } from 'react';
import { BillingChoice } from './billing-choice';
import { type ChoosePlan, PlanCard } from './plan-card';
import { billingSaid } from './plan-texts';
import './pricing-block.css';
import { usePlans } from './use-plans';

/**
 * The plans and their prices (LND-05 to LND-09), on the landing page and on /auth/pricing.
 * `onChoose` handles a choice; without it, a choice links to the sign-up.
 */
export function PricingBlock({ headingLevel, onChoose }: { headingLevel: 2 | 3; onChoose?: ChoosePlan }) {
  const { plans, hasFailed, retry } = usePlans();
  const [annual, setAnnual] = useState(false);
  const [said, setSaid] = useState('');
  const change = (isAnnual: boolean) => {
    setAnnual(isAnnual);
    setSaid(billingSaid(plans ?? [], isAnnual));
  };
  return (
    <>
      <BillingChoice annual={annual} onAnnual={change} />
      <p role="status" className="hidden">
        {said}
      </p>
      {plans && plans.length > 0 && (
        <ul className="plans">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              annual={annual}
              onChoose={onChoose}
              headingLevel={headingLevel}
            />
          ))}
        </ul>
      )}
      {plans?.length === 0 && <p className="no-plans">No plans are available right now.</p>}
      {!plans && (hasFailed ? <PlansFailed onRetry={retry} /> : <PlansLoading />)}
    </>
  );
}

const PlansLoading = () => (
  <div className="plans" aria-busy="true">
    {['a', 'b', 'c', 'd'].map((place) => (
      <div key={place} className="plan waiting" />
    ))}
    <p role="status" className="hidden">
      Loading the plans
    </p>
  </div>
);

const PlansFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="no-plans" role="alert">
    <p>The plans could not be loaded.</p>
    <button type="button" className="button outline" onClick={onRetry}>
      Retry
    </button>
  </div>
);
