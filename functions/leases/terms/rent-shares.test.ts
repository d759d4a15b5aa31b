import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { conrad, elias, nora, one } from '../../../test/support/test-world/leases';
import { openTenants, type TenantWorld } from '../../../test/support/test-world/tenants';
import { applyOnline } from '../../common/ledger/apply-online';
import { postRentWith } from '../../jobs/post-rent';
import { getLedger } from '../../ledger/books/get-ledger';
import { getMyLedger } from '../../ledger/books/get-my-ledger';
import { payRent } from '../../ledger/payments/pay-rent';
import { receivePayment } from '../../ledger/payments/receive-payment';
import { update } from '../../table/db/writes';
import { StoredEntry } from '../../table/ledger/record';
import { Share } from '../../table/properties/record';
import { getHome } from '../../tenants/get-home';
import { offerRenewal } from '../moves/offer-renewal';
import { setRentShares } from './set-rent-shares';

let testWorld: TenantWorld;
let lease_id: string;
let tenant: Partial<Viewer>;
/** Nora and Elias share a home for 1,450.00; July’s rent is due, today is 26 July. */
beforeEach(async () => {
  testWorld = await openTenants();
  lease_id = await testWorld.sent(one, { tenants: [nora, elias] });
  tenant = await testWorld.movedIn([nora, elias, conrad, testWorld.agent]);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
});

const parts = (first: number, second: number) => [
  { tenant_id: 'nora', amount: first },
  { tenant_id: 'elias', amount: second },
];
const sets = (over: object = {}, viewer: Partial<Viewer> = {}) => {
  const body = {
    lease_id,
    from: '2026-07-01',
    unit: 'percent' as const,
    shares: parts(6_000, 4_000),
    ...over,
  };
  return testWorld.perform(setRentShares, { ...testWorld.call(viewer), body });
};
const pays = (payer: string, cents: number) => {
  const check = { received_on: '2026-07-26', method: 'check', reference: '7', hold_rest: false } as const;
  const body = { lease_id, cents, payer, chosen: [], ...check };
  return testWorld.perform(receivePayment, { ...testWorld.call(), body });
};
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const mine = async () =>
  (await getMyLedger({ ...testWorld.call(tenant), params: { leaseId: lease_id }, query: {} }, testWorld.deps))
    .data;

