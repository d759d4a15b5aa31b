import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { reportRows } from '../../../shared/contract/reports';
import type { ReportName } from '../../../shared/domain/ledger/reports/catalogue';
import { journalColumns } from '../../../shared/domain/ledger/reports/journal';
import { mergedRows } from '../../../shared/domain/ledger/reports/merge-rows';
import type { ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import type { Viewer } from '../../../shared/domain/people/roles';
import { type LeaseWorld, nora, openLeases } from '../../../test/support/test-world/leases';
import { idOf } from '../../../test/support/test-world/portfolio';
import { postRentWith } from '../../jobs/post-rent';
import { endLease, giveNotice } from '../../leases/moves/lease-moves';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { StoredEntry, StoredHead, StoredPayment } from '../../table/ledger/record';
import { addCharge } from '../charges/add-charge';
import { makePaymentPlan } from '../charges/make-payment-plan';
import { receivePayment } from '../payments/receive-payment';
import { returnPayment } from '../payments/return-payment';
import { exportJournal } from './export-journal';
import { getReport } from './get-report';
import { openFigure } from './open-figure';

type Asked = InputOf<(typeof reportRows)['openFigure']>['query'];

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf({ email: 'conrad@example.test' }));
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  const deposit = { kind: 'deposit', label: 'Deposit', due_on: '2026-07-26', cents: 90_000 } as const;
  await testWorld.perform(addCharge, {
    ...testWorld.call(),
    body: { lease_id, ...deposit, tenant_id: 'nora' },
  });
  await testWorld.perform(receivePayment, {
    ...testWorld.call(),
    body: {
      lease_id,
      cents: 240_000,
      received_on: '2026-07-26',
      method: 'check',
      reference: '=7',
      payer: 'Nora',
      chosen: [{ charge: 3, cents: 90_000 }],
      hold_rest: false,
    },
  });
});

const july = { from: '2026-07-01', to: '2026-07-31' };
const grants = (areas: object, properties: 'all' | string[] = 'all') =>
  ({ roleLabel: 'rentalManager', grants: { areas, properties } }) as const;

async function report(name: ReportName, query: object = {}, viewer: Partial<Viewer> = {}) {
  const rows: ReportRow[] = [];
  let after: string | undefined;
  do {
    const asked = { ...july, ...query, report: name, after };
    const { data } = await getReport({ ...testWorld.call(viewer), query: asked }, testWorld.deps);
    rows.push(...data.rows);
    after = data.next;
  } while (after !== undefined);
  return mergedRows(name, rows);
}
const said = (rows: readonly ReportRow[]) => rows.map(({ texts, cents }) => [...texts, cents]);

async function figure(
  query: Partial<Asked> & Pick<Asked, 'report' | 'column'>,
  viewer: Partial<Viewer> = {},
) {
  const lines = [];
  let after: string | undefined;
  do {
    const asked = { ...july, ...query, after, limit: 2 };
    const { data } = await openFigure({ ...testWorld.call(viewer), query: asked }, testWorld.deps);
    lines.push(...data.lines);
    after = data.next;
  } while (after !== undefined);
  return lines;
}
const sum = (lines: readonly { cents: number }[]) => lines.reduce((total, { cents }) => total + cents, 0);

