import { messages } from '../../../../../shared/domain/messages';
import { planFeatures } from '../../../../../shared/domain/subscriptions/plan-features';
import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { SiteLink } from '../site-link';
import { PlanFeatures } from './plan-features';
import { PlanPrice } from './plan-price';
import { signUpHref } from './plan-texts';

export type ChoosePlan = (plan: Plan, annual: boolean) => void;

type Offer = { readonly plan: Plan; readonly annual: boolean; readonly onChoose?: ChoosePlan | undefined };

/** One plan: price, limits, features, and its button (LND-05 to LND-09). */
export function PlanCard({ headingLevel, ...offer }: Offer & { headingLevel: 2 | 3 }) {
  const { plan, annual } = offer;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <li className={plan.price === 0 ? 'plan' : 'plan paid'}>
      <Heading>{plan.plan}</Heading>
      <PlanPrice plan={plan} annual={annual} />
      <ChooseButton {...offer} />
      <p className="counts">{`Property: ${plan.no_of_properties} Units: ${plan.no_of_units}`}</p>
      <PlanFeatures plan={plan.plan} features={planFeatures(plan.description)} />
    </li>
  );
}

/** Calls `onChoose`, or links to the sign-up with the choice in address and navigation state (LND-09). */
function ChooseButton({ plan, annual, onChoose }: Offer) {
  const words = plan.price === 0 ? messages.tryForFree : messages.signup;
  const look = plan.price === 0 ? 'button outline' : 'button';
  const label = `${words}: ${plan.plan}`;
  if (onChoose)
    return (
      <button type="button" className={look} aria-label={label} onClick={() => onChoose(plan, annual)}>
        {words}
      </button>
    );
  return (
    <SiteLink href={signUpHref(plan.id, annual)} state={{ plan, annual }} className={look} label={label}>
      {words}
    </SiteLink>
  );
}
