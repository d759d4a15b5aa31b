import { uploadKey } from '../../../functions/common/portfolio/image-keys';
import { addBill } from '../../../functions/ledger/owners/add-bill';
import { addContribution } from '../../../functions/ledger/owners/add-contribution';
import { addExpense } from '../../../functions/ledger/owners/add-expense';
import { getPropertyMoney } from '../../../functions/ledger/owners/get-property-money';
import { issueStatement } from '../../../functions/ledger/owners/issue-statement';
import { perform } from '../../../functions/runtime/perform';
import { propertyBook } from '../../../functions/table/ledger/record';
import { addToMonth, localDateOf, monthOf } from '../../../shared/domain/dates';
import { accounts, firstBank } from '../../../shared/domain/ledger/accounts';
import { post } from '../../../shared/domain/ledger/fold';
import { contribute } from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { pdfBytes } from '../../support/office-bytes';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { keeperOf } from './ledger';

const todayOf = ({ world }: Making): string => localDateOf(world.deps.clock.now());

/** How money of a property was paid today. */
export const paidToday = (making: Making) => ({
  paid_on: todayOf(making),
  method: 'check' as const,
  reference: '12',
  memo: 'By hand',
});

export const anExpense = (making: Making, property_id: string) => ({
  property_id,
  vendor: 'Ace Plumbing',
  category: 'repairs' as const,
  cents: 18_000,
  ...paidToday(making),
});

/** An owner of this property, of whichever organization. */
export function ownerAt({ scene }: Making, propertyId: string): string {
  const home = [scene.home, scene.other].find(({ properties }) =>
    Object.values(properties).includes(propertyId),
  );
  const { owners } = home ?? scene.home;
  return propertyId === home?.properties.hidden ? owners.hidden.ownerId : owners.shown.ownerId;
}

export const aContribution = (making: Making, property_id: string) => ({
  property_id,
  owner_id: ownerAt(making, property_id),
  cents: 9_000,
  ...paidToday(making),
});

/** An expense of this property; a made-up one of a property that is nowhere. */
export async function newExpenseIn(making: Making, property_id: string) {
  const { deps } = making.world;
  const call = keeperOf(making, property_id);
  if (!call) return { property_id, entry_id: 'expense:missing' };
  const body = anExpense(making, property_id);
  const { data } = await perform(addExpense, { ...call, body }, deps);
  return { property_id, ...data };
}

export const aBill = (making: Making, property_id: string) => {
  const { paid_on: day } = paidToday(making);
  const facts = { vendor: 'Ace Plumbing', category: 'repairs' as const, cents: 18_000, reference: 'A-7' };
  return { property_id, ...facts, billed_on: day, due_on: day, memo: 'Kitchen sink' };
};

/** An open bill of this property; a made-up one of a property that is nowhere. */
export async function newBillIn(making: Making, property_id: string) {
  const { deps } = making.world;
  const call = keeperOf(making, property_id);
  if (!call) return { property_id, bill_id: 'bill:missing' };
  const { data } = await perform(addBill, { ...call, body: aBill(making, property_id) }, deps);
  return { property_id, bill_id: data.entry_id };
}

/** A bill with an invoice of this property; a made-up one of a property that is nowhere. */
export async function newInvoiceIn(making: Making, property_id: string) {
  const { deps } = making.world;
  const call = keeperOf(making, property_id);
  if (!call) return { property_id, entry_id: 'bill:missing' };
  const upload = deps.ids.next('doc');
  const contentType = 'application/pdf';
  await deps.files.put({ key: uploadKey(call.viewer, upload), bytes: pdfBytes(), contentType });
  const body = { ...aBill(making, property_id), invoice: { upload, contentType } as const };
  const { data } = await perform(addBill, { ...call, body }, deps);
  return { property_id, ...data };
}

/** Enough of an owner's money to pay some of it out. */
export async function newPayout(making: Making, property_id: string) {
  const call = keeperOf(making, property_id);
  const body = { ...aContribution(making, property_id), cents: 2_000_000 };
  if (call) await perform(addContribution, { ...call, body }, making.world.deps);
  return { ...aContribution(making, property_id), cents: 5_000 };
}

const asReady = { detailsSubmitted: true, payoutsEnabled: true, missing: [], startedAt: '', updatedAt: '' };