describe('reports', () => {
  it('say who rents what, who owes, what came in, and what is held', async () => {
    expect(said(await report('rent-roll'))).toEqual([
      [
        'Maple Court',
        '1A',
        'Nora Whitaker',
        '2026-07-01',
        '2027-06-30',
        { rent: 145_000, deposit: 90_000, balance: 140_000 },
      ],
      ['Maple Court', '2A', 'Vacant', '', '', { rent: 0, deposit: 0, balance: 0 }],
    ]);
    const before = await report('rent-roll', { to: '2026-06-30' });
    expect(before.map(({ texts }) => texts.slice(1, 3))).toEqual([
      ['1A', 'Vacant'],
      ['2A', 'Vacant'],
    ]);
    expect(await report('rent-roll', { property_id: 'prp_other' })).toEqual([]);
    expect(said(await report('aging'))[0]?.at(-1)).toMatchObject({
      upcoming: 140_000,
      owed: 140_000,
      prepaid: 0,
    });
    expect(said(await report('payments'))).toEqual([
      ['2026-07-26', 'Nora', '1A', 'Maple Court', 'Payment: check =7', { amount: 240_000 }],
    ]);
    expect(said(await report('income'))).toEqual([
      ['Maple Court', 'Owners', 'Rent', { charged: 145_000, collected: 150_000 }],
    ]);
    expect(said(await report('deposits'))).toEqual([
      ['Nora Whitaker', '1A', 'Maple Court', { held: 90_000 }],
    ]);
    const accounts = await report('trial-balance');
    expect(accounts.map(({ key, cents }) => [key.replace(/own_.*/, 'x'), cents.after])).toEqual([
      ['cash/bank', 240_000],
      ['receivable', 140_000],
      ['uncollected', -140_000],
      ['deposit', -90_000],
      ['owner/x', -150_000],
    ]);
  });

  it('say who is late, when they last paid, and what stands: a plan, a notice', async () => {
    const late = async (to: string) =>
      (await report('delinquency', { to })).map(({ texts }) => texts.slice(3));
    expect(await late('2026-07-25')).toEqual([['24 days late', 'never paid', '']]);
    expect(await late('2026-08-01')).toEqual([]);
    testWorld.goTo('2026-08-02T18:00:00.000Z');
    const plan = { lease_id, parts: [{ due_on: '2026-08-20', cents: 140_000 }], note: '' };
    await testWorld.perform(makePaymentPlan, { ...testWorld.call(), body: plan });
    const notice = { by: 'tenants' as const, last_day: '2026-10-31', reason: '' };
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: { lease_id, ...notice } });
    const paid = 'last paid $2,400.00 on Jul 26, 2026';
    expect(await late('2026-08-02')).toEqual([['1 day late', paid, 'payment plan kept, notice given']]);
    const [payment] = await testWorld.all(StoredPayment);
    const returned = { payment_id: payment?.paymentId ?? '', returned_on: '2026-08-02', fee_cents: 0 };
    const body = { lease_id, ...returned, reason: 'No funds' };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body });
    expect((await late('2026-08-02'))[0]?.[1]).toBe('never paid');
  });

  it('stand as of a past day, of one property, and go on where a call ended', async () => {
    expect(await report('deposits', { to: '2026-07-25' })).toEqual([]);
    expect(said(await report('rent-roll', { to: '2026-07-25' }))[0]?.at(-1)).toEqual({
      rent: 145_000,
      deposit: 0,
      balance: 290_000,
    });
    const [row] = await report('aging', { to: '2026-07-20' });
    expect(row?.cents).toMatchObject({ days30: 145_000, upcoming: 0 });
    expect(await report('aging', { property_id: 'prp_other' })).toEqual([]);
    const [head] = await testWorld.deps.ledgers.heads('org_one');
    if (!head) throw new Error('There is no ledger');
    const copies = Array.from({ length: 150 }, (_, at) => ({ ...head, leaseId: `${head.leaseId}_${at}` }));
    await testWorld.db.writeAll(copies.map((copy) => put(StoredHead, copy)));
    const accounts = await report('trial-balance');
    expect(accounts.find(({ key }) => key === 'deposit')?.cents.after).toBe(151 * -90_000);
  });

  it('list a lease in the rent roll while it is in force, and its unit as vacant after', async () => {
    const rollOf = async (to: string) => {
      const [row] = await report('rent-roll', { to });
      return [row?.texts[2], row?.cents.rent];
    };
    const taken = ['Nora Whitaker', 145_000];
    // Active, expiring, and month-to-month after its term.
    for (const to of ['2026-08-15', '2027-05-15', '2027-08-15']) expect(await rollOf(to)).toEqual(taken);
    const notice = { by: 'tenants' as const, last_day: '2026-10-31', reason: '' };
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: { lease_id, ...notice } });
    expect(await rollOf('2026-09-15')).toEqual(taken);
    expect(await rollOf('2026-11-15')).toEqual(taken);
    const over = { lease_id, day: '2026-07-26', why: 'agreement' as const, note: '' };
    await testWorld.perform(endLease, { ...testWorld.call(), body: over });
    expect(await rollOf('2026-07-26')).toEqual(taken);
    expect(await rollOf('2026-07-27')).toEqual(['Vacant', 0]);
  });

  it('list the units of every property, ten properties a call, or of one alone', async () => {
    const others = [...'cdefghijkm'].map((letter) => idOf('prp', letter));
    for (const propertyId of others) await testWorld.property({ propertyId, title: propertyId, units: [{}] });
    const ofTitle = (rows: readonly ReportRow[]) =>
      rows.map(({ texts }) => `${texts[0]} ${texts[1]} ${texts[2]}`).toSorted();
    const vacant = others.map((title) => `${title} 1A Vacant`);
    const all = ['Maple Court 1A Nora Whitaker', 'Maple Court 2A Vacant', ...vacant];
    expect(ofTitle(await report('rent-roll'))).toEqual(all.toSorted());
    const one = await report('rent-roll', { property_id: others[0] });
    expect(ofTitle(one)).toEqual(vacant.slice(0, 1));
  });

  it('say so of a lease without an end, and of a deposit whose tenant has no name', async () => {
    const [term] = await testWorld.all(StoredTerm);
    if (term) await testWorld.db.write(put(StoredTerm, { ...term, to: undefined }));
    expect((await report('rent-roll'))[0]?.texts[4]).toBe('Open');
    const [head] = await testWorld.deps.ledgers.heads('org_one');
    if (!head) throw new Error('There is no ledger');
    const balances = { ...head.balances, 'deposit/gone': -100 };
    await testWorld.db.write(put(StoredHead, { ...head, balances }));
    const held = (await report('deposits')).map(({ texts, cents }) => [texts[0], cents.held]);
    expect(held).toEqual([
      ['Nora Whitaker', 90_000],
      ['Tenant', 100],
    ]);
  });

  it('are there for staff with reports and money, for their properties, and for nobody else', async () => {
    const both = { reports: 'view', money: 'view' } as const;
    expect(await report('aging', {}, grants(both))).toHaveLength(1);
    expect(await report('aging', {}, grants(both, ['prp_other']))).toEqual([]);
    expect(await report('rent-roll', {}, grants(both, ['prp_other']))).toEqual([]);
    expect(await report('rent-roll', {}, grants({ reports: 'view' }))).toEqual([]);
    const roll = { ...july, report: 'rent-roll' as const };
    const { next: after } = (await getReport({ ...testWorld.call(), query: roll }, testWorld.deps)).data;
    const units = async (viewer: Partial<Viewer>) =>
      (await getReport({ ...testWorld.call(viewer), query: { ...roll, after } }, testWorld.deps)).data.rows
        .length;
    expect(await units(grants(both))).toBe(2);
    expect(await units(grants(both, ['prp_other']))).toBe(0);
    expect(await units(grants({ reports: 'view' }))).toBe(0);
    expect(await report('aging', {}, { roleLabel: 'rentalOwner', ownerId: 'own_ada' })).toEqual([]);
    expect(await report('aging', {}, { organizationId: 'org_two' })).toEqual([]);
  });

  it('name owners only to those who see owners', async () => {
    const names = async (areas: object) =>
      (await report('trial-balance', {}, grants({ reports: 'view', money: 'view', ...areas })))
        .map(({ texts }) => texts[0] ?? '')
        .filter((text) => text.startsWith('Owner'));
    await testWorld.owner({ ownerId: 'own_ada' });
    expect(await names({})).toEqual(['Owner']);
    expect(await names({ owners: 'view' })).toEqual(['Owner: Ada Byron']);
  });
});

