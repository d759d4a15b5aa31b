import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { postRentWith } from '../../jobs/post-rent';
import { endLease, reopenLease } from '../../leases/moves/lease-moves';
import { logger } from '../../runtime/logger';
import { AuditEntry } from '../../table/audit/record';
import { Recurring } from '../../table/recurring/record';
import { getLedger } from '../books/get-ledger';
import { listComingRent } from '../charges/list-coming-rent';
import { reverseCharge } from '../charges/reverse-charge';
import { listBills } from '../owners/list-bills';
import { payBill } from '../owners/pay-bill';
import { reverseOwnerMoney } from '../owners/reverse-owner-money';
import { receivePayment } from '../payments/receive-payment';
import { addRecurringBill } from './add-recurring-bill';
import { addRecurringCharge } from './add-recurring-charge';
import { changeRecurringBill } from './change-recurring-bill';
import { changeRecurringCharge } from './change-recurring-charge';

logger.setLogLevel('SILENT');

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

let testWorld: LeaseWorld;
let lease_id: string;
/** A lease from July 1. */
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = (await testWorld.draft()).lease_id;
  await testWorld.save(lease_id, {}, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-10T12:00:00.000Z');
});

const job = () => postRentWith(() => testWorld.deps)();
const storage = {
  kind: 'other',
  label: 'Storage',
  every: 1,
  day: 15,
  from_month: '2026-07',
  cents: 4_000,
} as const;
const add = async (over: Partial<Body<'addRecurringCharge'>> = {}) =>
  (
    await testWorld.perform(addRecurringCharge, {
      ...testWorld.call(),
      body: { lease_id, ...storage, ...over },
    })
  ).data.recurring_id;
const list = async () => ({ charges: (await ledger()).recurring ?? [] });
const change = (body: Omit<Body<'changeRecurringCharge'>, 'lease_id'>) =>
  testWorld.perform(changeRecurringCharge, { ...testWorld.call(), body: { lease_id, ...body } });
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const charged = async () =>
  (await ledger()).lines
    .filter(({ entry_id }) => entry_id.startsWith('recurring:'))
    .map(({ entry_id, type, on, amount, charge }) => [
      entry_id.replace(/^recurring:rec_\w+:/, ''),
      type,
      on,
      amount,
      charge?.due,
    ]);

