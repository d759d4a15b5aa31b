import { isDeepStrictEqual } from 'node:util';
import type { Dues, OrganizationDue } from '../../functions/table/dues';
import type { Notices, PlanNotice } from '../../functions/table/notices';
import type { PlanPayment, PlanPayments } from '../../functions/table/plan-payments';
import type { Subscriptions } from '../../functions/table/subscriptions';
import { duesOf } from '../../shared/domain/subscription-dues';
import { tell } from './fake-notifications';
import type { FakeWorld } from './fake-world';

const claimedUntil = (now: Date): string => new Date(now.getTime() + 300_000).toISOString();

/** What the billing stores remember, open to a test. */
export class FakeBilling {
  readonly customers = new Map<string, string>();
  /** By organization and invoice. */
  readonly payments = new Map<string, PlanPayment>();
  readonly notices = new Map<string, { notice: PlanNotice; isWaiting: boolean; claimedUntil?: string }>();
  dues: OrganizationDue[] = [];

  paymentsOf(organizationId: string): PlanPayment[] {
    const own = [...this.payments].filter(([key]) => key.startsWith(`${organizationId} `));
    return own.map(([, payment]) => payment).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }
}

/** Subscriptions in memory: a change that read another version than stands there writes nothing, as the table would. */
export const fakeSubscriptions = (world: FakeWorld): Subscriptions => ({
  change: async ({
    organization,
    to,
    limits,
    payments = [],
    known = [],
    notices = [],
    sendsAt,
    audit,
    now,
  }) => {
    const { billing, organizations } = world;
    const { organizationId } = organization;
    const stands = organizations.get(organizationId);
    if (!stands || stands.subscription.version !== organization.subscription.version) return false;
    const hasMovedOn = payments.some(({ invoiceId }) => {
      const before = known.find((one) => one.invoiceId === invoiceId);
      return !isDeepStrictEqual(billing.payments.get(`${organizationId} ${invoiceId}`), before);
    });
    if (hasMovedOn || notices.some(({ name }) => billing.notices.has(`${organizationId} ${name}`)))
      return false;
    const subscription = { ...to, version: (to.version ?? 0) + 1 };
    organizations.set(organizationId, {
      ...stands,
      ...(limits && { limits }),
      subscription,
    });
    if (to.customerId !== undefined) billing.customers.set(to.customerId, organizationId);
    billing.dues = [
      ...billing.dues.filter((due) => due.organizationId !== organizationId || due.at <= now.toISOString()),
      ...duesOf(subscription).map((due) => ({ ...due, organizationId })),
    ];
    for (const payment of payments) billing.payments.set(`${organizationId} ${payment.invoiceId}`, payment);
    for (const notice of notices)
      billing.notices.set(`${organizationId} ${notice.name}`, {
        ...{ notice, isWaiting: true },
        ...(sendsAt && { claimedUntil: claimedUntil(sendsAt) }),
      });
    world.audit.push(audit);
    return true;
  },
  organizationOf: async (customerId) => world.billing.customers.get(customerId),
});

export const fakePlanPayments = ({ billing }: FakeWorld): PlanPayments => ({
  page: async ({ organizationId, after, limit }) => {
    const start = Number(after ?? 0);
    const all = billing.paymentsOf(organizationId);
    const payments = all.slice(start, start + limit);
    return start + limit < all.length ? { payments, next: String(start + limit) } : { payments };
  },
  byId: async ({ organizationId, invoiceId }) => billing.payments.get(`${organizationId} ${invoiceId}`),
  all: async (organizationId) => billing.paymentsOf(organizationId),
});

export const fakeNotices = (world: FakeWorld, { billing } = world): Notices => ({
  all: async (organizationId) =>
    [...billing.notices]
      .filter(([key]) => key.startsWith(`${organizationId} `))
      .map(([, { notice, isWaiting }]) => ({ notice, isWaiting })),
  add: async ({ organizationId, notice }) => {
    const key = `${organizationId} ${notice.name}`;
    if (!billing.notices.has(key)) billing.notices.set(key, { notice, isWaiting: true });
  },
  claim: async ({ organizationId, name, now }) => {
    const found = billing.notices.get(`${organizationId} ${name}`);
    if (!found?.isWaiting || (found.claimedUntil ?? '') > now.toISOString()) return false;
    found.claimedUntil = claimedUntil(now);
    return true;
  },
  sent: async ({ organizationId, name, told }) => {
    const found = billing.notices.get(`${organizationId} ${name}`);
    if (!found?.isWaiting) return;
    found.isWaiting = false;
    tell(world, told);
  },
});

export function fakeDues({ billing }: FakeWorld): Dues {
  const isSame = (one: OrganizationDue, other: OrganizationDue): boolean =>
    one.organizationId === other.organizationId && one.kind === other.kind && one.at === other.at;
  return {
    until: async (now) =>
      billing.dues.filter(({ at }) => at <= now.toISOString()).sort((a, b) => a.at.localeCompare(b.at)),
    drop: async (due) => {
      billing.dues = billing.dues.filter((one) => !isSame(one, due));
    },
  };
}
