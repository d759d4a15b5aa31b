import { applyAccount } from '../../../functions/common/billing/apply-account';
import { applyOnline } from '../../../functions/common/ledger/apply-online';
import { ledgerKeyOf, shownOf } from '../../../functions/common/ledger/ledger-place';
import { auditedProcess } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { OnlinePayment, StoredHead } from '../../../functions/table/ledger/record';
import { localDateOf } from '../../../shared/domain/dates';
import { owedIn } from '../../../shared/domain/ledger/ledger-lines';
import { nameOf } from '../../../shared/domain/names';
import type { StripeDouble } from '../stripe/stripe-double';
import type { DemoPerson } from './people';
import { demoOwners } from './rental-owners';
import type { Seeded } from './subscriptions';

type At = { readonly deps: Deps; readonly double: StripeDouble; readonly now: Date };
type Place = Pick<StoredHead, 'organizationId' | 'propertyId' | 'leaseId'>;

/** Who has not given bank details yet, the owner that the demo logs in as among them. */
const withoutBank: readonly string[] = [demoOwners.rosa.email, demoOwners.cedar.email];

/** Almost every owner of a home that is let has a bank account that can be paid. */
async function readyOwners(heads: readonly Place[], { deps, double, now }: At) {
  const at = now.toISOString();
  const found = await Promise.all(heads.map((head) => deps.properties.head(head)));
  const owners = new Map(
    found.flatMap((head) => head?.shares ?? []).map((share) => [share.ownerId, share] as const),
  );
  for (const { organizationId, ownerId, email } of owners.values()) {
    if (withoutBank.includes(email)) continue;
    const owner = { organizationId, ownerId };
    const accountId = await deps.payments.connectedAccountFor({
      ...owner,
      email: email || 'owner@demo.test',
    });
    const account = { ...owner, accountId, version: 1, missing: [], startedAt: at, updatedAt: at };
    const object = { kind: 'owner', id: ownerId, name: '' } as const;
    const entry = { action: 'owner.bank-started', object, organizationId, process: 'demo', now } as const;
    const unready = { detailsSubmitted: false, payoutsEnabled: false };
    await deps.connectedAccounts.start({ ...account, ...unready }, auditedProcess(entry, deps));
    await double.finishOnboarding(accountId);
    await applyAccount({ ...owner, now }, deps);
  }
}

const form = { email: 'tenant@demo.test', name: 'Demo Tenant', expiry: '12 / 34', cvc: '123' };
const ways: Record<'card' | 'bank', Record<string, string>> = {
  card: { ...form, number: '4242424242424242' },
  bank: { ...form, by: 'bank', routing: '110000000', account: '000123456789' },
};

/** Opens the provider's page as a tenant would, and pays on it. */
async function payBy(way: 'card' | 'bank', cents: number, { place, payer, ...at }: At & Paying) {
  const { deps, now } = at;
  const { organizationId, leaseId } = place;
  const [read, head] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.properties.head(place),
  ]);
  const unit = read && (await deps.units.byId({ organizationId, unitId: read.lease.unitId }));
  if (!read || !head || !unit) return;
  const found = { read, head, unit };
  const { userId, userRoleId } = payer.role;
  const name = nameOf(payer.demo);
  const paymentId = `pay_demoonline${way.padStart(16, '0')}`;
  const customer = { organizationId, leaseId, userRoleId, email: payer.demo.email, name };
  const customerId = await deps.payments.tenantCustomerFor(customer);
  const until = new Date(now.getTime() + 3_600_000).toISOString();
  const page = await deps.payments.startRentCheckout({
    organizationId,
    leaseId,
    paymentId,
    customerId,
    cents,
    until,
    name: 'Rent',
    successUrl: deps.settings.siteUrl,
    cancelUrl: deps.settings.siteUrl,
  });
  const online: OnlinePayment = {
    organizationId,
    leaseId,
    paymentId,
    cents,
    customerId,
    until,
    ...page,
    state: 'initiated',
    chosen: [],
    payer: { userId, userRoleId, name },
    begun: localDateOf(now),
    startedAt: now.toISOString(),
  };
  const before = await deps.ledgers.book(ledgerKeyOf(found));
  const actor = { by: userId, at: now.toISOString(), requestId: '' };
  const posted = { book: before.book, entries: [] };
  await deps.ledgers.post({ before, posted, online: [online], shown: shownOf(found, now), actor });
  await fetch(page.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(ways[way]) });
}

type Paying = { readonly place: Place; readonly payer: DemoPerson };

/** Cents; the rest stays open, to be paid by who tries it. */
const paidByCard = 50_000;
const fromBank = 30_000;

/**
 * The demo's tenant has paid a part of what is open by card, and a part is on its way from a bank account.
 */
export async function writeOnlineRent({ people, now }: Seeded, at: Omit<At, 'now'>): Promise<void> {
  const payer = people.find(({ role }) => role.roleLabel === 'tenant');
  const heads = payer ? await at.deps.ledgers.heads(payer.role.organizationId) : [];
  const place = heads.find(({ shown }) => payer && shown.tenants.includes(nameOf(payer.demo)));
  const owed = place ? owedIn(place.balances) : 0;
  if (!payer || !place || owed <= paidByCard + fromBank) return;
  await readyOwners(heads, { ...at, now });
  await payBy('card', paidByCard, { ...at, now, place, payer });
  await payBy('bank', fromBank, { ...at, now, place, payer });
  const { organizationId, leaseId } = place;
  await applyOnline({ organizationId, leaseId, now }, at.deps);
}
