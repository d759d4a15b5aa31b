import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import { pdfBytes } from '../../../test/support/office-bytes';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { idOf, propertyId, unitIdAt } from '../../../test/support/test-world/portfolio';
import { closeBooks } from '../books/close-books';
import { getReport } from '../reports/get-report';
import { addBill } from './add-bill';
import { addExpense } from './add-expense';
import { createInvoiceUpload } from './create-invoice-upload';
import { getPropertyMoney } from './get-property-money';
import { getStatement } from './get-statement';
import { listBills } from './list-bills';
import { openInvoice } from './open-invoice';
import { payBill } from './pay-bill';
import { reverseOwnerMoney } from './reverse-owner-money';

type Who = Partial<Viewer>;
type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  const shares = [
    { ownerId: 'own_ada', percentage: 60 },
    { ownerId: 'own_ben', percentage: 40 },
  ];
  await testWorld.property({ units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
});

const once = (key: string) => ({
  once: { organizationId: 'org_one', scope: 'usr_head ledger', key, hash: 'body' },
});
const facts = {
  property_id: propertyId,
  vendor: 'Ace',
  category: 'repairs' as const,
  cents: 10_001,
  memo: 'Sink',
  billed_on: '2026-06-20',
  due_on: '2026-07-01',
  reference: 'A-7',
} as const;
const bill = async (over: Partial<Body<'addBill'>> = {}, more = {}, who: Who = {}) =>
  (await testWorld.perform(addBill, { ...testWorld.call(who), ...more, body: { ...facts, ...over } })).data
    .entry_id;
const pay = async (bill_id: string, over: Partial<Body<'payBill'>> = {}, more = {}, who: Who = {}) => {
  const how = { paid_on: '2026-07-02', method: 'check', reference: '12' } as const;
  const body = { property_id: propertyId, bill_id, ...how, ...over };
  return (await testWorld.perform(payBill, { ...testWorld.call(who), ...more, body })).data.entry_id;
};
const undo = (entry_id: string) => {
  const body = { property_id: propertyId, entry_id, reason: 'By mistake' };
  return testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body });
};
const bills = async (who: Who = {}) =>
  (await listBills({ ...testWorld.call(who), params: { propertyId } }, testWorld.deps)).data;
const balances = async () =>
  (
    await getPropertyMoney({ ...testWorld.call(), params: { propertyId }, query: {} }, testWorld.deps)
  ).data.owners.map(({ balance }) => balance);
const accountsOf = async () => {
  const query = { report: 'trial-balance', from: '2026-01-01', to: '2026-07-03' } as const;
  const { rows: found } = (await getReport({ ...testWorld.call(), query }, testWorld.deps)).data;
  return found.map(({ at }) => at.account);
};

