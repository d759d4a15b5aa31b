import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { postedOtherwise } from '../../../shared/domain/ledger/rent/bulk';
import type { Viewer } from '../../../shared/domain/people/roles';
import { conrad, type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { endLease } from '../../leases/moves/lease-moves';
import { put } from '../../table/db/writes';
import { StoredTerm } from '../../table/leases/record';
import { StoredHead } from '../../table/ledger/record';
import { closeBooks } from '../books/close-books';
import { getLedger } from '../books/get-ledger';
import { receivePayments } from '../payments/receive-payments';
import { chargeLeases } from './charge-leases';
import { listOpenCharges } from './list-open-charges';
import { remindTenants } from './remind-tenants';

let testWorld: LeaseWorld;
/** Signed by everyone, with two rents of 1,450.00; and one that is a draft. */
let signed: string;
let draft: string;
beforeEach(async () => {
  testWorld = await openLeases();
  signed = await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await testWorld.signAs(testWorld.agent);
  draft = (await testWorld.draft(two)).lease_id;
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

type Body<N extends 'chargeLeases' | 'receivePayments'> = InputOf<(typeof rows)[N]>['body'];
const water = {
  run: 'a'.repeat(32),
  kind: 'utility',
  label: 'Water',
  due_on: '2026-07-20',
  cents: 6_000,
} as const;
const charge = async (over: Partial<Body<'chargeLeases'>> = {}, viewer: Partial<Viewer> = {}) => {
  const body = { ...water, lease_ids: [signed], ...over };
  return (await testWorld.perform(chargeLeases, { ...testWorld.call(viewer), body })).data;
};
const receipt = (over: object = {}) => ({
  lease_id: signed,
  cents: 150_000,
  reference: '7',
  payer: 'Nora',
  ...over,
});
const receive = async (over: Partial<Body<'receivePayments'>> = {}, viewer: Partial<Viewer> = {}) => {
  const day = { run: 'b'.repeat(32), received_on: '2026-07-26', method: 'check' } as const;
  const body = { ...day, receipts: [receipt()], ...over };
  return (await testWorld.perform(receivePayments, { ...testWorld.call(viewer), body })).data;
};
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: signed }, query: {} }, testWorld.deps)).data;
const open = async (query: object = {}, viewer: Partial<Viewer> = {}) =>
  (await listOpenCharges({ ...testWorld.call(viewer), query }, testWorld.deps)).data;

