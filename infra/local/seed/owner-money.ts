import { walkAccount } from '../../../functions/ledger/bank/account-walk';
import { addBill } from '../../../functions/ledger/owners/add-bill';
import { addExpense } from '../../../functions/ledger/owners/add-expense';
import { chargeManagementFee } from '../../../functions/ledger/owners/charge-management-fee';
import { getPropertyMoney } from '../../../functions/ledger/owners/get-property-money';
import { issueStatement } from '../../../functions/ledger/owners/issue-statement';
import { listMonthStatements } from '../../../functions/ledger/owners/list-month-statements';
import { payBill } from '../../../functions/ledger/owners/pay-bill';
import { payOwner } from '../../../functions/ledger/owners/pay-owner';
import { setManagementFee } from '../../../functions/ledger/owners/set-management-fee';
import { addRecurringBill } from '../../../functions/ledger/recurring/add-recurring-bill';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addDays, addToMonth, localDateOf, monthOf } from '../../../shared/domain/dates';
import { firstBank } from '../../../shared/domain/ledger/accounts';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
import { balancesOfOwners } from '../../../shared/domain/ledger/owners/distributable';
import type { ExpenseCategory } from '../../../shared/domain/ledger/owners/owner-money';
import { callOf } from './call-of-head';
import type { Seeded } from './subscriptions';

type Billed = { call: ReturnType<typeof callOf>; property_id: string; today: string };

/** One bill is paid, one past due, one still to come. */
async function writeBills({ call, property_id, today }: Billed, deps: Deps): Promise<void> {
  const bill = (vendor: string, category: ExpenseCategory, cents: number, days: number, memo: string) => {
    const on = { billed_on: addDays(today, -25), due_on: addDays(today, days) };
    const body = { property_id, vendor, category, cents, ...on, reference: '', memo };
    return perform(addBill, { ...call, body }, deps);
  };
  const { data } = await bill('Olentangy Landscaping', 'landscaping', 24_000, -10, 'Fall clean-up');
  const paid = { paid_on: addDays(today, -8), method: 'check', reference: '4471' } as const;
  await perform(payBill, { ...call, body: { property_id, bill_id: data.entry_id, ...paid } }, deps);
  await bill('Columbus Water', 'utilities', 31_245, -4, 'September and October');
  await bill('Harmon Heating', 'repairs', 18_900, 12, 'Furnace inspection');
  const lawn = { vendor: 'Olentangy Landscaping', category: 'landscaping', cents: 12_500 } as const;
  const each = { every: 1, day: 15, from_month: addToMonth(monthOf(today), 1), due_days: 14 } as const;
  const texts = { reference: '', memo: 'By contract' };
  await perform(addRecurringBill, { ...call, body: { property_id, ...lawn, ...each, ...texts } }, deps);
}

/** The one owner whose statement of the last month is still to be issued. */
const unissued = 'Cedar & Stone Partners';

/** What stays at a property. */
const reserve = 50_000;

/** What each owner had at each property on that day, but for the reserve, is paid out on it. */
async function writeDistributions(
  { call, paid_on }: { call: ReturnType<typeof callOf>; paid_on: string },
  deps: Deps,
): Promise<void> {
  const { organizationId } = call.viewer;
  const walk = { organizationId, code: firstBank, from: addDays(paid_on, 1), through: paid_on };
  const { held } = await walkAccount(walk, deps);
  const propertyIds = new Set(held.map(({ propertyId }) => propertyId));
  let check = 3_001;
  for (const property_id of propertyIds) {
    const books = held.filter(({ propertyId }) => propertyId === property_id);
    const { data } = await getPropertyMoney(
      { ...call, params: { propertyId: property_id }, query: { limit: 1 } },
      deps,
    );
    const had = balancesOfOwners(books);
    for (const { owner_id, distributable } of data.owners) {
      const most = Math.min((had[owner_id] ?? 0) - reserve, distributable);
      const cents = Math.floor(most / 100) * 100;
      if (cents <= 0) continue;
      const body = { property_id, owner_id, cents, paid_on, method: 'check', memo: '' } as const;
      await perform(payOwner, { ...call, body: { ...body, reference: String(check) } }, deps);
      check += 1;
    }
  }
}

/** The demo's rental owner has an expense, a management fee and a statement of the last whole month. */
export async function writeOwnerMoney({ people, now }: Seeded, deps: Deps): Promise<void> {
  const owner = people.find(({ role }) => role.roleLabel === 'rentalOwner')?.role;
  const head = people.find(
    ({ role }) => role.userId === owner?.adminUserId && role.organizationId === owner?.organizationId,
  );
  if (!owner?.ownerId || !head) return;
  const { organizationId, ownerId } = owner;
  const scope = { kind: 'owner', ownerId } as const;
  const [{ properties }, books] = await Promise.all([
    deps.properties.page({ organizationId, scope, sort: 'name', limit: 20 }),
    deps.ledgers.heads(organizationId),
  ]);
  const home = properties.find(({ propertyId }) => books.some((book) => book.propertyId === propertyId));
  if (!home) return;
  const property_id = home.propertyId;
  const call = callOf({ head, deps }, now);
  const month = addToMonth(monthOf(addDays(lastEndedDay(now), 1)), -1);
  const from_month = addToMonth(monthOf(localDateOf(now)), -1);
  const fee = { kind: 'percent', hundredths: 800 } as const;
  const terms = { property_id, version: 0, fee, from_month, reserve_cents: reserve };
  await perform(setManagementFee, { ...call, body: terms }, deps);
  const spent = { vendor: 'Buckeye Plumbing', category: 'repairs', cents: 18_000 } as const;
  const paid = {
    paid_on: `${month}-20`,
    method: 'check',
    reference: '2107',
    memo: 'Kitchen sink, unit 101',
  } as const;
  await perform(addExpense, { ...call, body: { property_id, ...spent, ...paid } }, deps);
  await writeBills({ call, property_id, today: localDateOf(now) }, deps);
  // On the first day of a month the last one is not over everywhere.
  if (month === from_month)
    await perform(chargeManagementFee, { ...call, body: { property_id, month } }, deps);
  await writeDistributions({ call, paid_on: `${month}-10` }, deps);
  const { data } = await listMonthStatements({ ...call, query: { month } }, deps);
  for (const { owner_id, name } of data.owners)
    if (name !== unissued) await perform(issueStatement, { ...call, body: { owner_id, month } }, deps);
}
