import { expect, it } from 'vitest';
import { openStand } from '../../test/support/stand';
import { conrad, nora, openLeases } from '../../test/support/stand/leases';
import { propertyId } from '../../test/support/stand/portfolio';
import { addBill } from './add-bill';
import { addCharge } from './add-charge';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { chargeLeases } from './charge-leases';
import { editCharge } from './edit-charge';
import { openLedger } from './open-ledger';
import { payBill } from './pay-bill';
import { payOwner } from './pay-owner';
import { reallocatePayment } from './reallocate-payment';
import { receivePayment } from './receive-payment';
import { recordPayout } from './record-payout';
import { refundPayment } from './refund-payment';
import { returnPayment } from './return-payment';

const toCome = 'This day is in the future';
const before = 'This is before the payment';
const tooOld = 'This is more than 10 years ago';
const tooFar = 'Choose a day within the next 5 years';
const day = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error.code === 'bad-day' ? error.details.fields : error.code),
  );

it('money of a lease moved on a day that has come, not before its payment, and no day is a mistyped year', async () => {
  const stand = await openLeases();
  const lease_id = await stand.sent();
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  await stand.coSign(await stand.tokenOf(conrad));
  stand.goTo('2026-07-26T12:00:00.000Z');
  const call = stand.call();
  const check = { method: 'check' as const, reference: '', payer: '', chosen: [], hold_rest: false };
  const receive = (received_on: string) =>
    stand.perform(receivePayment, { ...call, body: { lease_id, cents: 500, received_on, ...check } });
  expect(await day(receive('2026-07-27'))).toEqual({ received_on: toCome });
  expect(await day(receive('2016-07-25'))).toEqual({ received_on: tooOld });
  const { entry_id } = (await receive('2026-07-20')).data;
  const of = { lease_id, payment_id: entry_id.replace('payment:', ''), reason: 'x' };
  const moves = {
    moved_on: (moved_on: string) =>
      stand.perform(reallocatePayment, { ...call, body: { ...of, moved_on, chosen: [] } }),
    refunded_on: (refunded_on: string) =>
      stand.perform(refundPayment, { ...call, body: { ...of, refunded_on, cents: 100 } }),
    returned_on: (returned_on: string) =>
      stand.perform(returnPayment, { ...call, body: { ...of, returned_on, fee_cents: 0 } }),
  };
  for (const [field, move] of Object.entries(moves)) {
    expect(await day(move('2026-07-27'))).toEqual({ [field]: toCome });
    expect(await day(move('2026-07-19'))).toEqual({ [field]: before });
    expect(await day(move('2026-07-20'))).toMatch(field === 'moved_on' ? 'nothing-moved' : 'done');
  }
  const water = { kind: 'utility' as const, label: 'Water', cents: 500 };
  const charge = (due_on: string) =>
    stand.perform(addCharge, { ...call, body: { lease_id, ...water, due_on } });
  const many = (due_on: string) =>
    stand.perform(chargeLeases, {
      ...call,
      body: { run: '1'.repeat(32), lease_ids: [lease_id], ...water, due_on },
    });
  const opened = (due_on: string) =>
    stand.perform(openLedger, {
      ...call,
      body: { lease_id, rent_from: '2026-07', owed: [{ ...water, due_on }], credit_cents: 0, deposits: [] },
    });
  expect(await day(charge('2016-07-25'))).toEqual({ due_on: tooOld });
  expect(await day(charge('2031-07-27'))).toEqual({ due_on: tooFar });
  expect(await day(opened('2016-07-25'))).toEqual({ 'owed.0.due_on': tooOld });
  expect((await many('2031-07-27')).data.refused).toEqual([{ lease_id, why: tooFar }]);
  const charged = (await charge('2031-07-26')).data.entry_id;
  const edit = (due_on: string) =>
    stand.perform(editCharge, {
      ...call,
      body: { lease_id, entry_id: charged, label: 'Water', cents: 500, reason: 'x', due_on },
    });
  expect(await day(edit('2031-07-27'))).toEqual({ due_on: tooFar });
  expect(await day(edit('2016-07-26'))).toBe('done');
});

it('money of a property moved on a day that has come, and a bill is paid from its day on', async () => {
  const stand = await openStand();
  await stand.head();
  await stand.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await stand.property({ units: [{}] });
  await stand.owner({ ownerId: 'own_ada' });
  stand.goTo('2026-07-26T12:00:00.000Z');
  const call = stand.call();
  const paid = { property_id: propertyId, cents: 500, memo: '', reference: '' };
  const check = { ...paid, method: 'check' as const };
  const vendor = { vendor: 'Ace', category: 'repairs' as const };
  const bill = async (billed_on: string, due_on = '2026-08-01') => {
    const body = { ...paid, ...vendor, billed_on, due_on };
    return (await stand.perform(addBill, { ...call, body })).data.entry_id;
  };
  const bill_id = await bill('2026-07-20');
  const pay = (paid_on: string) =>
    stand.perform(payBill, {
      ...call,
      body: { property_id: propertyId, bill_id, paid_on, method: 'check', reference: '' },
    });
  const owner_id = 'own_ada';
  const moves = [
    pay,
    (paid_on: string) => stand.perform(addExpense, { ...call, body: { ...check, ...vendor, paid_on } }),
    (paid_on: string) => stand.perform(addContribution, { ...call, body: { ...check, owner_id, paid_on } }),
    (paid_on: string) => stand.perform(payOwner, { ...call, body: { ...check, owner_id, paid_on } }),
    (paid_on: string) => stand.perform(recordPayout, { ...call, body: { ...paid, paid_on } }),
  ];
  expect(await day(bill('2026-07-27'))).toEqual({ billed_on: toCome });
  expect(await day(bill('2026-07-26', '2031-07-27'))).toEqual({ due_on: tooFar });
  for (const move of moves) expect(await day(move('2026-07-27'))).toEqual({ paid_on: toCome });
  for (const move of moves.slice(1)) expect(await day(move('2016-07-25'))).toEqual({ paid_on: tooOld });
  expect(await day(pay('2026-07-19'))).toEqual({ paid_on: before });
  expect(await day(pay('2026-07-20'))).toBe('done');
});
