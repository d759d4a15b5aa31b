import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import { elias, type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { addCharge } from '../charges/add-charge';
import { assessLateFees } from '../charges/assess-late-fees';
import { creditCharge } from '../charges/credit-charge';
import { editCharge } from '../charges/edit-charge';
import { getCharge } from '../charges/get-charge';
import { listBalances } from '../charges/list-balances';
import { listLateFees } from '../charges/list-late-fees';
import { reverseCharge } from '../charges/reverse-charge';
import { reallocatePayment } from '../payments/reallocate-payment';
import { receivePayment } from '../payments/receive-payment';
import { refundPayment } from '../payments/refund-payment';
import { returnPayment } from '../payments/return-payment';
import { closeBooks } from './close-books';
import { getBooks } from './get-books';
import { getLedger } from './get-ledger';
import { openLedger } from './open-ledger';

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
});

const once = (key: string, hash = 'body') => ({
  once: { organizationId: 'org_one', scope: 'usr_head ledger', key, hash },
});
type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]>;

const water = { kind: 'utility', label: 'Water', due_on: '2026-07-20', cents: 6_000 } as const;
const charge = async (over: Partial<Body<'addCharge'>['body']> = {}, more = {}) =>
  (
    await testWorld.perform(addCharge, {
      ...testWorld.call(),
      ...more,
      body: { lease_id, ...water, ...over },
    })
  ).data.entry_id;
const check: Omit<Body<'receivePayment'>['body'], 'lease_id'> = {
  cents: 100_000,
  received_on: '2026-07-26',
  method: 'check',
  reference: '7',
  payer: 'Nora',
  chosen: [],
  hold_rest: false,
};
const pay = async (over: Partial<Body<'receivePayment'>['body']> = {}, more = {}) =>
  (
    await testWorld.perform(receivePayment, {
      ...testWorld.call(),
      ...more,
      body: { lease_id, ...check, ...over },
    })
  ).data.entry_id;
const ledger = async (query: object = {}, viewer: Partial<Viewer> = {}) =>
  (await getLedger({ ...testWorld.call(viewer), params: { leaseId: lease_id }, query }, testWorld.deps)).data;
const one = async (entry_id: string) =>
  (
    await getCharge(
      { ...testWorld.call(), params: { leaseId: lease_id }, query: { entry_id } },
      testWorld.deps,
    )
  ).data;
const balances = async (search = '', viewer: Partial<Viewer> = {}) =>
  (await listBalances({ ...testWorld.call(viewer), query: { search } }, testWorld.deps)).data;
const july = () => `rent:2026-07:${lease_id}:rent:2026-07-01`;

