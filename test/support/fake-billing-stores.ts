import { isDeepStrictEqual } from 'node:util';
import type { Dues, OrganisationDue } from '../../functions/table/dues';
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
  /** By organisation and invoice. */
  readonly payments = new Map<string, PlanPayment>();
  readonly notices = new Map<string, { notice: PlanNotice; isWaiting: boolean; claimedUntil?: string }>();
  dues: OrganisationDue[] = [];

  paymentsOf(organisationId: string): PlanPayment[] {
    const own = [...this.payments].filter(([key]) => key.startsWith(`${organisationId} `));
    return own.map(([, payment]) => payment).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }
}

/** Subscriptions in memory: a change that read another version than stands there writes nothing, as the table would. */
export const fakeSubscriptions = (world: FakeWorld): Subscriptions => ({
  change: async ({
    organisation,
    to,
    limits,
    payments = [],
    known = [],
    notices = [],
    sendsAt,
    audit,
    now,
  }) => {
    const { billing, organisations } = world;
    const { organisationId } = organisation;
    const stands = organisations.get(organisationId);
    if (!stands || stands.subscription.version !== organisation.subscription.version) return false;
    const hasMovedOn = payments.some(({ invoiceId }) => {
      const before = known.find((one) => one.invoiceId === invoiceId);
      return !isDeepStrictEqual(billing.payments.get(`${organisationId} ${invoiceId}`), before);
    });
    if (hasMovedOn || notices.some(({ name }) => billing.notices.has(`${organisationId} ${name}`)))
      return false;
    const subscription = { ...to, version: (to.version ?? 0) + 1 };
    organisations.set(organisationId, {
      ...stands,
      ...(limits && { limits }),
      subscription,
    });
    if (to.customerId !== undefined) billing.customers.set(to.customerId, organisationId);
    billing.dues = [
      ...billing.dues.filter((due) => due.organisationId !== organisationId || due.at <= now.toISOString()),
      ...duesOf(subscription).map((due) => ({ ...due, organisationId })),
    ];
    for (const payment of payments) billing.payments.set(`${organisationId} ${payment.invoiceId}`, payment);
    for (const notice of notices)
      billing.notices.set(`${organisationId} ${notice.name}`, {
        ...{ notice, isWaiting: true },
        ...(sendsAt && { claimedUntil: claimedUntil(sendsAt) }),
      });
    world.audit.push(audit);
    return true;
  },
  organisationOf: async (customerId) => world.billing.customers.get(customerId),
});

export const fakePlanPayments = ({ billing }: FakeWorld): PlanPayments => ({
  page: async ({ organisationId, after, limit }) => {
    const start = Number(after ?? 0);
    const all = billing.paymentsOf(organisationId);
    const payments = all.slice(start, start + limit);
    return start + limit < all.length ? { payments, next: String(start + limit) } : { payments };
  },
  byId: async ({ organisationId, invoiceId }) => billing.payments.get(`${organisationId} ${invoiceId}`),
  all: async (organisationId) => billing.paymentsOf(organisationId),
});

export const fakeNotices = (world: FakeWorld, { billing } = world): Notices => ({
  all: async (organisationId) =>
    [...billing.notices]
      .filter(([key]) => key.startsWith(`${organisationId} `))
      .map(([, { notice, isWaiting }]) => ({ notice, isWaiting })),
  add: async ({ organisationId, notice }) => {
    const key = `${organisationId} ${notice.name}`;
    if (!billing.notices.has(key)) billing.notices.set(key, { notice, isWaiting: true });
  },
  claim: async ({ organisationId, name, now }) => {
    const found = billing.notices.get(`${organisationId} ${name}`);
    if (!found?.isWaiting || (found.claimedUntil ?? '') > now.toISOString()) return false;
    found.claimedUntil = claimedUntil(now);
    return true;
  },
  sent: async ({ organisationId, name, told }) => {
    const found = billing.notices.get(`${organisationId} ${name}`);
    if (!found?.isWaiting) return;
    found.isWaiting = false;
    tell(world, told);
  },
});

export function fakeDues({ billing }: FakeWorld): Dues {
  const isSame = (one: OrganisationDue, other: OrganisationDue): boolean =>
    one.organisationId === other.organisationId && one.kind === other.kind && one.at === other.at;
  return {
    until: async (now) =>
      billing.dues.filter(({ at }) => at <= now.toISOString()).sort((a, b) => a.at.localeCompare(b.at)),
    drop: async (due) => {
      billing.dues = billing.dues.filter((one) => !isSame(one, due));
    },
  };
}