describe('roommates’ shares [D26]', () => {
  it('ask a roommate to pay what is left of their part, and nothing once they paid it or more', async () => {
    await sets();
    const asked = [(await mine()).paying];
    for (const cents of [231_999, 1, 6_000]) {
      await pays('Nora Whitaker', cents);
      asked.push((await mine()).paying);
    }
    expect(asked.map(({ share, payable }) => [share, payable])).toEqual([
      [174_000, 290_000],
      [1, 58_001],
      [0, 58_000],
      [0, 52_000],
    ]);
  });

  it('are a view: each tenant’s part for staff, and no posting', async () => {
    const before = (await testWorld.all(StoredEntry)).length;
    expect((await ledger()).roommates).toMatchObject({
      rent: 145_000,
      others: 0,
      tenants: [
        { tenant_id: 'nora', name: 'Nora Whitaker', share: 0 },
        { tenant_id: 'elias', share: 0 },
      ],
    });
    await sets();
    await pays('Nora Whitaker', 100_000);
    await pays('Grandmother', 5_000);
    const { roommates, balance, may } = await ledger();
    expect(roommates).toEqual({
      rent: 145_000,
      set: { from: '2026-07-01', unit: 'percent' },
      others: 5_000,
      tenants: [
        {
          tenant_id: 'nora',
          name: 'Nora Whitaker',
          amount: 6_000,
          share: 87_000,
          paid: 100_000,
          left: 87_000,
        },
        { tenant_id: 'elias', name: 'Elias Osei', amount: 4_000, share: 58_000, paid: 0, left: 98_000 },
      ],
    });
    expect(balance).toBe(185_000);
    expect(may.share).toBe(true);
    expect(await testWorld.all(StoredEntry)).toHaveLength(before + 2);
    const [logged] = (await testWorld.audit()).filter(({ action }) => action === 'lease.shares');
    expect(logged?.object.id).toBe(lease_id);
  });

  it('are those of the term in force, also once a renewal is signed', async () => {
    await sets();
    const before = (await ledger()).roommates;
    const offer = { lease_id, months: 12, rent: { kind: 'percent', hundredths: 300 } } as const;
    await testWorld.perform(offerRenewal, { ...testWorld.call(), body: offer });
    await testWorld.mailOut();
    for (const who of [nora, elias, testWorld.agent]) await testWorld.signAs(who);
    await testWorld.coSign(await testWorld.tokenOf(conrad));
    expect((await testWorld.read(lease_id)).terms.at(-1)).toMatchObject({ from: '2027-07-01' });
    expect((await ledger()).roommates).toEqual(before);
  });

  it('show a tenant the own part, and of roommates first names and amounts alone', async () => {
    expect((await mine()).share).toBeUndefined();
    await sets();
    await pays('Elias Osei', 58_000);
    await pays('Nora', 20_000);
    const { share, paying } = await mine();
    expect(share).toEqual({
      rent: 145_000,
      mine: 87_000,
      left: 154_000,
      paid: [
        { name: 'Nora', is_me: true, cents: 20_000 },
        { name: 'Elias', is_me: false, cents: 58_000 },
      ],
      coming: [],
      before: [],
    });
    expect(paying).toMatchObject({ share: 154_000, payable: 212_000 });
    const { data } = await getHome(testWorld.call(tenant), testWorld.deps);
    expect(data.leases[0]?.money?.share).toEqual(share);
    expect(JSON.stringify(share)).not.toContain('Osei');
  });

  it('count what is on its way for who sent it, on the home and as what is asked for', async () => {
    await sets();
    const { data } = await testWorld.perform(payRent, {
      ...testWorld.call(tenant),
      body: { lease_id, cents: 100_000 },
    });
    testWorld.provider.payRent(data.payment_id, { status: 'processing', method: 'bank' });
    const asked = { organizationId: 'org_one', leaseId: lease_id, now: testWorld.now() };
    await applyOnline(asked, testWorld.deps);
    const { share, paying } = await mine();
    expect(share).toMatchObject({
      left: 74_000,
      paid: [],
      coming: [{ name: 'Nora', is_me: true, cents: 100_000 }],
    });
    expect(paying).toMatchObject({ share: 74_000, payable: 190_000 });
    const { leases } = (await getHome(testWorld.call(tenant), testWorld.deps)).data;
    expect(leases[0]?.money?.share).toEqual(share);
  });

  it('tell who paid what in which month, the newest first', async () => {
    await sets();
    await pays('Elias Osei', 58_000);
    testWorld.goTo('2026-08-02T12:00:00.000Z');
    await pays('Nora', 20_000);
    testWorld.goTo('2026-09-02T12:00:00.000Z');
    expect((await mine()).share).toMatchObject({
      paid: [],
      before: [
        {
          month: '2026-07',
          paid: [
            { name: 'Nora', is_me: true, cents: 20_000 },
            { name: 'Elias', is_me: false, cents: 58_000 },
          ],
        },
      ],
    });
  });

  it('show a tenant what others paid without a name, from one cent on', async () => {
    await sets();
    await pays('Elias Osei', 1);
    await pays('Grandmother', 1);
    expect((await mine()).share?.paid).toEqual([
      { name: 'Elias', is_me: false, cents: 1 },
      { name: '', is_me: false, cents: 1 },
    ]);
  });

  it('hide how a roommate paid: the first name and the amount are all that others read', async () => {
    await pays('Elias Osei', 58_000);
    await pays('Grandmother', 5_000);
    await pays('Nora Whitaker', 20_000);
    const { lines } = await mine();
    const payments = lines.flatMap(({ payment }) => payment ?? []);
    expect(payments.map(({ payer, reference, cents }) => [payer, reference, cents])).toEqual([
      ['Nora Whitaker', '7', 20_000],
      ['', '', 5_000],
      ['Elias', '', 58_000],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Osei|Grandmother/);
    const staff = (await ledger()).lines.flatMap(({ payment }) => payment?.payer ?? []);
    expect(staff).toEqual(['Nora Whitaker', 'Grandmother', 'Elias Osei']);
  });

  it('refuses parts that are not the whole rent, and who may not change leases', async () => {
    await expect(sets({ shares: parts(6_000, 3_999) })).rejects.toMatchObject({ code: 'bad-shares' });
    await expect(sets({ unit: 'cents', shares: parts(72_500, 72_499) })).rejects.toMatchObject({
      code: 'bad-shares',
    });
    await expect(sets({ from: '2026-06-30' })).rejects.toMatchObject({ code: 'bad-day' });
    const missing = { code: 'not-found' };
    await expect(sets({}, { organizationId: 'org_two' })).rejects.toMatchObject(missing);
    const grants = { areas: { leases: 'change', money: 'view' }, properties: ['prp_other'] } as const;
    const elsewhere = {
      roleLabel: 'rentalManager',
      grants: { ...grants, properties: ['prp_other'] },
    } as const;
    await expect(sets({}, elsewhere)).rejects.toMatchObject(missing);
    expect((await ledger()).roommates?.set).toBeUndefined();
  });

  it('end when they are taken away', async () => {
    await sets();
    await sets({ from: '2026-07-20', shares: [] });
    expect((await ledger()).roommates?.set).toBeUndefined();
    expect((await mine()).share).toBeUndefined();
  });
});
