import { expect, it } from 'vitest';
import { openTestWorld } from '../../../test/support/test-world';
import { conrad, nora, openLeases } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { addCharge } from '../charges/add-charge';
import { chargeLeases } from '../charges/charge-leases';
import { editCharge } from '../charges/edit-charge';
import { addBill } from '../owners/add-bill';
import { addContribution } from '../owners/add-contribution';
import { addExpense } from '../owners/add-expense';
import { payBill } from '../owners/pay-bill';
import { payOwner } from '../owners/pay-owner';
import { recordPayout } from '../owners/record-payout';
import { reallocatePayment } from '../payments/reallocate-payment';
import { receivePayment } from '../payments/receive-payment';
import { refundPayment } from '../payments/refund-payment';
import { returnPayment } from '../payments/return-payment';
import { openLedger } from './open-ledger';

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
  const testWorld = await openLeases();
  const lease_id = await testWorld.sent();
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  const call = testWorld.call();
  const check = { method: 'check' as const, reference: '', payer: '', chosen: [], hold_rest: false };
  const receive = (received_on: string) =>
    testWorld.perform(receivePayment, { ...call, body: { lease_id, cents: 500, received_on, ...check } });
  expect(await day(receive('2026-07-27'))).toEqual({ received_on: toCome });
  expect(await day(receive('2016-07-25'))).toEqual({ received_on: tooOld });
  const { entry_id } = (await receive('2026-07-20')).data;
  const of = { lease_id, payment_id: entry_id.replace('payment:', ''), reason: 'x' };
  const moves = {
    moved_on: (moved_on: string) =>
      testWorld.perform(reallocatePayment, { ...call, body: { ...of, moved_on, chosen: [] } }),
    refunded_on: (refunded_on: string) =>
      testWorld.perform(refundPayment, { ...call, body: { ...of, refunded_on, cents: 100 } }),
    returned_on: (returned_on: string) =>
      testWorld.perform(returnPayment, { ...call, body: { ...of, returned_on, fee_cents: 0 } }),
  };
  for (const [field, move] of Object.entries(moves)) {
    expect(await day(move('2026-07-27'))).toEqual({ [field]: toCome });
    expect(await day(move('2026-07-19'))).toEqual({ [field]: before });
    expect(await day(move('2026-07-20'))).toMatch(field === 'moved_on' ? 'nothing-moved' : 'done');
  }
  const water = { kind: 'utility' as const, label: 'Water', cents: 500 };
  const charge = (due_on: string) =>
    testWorld.perform(addCharge, { ...call, body: { lease_id, ...water, due_on } });
  const many = (due_on: string) =>
    testWorld.perform(chargeLeases, {
      ...call,
      body: { run: '1'.repeat(32), lease_ids: [lease_id], ...water, due_on },
    });
  const opened = (due_on: string) =>
    testWorld.perform(openLedger, {
      ...call,
      body: { lease_id, rent_from: '2026-07', owed: [{ ...water, due_on }], credit_cents: 0, deposits: [] },
    });
  expect(await day(charge('2016-07-25'))).toEqual({ due_on: tooOld });
  expect(await day(charge('2031-07-27'))).toEqual({ due_on: tooFar });
  expect(await day(opened('2016-07-25'))).toEqual({ 'owed.0.due_on': tooOld });
  expect((await many('2031-07-27')).data.refused).toEqual([{ lease_id, why: tooFar }]);
  const charged = (await charge('2031-07-26')).data.entry_id;
  const edit = (due_on: string) =>
    testWorld.perform(editCharge, {
      ...call,
      body: { lease_id, entry_id: charged, label: 'Water', cents: 500, reason: 'x', due_on },
    });
  expect(await day(edit('2031-07-27'))).toEqual({ due_on: tooFar });
  expect(await day(edit('2016-07-26'))).toBe('done');
});

it('money of a property moved on a day that has come, and a bill is paid from its day on', async () => {
  const testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}] });
  await testWorld.owner({ ownerId: 'own_ada' });
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  const call = testWorld.call();
  const paid = { property_id: propertyId, cents: 500, memo: '', reference: '' };
  const check = { ...paid, method: 'check' as const };
  const vendor = { vendor: 'Ace', category: 'repairs' as const };
  const bill = async (billed_on: string, due_on = '2026-08-01') => {
    const body = { ...paid, ...vendor, billed_on, due_on };
    return (await testWorld.perform(addBill, { ...call, body })).data.entry_id;
  };
  const bill_id = await bill('2026-07-20');
  const pay = (paid_on: string) =>
    testWorld.perform(payBill, {
      ...call,
      body: { property_id: propertyId, bill_id, paid_on, method: 'check', reference: '' },
    });
  const owner_id = 'own_ada';
  const moves = [
    pay,
    (paid_on: string) => testWorld.perform(addExpense, { ...call, body: { ...check, ...vendor, paid_on } }),
    (paid_on: string) =>
      testWorld.perform(addContribution, { ...call, body: { ...check, owner_id, paid_on } }),
    (paid_on: string) => testWorld.perform(payOwner, { ...call, body: { ...check, owner_id, paid_on } }),
    (paid_on: string) => testWorld.perform(recordPayout, { ...call, body: { ...paid, paid_on } }),
  ];
  expect(await day(bill('2026-07-27'))).toEqual({ billed_on: toCome });
  expect(await day(bill('2026-07-26', '2031-07-27'))).toEqual({ due_on: tooFar });
  for (const move of moves) expect(await day(move('2026-07-27'))).toEqual({ paid_on: toCome });
  for (const move of moves.slice(1)) expect(await day(move('2016-07-25'))).toEqual({ paid_on: tooOld });
  expect(await day(pay('2026-07-19'))).toEqual({ paid_on: before });
  expect(await day(pay('2026-07-20'))).toBe('done');
});
