import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { testPrinter } from '../../test/support/test-seal';
import { conrad, elias, nora } from '../../test/support/test-world/leases';
import { openRented } from '../../test/support/test-world/rented';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { applyOnline } from '../common/ledger/apply-online';
import { postRentWith } from '../jobs/post-rent';
import { getMyLedger } from '../ledger/books/get-my-ledger';
import { payRent } from '../ledger/payments/pay-rent';
import { receivePayment } from '../ledger/payments/receive-payment';
import { returnPayment } from '../ledger/payments/return-payment';
import { logger } from '../runtime/logger';
import { printReceipt } from './print-receipt';

logger.setLogLevel('SILENT');

const printer = testPrinter();
afterAll(() => printer.close());

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const missing = { code: 'not-found' };

/** The receipt's text, each run of spaces as one. */
async function receipt(paymentId: string, { as = tenant, leaseId = lease_id } = {}): Promise<string> {
  const call = { ...testWorld.call(as), params: { leaseId, paymentId } };
  const { pdf } = (await printReceipt(call, { ...testWorld.deps, printer })).data;
  const read = await PDF.load(new Uint8Array(Buffer.from(pdf, 'base64')));
  const pages = read.extractText().map(({ text }) => text);
  return pages.join(' ').replace(/\s+/g, ' ');
}
const check = { method: 'check', reference: '1042', payer: 'Nora Whitaker', hold_rest: false } as const;
/** Money that staff wrote down. */
async function received(cents: number, over: object = {}): Promise<string> {
  const body = { lease_id, cents, received_on: '2026-07-26', chosen: [], ...check, ...over };
  const { data } = await testWorld.perform(receivePayment, { ...testWorld.call(), body });
  return data.entry_id.replace('payment:', '');
}
const pay = async (cents: number) =>
  (await testWorld.perform(payRent, { ...testWorld.call(tenant), body: { lease_id, cents } })).data
    .payment_id;
const apply = () =>
  applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);

describe('the receipt of a payment', () => {
  it('that staff wrote down names the landlord, its number, what it covered and what is left', async () => {
    const text = await receipt(await received(150_000));
    for (const part of [
      'Northgate Homes',
      'Receipt number',
      'Unit 1A, Maple Court',
      'From Nora Whitaker',
      'Received on Jul 26, 2026',
      'Check 1042',
      'unless the bank returns the check',
      '$1,500.00',
      'Left to pay for the home on Jul 26, 2026',
      '$1,400.00',
      '$1,450.00',
      '$50.00',
    ])
      expect(text).toContain(part);
    expect(await receipt(await received(1_000, { method: 'cash', reference: '' }))).toMatch(/Cash Received /);
  });

  it('online is pending first and cleared then, under one number', async () => {
    const paymentId = await pay(290_000);
    await expect(receipt(paymentId)).rejects.toMatchObject(missing);
    testWorld.provider.payRent(paymentId, { status: 'processing', method: 'bank' });
    await apply();
    const pending = await receipt(paymentId);
    expect(pending).toMatch(
      /Receipt of a pending payment.*Begun on Jul 26, 2026.*Pending: it counts as paid/,
    );
    expect(pending).toContain('From Nora Whitaker');
    testWorld.goTo('2026-07-30T12:00:00.000Z');
    const at = testWorld.now().toISOString();
    const settled = { at, cents: 290_000, fee: 500, clearsAt: at };
    testWorld.provider.payRent(paymentId, { status: 'succeeded', settled });
    await apply();
    const cleared = await receipt(paymentId);
    expect(cleared).toMatch(/Received on Jul 30, 2026 Bank debit Cleared/);
    const numberOf = (text: string) => /Receipt number (\S+)/.exec(text)?.[1];
    expect(numberOf(cleared)).toBe(numberOf(pending));
  });

  it('is there for each payment of the tenant’s ledger, and gone once it was returned', async () => {
    const paymentId = await received(150_000);
    const params = { leaseId: lease_id };
    const { lines } = (await getMyLedger({ ...testWorld.call(tenant), params, query: {} }, testWorld.deps))
      .data;
    const payments = lines.flatMap(({ type, payment }) => (type === 'payment' && payment ? [payment] : []));
    expect(payments.map(({ payment_id }) => payment_id)).toEqual([paymentId]);
    expect(await receipt(paymentId)).toContain('Receipt');
    const body = { lease_id, payment_id: paymentId, returned_on: '2026-07-26', reason: 'NSF', fee_cents: 0 };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body });
    await expect(receipt(paymentId)).rejects.toMatchObject(missing);
  });

  it('is not found for staff, another tenant, another lease, or a payment that is not there', async () => {
    const paymentId = await received(150_000);
    await expect(receipt(paymentId, { as: {} })).rejects.toMatchObject(missing);
    await expect(receipt(paymentId, { as: { ...tenant, userRoleId: 'rol_else' } })).rejects.toMatchObject(
      missing,
    );
    await expect(receipt(paymentId, { as: { ...tenant, organizationId: 'org_two' } })).rejects.toMatchObject(
      missing,
    );
    await expect(receipt(paymentId, { leaseId: 'lse_else' })).rejects.toMatchObject(missing);
    await expect(receipt('pay_else')).rejects.toMatchObject(missing);
  });

  it('of a roommate’s payment tells the first name, and nothing of their check [D26]', async () => {
    testWorld = await openTenants();
    lease_id = await testWorld.sent(undefined, { tenants: [nora, elias] });
    tenant = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
    testWorld.goTo('2026-07-26T12:00:00.000Z');
    await postRentWith(() => testWorld.deps)();
    const payer = `${elias.firstName} ${elias.lastName}`;
    const text = await receipt(await received(150_000, { payer }));
    expect(text).toContain(`From ${elias.firstName} Received`);
    expect(text).not.toContain(elias.lastName);
    expect(text).not.toContain('1042');
    expect(await receipt(await received(5_000))).toContain('Check 1042');
  });
});
