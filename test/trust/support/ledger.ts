import { finishSetup } from '../../../functions/common/autopay/finish-setup';
import { postRentOf } from '../../../functions/common/ledger/post-rent-of';
import { endLease } from '../../../functions/leases/moves/lease-moves';
import { getSettlement } from '../../../functions/leases/settlement/get-settlement';
import { getLedger } from '../../../functions/ledger/books/get-ledger';
import { openLedger } from '../../../functions/ledger/books/open-ledger';
import { addCharge } from '../../../functions/ledger/charges/add-charge';
import { assessLateFees } from '../../../functions/ledger/charges/assess-late-fees';
import { listLateFees } from '../../../functions/ledger/charges/list-late-fees';
import { makePaymentPlan } from '../../../functions/ledger/charges/make-payment-plan';
import { writeOffCharges } from '../../../functions/ledger/charges/write-off-charges';
import { moveDeposit } from '../../../functions/ledger/deposits/move-deposit';
import { payRent } from '../../../functions/ledger/payments/pay-rent';
import { receivePayment } from '../../../functions/ledger/payments/receive-payment';
import { startAutopay } from '../../../functions/ledger/payments/start-autopay';
import { perform } from '../../../functions/runtime/perform';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import { payDepositOnline } from '../../support/ledger/online-deposit';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { newLeaseIn, newSignedLease } from './leases';
import { saveTenancy, signingTenant } from './tenants';

/** Who keeps the ledgers of this property’s organization; undefined for a property that is nowhere. */
export function keeperOf({ scene, world }: Making, propertyId: string) {
  const homes = [scene.home, scene.other];
  const home = homes.find(({ properties }) => Object.values(properties).includes(propertyId));
  const { deps } = world;
  return home && viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
}

/**
 * A lease of this property that has begun, with a charge of 100.00; made-up ids for a property that is
 * nowhere.
 */
export async function newChargeIn(making: Making, propertyId: string): Promise<Charged> {
  const { deps } = making.world;
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, entry_id: 'charge:pst_missing' };
  const facts = {
    kind: 'utility',
    label: 'Water',
    due_on: localDateOf(deps.clock.now()),
    cents: 10_000,
  } as const;
  const { data } = await perform(addCharge, { ...call, body: { lease_id, ...facts } }, deps);
  return { lease_id, ...data };
}

/** A lease of this property with a charge of 100.00 open, by its number. */
export async function newDebtIn(making: Making, propertyId: string) {
  const { lease_id, entry_id } = await newChargeIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, charge: 1 };
  const { data } = await getLedger({ ...call, params: { leaseId: lease_id }, query: {} }, making.world.deps);
  return { lease_id, charge: data.lines.find((line) => line.entry_id === entry_id)?.seq ?? 0 };
}

/** What a payment plan of a lease of this property would be: all of its debt in a week. */
export async function newPlanIn(making: Making, propertyId: string) {
  const { lease_id } = await newDebtIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  const due_on = addDays(localDateOf(making.world.deps.clock.now()), 7);
  const plan = { lease_id, note: 'Promised by phone' };
  if (!call) return { ...plan, parts: [{ due_on, cents: 10_000 }] };
  const { data } = await getLedger({ ...call, params: { leaseId: lease_id }, query: {} }, making.world.deps);
  return { ...plan, parts: [{ due_on, cents: data.plannable ?? 10_000 }] };
}

/** A lease of this property with such a plan. */
export async function newPlannedIn(making: Making, propertyId: string): Promise<string> {
  const body = await newPlanIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  if (call) await perform(makePaymentPlan, { ...call, body }, making.world.deps);
  return body.lease_id;
}

/** The same, written off. */
export async function newWriteOffIn(making: Making, propertyId: string): Promise<Charged> {
  const { lease_id, charge } = await newDebtIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, entry_id: 'writeoff:pst_missing' };
  const body = { lease_id, charges: [{ charge, cents: 10_000 }], reason: 'Moved away' };
  const { data } = await perform(writeOffCharges, { ...call, body }, making.world.deps);
  return { lease_id, ...data };
}

/** A lease of this property whose first rents are late, and the rent that carries a fee. */
export async function newLateRentIn(making: Making, propertyId: string) {
  const { deps } = making.world;
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, entry_ids: ['rent:missing'] };
  const { organizationId } = call.viewer;
  const watch = { organizationId, leaseId: lease_id, version: 0, next: '' };
  await postRentOf({ watch, now: deps.clock.now() }, deps);
  const { fees } = (await listLateFees(call, deps)).data;
  const mine = fees.filter((fee) => fee.lease_id === lease_id && fee.cents > 0);
  return { lease_id, entry_ids: mine.slice(0, 1).map(({ entry_id }) => entry_id) };
}

