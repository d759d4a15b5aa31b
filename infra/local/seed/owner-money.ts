import { addBill } from '../../../functions/ledger/add-bill';
import { addExpense } from '../../../functions/ledger/add-expense';
import { chargeManagementFee } from '../../../functions/ledger/charge-management-fee';
import { issueStatement } from '../../../functions/ledger/issue-statement';
import { payBill } from '../../../functions/ledger/pay-bill';
import { setManagementFee } from '../../../functions/ledger/set-management-fee';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { addDays, addToMonth, localDateOf, monthOf } from '../../../shared/domain/dates';
import { lastEndedDay } from '../../../shared/domain/ledger/close-books';
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
}

/** The demo's rental owner has an expense, a management fee and a statement of the last whole month. */
export async function writeOwnerMoney({ people, now }: Seeded, deps: Deps): Promise<void> {
  const owner = people.find(({ role }) => role.roleLabel === 'rentalOwner')?.role;
  const head = people.find(
    ({ role }) => role.userId === owner?.adminUserId && role.organizationId === owner?.organizationId,
  );
  if (!owner?.ownerId || !head) return;
  const { organizationId, ownerId: owner_id } = owner;
  const scope = { kind: 'owner', ownerId: owner_id } as const;
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
  const terms = { property_id, version: 0, fee, from_month, reserve_cents: 50_000 };
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
  await perform(issueStatement, { ...call, body: { owner_id, month } }, deps);
}
