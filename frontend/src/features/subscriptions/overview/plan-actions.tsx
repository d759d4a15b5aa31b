import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { refusalWords } from '../../../api/refusal-words';
import { FormStatus } from '../../../ui/feedback/form-status';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { nextLarger } from '../pay/plan-choice';
import { useBillingPortal } from '../use-billing-portal';
import { isAnnual, type PlanDetails } from './subscription-words';

/** The current plan still needs its first payment: a trial of a paid plan, or one that ended. */
const owesItsOwn = ({ type, price }: PlanDetails): boolean =>
  price > 0 && (type === 'trial' || type === 'ended');

/** Pay, upgrade (SUB-02), change, and the provider's page. The most urgent action is first and solid. */
export function PlanActions({ details, plans }: { details: PlanDetails; plans: readonly Plan[] }) {
  const portal = useBillingPortal();
  const pay = owesItsOwn(details);
  const repair = details.type === 'past-due' || details.type === 'unpaid';
  const largest = plans.length > 0 && !nextLarger(plans, { ...details, annual: isAnnual(details) });
  return (
    <Stack gap="2" mt="auto">
      <Row gap="2">
        {repair && details.has_payments && (
          <Button onClick={portal.open} pending={portal.pending} pendingText="Opening">
            Fix payment
          </Button>
        )}
        {pay && (
          <LinkButton
            to="/subscriptionPay"
            search={{ planid: details.planid, annual: isAnnual(details) }}
          >{`Pay for ${details.plan}`}</LinkButton>
        )}
        {largest ? (
          <LinkButton to="/subscriptionPay" variant="outline">
            Change plan
          </LinkButton>
        ) : (
          <LinkButton
            to="/subscriptionPay"
            search={{ upgrade: true }}
            state={{ upgrade: true }}
            variant={pay || repair ? 'outline' : 'solid'}
          >
            Upgrade
          </LinkButton>
        )}
        {details.next_plan && (
          <LinkButton
            to="/subscriptionPay"
            search={{ planid: details.planid, annual: isAnnual(details) }}
            variant="outline"
          >{`Keep ${details.plan}`}</LinkButton>
        )}
        {details.has_payments && !repair && (
          <Button variant="outline" onClick={portal.open} pending={portal.pending} pendingText="Opening">
            Manage cards and invoices
          </Button>
        )}
      </Row>
      <FormStatus kind="error">{portal.error ? refusalWords(portal.error) : undefined}</FormStatus>
    </Stack>
  );
}
