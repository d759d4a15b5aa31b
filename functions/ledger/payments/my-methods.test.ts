import { beforeEach, describe, expect, it } from 'vitest';
import { authorizationVersion } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openRented } from '../../../test/support/test-world/rented';
import type { TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { logger } from '../../runtime/logger';
import { PayerCustomer } from '../../table/autopay/record';
import { OnlinePayment } from '../../table/ledger/record';
import { addMyMethod } from './add-my-method';
import { chooseOnlinePayments } from './choose-online-payments';
import { getMyAutopay } from './get-my-autopay';
import { getMyPayment } from './get-my-payment';
import { listMyMethods } from './list-my-methods';
import { payRent } from './pay-rent';
import { removeMyMethod } from './remove-my-method';
import { startAutopay } from './start-autopay';

logger.setLogLevel('SILENT');

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
beforeEach(async () => {
  ({ testWorld, lease_id, tenant } = await openRented('2026-07-26T12:00:00.000Z'));
});

const add = (as = tenant) => testWorld.perform(addMyMethod, { ...testWorld.call(as), body: { lease_id } });
const list = async (as = tenant) =>
  (await listMyMethods({ ...testWorld.call(as), params: { leaseId: lease_id } }, testWorld.deps)).data
    .methods;
const remove = (method_id: string, stops_autopay = false, as = tenant) =>
  testWorld.perform(removeMyMethod, { ...testWorld.call(as), body: { lease_id, method_id, stops_autopay } });
const pay = async (cents: number, method_id?: string, more = {}) =>
  (
    await testWorld.perform(payRent, {
      ...testWorld.call(tenant),
      ...more,
      body: { lease_id, cents, ...(method_id && { method_id }) },
    })
  ).data;
const payment = async (paymentId: string) =>
  (
    await getMyPayment(
      { ...testWorld.call(tenant), params: { leaseId: lease_id, paymentId } },
      testWorld.deps,
    )
  ).data;
const autopay = async () =>
  (await getMyAutopay({ ...testWorld.call(tenant), params: { leaseId: lease_id } }, testWorld.deps)).data;
const settled = (cents: number) => ({
  settled: {
    at: testWorld.now().toISOString(),
    cents,
    fee: 4_235,
    clearsAt: '2026-07-28T12:00:00.000Z',
  },
});
const save = async (methodId: string, name?: string) => {
  await add();
  testWorld.provider.saveMethod(methodId, name);
};
const withAutopay = async () => {
  await testWorld.perform(startAutopay, {
    ...testWorld.call(tenant),
    body: {
      lease_id,
      after_due: 0,
      ceiling_cents: 290_000,
      announce_above_cents: 290_000,
      up_to: false,
      agrees: authorizationVersion,
    },
  });
  testWorld.provider.saveMethod('pm_auto', 'Visa •••• 1881');
  return autopay();
};

describe('saved payment methods', () => {
  it('are saved without autopay, known by their last digits, and belong to one customer', async () => {
    expect(await list()).toEqual([]);
    const { data } = await add();
    expect(data.url).toMatch(/^https:\/\/pay.test\//);
    testWorld.provider.saveMethod('pm_one');
    await save('pm_two', 'STRIPE TEST BANK •••• 6789');
    expect((await list()).map(({ method_id, name, is_autopay }) => [method_id, name, is_autopay])).toEqual([
      ['pm_two', 'STRIPE TEST BANK •••• 6789', false],
      ['pm_one', 'Visa •••• 4242', false],
    ]);
    expect((await autopay()).state).toBe('off');
    await pay(1_000);
    expect(await testWorld.all(PayerCustomer)).toHaveLength(1);
    const [page] = testWorld.provider.rentPages.values();
    expect(page?.customerId).toBe((await testWorld.all(PayerCustomer))[0]?.customerId);
  });

  it('pay without a page, once, also when ten press at once [R5]', async () => {
    await save('pm_one');
    testWorld.provider.debit = settled(290_000);
    const once = { organizationId: 'org_one', scope: 'tenant', key: 'one', hash: 'body' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(290_000, 'pm_one', { once })));
    const [first] = answers;
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(first?.url).toContain('/paymentconfirmation?');
    expect(await payment(first?.payment_id ?? '')).toMatchObject({ state: 'settled', cents: 290_000 });
    expect(await testWorld.all(OnlinePayment)).toMatchObject([{ methodId: 'pm_one', state: 'settled' }]);
    expect(testWorld.provider.rentPages.size).toBe(0);
    await expect(pay(1_000, 'pm_one')).rejects.toMatchObject({ code: 'more-than-open' });
  });

  it('that are declined say why, and the amount can be paid another way', async () => {
    await save('pm_one');
    testWorld.provider.debit = { status: 'waiting', failure: 'No money.' };
    const { payment_id } = await pay(290_000, 'pm_one');
    expect(await payment(payment_id)).toMatchObject({ state: 'failed', failure: 'No money.' });
    expect((await pay(290_000)).url).toMatch(/^https:\/\/pay.test/);
  });

  it('wait at the bank’s page; one that is left there is canceled and never paid later', async () => {
    await save('pm_one');
    testWorld.provider.debit = { status: 'asking' };
    const { payment_id, url } = await pay(290_000, 'pm_one');
    expect(url).toBe('https://bank.test/ask');
    expect(await payment(payment_id)).toMatchObject({ state: 'initiated' });
    await pay(290_000);
    expect(await payment(payment_id)).toMatchObject({ state: 'expired' });
    expect(testWorld.provider.rents.get(payment_id)?.status).toBe('canceled');
    const other = await pay(290_000, 'pm_one');
    testWorld.goTo('2026-07-26T13:30:00.000Z');
    await applyOnline({ organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() }, testWorld.deps);
    expect(await payment(other.payment_id)).toMatchObject({ state: 'expired' });
    expect(testWorld.provider.rents.get(other.payment_id)?.status).toBe('canceled');
  });

  it('finished at the bank while another payment begins stay paid', async () => {
    await save('pm_one');
    testWorld.provider.debit = { status: 'asking' };
    const { payment_id } = await pay(100_000, 'pm_one');
    const known = testWorld.provider.rents.get(payment_id);
    if (known) testWorld.provider.beginRent(known, { status: 'succeeded', ...settled(100_000) });
    await expect(pay(290_000)).rejects.toMatchObject({ code: 'more-than-open' });
    expect(await payment(payment_id)).toMatchObject({ state: 'settled' });
  });

  it('are removed; autopay’s only with its word, and then autopay is off [D28]', async () => {
    await save('pm_one');
    expect((await withAutopay()).state).toBe('on');
    expect(await list()).toMatchObject([
      { method_id: 'pm_auto', is_autopay: true },
      { method_id: 'pm_one', is_autopay: false },
    ]);
    await remove('pm_one');
    await expect(remove('pm_auto')).rejects.toMatchObject({ code: 'autopay-method' });
    expect((await autopay()).state).toBe('on');
    await remove('pm_auto', true);
    expect(await list()).toEqual([]);
    expect((await autopay()).state).toBe('off');
    await remove('pm_auto', true);
    const logged = (await testWorld.audit()).map(({ action }) => action);
    expect(logged.filter((action) => action === 'ledger.method-off')).toHaveLength(1);
    expect(logged.filter((action) => action === 'ledger.autopay-off')).toHaveLength(1);
    expect(await testWorld.told(tenant.userRoleId ?? '')).toContain('Autopay is off');
  });

  it('of another are neither seen, used nor removed; nor does a removed one pay', async () => {
    await save('pm_one');
    const other = { ...tenant, userRoleId: 'rol_other' };
    await expect(list(other)).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove('pm_one', true, other)).rejects.toMatchObject({ code: 'not-found' });
    const used = pay(1_000, 'pm_elsewhere');
    await expect(used).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { method_id: expect.any(String) } },
    });
    await choose('off');
    await expect(add()).rejects.toMatchObject({ code: 'online-off' });
    expect(await list()).toHaveLength(1);
  });
});

const choose = (mode: 'any' | 'off') =>
  testWorld.perform(chooseOnlinePayments, {
    ...testWorld.call(),
    body: { lease_id, scope: 'lease', mode },
  });