describe('a ledger', () => {
  it('shows each entry with the balance after it, newest first, and who wrote it', async () => {
    await charge();
    await pay({ cents: 151_000 });
    const { lines, ...sums } = await ledger();
    expect(lines.map(({ type, amount, balance, by }) => [type, amount, balance, by])).toEqual([
      ['payment', -151_000, 145_000, 'Lena Hart'],
      ['charge', 6_000, 296_000, 'Lena Hart'],
      ['charge', 145_000, 290_000, 'Automatic'],
      ['charge', 145_000, 145_000, 'Automatic'],
    ]);
    expect(lines[0]?.covers.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['rent', 145_000],
      ['utility', 6_000],
    ]);
    expect(sums).toMatchObject({
      balance: 145_000,
      past_due: 0,
      prepaid: 0,
      deposit_held: 0,
      today: '2026-07-26',
      status: 'active',
      open: [{ kind: 'rent', due: '2026-08-01', cents: 145_000 }],
      tenants: [{ tenant_id: 'nora', name: 'Nora Whitaker' }],
      may: { change: true },
    });
  });

  it('is of those who signed, before their first day too, not of those whom a draft names', async () => {
    const [term] = await testWorld.all(StoredTerm);
    if (!term) throw new Error('there is no lease');
    const tenants = term.parties.tenants.map((tenant) => ({ ...tenant, ...elias }));
    const renewal = { ...term, number: 2, from: '2027-07-01', to: '2028-06-30' };
    await testWorld.db.write(put(StoredTerm, { ...renewal, parties: { ...term.parties, tenants } }));
    testWorld.goTo('2026-06-16T12:00:00.000Z');
    expect((await ledger()).tenants).toEqual([{ tenant_id: 'nora', name: 'Nora Whitaker' }]);
  });

  it('pages and filters with the same balances, and stands as of a past day', async () => {
    await charge();
    await pay();
    const whole = (await ledger()).lines;
    const first = await ledger({ limit: 3 });
    const rest = await ledger({ limit: 3, after: first.next });
    expect([...first.lines, ...rest.lines]).toEqual(whole);
    expect(rest.next).toBeUndefined();
    const paid = await ledger({ show: 'payments' });
    expect(paid.lines).toEqual(whole.filter(({ type }) => type === 'payment'));
    const past = await ledger({ as_of: '2026-07-02' });
    expect(past).toMatchObject({ balance: 145_000, past_due: 145_000 });
    expect(past.lines).toEqual(whole.slice(-1));
    await expect(ledger({ after: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is there for those with the money of the property, and for nobody else', async () => {
    const grants = (areas: object, properties: 'all' | string[] = 'all') =>
      ({ roleLabel: 'rentalManager', grants: { areas, properties } }) as const;
    expect((await ledger({}, grants({ money: 'view' }))).may.change).toBe(false);
    const missing = { code: 'not-found' };
    await expect(ledger({}, grants({ leases: 'change' }))).rejects.toMatchObject(missing);
    await expect(ledger({}, grants({ money: 'change' }, ['prp_other']))).rejects.toMatchObject(missing);
    await expect(ledger({}, { roleLabel: 'tenant' })).rejects.toMatchObject(missing);
    await expect(ledger({}, { organizationId: 'org_two' })).rejects.toMatchObject(missing);
    expect((await balances('', grants({ money: 'view' }, []))).leases).toEqual([]);
    expect((await balances('', { roleLabel: 'tenant' })).leases).toEqual([]);
    const owner = { roleLabel: 'rentalOwner', ownerId: 'own_ada' } as const;
    await expect(ledger({}, owner)).rejects.toMatchObject(missing);
    expect(await balances('', owner)).toMatchObject({ leases: [], totals: { balance: 0 } });
    expect((await testWorld.read(lease_id, owner)).may.see_ledger).toBe(false);
  });
});

describe('charging', () => {
  it('is logged with its amount, for those who see the money', async () => {
    await charge();
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({
      action: 'ledger.charge',
      object: { kind: 'ledger', id: lease_id },
      after: { kind: 'utility', amount: 6_000, due: '2026-07-20' },
    });
  });

  it('takes held money for what is due at once, and leaves what is not yet [D22]', async () => {
    await pay({ cents: 300_000 });
    expect(await ledger()).toMatchObject({ prepaid: 10_000 });
    await charge({ due_on: '2026-07-27', cents: 5_000 });
    expect(await ledger()).toMatchObject({ prepaid: 10_000, balance: -5_000 });
    await charge({ cents: 4_000 });
    expect(await ledger()).toMatchObject({ prepaid: 6_000, balance: -1_000 });
  });

  it('a deposit names its tenant, and is held once paid [D23] [D32]', async () => {
    const deposit = { kind: 'deposit', cents: 145_000 } as const;
    await expect(charge(deposit)).rejects.toMatchObject({ code: 'invalid' });
    await expect(charge({ ...deposit, tenant_id: 'elias' })).rejects.toMatchObject({ code: 'invalid' });
    await charge({ ...deposit, tenant_id: 'nora' });
    await pay({ cents: 290_000 });
    const open = (await ledger()).open.find(({ kind }) => kind === 'deposit');
    await pay({ cents: 145_000, chosen: [{ charge: open?.charge ?? 0, cents: 145_000 }] });
    expect(await ledger()).toMatchObject({ deposit_held: 145_000, balance: 0, open: [] });
  });

  it('an edit reverses and claims anew; both stay in the ledger [D2]', async () => {
    const entry_id = await charge();
    const body = { lease_id, entry_id, label: 'Sewer', due_on: '2026-07-21', cents: 5_500, reason: 'Typo' };
    const { data } = await testWorld.perform(editCharge, { ...testWorld.call(), body });
    expect(data.entry_id).toBe(`${entry_id}:edit:1`);
    expect(await one(entry_id)).toMatchObject({ is_reversed: true, open: 0, may: { change: false } });
    expect(await one(data.entry_id)).toMatchObject({
      label: 'Sewer',
      cents: 5_500,
      open: 5_500,
      kind: 'utility',
    });
    const { lines, balance } = await ledger();
    expect(lines.map(({ type }) => type)).toEqual(['charge', 'reversal', 'charge', 'charge', 'charge']);
    expect(lines[1]).toMatchObject({ amount: -6_000, why: 'Typo' });
    expect(balance).toBe(295_500);
    await expect(testWorld.perform(editCharge, { ...testWorld.call(), body })).rejects.toMatchObject({
      code: 'not-reversible',
    });
  });

  it('is taken back, and its money covers what else is due [D22]', async () => {
    await pay({ cents: 145_000 });
    await charge();
    const reverse = { lease_id, entry_id: july(), reason: 'Free' };
    await testWorld.perform(reverseCharge, { ...testWorld.call(), body: reverse });
    expect(await ledger()).toMatchObject({ prepaid: 139_000, past_due: 0 });
    await postRentWith(() => testWorld.deps)();
    expect(await one(july())).toMatchObject({ is_reversed: true });
  });

  it('that more payments paid than one transaction holds is refused by name, and nothing moves', async () => {
    const entry_id = await charge({ cents: 49, due_on: '2026-06-01' });
    for (let count = 0; count < 48; count++) await pay({ cents: 1, received_on: '2026-07-02' });
    const edit = (cents: number) => {
      const body = { lease_id, entry_id, label: '', due_on: '2026-06-01', cents, reason: '' };
      return testWorld.perform(editCharge, { ...testWorld.call(), body });
    };
    await expect(edit(50)).rejects.toMatchObject({ code: 'too-many-payments' });
    expect(await one(entry_id)).toMatchObject({ open: 1, is_reversed: false });
  });

  it('of one day covers with at most twenty held payments; the job lays the rest [D22]', async () => {
    await pay({ cents: 290_000 });
    for (let count = 0; count < 21; count++) await pay({ cents: 1 });
    await charge({ cents: 30 });
    expect(await ledger()).toMatchObject({ prepaid: 1, past_due: 10 });
    await postRentWith(() => testWorld.deps)();
    expect(await ledger()).toMatchObject({ prepaid: 0, past_due: 9 });
  });

  it('is waived by what is open and no more, with a reason [D18] [D24]', async () => {
    const entry_id = await charge();
    const waive = (cents: number) =>
      testWorld.perform(creditCharge, {
        ...testWorld.call(),
        body: { lease_id, entry_id, cents, reason: 'Kind' },
      });
    await expect(waive(6_001)).rejects.toMatchObject({
      code: 'more-than-open',
      details: { fields: { cents: 'At most $60.00 is possible' } },
    });
    await waive(6_000);
    expect(await one(entry_id)).toMatchObject({ open: 0, is_reversed: false });
  });

  it('needs a signed lease, and a charge that is there', async () => {
    const { lease_id: draft } = await testWorld.draft(two);
    await expect(charge({ lease_id: draft })).rejects.toMatchObject({ code: 'wrong-status' });
    const body = { lease_id, entry_id: 'charge:pst_none', cents: 1, reason: 'x' };
    const missing = { code: 'not-found' };
    await expect(testWorld.perform(creditCharge, { ...testWorld.call(), body })).rejects.toMatchObject(
      missing,
    );
    await expect(testWorld.perform(reverseCharge, { ...testWorld.call(), body })).rejects.toMatchObject(
      missing,
    );
    await expect(one('payment:pay_none')).rejects.toMatchObject(missing);
  });
});

describe('a payment', () => {
  it('sent twice is one, also fifty times at once; another body under its key is refused [D3]', async () => {
    const first = await pay({}, once('key-of-the-form'));
    expect(await pay({}, once('key-of-the-form'))).toBe(first);
    const all = await Promise.all(Array.from({ length: 50 }, () => pay({ cents: 500 }, once('another-key'))));
    expect(new Set(all).size).toBe(1);
    await expect(pay({ cents: 1 }, once('another-key', 'other'))).rejects.toMatchObject({
      code: 'key-reused',
    });
    const payments = (await testWorld.all(StoredEntry)).filter(({ type }) => type === 'payment');
    expect(payments.map(({ received }) => received?.cents).toSorted()).toEqual([100_000, 500]);
  });

  it('has its key in its own ledger: the same key for another lease is another payment [D3]', async () => {
    const first = await pay({}, once('key-of-the-form'));
    const next = await testWorld.sent(two, { tenants: [elias], coSigners: [] });
    await testWorld.signAs(elias);
    await testWorld.signAs(testWorld.agent);
    await pay({ lease_id: next }, once('key-of-the-form', 'other'));
    expect(await pay({}, once('key-of-the-form'))).toBe(first);
    const payments = (await testWorld.all(StoredEntry)).filter(({ type }) => type === 'payment');
    expect(payments.map(({ leaseId }) => leaseId).toSorted()).toEqual([lease_id, next].toSorted());
  });

  it('a repeat is answered as the first even when it could not be carried out again [D3]', async () => {
    const entry_id = await charge();
    const body = { lease_id, entry_id, cents: 6_000, reason: 'Kind' };
    const waive = () => testWorld.perform(creditCharge, { ...testWorld.call(), ...once('waive-key'), body });
    expect(await waive()).toEqual(await waive());
    const reverse = () =>
      testWorld.perform(reverseCharge, {
        ...testWorld.call(),
        ...once('reverse-key'),
        body: { lease_id, entry_id: july(), reason: '' },
      });
    expect(await reverse()).toEqual(await reverse());
    expect(await one(entry_id)).toMatchObject({ open: 0 });
  });

  it('of different people at the same time all count', async () => {
    await Promise.all([1, 2, 3].map((count) => pay({ cents: count })));
    expect(await ledger()).toMatchObject({ balance: 290_000 - 6 });
  });

  it('is dated the day it came, which has come', async () => {
    await pay({ received_on: '2026-07-03' });
    expect((await ledger()).lines.map(({ on }) => on)).toEqual(['2026-07-25', '2026-07-03', '2026-07-01']);
    await expect(pay({ received_on: '2026-07-27' })).rejects.toMatchObject({
      code: 'bad-day',
      details: { fields: { received_on: 'This day is in the future' } },
    });
  });

  it('goes where a person says, and is held when asked [D22] [D24]', async () => {
    await charge();
    const { open } = await ledger();
    const utility = open.find(({ kind }) => kind === 'utility');
    await pay({ cents: 10_000, chosen: [{ charge: utility?.charge ?? 0, cents: 2_000 }], hold_rest: true });
    expect(await ledger()).toMatchObject({ prepaid: 8_000 });
    const chosen = [{ charge: utility?.charge ?? 0, cents: 4_001 }];
    await expect(pay({ chosen })).rejects.toMatchObject({ code: 'more-than-open' });
  });

  it('is laid anew on other charges, once, with a log entry [D24] [D25]', async () => {
    await charge();
    const payment_id = (await pay({ cents: 10_000 })).replace('payment:', '');
    const { open } = await ledger();
    const utility = open.find(({ kind }) => kind === 'utility')?.charge ?? 0;
    const move = (over: Partial<Body<'reallocatePayment'>['body']> = {}, more = {}) => {
      const facts = {
        moved_on: '2026-07-26',
        reason: 'For the water',
        chosen: [{ charge: utility, cents: 6_000 }],
      };
      const body = { lease_id, payment_id, ...facts, ...over };
      return testWorld.perform(reallocatePayment, { ...testWorld.call(), ...more, body });
    };
    await expect(move({ moved_on: '2026-07-25' })).rejects.toMatchObject({ code: 'bad-day' });
    await expect(move({ payment_id: 'pay_other' })).rejects.toMatchObject({ code: 'not-found' });
    await move({}, once('move'));
    await move({}, once('move'));
    const after = await ledger();
    expect(after).toMatchObject({ prepaid: 4_000, balance: 286_000 });
    expect(after.open.map(({ kind, due, cents }) => [kind, due, cents])).toEqual([
      ['rent', '2026-07-01', 145_000],
      ['rent', '2026-08-01', 145_000],
    ]);
    expect(after.lines.filter(({ type }) => type === 'reallocation')).toMatchObject([
      { amount: 0, why: 'For the water', payment: { covers: [{ charge: utility, cents: 6_000 }] } },
    ]);
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({
      action: 'ledger.reallocate',
      after: { amount: 10_000, reason: 'For the water' },
    });
  });

  it('that bounces opens what it paid, with a fee; a refund gives back what is there [D25] [D28] [D29]', async () => {
    const entry = await pay({ cents: 150_000 });
    const payment_id = entry.replace('payment:', '');
    const refund = (cents: number, refunded_on = '2026-07-26') =>
      testWorld.perform(refundPayment, {
        ...testWorld.call(),
        body: { lease_id, payment_id, cents, refunded_on, reason: 'Moved' },
      });
    await expect(refund(150_001)).rejects.toMatchObject({ code: 'more-than-paid' });
    await expect(refund(1, '2026-07-25')).rejects.toMatchObject({ code: 'bad-day' });
    await refund(5_000);
    expect(await ledger()).toMatchObject({ balance: 145_000 });
    const body = { lease_id, payment_id, returned_on: '2026-07-26', reason: 'NSF', fee_cents: 2_500 };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body });
    const { open, lines } = await ledger();
    expect(open.map(({ kind, due, cents }) => [kind, due, cents])).toEqual([
      ['rent', '2026-07-01', 145_000],
      ['rent', '2026-08-01', 145_000],
      ['other', '2026-07-26', 5_000],
      ['nsf', '2026-07-26', 2_500],
    ]);
    expect(lines.at(-3)).toMatchObject({ payment: { state: 'returned', refunded: 5_000, reference: '7' } });
    await expect(testWorld.perform(returnPayment, { ...testWorld.call(), body })).rejects.toMatchObject({
      code: 'not-settled',
    });
  });
});