/** 50.00 for an owner who can be paid, of cleared money at the provider. */
export async function newTransfer(making: Making, property_id: string) {
  const { deps } = making.world;
  const call = keeperOf(making, property_id);
  const owner_id = ownerAt(making, property_id);
  const body = { property_id, owner_id, cents: 5_000, seen_cents: 0, memo: 'By the provider' };
  if (!call) return body;
  const { organizationId } = call.viewer;
  const key = { organizationId, ownerId: owner_id };
  const started = await deps.connectedAccounts.byOwner(key);
  const audit = auditOf(making, { organizationId, propertyId: property_id });
  const account = { ...key, accountId: `acct_${owner_id}`, ...started, ...asReady };
  if (started)
    await deps.connectedAccounts.save({ account: { ...account, version: started.version + 1 }, audit });
  else await deps.connectedAccounts.start({ ...account, version: 1 }, audit);
  const before = await deps.ledgers.book(propertyBook({ organizationId, propertyId: property_id }));
  const by = { source: `contribution:${deps.ids.next('pst')}`, on: todayOf(making) };
  const [draft] = [contribute(by, { owner: owner_id, cents: 1_000_000 })].flat();
  if (!draft || isRefused(draft)) throw new Error('no contribution');
  const { [accounts.cash(firstBank)]: cents = 0, ...lines } = draft.lines;
  const posted = post(before.book, [{ ...draft, lines: { ...lines, [accounts.clearing]: cents } }]);
  if (isRefused(posted)) throw new Error(posted.refused);
  const shown = { unitId: '', unitNumber: '', propertyTitle: '', tenants: [], zone: 'America/New_York' };
  const actor = { by: '', at: deps.clock.now().toISOString(), requestId: '' };
  await deps.ledgers.post({ before, posted, shown, actor });
  const { data } = await getPropertyMoney({ ...call, params: { propertyId: property_id }, query: {} }, deps);
  const seen_cents = data.owners.find((one) => one.owner_id === owner_id)?.transferable ?? 0;
  return { ...body, seen_cents };
}

/** 50.00 of what has cleared at the provider. */
export async function newProviderPayout(making: Making, property_id: string) {
  await newTransfer(making, property_id);
  return { property_id, cents: 5_000, paid_on: todayOf(making), reference: 'PO 7', memo: '' };
}

let months = 0;

/** A month whose flat fee is due, each time another one. */
export async function feeMonthOf(making: Making, property_id: string) {
  const { deps } = making.world;
  const call = keeperOf(making, property_id);
  const month = addToMonth('2000-01', months++ % 300);
  if (!call) return { property_id, month };
  const place = { organizationId: call.viewer.organizationId, propertyId: property_id };
  const version = ((await deps.statements.terms(place))?.version ?? 0) + 1;
  const fees = [{ from: '2000-01', fee: { kind: 'flat' as const, cents: 1_000 + version } }];
  const trace = { audit: auditOf(making, place), now: deps.clock.now() };
  await deps.statements.setTerms({ terms: { ...place, fees, reserve: 0, version }, trace });
  return { property_id, month };
}

const auditOf = ({ world: { deps } }: Making, place: { organizationId: string; propertyId: string }) => ({
  organizationId: place.organizationId,
  auditId: deps.ids.next('aud'),
  requestId: '',
  at: deps.clock.now().toISOString(),
  action: 'ledger.terms' as const,
  about: place.propertyId,
  by: { userId: '', userRoleId: '', roleLabel: '' as const, process: 'test' },
  object: { kind: 'ledger' as const, id: place.propertyId, name: '' },
});

export const termsVersion = async ({ world, scene }: Making, propertyId: string): Promise<number> => {
  const { organizationId } = scene.home;
  return (await world.deps.statements.terms({ organizationId, propertyId }))?.version ?? 0;
};

/** The month that an owner's next statement can be of. */
export async function nextStatement({ world, scene }: Making, ownerId: string): Promise<string> {
  const { organizationId } = scene.home;
  const [last] = await world.deps.statements.ofOwner({ organizationId, ownerId, limit: 1 });
  return last ? addToMonth(last.month, 1) : '2000-01';
}

/** A month of which this owner has a statement; the same one each time, since it is only read. */
export async function issuedMonth(making: Making, owner_id: string): Promise<string> {
  const { deps } = making.world;
  const home = [making.scene.home, making.scene.other].find(({ owners }) =>
    Object.values(owners).some(({ ownerId }) => ownerId === owner_id),
  );
  if (!home) return monthOf(todayOf(making));
  const { organizationId } = home;
  const [last] = await deps.statements.ofOwner({ organizationId, ownerId: owner_id, limit: 1 });
  if (last) return last.month;
  const call = viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
  await perform(issueStatement, { ...call, body: { owner_id, month: '2000-01' } }, deps);
  return '2000-01';
}
