import type { PlanPayment } from '../../../functions/table/billing/record';
import type { Organization } from '../../../functions/table/organizations/record';
import type { Subscription } from '../../../shared/domain/subscriptions/subscriptions';
import type { Making } from '../samples';
import { startSessionOf } from './session';
import type { TestOrganization } from './test-organization';
import type { TrustWorld } from './trust-world';

const year = 365 * 86_400_000;

/** Ids at the provider that belong to one organization only. */
export const providerIds = ({ organizationId }: Pick<TestOrganization, 'organizationId'>) => ({
  customer: `cus_${organizationId}`,
  subscription: `sub_at_${organizationId}`,
  checkouts: [`cs_${organizationId}_1`, `cs_${organizationId}_2`] as const,
  invoices: [`in_${organizationId}_1`, `in_${organizationId}_2`] as const,
});

async function write(
  { organizationId }: TestOrganization,
  { deps }: TrustWorld,
  change: (organization: Organization) => { to: Subscription; payments?: PlanPayment[] },
): Promise<Organization> {
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) throw new Error('The estate has no organization');
  const now = deps.clock.now();
  const { subscriptionId } = organization.subscription;
  await deps.subscriptions.change({
    ...change(organization),
    organization,
    now,
    audit: {
      organizationId,
      auditId: deps.ids.next('aud'),
      at: now.toISOString(),
      action: 'subscription.state',
      by: { userId: '', userRoleId: '', roleLabel: '', process: 'set up' },
      object: { kind: 'subscription', id: subscriptionId, name: 'Org' },
      about: subscriptionId,
      requestId: 'set up',
    },
  });
  return organization;
}

/** Puts the caller's organization on a paid monthly plan 4, at the provider and with us; returns it. */
export async function payingHome({ world, scene }: Pick<Making, 'world' | 'scene'>): Promise<Organization> {
  const { customer, subscription } = providerIds(scene.home);
  const { organizationId } = scene.home;
  const now = world.deps.clock.now();
  const [periodStart, periodEnd] = [now.toISOString(), new Date(now.getTime() + year).toISOString()];
  const at = { subscriptionId: subscription, customerId: customer, organizationId };
  world.provider.subscriptions.set(subscription, {
    ...at,
    planId: 4,
    annual: false,
    status: 'active',
    cancelAtPeriodEnd: false,
    createdAt: periodStart,
    periodStart,
    periodEnd,
  });
  return write(scene.home, world, ({ subscription: { nextPlanId, nextAnnual, ...kept } }) => ({
    to: {
      ...kept,
      planId: 4,
      annual: false,
      status: 'active',
      autopay: true,
      periodStart,
      paidUntil: periodEnd,
      customerId: customer,
      providerSubscriptionId: subscription,
      providerCreatedAt: periodStart,
    },
  }));
}

/** The caller's organization works and nothing runs at the provider, so it can start to pay. */
export async function unpaidHome({ world, scene }: Making): Promise<void> {
  await write(scene.home, world, ({ subscription: { providerSubscriptionId, ...kept } }) => ({ to: kept }));
}

/** The value that my-subscription gives the admin for saveAutoPayOption. */
export async function autopayLink(making: Making): Promise<string> {
  const { deps } = making.world;
  const { organizationId, subscription } = await payingHome(making);
  const issuedAt = deps.clock.now();
  const expiresAt = new Date(issuedAt.getTime() + 3_600_000);
  const thingId = subscription.subscriptionId;
  const { session } = await startSessionOf(making.scene.home.people.orgAdmin, making.world);
  const { sessionId, viewer } = session;
  const whose = { organizationId, thingId, userId: viewer.userId, sessionId };
  return deps.tokens.signLink({ purpose: 'autopay', ...whose, issuedAt, expiresAt });
}

/** Open checkouts of both organizations. */
export function openCheckouts({ world, scene }: Making): void {
  for (const testOrganization of [scene.home, scene.other]) {
    const { checkouts, customer: customerId } = providerIds(testOrganization);
    const { organizationId } = testOrganization;
    for (const id of checkouts)
      world.provider.checkouts.set(id, {
        organizationId,
        customerId,
        planId: 4,
        annual: false,
        status: 'open',
        paid: false,
      });
  }
}

/** Paid invoices of both organizations, at the provider and in their histories. */
export async function paidInvoices({ world, scene }: Making): Promise<void> {
  for (const testOrganization of [scene.home, scene.other]) {
    const { invoices, customer: customerId, subscription: subscriptionId } = providerIds(testOrganization);
    const { organizationId } = testOrganization;
    const [invoiceId] = invoices;
    if (await world.deps.planPayments.byId({ organizationId, invoiceId })) continue;
    const createdAt = world.deps.clock.now().toISOString();
    const common = { periodStart: createdAt, periodEnd: createdAt, createdAt, amountRefunded: 0, lines: [] };
    for (const invoiceId of invoices)
      world.provider.invoices.set(invoiceId, {
        ...common,
        invoiceId,
        customerId,
        subscriptionId,
        number: invoiceId,
        status: 'paid',
        amountDue: 14_900,
        amountPaid: 14_900,
        pdfUrl: `https://pay.test/${invoiceId}.pdf`,
      });
    const payments = invoices.map((invoiceId) => ({
      ...common,
      organizationId,
      invoiceId,
      number: invoiceId,
      status: 'paid' as const,
      amount: 14_900,
      description: '',
    }));
    await write(testOrganization, world, ({ subscription }) => ({ to: subscription, payments }));
  }
}