/** A lease of this property that has ended, and how it can be settled: with a door to pay for. */
export async function newSettlementIn(making: Making, propertyId: string) {
  const { deps } = making.world;
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const call = keeperOf(making, propertyId);
  const settling = { lease_id, charges: [aDoor], waivers: [], signed_by: 'Ada Vale' };
  if (!call) return { ...settling, refunded_cents: 0, owed_cents: 9_000 };
  const now = deps.clock.now();
  const day = addDays(localDateOf(now), -3);
  await perform(endLease, { ...call, body: { lease_id, day, why: 'agreement', note: '' } }, deps);
  const watch = { organizationId: call.viewer.organizationId, leaseId: lease_id, version: 0, next: '' };
  await postRentOf({ watch, now }, deps);
  const { data } = await getSettlement({ ...call, params: { leaseId: lease_id } }, deps);
  const owed = data.open.reduce((sum, { cents }) => sum + cents, aDoor.cents);
  return { ...settling, refunded_cents: 0, owed_cents: owed };
}

const aDoor = { kind: 'damage' as const, label: 'Kitchen: door', reason: 'Broken', cents: 9_000 };

/** A lease of this property that has ended with 1,450.00 held, and another one that names the same tenant. */
export async function newDepositMoveIn(making: Making, propertyId: string) {
  const { deps } = making.world;
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const { lease_id: to_lease_id } = await newLeaseIn(making, propertyId, 'running');
  const moving = { lease_id, tenant_id: 'ada', to_lease_id, cents: 145_000, reason: 'Moved upstairs' };
  const call = keeperOf(making, propertyId);
  if (!call) return moving;
  const rent_from = localDateOf(deps.clock.now()).slice(0, 7);
  const deposits = [{ tenant_id: 'ada', cents: 145_000 }];
  const body = { lease_id, rent_from, owed: [], credit_cents: 0, deposits };
  await perform(openLedger, { ...call, body }, deps);
  const day = addDays(localDateOf(deps.clock.now()), -3);
  await perform(endLease, { ...call, body: { lease_id, day, why: 'agreement', note: '' } }, deps);
  return moving;
}

/** The same, moved. */
export async function newMovedDepositIn(making: Making, propertyId: string) {
  const body = await newDepositMoveIn(making, propertyId);
  const { lease_id } = body;
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, entry_id: 'move:pst_missing' };
  const { data } = await perform(moveDeposit, { ...call, body }, making.world.deps);
  return { lease_id, ...data };
}

/** A lease of this property that has ended, with a deposit that was paid by card. */
export async function newDepositBackIn(making: Making, propertyId: string) {
  const { deps, provider } = making.world;
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const call = keeperOf(making, propertyId);
  const back = { lease_id, tenant_id: 'ada', cents: 100_000 };
  if (!call) return { ...back, payment_id: 'pay_missing' };
  const today = localDateOf(deps.clock.now());
  const facts = { kind: 'deposit', label: '', due_on: today, cents: 145_000, tenant_id: 'ada' } as const;
  await perform(addCharge, { ...call, body: { lease_id, ...facts } }, deps);
  const { organizationId } = call.viewer;
  const key = { organizationId, propertyId, leaseId: lease_id };
  const payment_id = await payDepositOnline({ key, provider }, deps);
  const day = addDays(today, -3);
  await perform(endLease, { ...call, body: { lease_id, day, why: 'agreement', note: '' } }, deps);
  return { ...back, payment_id };
}

/** A charge with a check of 150.00 that paid for it. */
export async function newPaymentIn(making: Making, propertyId: string) {
  const { deps } = making.world;
  const { lease_id } = await newChargeIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  if (!call) return { lease_id, payment_id: 'pay_missing' };
  const body = { lease_id, ...aCheck(localDateOf(deps.clock.now())) };
  const { data } = await perform(receivePayment, { ...call, body }, deps);
  return { lease_id, payment_id: data.entry_id.replace('payment:', '') };
}

type Charged = { readonly lease_id: string; readonly entry_id: string };
const charges = new WeakMap<object, Map<string, Promise<Charged>>>();

/** A charge of this property, the same one each time: it is only read. */
export function chargeIn(making: Making, propertyId: string): Promise<Charged> {
  const known = charges.get(making.world) ?? new Map<string, Promise<Charged>>();
  charges.set(making.world, known);
  const charge = known.get(propertyId) ?? newChargeIn(making, propertyId);
  known.set(propertyId, charge);
  return charge;
}

/** A check of 150.00 that came on a day. */
export const aCheck = (received_on: string) => ({
  cents: 15_000,
  received_on,
  method: 'check' as const,
  reference: '1042',
  payer: 'Ada Byron',
  chosen: [],
  hold_rest: false,
});