describe('a figure', () => {
  it('opens the entries it is the sum of, page by page', async () => {
    const [row] = await report('rent-roll');
    const at = { lease_id, property_id: row?.at.property };
    const balance = await figure({ report: 'rent-roll', column: 'balance', ...at });
    expect(balance.map(({ type, cents }) => [type, cents])).toEqual([
      ['charge', 145_000],
      ['charge', 145_000],
      ['charge', 90_000],
      ['payment', -240_000],
    ]);
    expect(sum(balance)).toBe(row?.cents.balance);
    const [account] = await report('deposits');
    const held = await figure({ report: 'deposits', column: 'held', ...at, account: account?.at.account });
    expect(held.map(({ type, cents, payment }) => [type, cents, payment?.payer])).toEqual([
      ['payment', 90_000, 'Nora'],
    ]);
    expect(sum(await figure({ report: 'income', column: 'charged' }))).toBe(145_000);
    expect(await figure({ report: 'trial-balance', column: 'before' })).toEqual([]);
  });

  it('opens nothing that the caller does not see, and no figure that entries do not make', async () => {
    const [row] = await report('rent-roll');
    const at = { lease_id, property_id: row?.at.property };
    const listed = grants({ reports: 'view', money: 'view' }, ['prp_other']);
    const ask = (viewer: Partial<Viewer>, over: object = {}) =>
      figure({ report: 'rent-roll', column: 'balance', ...at, ...over }, viewer);
    const missing = { code: 'not-found' };
    await expect(ask(listed)).rejects.toMatchObject(missing);
    await expect(ask(listed, { property_id: 'prp_other' })).rejects.toMatchObject(missing);
    await expect(ask({}, { property_id: undefined })).rejects.toMatchObject(missing);
    await expect(ask({ organizationId: 'org_two' })).rejects.toMatchObject(missing);
    await expect(ask({ roleLabel: 'rentalOwner', ownerId: 'own_ada' })).rejects.toMatchObject(missing);
    const total = { lease_id: undefined, property_id: undefined };
    expect(await figure({ report: 'aging', column: 'owed' }, listed)).toEqual([]);
    await expect(ask({}, total)).rejects.toMatchObject({ code: 'invalid' });
    await expect(ask({}, { column: 'rent' })).rejects.toMatchObject({ code: 'invalid' });
    const after = Buffer.from(JSON.stringify(['entries', 'prp#lse', 'x'])).toString('base64url');
    await expect(
      openFigure(
        { ...testWorld.call(), query: { ...july, report: 'aging', column: 'owed', after } },
        testWorld.deps,
      ),
    ).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the journal', () => {
  it('is every line of every entry, adds up to the trial balance, and its export is logged', async () => {
    const { data } = await exportJournal({ ...testWorld.call(), query: july }, testWorld.deps);
    expect(data.columns).toEqual([...journalColumns]);
    const entries = await testWorld.all(StoredEntry);
    expect(data.rows).toHaveLength(entries.flatMap(({ lines }) => Object.keys(lines)).length);
    const cents = (name: string) =>
      data.rows.reduce((total, row) => total + Math.round(Number(row[data.columns.indexOf(name)]) * 100), 0);
    const trial = await report('trial-balance');
    const whole = (column: string) => trial.reduce((total, row) => total + (row.cents[column] ?? 0), 0);
    expect([cents('debit'), cents('credit')]).toEqual([whole('debits'), whole('credits')]);
    const actors = new Set(data.rows.map((row) => row[data.columns.indexOf('actor')]));
    expect([...actors]).toEqual(['rent', 'Lena Hart']);
    expect((await testWorld.audit())[0]).toMatchObject({ action: 'ledger.export' });
    const none = await exportJournal(
      { ...testWorld.call(grants({ reports: 'view', money: 'view' }, [])), query: july },
      testWorld.deps,
    );
    expect(none.data.rows).toEqual([]);
  });
});