describe('an opening balance', () => {
  const open = async (over: Partial<Body<'openLedger'>['body']> = {}, more = {}) => {
    const owed = [{ kind: 'rent', label: 'June', due_on: '2026-06-01', cents: 100_000 } as const];
    const body = { lease_id, rent_from: '2026-08', owed, credit_cents: 30_000, deposits: [], ...over };
    return (await testWorld.perform(openLedger, { ...testWorld.call(), ...more, body })).data;
  };
  const deposits = [{ tenant_id: 'nora', cents: 145_000 }];

  it('takes the place of rent from before: old debts, money paid ahead, deposits [D13] [D32]', async () => {
    await pay({ cents: 20_000 });
    expect((await ledger()).may.open).toBe(true);
    await open({ deposits }, once('opening'));
    await open({ deposits }, once('opening'));
    const { lines, ...after } = await ledger();
    expect(after).toMatchObject({
      balance: 195_000,
      past_due: 50_000,
      deposit_held: 145_000,
      prepaid: 0,
      may: { open: false },
      open: [
        { kind: 'rent', due: '2026-08-01', cents: 145_000 },
        { kind: 'rent', label: 'June', due: '2026-06-01', cents: 50_000 },
      ],
    });
    expect(lines.filter(({ on }) => on === '2026-07-26').map(({ type }) => type)).toEqual([
      'apply',
      'reversal',
      'free',
      'opening',
      'payment',
      'charge',
      'opening',
      'payment',
    ]);
    const opened = lines.filter(({ type }) => type === 'opening');
    expect(opened.map(({ opening_deposit: deposit }) => deposit)).toEqual([145_000, undefined]);
    await postRentWith(() => testWorld.deps)();
    expect((await ledger()).balance).toBe(195_000);
  });

  it('is entered once, of days before the rent that is charged here', async () => {
    const owed = (due_on: string) => [{ kind: 'other', label: '', due_on, cents: 1 } as const];
    await expect(open({ owed: owed('2026-08-01') })).rejects.toMatchObject({
      code: 'bad-day',
      details: { fields: { 'owed.0.due_on': expect.any(String) } },
    });
    await expect(open({ rent_from: '2026-10' })).rejects.toMatchObject({ code: 'bad-day' });
    await expect(open({ deposits: [...deposits, ...deposits] })).rejects.toMatchObject({ code: 'invalid' });
    const stranger = [{ tenant_id: 'elias', cents: 1 }];
    await expect(open({ deposits: stranger })).rejects.toMatchObject({ code: 'invalid' });
    await open({ owed: owed('2026-07-31'), credit_cents: 0 });
    await expect(open()).rejects.toMatchObject({ code: 'already-opened' });
  });
});

