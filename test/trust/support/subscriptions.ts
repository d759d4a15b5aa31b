import type { Organisation } from '../../../functions/table/organisations';
import type { PlanPayment } from '../../../functions/table/plan-payments';
import type { Subscription } from '../../../shared/domain/subscriptions';
import type { Making } from '../samples';
import type { Estate } from './estate';
import type { House } from './house';
import { startSessionOf } from './session';

const year = 365 * 86_400_000;

/** Ids at the provider that belong to an organisation alone. */
export const providerIds = ({ organisationId }: Pick<Estate, 'organisationId'>) => ({
  customer: `cus_${organisationId}`,
  subscription: `sub_at_${organisationId}`,
  checkouts: [`cs_${organisationId}_1`, `cs_${organisationId}_2`] as const,
  invoices: [`in_${organisationId}_1`, `in_${organisationId}_2`] as const,
});

async function write(
  { organisationId }: Estate,
  { deps }: House,
  change: (organisation: Organisation) => { to: Subscription; payments?: PlanPayment[] },
): Promise<Organisation> {
  const organisation = await deps.organisations.byId(organisationId);
  if (!organisation) throw new Error('The estate has no organisation');
  const now = deps.clock.now();
  const { subscriptionId } = organisation.subscription;
  await deps.subscriptions.change({
    ...change(organisation),
    organisation,
    now,
    audit: {
      organisationId,
      auditId: deps.ids.next('aud'),
      at: now.toISOString(),
      action: 'subscription.state',
      by: { userId: '', userRoleId: '', roleLabel: '', process: 'set up' },
      object: { kind: 'subscription', id: subscriptionId, name: 'Org' },
      about: subscriptionId,
      requestId: 'set up',
    },
  });
  return organisation;
}

/** The caller's organisation pays plan 4 by the month, at the provider and with us; answers the organisation. */
export async function payingHome({ house, scene }: Pick<Making, 'house' | 'scene'>): Promise<Organisation> {
  const { customer, subscription } = providerIds(scene.home);
  const { organisationId } = scene.home;
  const now = house.deps.clock.now();
  const [periodStart, periodEnd] = [now.toISOString(), new Date(now.getTime() + year).toISOString()];
  const at = { subscriptionId: subscription, customerId: customer, organisationId };
  house.provider.subscriptions.set(subscription, {
    ...at,
    ...{ planId: 4, annual: false, status: 'active', cancelAtPeriodEnd: false, createdAt: periodStart },
    ...{ periodStart, periodEnd },
  });
  return write(scene.home, house, ({ subscription: { nextPlanId, nextAnnual, ...kept } }) => ({
    to: {
      ...kept,
      ...{ planId: 4, annual: false, status: 'active', autopay: true, periodStart, paidUntil: periodEnd },
      ...{ customerId: customer, providerSubscriptionId: subscription, providerCreatedAt: periodStart },
    },
  }));
}

/** The caller's organisation works, and nothing is run at the provider: it can be paid for. */
export async function unpaidHome({ house, scene }: Making): Promise<void> {
  await write(scene.home, house, ({ subscription: { providerSubscriptionId, ...kept } }) => ({ to: kept }));
}

/** The value that my-subscription gives the organisation's admin for saveAutoPayOption. */
export async function autopayLink(making: Making): Promise<string> {
  const { deps } = making.house;
  const { organisationId, subscription } = await payingHome(making);
  const issuedAt = deps.clock.now();
  const expiresAt = new Date(issuedAt.getTime() + 3_600_000);
  const thingId = subscription.subscriptionId;
  const { session } = await startSessionOf(making.scene.home.people.orgAdmin, making.house);
  const { sessionId, viewer } = session;
  const whose = { organisationId, thingId, userId: viewer.userId, sessionId };
  return deps.tokens.signLink({ purpose: 'autopay', ...whose, issuedAt, expiresAt });
}

/** Open checkouts of both organisations. */
export function openCheckouts({ house, scene }: Making): void {
  for (const estate of [scene.home, scene.other]) {
    const { checkouts, customer: customerId } = providerIds(estate);
    const { organisationId } = estate;
    for (const id of checkouts)
      house.provider.checkouts.set(id, {
        ...{ organisationId, customerId, planId: 4, annual: false, status: 'open', paid: false },
      });
  }
}

/** Paid invoices of both organisations, at the provider and in their histories. */
export async function paidInvoices({ house, scene }: Making): Promise<void> {
  for (const estate of [scene.home, scene.other]) {
    const { invoices, customer: customerId, subscription: subscriptionId } = providerIds(estate);
    const { organisationId } = estate;
    const [invoiceId] = invoices;
    if (await house.deps.planPayments.byId({ organisationId, invoiceId })) continue;
    const createdAt = house.deps.clock.now().toISOString();
    const common = { periodStart: createdAt, periodEnd: createdAt, createdAt, amountRefunded: 0, lines: [] };
    for (const invoiceId of invoices)
      house.provider.invoices.set(invoiceId, {
        ...{ ...common, invoiceId, customerId, subscriptionId, number: invoiceId, status: 'paid' },
        ...{ amountDue: 14_900, amountPaid: 14_900, pdfUrl: `https://pay.test/${invoiceId}.pdf` },
      });
    const payments = invoices.map((invoiceId) => ({
      ...{
        ...common,
        invoiceId,
        number: invoiceId,
        status: 'paid' as const,
        amount: 14_900,
        description: '',
      },
    }));
    await write(estate, house, ({ subscription }) => ({ to: subscription, payments }));
  }
}