/** A lease that the tenant signed, with 100.00 to pay online; the lease of somebody else as it is. */
export async function rentOwed(making: Making): Promise<string> {
  const { organizationId, properties, people, homeLease } = making.scene.home;
  const named = making.id('myLease');
  const call = keeperOf(making, properties.hidden);
  if (named !== homeLease || !call) return named;
  const { deps } = making.world;
  const place = { organizationId, propertyId: properties.hidden };
  const { lease_id: leaseId } = await newSignedLease(making, place.propertyId);
  const { userRoleId } = people.tenant.viewer;
  await saveTenancy({ ...place, leaseId, userRoleId, ...signingTenant }, deps);
  const today = localDateOf(deps.clock.now());
  const facts = { kind: 'utility', label: 'Water', due_on: today, cents: 10_000 } as const;
  await perform(addCharge, { ...call, body: { lease_id: leaseId, ...facts } }, deps);
  for (const share of (await deps.properties.head(place))?.shares ?? [])
    await deps.connectedAccounts.markShares({ ...share, ...readyAccount }, [share]);
  return leaseId;
}

/** Only marks shares: there is no account. */
const readyAccount = {
  accountId: '',
  version: 1,
  detailsSubmitted: true,
  payoutsEnabled: true,
  missing: [],
  startedAt: '',
  updatedAt: '',
};

/** A payment of that lease on its way; a made-up one of somebody else's lease. */
export async function rentOnItsWay(making: Making): Promise<{ leaseId: string; paymentId: string }> {
  const leaseId = await rentOwed(making);
  if (leaseId === making.id('myLease')) return { leaseId, paymentId: 'pay_missing' };
  const { deps } = making.world;
  const call = viewerCall({ deps, now: () => deps.clock.now() }, making.scene.home.people.tenant.viewer);
  const body = { lease_id: leaseId, cents: 5_000 };
  const { data } = await perform(payRent, { ...call, body }, deps);
  return { leaseId, paymentId: data.payment_id };
}

/** A lease of the tenant whose owners have no bank account; the lease of somebody else as it is. */
export async function withoutBank(making: Making): Promise<string> {
  const { organizationId, properties } = making.scene.home;
  const lease_id = await rentOwed(making);
  if (lease_id === making.id('myLease')) return lease_id;
  const { deps } = making.world;
  const place = { organizationId, propertyId: properties.hidden };
  for (const share of (await deps.properties.head(place))?.shares ?? [])
    await deps.connectedAccounts.markShares({ ...share, ...readyAccount, payoutsEnabled: false }, [share]);
  return lease_id;
}

/** A check of that lease; a made-up one of somebody else's lease. */
export async function rentPaid(making: Making): Promise<{ leaseId: string; paymentId: string }> {
  const leaseId = await rentOwed(making);
  const call = keeperOf(making, making.scene.home.properties.hidden);
  if (leaseId === making.id('myLease') || !call) return { leaseId, paymentId: 'pay_missing' };
  const { deps } = making.world;
  const body = { lease_id: leaseId, ...aCheck(localDateOf(deps.clock.now())) };
  const { data } = await perform(receivePayment, { ...call, body }, deps);
  return { leaseId, paymentId: data.entry_id.replace('payment:', '') };
}

/** What a tenant agrees to. */
export const autopayTerms = {
  up_to: false,
  after_due: 0,
  ceiling_cents: 500_000,
  announce_above_cents: 100_000,
  agrees: authorizationVersion,
} as const;

/** That lease with autopay on; somebody else's lease as it is. */
export async function withAutopay(making: Making): Promise<string> {
  const lease_id = await rentOwed(making);
  if (lease_id === making.id('myLease')) return lease_id;
  const { deps, provider } = making.world;
  const { viewer } = making.scene.home.people.tenant;
  const now = deps.clock.now();
  const call = viewerCall({ deps, now: () => now }, viewer);
  await perform(startAutopay, { ...call, body: { lease_id, ...autopayTerms } }, deps);
  provider.saveMethod();
  await finishSetup({ organizationId: viewer.organizationId, leaseId: lease_id, now }, deps);
  return lease_id;
}

/** A run that charged one lease of this property a late fee. */
export async function newFeeRunIn(making: Making, propertyId: string, run: string) {
  const late = await newLateRentIn(making, propertyId);
  const call = keeperOf(making, propertyId);
  const body = { run, leases: [late] };
  if (call) await perform(assessLateFees, { ...call, body }, making.world.deps);
  return { run, lease_ids: [late.lease_id] };
}

type FeeRun = Awaited<ReturnType<typeof newFeeRunIn>>;
const runs = new WeakMap<object, Map<string, Promise<FeeRun>>>();

/** A run in this property, the same one each time: it is only read. */
export function feeRunIn(making: Making, propertyId: string, run: string): Promise<FeeRun> {
  const known = runs.get(making.world) ?? new Map<string, Promise<FeeRun>>();
  runs.set(making.world, known);
  const found = known.get(propertyId) ?? newFeeRunIn(making, propertyId, run);
  known.set(propertyId, found);
  return found;
}
