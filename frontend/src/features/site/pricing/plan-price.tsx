import { messages } from '../../../../../shared/domain/messages';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { annualPrice, isTrial, monthlyPrice, twelveMonths, yearSaving } from './plan-texts';

/** A plan's price for the chosen billing, with the other one below it (LND-05, LND-06). */
export function PlanPrice({ plan, annual }: { plan: Plan; annual: boolean }) {
  if (isTrial(plan))
    return (
      <div className="price">
        <p className="amount trial">{messages.trialLabel}</p>
        <p className="other">Free, with everything</p>
      </div>
    );
  if (!annual)
    return (
      <div className="price">
        <p className="amount">
          {monthlyPrice(plan)} <span>a month</span>
        </p>
        <p className="other">
          or {annualPrice(plan)} a year <TwelveMonths plan={plan} />
        </p>
      </div>
    );
  const saving = yearSaving(plan);
  return (
    <div className="price">
      <p className="amount">
        {annualPrice(plan)} <span>a year</span>
      </p>
      <p className="other">
        <TwelveMonths plan={plan} /> {saving && <span className="pill">{saving}</span>}
      </p>
    </div>
  );
}

const TwelveMonths = ({ plan }: { plan: Plan }) => (
  <s>
    <span className="hidden">was </span>
    {twelveMonths(plan)}
  </s>
);
