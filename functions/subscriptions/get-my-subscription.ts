import type { Contract } from '../../shared/contract';
import type { MySubscription, PaymentLine } from '../../shared/contract/subscriptions';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { isPaidFor, type Plan, runsUntil, statusAt } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { answer, type Handler } from '../runtime/handler';
import type { PlanPayment } from '../table/billing/record';
import type { Organization } from '../table/organizations/record';
import { signAutopayLink } from './autopay-link';

type Planned = { readonly organization: Organization; readonly plans: readonly Plan[]; readonly now: Date };

const paymentLine = (payment: PlanPayment): PaymentLine => ({
  id: payment.invoiceId,
  payment_referenceid: payment.number,
  businessplanstartdate: payment.periodStart,
  businessplanenddate: payment.periodEnd,
  createddate: payment.createdAt,
  status: payment.status,
  description: payment.description,
  amount: payment.amount,
  amount_refunded: payment.amountRefunded,
  lines: [...payment.lines],
});

function nextPlan({ organization: { subscription }, plans }: Planned) {
  const next = plans.find(({ id }) => id === subscription.nextPlanId);
  if (!next) return {};
  return { next_plan: { planid: next.id, plan: next.plan, annual: subscription.nextAnnual ?? false } };
}

function planDetails(planned: Planned, userplanid: string): Pick<MySubscription, 'planDetails'> {
  const { organization, plans, now } = planned;
  const { subscription, limits: allowed } = organization;
  const plan = plans.find(({ id }) => id === subscription.planId);
  if (!plan) return {};
  return {
    planDetails: {
      planid: plan.id,
      plan: plan.plan,
      type: statusAt(subscription, now),
      price: plan.price,
      annual_price: plan.annual_price,
      subscription_type: subscription.annual ? 'annually' : 'monthly',
      startDate: subscription.periodStart ?? subscription.startedAt,
      endDate: runsUntil(subscription),
      ...defined({ free_until: subscription.freeUntil }),
      no_of_properties: allowed.properties,
      no_of_units: allowed.units,
      description: plan.description,
      autopay: isPaidFor(subscription, now) && subscription.autopay ? 1 : 0,
      userplanid,
      ...nextPlan(planned),
      has_payments: subscription.customerId !== undefined,
    },
  };
}

/** API-21, SUB-01. Reads only our own table. `available…` is what is left of the plan. */
export const getMySubscription: Handler<Contract['subscriptions']['getMySubscription']> = async (
  request,
  deps,
) => {
  const { viewer, params, query, now } = request;
  if (params.userId !== viewer.userId) throw refuse('not-found');
  const { organizationId } = viewer;
  const [organization, plans, history] = await Promise.all([
    request.organization(),
    deps.plans.all(),
    deps.planPayments.page({ organizationId, limit: limits.listPage, after: query.after }),
  ]);
  const userplanid = await signAutopayLink({ organization, session: await request.session(), now }, deps);
  const { propertyCount, unitCount, limits: allowed } = organization;
  return answer({
    ...planDetails({ organization, plans, now }, userplanid),
    paymentHistory: history.payments.map(paymentLine),
    next: history.next,
    propertyCount,
    unitCount,
    availableProperties: Math.max(0, allowed.properties - propertyCount),
    availableUnits: Math.max(0, allowed.units - unitCount),
  });
};
