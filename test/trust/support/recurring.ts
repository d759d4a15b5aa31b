import { addRecurringBill } from '../../../functions/ledger/recurring/add-recurring-bill';
import { addRecurringCharge } from '../../../functions/ledger/recurring/add-recurring-charge';
import { perform } from '../../../functions/runtime/perform';
import { addToMonth, localDateOf, monthOf } from '../../../shared/domain/dates';
import type { Making } from '../samples';
import { newLeaseIn } from './leases';
import { keeperOf } from './ledger';

/** The next month: its days are still to come. */
export const comingMonth = ({ world }: Making): string =>
  addToMonth(monthOf(localDateOf(world.deps.clock.now())), 1);

export const aRecurringCharge = (making: Making) => ({
  kind: 'parking' as const,
  label: 'Stall 4',
  every: 1 as const,
  day: 5,
  from_month: comingMonth(making),
  cents: 7_500,
});

export const aRecurringBill = (making: Making) => ({
  vendor: 'Green Lawns',
  category: 'landscaping' as const,
  reference: 'C-12',
  memo: 'By contract',
  due_days: 14,
  every: 1 as const,
  day: 5,
  from_month: comingMonth(making),
  cents: 12_000,
});

/** A lease of this property that is charged 75.00 for parking each month, as it is changed. */
export async function newRecurringChargeIn(making: Making, propertyId: string) {
  const { lease_id } = await newLeaseIn(making, propertyId, 'running');
  const call = keeperOf(making, propertyId);
  const change = { lease_id, version: 1, to_month: addToMonth(comingMonth(making), 2) };
  if (!call) return { ...change, recurring_id: 'rec_missing' };
  const body = { lease_id, ...aRecurringCharge(making) };
  const { data } = await perform(addRecurringCharge, { ...call, body }, making.world.deps);
  return { ...change, ...data };
}

/** The same for a bill of the property. */
export async function newRecurringBillIn(making: Making, propertyId: string) {
  const call = keeperOf(making, propertyId);
  const from_month = addToMonth(comingMonth(making), 1);
  const change = { property_id: propertyId, version: 1, from_month, cents: 13_000 };
  if (!call) return { ...change, recurring_id: 'rec_missing' };
  const body = { property_id: propertyId, ...aRecurringBill(making) };
  const { data } = await perform(addRecurringBill, { ...call, body }, making.world.deps);
  return { ...change, ...data };
}