describe('late fees', () => {
  const preview = async (viewer: Partial<Viewer> = {}) =>
    (await listLateFees(testWorld.call(viewer), testWorld.deps)).data;

  it('are shown with their reasons before they are charged, each once [D16] [D19]', async () => {
    testWorld.goTo('2026-07-01T12:00:00.000Z');
    const { lease_id: late } = await testWorld.draft(two);
    const fee = { kind: 'flat', cents: 5_000 } as const;
    const terms = { fee, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
    await testWorld.save(late, { late: terms }, { coSigners: [] });
    await testWorld.send(late);
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    testWorld.goTo('2026-07-26T12:00:00.000Z');
    await postRentWith(() => testWorld.deps)();
    const shown = async () =>
      (await preview()).fees.map((one) => [one.lease_id === late, one.due_on, one.excluded ?? one.cents]);
    const before = await shown();
    expect(before).toEqual([
      [false, '2026-07-01', 'The lease has no late fee'],
      [false, '2026-08-01', 'The lease has no late fee'],
      [true, '2026-07-01', 5_000],
      [true, '2026-08-01', 'Its first fee day is still to come'],
    ]);
    expect((await preview()).fees[2]).toMatchObject({
      unit_number: '2A',
      property_title: 'Maple Court',
      tenants: ['Nora Whitaker'],
      kind: 'rent',
      entry_id: `rent:2026-07:${late}:rent:2026-07-01`,
      label: 'Rent',
      open: 145_000,
      first_fee_day: '2026-07-07',
    });
    expect((await preview()).has_more).toBe(false);
    const listed = { areas: { money: 'change' as const }, properties: ['prp_other'] };
    expect((await preview({ roleLabel: 'rentalManager', grants: listed })).fees).toEqual([]);
    const entry_ids = (await preview()).fees.filter(({ cents }) => cents > 0).map((one) => one.entry_id);
    const assess = async (...leases: string[]) => {
      const day = testWorld.deps.clock.now().toISOString().slice(0, 10);
      const run = day.replaceAll('-', '').padEnd(32, '0');
      const body = { run, leases: leases.map((one) => ({ lease_id: one, entry_ids })) };
      return (await testWorld.perform(assessLateFees, { ...testWorld.call(), body })).data;
    };
    await expect(assess(late, 'lse_nowhere')).rejects.toMatchObject({ code: 'not-found' });
    const posted = [{ lease_id: late, entry_id: `latefee:${late}:2026-07` }];
    const why = 'There’s no late fee to charge for this.';
    const first = await Promise.all([assess(lease_id, late), assess(late)]);
    expect(first).toEqual([
      { posted, refused: [{ lease_id, why }] },
      { posted, refused: [] },
    ]);
    expect(await assess(late)).toEqual({ posted, refused: [] });
    expect((await balances()).leases.map(({ balance }) => balance)).toEqual([295_000, 290_000]);
    testWorld.goTo('2026-07-27T12:00:00.000Z');
    expect(await assess(late)).toEqual({ posted: [], refused: [{ lease_id: late, why }] });
    expect((await shown())[2]).toEqual([true, '2026-07-01', 'Its late fee was already charged']);
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.late');
    expect(logged.map(({ after }) => after)).toEqual([{ amount: 5_000 }]);
    expect((await preview({ roleLabel: 'rentalOwner', ownerId: 'own_ada' })).fees).toEqual([]);
  });
});

describe('closed books', () => {
  const close = async (through: string | undefined, reason = '', viewer: Partial<Viewer> = {}) =>
    (await testWorld.perform(closeBooks, { ...testWorld.call(viewer), body: { through, reason } })).data;
  const books = async () => (await getBooks({ ...testWorld.call() }, testWorld.deps)).data;

  it('take nothing for a closed day; a correction goes to today, and a new ledger is closed too [D7]', async () => {
    const entry_id = await charge();
    expect(await close('2026-07-24')).toEqual({ left: 0 });
    expect(await books()).toMatchObject({ through: '2026-07-24', latest: '2026-07-25', by: 'Lena Hart' });
    await expect(pay({ received_on: '2026-07-24' })).rejects.toMatchObject({ code: 'period-locked' });
    await pay({ received_on: '2026-07-25' });
    const body = { lease_id, entry_id, reason: 'Typo' };
    await testWorld.perform(reverseCharge, { ...testWorld.call(), body });
    expect(await ledger()).toMatchObject({
      closed_through: '2026-07-24',
      lines: [{ type: 'reversal', on: '2026-07-26' }, {}, {}, {}, {}],
    });
    const later = await testWorld.sent(two, { coSigners: [], tenants: [nora] });
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    const late = { lease_id: later, ...check, received_on: '2026-07-24' };
    await expect(
      testWorld.perform(receivePayment, { ...testWorld.call(), body: late }),
    ).rejects.toMatchObject({
      code: 'period-locked',
    });
    await postRentWith(() => testWorld.deps)();
    const days = (await testWorld.all(StoredEntry)).filter((entry) => entry.leaseId === later);
    expect(days.map(({ on, charge }) => [on, charge?.due])).toEqual([
      ['2026-07-26', '2026-07-26'],
      ['2026-07-26', '2026-08-01'],
    ]);
  });

  it('close after the day has ended everywhere, and open with a reason, both logged [D7]', async () => {
    await expect(close('2026-07-26')).rejects.toMatchObject({ code: 'bad-day' });
    await close('2026-06-30');
    await close('2026-06-30');
    await expect(close(undefined, ' ')).rejects.toMatchObject({ code: 'invalid' });
    await close(undefined, 'A check was missed');
    expect(await books()).toMatchObject({ through: undefined });
    expect((await testWorld.audit()).slice(0, 2)).toMatchObject([
      { action: 'ledger.reopen', before: { day: '2026-06-30' }, after: { reason: 'A check was missed' } },
      { action: 'ledger.close', after: { day: '2026-06-30' } },
    ]);
    await pay({ received_on: '2026-06-20' });
  });

  it('are not closed by staff of some properties', async () => {
    const staff = (properties: 'all' | string[]) =>
      ({ roleLabel: 'rentalManager', grants: { areas: { money: 'change' }, properties } }) as const;
    const refused = close('2026-06-30', '', staff(['prp_aaaaaaaaaaaaaaaaaaaaaaaaaa']));
    await expect(refused).rejects.toMatchObject({ code: 'not-permitted' });
    expect(await close('2026-06-30', '', staff('all'))).toEqual({ left: 0 });
  });

  it('have no posting of a payment that came between [D7]', async () => {
    const posted = [1, 2, 3, 4].map((cents) => pay({ cents, received_on: '2026-07-10' }).catch(() => ''));
    const [, ...results] = await Promise.all([close('2026-07-20'), ...posted]);
    await close('2026-07-20');
    const before = await ledger();
    expect(before.balance).toBe(
      290_000 - [1, 2, 3, 4].reduce((sum, n, at) => sum + (results[at] ? n : 0), 0),
    );
    await expect(pay({ received_on: '2026-07-10' })).rejects.toMatchObject({ code: 'period-locked' });
  });
});

describe('who owes what', () => {
  it('is the sum of the heads, aged by due day, found by tenant, unit or property', async () => {
    testWorld.goTo('2026-09-05T12:00:00.000Z');
    await postRentWith(() => testWorld.deps)();
    await pay({ cents: 5_000, received_on: '2026-09-05' });
    const { leases, totals, count } = await balances();
    const [head] = await testWorld.all(StoredHead);
    expect(leases).toMatchObject([
      {
        lease_id,
        tenants: ['Nora Whitaker'],
        balance: 430_000,
        past_due: 430_000,
        aging: { upcoming: 0, days30: 145_000, days60: 145_000, days90: 140_000, older: 0 },
      },
    ]);
    expect(totals.balance).toBe(head?.balances.receivable);
    expect(count).toBe(1);
    expect((await balances('whitaker')).leases).toHaveLength(1);
    expect((await balances('nobody')).leases).toEqual([]);
  });

  it('ages by the day at the property, which is behind UTC [D6]', async () => {
    testWorld.goTo('2026-08-01T12:00:00.000Z');
    await pay({ cents: 145_000 });
    testWorld.goTo('2026-08-02T03:00:00.000Z');
    expect((await balances()).totals).toMatchObject({ past_due: 0, aging: { upcoming: 145_000 } });
    expect(await ledger()).toMatchObject({ past_due: 0, today: '2026-08-01' });
    await expect(pay({ received_on: '2026-08-02' })).rejects.toMatchObject({ code: 'bad-day' });
    testWorld.goTo('2026-08-02T05:01:00.000Z');
    expect((await balances()).totals).toMatchObject({ past_due: 145_000, aging: { days30: 145_000 } });
  });
});