describe('bills', () => {
  it('are recorded once, owed until paid, and then the owners’ expense [D3] [D42] [D45]', async () => {
    const id = await bill({}, once('one'));
    expect(await bill({}, once('one'))).toBe(id);
    expect(await balances()).toEqual([0, 0]);
    expect(await accountsOf()).toEqual(expect.arrayContaining(['payable', 'unpaid']));
    expect(await bills()).toMatchObject({
      owed: 10_001,
      has_more: false,
      units: [{ unit_number: expect.any(String) }],
      bills: [
        { bill_id: id, vendor: 'Ace', cents: 10_001, state: 'open', due_on: '2026-07-01', memo: 'Sink' },
      ],
    });
    await expect(pay(id, { paid_on: '2026-06-19' })).rejects.toMatchObject({ code: 'bad-day' });
    const payment = await pay(id, {}, once('two'));
    expect(await pay(id, {}, once('two'))).toBe(payment);
    await expect(pay(id)).rejects.toMatchObject({ code: 'bill-not-open' });
    await expect(undo(id)).rejects.toMatchObject({ code: 'bill-not-open' });
    expect(await balances()).toEqual([-6_001, -4_000]);
    expect(await bills()).toMatchObject({
      owed: 0,
      bills: [{ state: 'paid', paid: { on: '2026-07-02', method: 'check', reference: '12' } }],
    });
    const statement = (month: string) =>
      getStatement({ ...testWorld.call(), params: { ownerId: 'own_ada' }, query: { month } }, testWorld.deps);
    expect((await statement('2026-06')).data).toMatchObject({ lines: [], differing: [] });
    expect((await statement('2026-07')).data).toMatchObject({
      lines: [{ section: 'expenses', vendor: 'Ace', note: 'Sink', cents: -6_001 }],
      differing: [],
    });
    const [paid, recorded] = await testWorld.audit();
    expect(paid).toMatchObject({ action: 'ledger.bill-paid', after: { amount: 10_001, payee: 'Ace' } });
    expect(recorded).toMatchObject({
      action: 'ledger.bill',
      about: propertyId,
      after: { due: '2026-07-01' },
    });
  });

  it('answer no reference where none was given, of the bill and of its payment', async () => {
    const id = await bill({ reference: '' });
    await pay(id, { reference: '' });
    expect((await bills()).bills).toMatchObject([{ reference: '', paid: { reference: '' } }]);
  });

  it('are open again when their payment is taken back, and void when they are [D2]', async () => {
    const id = await bill();
    const payment = await pay(id);
    await undo(payment);
    expect(await bills()).toMatchObject({ owed: 10_001, bills: [{ state: 'open' }] });
    expect(await balances()).toEqual([0, 0]);
    await pay(id, { reference: '13' });
    expect((await bills()).bills).toMatchObject([{ state: 'paid', paid: { reference: '13' } }]);
    const other = await bill({ vendor: 'Late', due_on: '2026-08-01' });
    const sooner = await bill({ vendor: 'Soon', due_on: '2026-07-05' });
    expect((await bills()).bills.map(({ vendor }) => vendor)).toEqual(['Soon', 'Late', 'Ace']);
    await undo(other);
    await expect(pay(other)).rejects.toMatchObject({ code: 'bill-not-open' });
    expect((await bills()).bills.find(({ bill_id }) => bill_id === other)).toMatchObject({ state: 'void' });
    expect((await bills()).bills[0]?.bill_id).toBe(sooner);
  });

  it('are of those with the money of the property, and name a unit of it', async () => {
    const missing = { code: 'not-found' };
    const staff = (properties: 'all' | string[], level: 'view' | 'change' = 'change'): Who => ({
      roleLabel: 'rentalManager',
      grants: { areas: { money: level }, properties },
    });
    const id = await bill({}, {}, staff([propertyId]));
    for (const who of [
      staff(['prp_other']),
      { organizationId: 'org_two' },
      { roleLabel: 'tenant' } as const,
    ]) {
      await expect(bills(who)).rejects.toMatchObject(missing);
      await expect(bill({}, {}, who)).rejects.toMatchObject(missing);
      await expect(pay(id, {}, {}, who)).rejects.toMatchObject(missing);
    }
    await expect(pay('bill:other')).rejects.toMatchObject(missing);
    await expect(bill({ billed_on: '2026-07-04' })).rejects.toMatchObject({ code: 'bad-day' });
    const { units } = await bills();
    const [unit] = units;
    await bill({ unit_id: unit?.unit_id, vendor: 'Unit' });
    expect((await bills()).bills.find(({ vendor }) => vendor === 'Unit')?.unit_number).toBe(
      unit?.unit_number,
    );
    await expect(bill({ unit_id: 'unt_other' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('name no unit of another property of the organization', async () => {
    const other = idOf('prp', 'b');
    await testWorld.property({ propertyId: other, units: [{}] });
    await expect(bill({ unit_id: unitIdAt(0, other) })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { unit_id: 'Choose a unit of this property' } },
    });
    expect((await bills()).bills).toEqual([]);
  });

  it('alone are paid: not the entry that took one back, nor a payment', async () => {
    const [void_, paid] = [await bill(), await bill()];
    await undo(void_);
    const payment = await pay(paid);
    const before = await balances();
    for (const entry of [`${void_}:reversal`, payment])
      await expect(pay(entry)).rejects.toMatchObject({ code: 'not-found' });
    expect(await balances()).toEqual(before);
  });
});

describe('the invoice of a bill or an expense', () => {
  const contentType = 'application/pdf';
  const send = async (who: Who = {}, bytes = pdfBytes()) => {
    const body = { property_id: propertyId, contentType, bytes: bytes.length } as const;
    const { upload, fields } = (await createInvoiceUpload({ ...testWorld.call(who), body }, testWorld.deps))
      .data;
    testWorld.files.set(fields.key ?? '', { bytes, contentType });
    return { upload, contentType } as const;
  };
  const open = async (entry_id: string, who: Who = {}) => {
    const asked = { params: { propertyId }, query: { entry_id } };
    return (await openInvoice({ ...testWorld.call(who), ...asked }, testWorld.deps)).data.view_url;
  };
  const files = () => [...testWorld.files.keys()];
  const staff = (properties: string[]): Who => ({
    roleLabel: 'rentalManager',
    grants: { areas: { money: 'change' }, properties },
  });

  it('is kept once with its bill, opened by its own address, and the look is logged [D3]', async () => {
    const invoice = await send();
    const id = await bill({ invoice }, once('one'));
    expect(await bill({ invoice }, once('one'))).toBe(id);
    const [file = '', ...more] = files();
    expect(more).toEqual([]);
    expect(file).toMatch(new RegExp(`^invoices/org_one/${propertyId}/doc_\\w+\\.pdf$`));
    expect(await open(id)).toContain(file);
    const looked = async () =>
      (await testWorld.audit()).filter(({ action }) => action === 'ledger.open-invoice');
    expect(await open(id, staff([propertyId]))).toContain(file);
    expect(await looked()).toMatchObject([{ about: propertyId, object: { id, name: 'Ace' } }]);
    const plain = await bill({ vendor: 'Plain' });
    await expect(open(plain)).rejects.toMatchObject({ code: 'not-found' });
    await undo(id);
    expect((await bills()).bills.map((one) => [one.vendor, one.has_invoice])).toEqual([
      ['Plain', false],
      ['Ace', true],
    ]);
    expect(await open(id)).toContain(file);
  });

  it('is opened for an expense alike, which keeps it when it is reversed', async () => {
    const { billed_on: paid_on, due_on: _, ...expense } = facts;
    const body = { ...expense, paid_on, method: 'check' as const, invoice: await send() };
    const { entry_id } = (await testWorld.perform(addExpense, { ...testWorld.call(), body })).data;
    await undo(entry_id);
    expect(await open(entry_id)).toContain(files()[0]);
    const asked = { ...testWorld.call(), params: { propertyId }, query: {} };
    const { lines } = (await getPropertyMoney(asked, testWorld.deps)).data;
    expect(lines.find(({ type }) => type === 'expense')).toMatchObject({ has_invoice: true });
  });

  it('is not found by another organization, nor by staff without the property', async () => {
    const id = await bill({ invoice: await send() });
    for (const who of [
      staff(['prp_other']),
      { organizationId: 'org_two' },
      { roleLabel: 'tenant' } as const,
    ]) {
      await expect(open(id, who)).rejects.toMatchObject({ code: 'not-found' });
      await expect(send(who)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('must be of its type, the caller’s own and unused; a refused bill leaves no copy, and its upload', async () => {
    const at = { details: { fields: { upload: expect.any(String) } } };
    const page = await send({}, new TextEncoder().encode('<html>'));
    await expect(bill({ invoice: page })).rejects.toMatchObject({ code: 'invalid', ...at });
    const sent = await send({ userId: 'usr_other' });
    await expect(bill({ invoice: sent })).rejects.toMatchObject({ code: 'not-found', ...at });
    const invoice = await send();
    const body = { through: '2026-06-30', reason: '' };
    await testWorld.perform(closeBooks, { ...testWorld.call(), body });
    await expect(bill({ invoice })).rejects.toMatchObject({ code: 'period-locked' });
    expect(files().filter((file) => file.startsWith('invoices/'))).toEqual([]);
    await bill({ invoice, billed_on: '2026-07-01' });
    const used = bill({ invoice, billed_on: '2026-07-01' });
    await expect(used).rejects.toMatchObject({ code: 'not-found', ...at });
  });
});