describe('bulk charges', () => {
  it('post one charge a lease, whose key is of the run, and say why others are left out [D3]', async () => {
    const done = await charge({ lease_ids: [draft, signed] });
    const entry_id = `bulk:${water.run}:${signed}`;
    expect(done.posted).toEqual([{ lease_id: signed, entry_id }]);
    expect(done.refused).toEqual([
      { lease_id: draft, why: 'You can’t do that while the lease is in this status.' },
    ]);
    const { lines, balance } = await ledger();
    expect(lines[0]).toMatchObject({
      entry_id,
      type: 'charge',
      amount: 6_000,
      balance: 296_000,
      by: 'Lena Hart',
    });
    expect(balance).toBe(296_000);
  });

  it('leave out a lease that has ended, whose debt is still received', async () => {
    const end = { lease_id: signed, day: '2026-07-26', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    testWorld.wait(86_400);
    expect(await charge()).toMatchObject({ posted: [], refused: [{ lease_id: signed }] });
    expect((await receive()).posted).toHaveLength(1);
  });

  it('post once, however often and by how many at once the run is sent; another run posts again [D3]', async () => {
    const all = await Promise.all([charge(), charge(), charge(), charge({ lease_ids: [signed, signed] })]);
    expect(all.map(({ refused }) => refused)).toEqual([[], [], [], []]);
    await charge();
    expect((await ledger()).balance).toBe(296_000);
    expect(await charge({ cents: 6_001 })).toEqual({
      posted: [],
      refused: [{ lease_id: signed, why: postedOtherwise }],
    });
    await charge({ run: 'c'.repeat(32) });
    expect((await ledger()).balance).toBe(302_000);
  });

  it('are refused whole for a lease whose money the caller does not see, before anything is posted', async () => {
    const missing = { code: 'not-found' };
    const ids = { lease_ids: [signed, 'lse_unknown'] };
    await expect(charge(ids)).rejects.toMatchObject(missing);
    await expect(charge({}, { organizationId: 'org_two' })).rejects.toMatchObject(missing);
    const grants = { areas: { money: 'change' }, properties: ['prp_other'] } as const;
    await expect(charge({}, { roleLabel: 'rentalManager', grants })).rejects.toMatchObject(missing);
    expect((await ledger()).balance).toBe(290_000);
  });
});

describe('bulk receipts', () => {
  it('pay the oldest charges of each lease, once a run [D20] [D22] [D3]', async () => {
    await charge();
    const { posted } = await receive();
    expect(await receive()).toEqual({ posted, refused: [] });
    expect(posted).toEqual([{ lease_id: signed, entry_id: expect.stringMatching(/^payment:pay_\w{26}$/) }]);
    const { lines, balance } = await ledger();
    expect(balance).toBe(146_000);
    expect(lines[0]).toMatchObject({ type: 'payment', amount: -150_000 });
    expect(lines[0]?.payment).toMatchObject({
      method: 'check',
      reference: '7',
      payer: 'Nora',
      cents: 150_000,
    });
    expect(lines[0]?.covers.map(({ kind, due, cents }) => [kind, due, cents])).toEqual([
      ['rent', '2026-07-01', 145_000],
      ['utility', '2026-07-20', 5_000],
    ]);
    const other = await receive({ receipts: [receipt({ reference: '8' })] });
    expect(other).toEqual({ posted: [], refused: [{ lease_id: signed, why: postedOtherwise }] });
  });

  it('say of each lease why it was refused, and stop no other [D7]', async () => {
    const tomorrow = await receive({ received_on: '2026-07-27' });
    expect(tomorrow.refused).toEqual([{ lease_id: signed, why: 'This day is in the future' }]);
    await testWorld.perform(closeBooks, {
      ...testWorld.call(),
      body: { through: '2026-07-20', reason: 'Reported' },
    });
    const closed = await receive({ received_on: '2026-07-20' });
    expect(closed.refused).toEqual([{ lease_id: signed, why: 'This period is closed. Choose a later day.' }]);
    const mixed = await receive({ receipts: [receipt({ lease_id: draft }), receipt()] });
    expect(mixed.posted.map(({ lease_id }) => lease_id)).toEqual([signed]);
    expect(mixed.refused.map(({ lease_id }) => lease_id)).toEqual([draft]);
  });
});

describe('reminders of what is past due', () => {
  const remind = async (lease_ids = [signed], viewer: Partial<Viewer> = {}) =>
    (await testWorld.perform(remindTenants, { ...testWorld.call(viewer), body: { lease_ids } })).data;
  const mails = async () =>
    (await testWorld.letters()).filter(({ subject }) => subject.includes('past due')).map(({ to }) => to);
  const why = async () => (await remind()).refused[0]?.why;

  it('go to the tenants once a lease and day, with the job’s, in the daytime at the property [D6] [D23]', async () => {
    expect(await why()).toMatch(/^It is night at the property/);
    testWorld.goTo('2026-07-26T15:00:00.000Z');
    const cents = 145_000;
    const all = await Promise.all([remind([draft, signed]), remind(), remind()]);
    expect(all.flatMap(({ reminded }) => reminded)).toEqual([{ lease_id: signed, cents }]);
    expect(all[0]?.refused[0]).toEqual({
      lease_id: draft,
      why: expect.stringMatching(/^Nothing is past due/),
    });
    expect(await why()).toBe('The tenants were reminded today already.');
    expect(await mails()).toEqual([nora.email]);
    expect((await testWorld.letters()).find(({ subject }) => subject.includes('past due'))).toMatchObject({
      paragraphs: ['Hi Nora,', expect.stringContaining('$1,450.00')],
      button: { label: 'See what’s due', address: expect.stringContaining(`/payrent?id=${signed}`) },
      closing: ['If you’ve already paid, thank you. There’s nothing else to do.'],
    });
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.remind');
    expect(logged).toMatchObject([
      { by: { userId: 'usr_head' }, object: { id: signed }, after: { amount: cents, day: '2026-07-01' } },
    ]);
    // The day after August's rent was due the job reminds first.
    testWorld.goTo('2026-08-02T15:00:00.000Z');
    await postRentWith(() => testWorld.deps)();
    expect([await why(), (await mails()).length]).toEqual(['The tenants were reminded today already.', 2]);
    testWorld.goTo('2026-08-03T15:00:00.000Z');
    expect((await remind()).reminded).toEqual([{ lease_id: signed, cents: 290_000 }]);
  });

  it('go to tenants who have left, too', async () => {
    const end = { lease_id: signed, day: '2026-07-26', why: 'agreement', note: '' } as const;
    await testWorld.perform(endLease, { ...testWorld.call(), body: end });
    testWorld.goTo('2026-08-26T15:00:00.000Z');
    expect((await remind()).reminded).toMatchObject([{ lease_id: signed }]);
    expect(await mails()).toEqual([nora.email]);
  });

  it('are not of what is paid or on its way, nor without an address', async () => {
    testWorld.goTo('2026-07-26T15:00:00.000Z');
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('no ledger');
    const pending = [{ payment: 'pay_1', cents: 145_000, begun: '2026-07-25' }];
    await testWorld.db.write(put(StoredHead, { ...head, pending }));
    expect(await why()).toMatch(/^Nothing is past due, or it is on its way/);
    await testWorld.db.write(put(StoredHead, head));
    const terms = (await testWorld.all(StoredTerm)).filter((term) => term.leaseId === signed);
    for (const term of terms) {
      const tenants = [{ ...nora, email: '', signsInPerson: true }];
      await testWorld.db.write(put(StoredTerm, { ...term, parties: { ...term.parties, tenants } }));
    }
    expect(await why()).toBe('No tenant of this lease has an email address.');
    expect(await mails()).toEqual([]);
  });

  it('are refused whole to who does not see the money of one of them', async () => {
    testWorld.goTo('2026-07-26T15:00:00.000Z');
    const missing = { code: 'not-found' };
    const asStaff = (properties: readonly string[]) =>
      ({ roleLabel: 'rentalManager', grants: { areas: { money: 'change' }, properties } }) as const;
    await expect(remind([signed, 'lse_unknown'])).rejects.toMatchObject(missing);
    await expect(remind([signed], { organizationId: 'org_two' })).rejects.toMatchObject(missing);
    await expect(remind([signed], asStaff(['prp_other']))).rejects.toMatchObject(missing);
    expect(await mails()).toEqual([]);
    const [head] = await testWorld.all(StoredHead);
    expect((await remind([signed], asStaff([head?.propertyId ?? '']))).reminded).toHaveLength(1);
  });
});

describe('the leases of a run', () => {
  it('come with their status and what is open of each, page by page', async () => {
    const { leases } = await open();
    expect(
      leases.map(({ lease_id, status, balance, past_due }) => [lease_id, status, balance, past_due]),
    ).toEqual([
      [draft, 'draft', 0, 0],
      [signed, 'active', 290_000, 145_000],
    ]);
    expect(leases[1]).toMatchObject({ today: '2026-07-26', tenants: ['Nora Whitaker'] });
    expect(leases[1]?.open.map(({ kind, due, cents }) => [kind, due, cents])).toEqual([
      ['rent', '2026-07-01', 145_000],
      ['rent', '2026-08-01', 145_000],
    ]);
    const first = await open({ limit: 1 });
    const rest = await open({ limit: 1, after: first.next });
    expect([...first.leases, ...rest.leases]).toEqual(leases);
    expect((await open({}, { organizationId: 'org_two' })).leases).toEqual([]);
    expect((await open({}, { roleLabel: 'tenant' })).leases).toEqual([]);
  });
});