describe('a recurring charge of a lease', () => {
  it('is charged by the job, a week before its day, with the rent [D3] [D9]', async () => {
    const id = await add();
    expect((await list()).charges).toEqual([
      {
        recurring_id: id,
        version: 1,
        every: 1,
        day: 15,
        from_month: '2026-07',
        amounts: [{ from_month: '2026-07', cents: 4_000 }],
        through: '',
        next_month: '2026-07',
        kind: 'other',
        label: 'Storage',
      },
    ]);
    await job();
    await job();
    expect(await charged()).toEqual([['2026-07', 'charge', '2026-07-10', 4_000, '2026-07-15']]);
    expect((await list()).charges).toMatchObject([{ version: 2, through: '2026-07', next_month: '2026-08' }]);
    testWorld.goTo('2026-08-08T12:00:00.000Z');
    await job();
    expect((await charged()).map(([month]) => month)).toEqual(['2026-08', '2026-07']);
    expect((await testWorld.all(Recurring)).map(({ next, through }) => [next, through])).toEqual([
      ['2026-09-08', '2026-08'],
    ]);
  });

  it('is changed and ended forward only [D18]', async () => {
    const recurring_id = await add();
    await job();
    const late = { recurring_id, version: 2, from_month: '2026-07', cents: 1 };
    await expect(change(late)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { from_month: expect.any(String) } },
    });
    await expect(change({ ...late, version: 1 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await change({ recurring_id, version: 2, from_month: '2026-08', cents: 5_000, to_month: '2026-09' });
    testWorld.goTo('2026-12-08T12:00:00.000Z');
    await job();
    expect((await charged()).map(([month, , , amount]) => [month, amount])).toEqual([
      ['2026-09', 5_000],
      ['2026-08', 5_000],
      ['2026-07', 4_000],
    ]);
    const [one] = (await list()).charges;
    expect(one).toMatchObject({ to_month: '2026-09', through: '2026-09' });
    expect(one).not.toHaveProperty('next_month', expect.any(String));
    const version = one?.version ?? 0;
    await expect(change({ recurring_id, version, to_month: 'none' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await testWorld.all(AuditEntry)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ledger.recurring', 'ledger.recurring-changed']),
    );
  });

  it('goes when the lease ends, its money back, and comes again when it is reopened [D39]', async () => {
    await add();
    await job();
    const check = {
      received_on: '2026-07-10',
      method: 'check',
      reference: '',
      payer: 'Nora',
      hold_rest: false,
    } as const;
    const chosen = [
      {
        charge: (await ledger()).lines.find(({ entry_id }) => entry_id.startsWith('recurring:'))?.seq ?? 0,
        cents: 4_000,
      },
    ];
    await testWorld.perform(receivePayment, {
      ...testWorld.call(),
      body: { lease_id, cents: 4_000, ...check, chosen },
    });
    const body = { lease_id, day: '2026-07-10', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body });
    await job();
    expect((await charged()).map(([, type, , amount]) => [type, amount])).toEqual([
      ['reversal', -4_000],
      ['charge', 4_000],
    ]);
    await testWorld.perform(reopenLease, { ...testWorld.call(), body: { lease_id } });
    await job();
    expect((await charged()).map(([month]) => month)[0]).toBe('2026-07:2');
  });

  it('that a person reversed stays reversed; the months after it come', async () => {
    await add();
    await job();
    const entry_id =
      (await ledger()).lines.find((line) => line.entry_id.startsWith('recurring:'))?.entry_id ?? '';
    await testWorld.perform(reverseCharge, {
      ...testWorld.call(),
      body: { lease_id, entry_id, reason: 'Not used' },
    });
    testWorld.goTo('2026-08-08T12:00:00.000Z');
    await job();
    expect((await charged()).map(([month, type]) => [month, type])).toEqual([
      ['2026-08', 'charge'],
      ['2026-07:reversal', 'reversal'],
      ['2026-07', 'charge'],
    ]);
  });

  it('stands among what is to come', async () => {
    await add({ every: 3 });
    const { lines } = (
      await listComingRent({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)
    ).data;
    const coming = lines.filter(({ charge }) => charge?.kind === 'other').map(({ charge }) => charge?.due);
    expect(coming).toEqual(['2026-07-15', '2026-10-15', '2027-01-15', '2027-04-15', '2027-07-15']);
  });

  it.each([
    [{ from_month: '2026-06' }, { from_month: 'This day has passed' }],
    [{ day: 9 }, { from_month: 'This day has passed' }],
    [{ from_month: '2032-01' }, { from_month: expect.any(String) }],
    [{ from_month: '2026-09', to_month: '2026-08' }, { to_month: 'This is before the first month' }],
    [{ label: ' ' }, { label: 'Say what it is for' }],
  ])('refuses %o at its field', async (over, fields) => {
    await expect(add(over)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
  });

  it('is of a lease that was signed, and so many at most', async () => {
    const { lease_id: draft } = await testWorld.draft(two);
    await expect(add({ lease_id: draft })).rejects.toMatchObject({ code: 'wrong-status' });
    for (let count = 0; count < 20; count += 1) await add();
    await expect(add()).rejects.toMatchObject({ code: 'recurring-limit' });
  });

  it('is of its own lease: another one’s id is not found', async () => {
    const recurring_id = await add();
    const { lease_id: other } = await testWorld.draft(two);
    const body = { lease_id: other, recurring_id, version: 1, to_month: '2026-09' };
    await expect(
      testWorld.perform(changeRecurringCharge, { ...testWorld.call(), body }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a recurring bill of a property', () => {
  const lawn = {
    property_id: propertyId,
    vendor: 'Green Lawns',
    category: 'landscaping',
    reference: 'C-1',
    memo: 'By contract',
    due_days: 10,
    every: 1,
    day: 31,
    from_month: '2026-07',
    cents: 9_000,
  } as const;
  const addBill = async (over: Partial<Body<'addRecurringBill'>> = {}) =>
    (await testWorld.perform(addRecurringBill, { ...testWorld.call(), body: { ...lawn, ...over } })).data
      .recurring_id;
  const bills = async () =>
    (await listBills({ ...testWorld.call(), params: { propertyId } }, testWorld.deps)).data.bills.map(
      ({ bill_id, state, billed_on, due_on, cents, vendor }) => [
        bill_id,
        state,
        billed_on,
        due_on,
        cents,
        vendor,
      ],
    );
  const recurring = async () =>
    (await listBills({ ...testWorld.call(), params: { propertyId } }, testWorld.deps)).data.recurring;

  it('is written down on its day, and paid or voided like any [D3] [D6]', async () => {
    const id = await addBill();
    await job();
    expect(await bills()).toEqual([]);
    testWorld.goTo('2026-09-02T12:00:00.000Z');
    await job();
    await job();
    expect(await bills()).toEqual([
      [`bill:${id}:2026-07-31`, 'open', '2026-07-31', '2026-08-10', 9_000, 'Green Lawns'],
      [`bill:${id}:2026-08-31`, 'open', '2026-08-31', '2026-09-10', 9_000, 'Green Lawns'],
    ]);
    const paid = { paid_on: '2026-09-01', method: 'check', reference: '7' } as const;
    await testWorld.perform(reverseOwnerMoney, {
      ...testWorld.call(),
      body: { property_id: propertyId, entry_id: `bill:${id}:2026-07-31`, reason: 'Not done' },
    });
    await testWorld.perform(receivePayment, {
      ...testWorld.call(),
      body: {
        lease_id,
        cents: 145_000,
        received_on: '2026-09-01',
        method: 'check',
        reference: '',
        payer: '',
        hold_rest: false,
        chosen: [],
      },
    });
    await testWorld.perform(payBill, {
      ...testWorld.call(),
      body: { property_id: propertyId, bill_id: `bill:${id}:2026-08-31`, ...paid },
    });
    testWorld.goTo('2026-10-01T12:00:00.000Z');
    await job();
    expect((await bills()).map(([bill, state]) => [String(bill).slice(-10), state])).toEqual([
      ['2026-09-30', 'open'],
      ['2026-08-31', 'paid'],
      ['2026-07-31', 'void'],
    ]);
  });

  it('takes another amount and an end forward only [D18]', async () => {
    const recurring_id = await addBill();
    const send = (body: Omit<Body<'changeRecurringBill'>, 'property_id' | 'recurring_id'>) =>
      testWorld.perform(changeRecurringBill, {
        ...testWorld.call(),
        body: { property_id: propertyId, recurring_id, ...body },
      });
    await send({ version: 1, from_month: '2026-08', cents: 9_500, to_month: '2026-08' });
    testWorld.goTo('2026-12-02T12:00:00.000Z');
    await job();
    expect((await bills()).map(([, , on, , cents]) => [on, cents])).toEqual([
      ['2026-07-31', 9_000],
      ['2026-08-31', 9_500],
    ]);
    expect(await recurring()).toMatchObject([{ through: '2026-08', to_month: '2026-08' }]);
    const [one] = (await recurring()) ?? [];
    await expect(send({ version: one?.version ?? 0, to_month: 'none' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('names a unit of the property, or none', async () => {
    await addBill({ unit_id: two });
    expect(await recurring()).toMatchObject([{ unit_number: '2A', vendor: 'Green Lawns', due_days: 10 }]);
    await expect(addBill({ unit_id: 'unt_missing' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(addBill({ vendor: ' ' })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { vendor: expect.any(String) } },
    });
  });
});
