import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/domain/limits';
import { sealAll } from '../../../test/support/sealed-lease';
import { testPrinter } from '../../../test/support/test-seal';
import { elias, type LeaseWorld, nora, openLeases } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { getLedger } from '../../ledger/books/get-ledger';
import { addCharge } from '../../ledger/charges/add-charge';
import { receivePayment } from '../../ledger/payments/receive-payment';
import { getSignedCopy } from '../../signing/get-signed-copy';
import { put } from '../../table/db/writes';
import { StoredPacket, StoredReport, StoredTerm } from '../../table/leases/record';
import { OnlinePayment, Settlement, StoredEntry, StoredHead } from '../../table/ledger/record';
import { endLease, giveNotice, returnKeys } from '../moves/lease-moves';
import { getSealedPaper } from '../signing/get-sealed-paper';
import { getSettlement } from './get-settlement';
import { settleDeposit } from './settle-deposit';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf({ email: 'conrad@example.test' }));
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-10T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

/** A deposit of 1,450.00 is charged and paid, and the rent of July, too. */
async function pays() {
  const deposit = {
    lease_id,
    kind: 'deposit',
    label: '',
    due_on: '2026-07-01',
    cents: 145_000,
    tenant_id: 'nora',
  };
  await testWorld.perform(addCharge, { ...testWorld.call(), body: { ...deposit, kind: 'deposit' as const } });
  const { open } = await ledger();
  const chosen = open
    .filter(({ kind }) => kind === 'deposit')
    .map(({ charge, cents }) => ({ charge, cents }));
  const check = {
    cents: 290_000,
    received_on: '2026-07-10',
    method: 'check',
    reference: '7',
    payer: 'Nora',
  } as const;
  await testWorld.perform(receivePayment, {
    ...testWorld.call(),
    body: { lease_id, ...check, chosen, hold_rest: false },
  });
}
/** The tenants left, and it is heard of some days later. */
async function ends(day = '2026-07-20', heard = '2026-07-24') {
  testWorld.goTo(`${heard}T12:00:00.000Z`);
  const body = { lease_id, day, why: 'move-out', note: '' } as const;
  await testWorld.perform(endLease, { ...testWorld.call(), body });
}
/** The move-out report with a burn in the kitchen, and what is kept for it. */
const reports = () => {
  const burn = {
    id: 'top',
    name: 'Countertop',
    condition: 'damaged' as const,
    note: 'Burn',
    photos: ['img_1.jpg'],
  };
  const rooms = [{ id: 'kitchen', name: 'Kitchen', items: [burn] }];
  const report = { day: '2026-07-20', rooms, keys: '', meters: [], address: '' };
  const deductions = [{ item: 'top', reason: 'Burn mark', cents: 18_000 }];
  const key = { organizationId: 'org_one', leaseId: lease_id, kind: 'out' as const };
  return testWorld.db.write(put(StoredReport, { ...key, version: 1, report, deductions }));
};
const ledger = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data;
const view = async (viewer = {}) =>
  (await getSettlement({ ...testWorld.call(viewer), params: { leaseId: lease_id } }, testWorld.deps)).data;

const cleaning = { kind: 'other', label: 'Cleaning', reason: 'Oven and floors', cents: 18_000 } as const;
const body = {
  charges: [cleaning],
  waivers: [],
  signed_by: 'Lena Hart',
  paid_out: { to: 'Nora Whitaker', method: 'check', reference: '2001' },
} as const;
type Over = Partial<Parameters<typeof settleDeposit.act>[0]['body']>;
const settles = (over: Over, more = {}) =>
  testWorld.perform(settleDeposit, {
    ...testWorld.call(),
    ...more,
    body: { lease_id, ...body, charges: [cleaning], waivers: [], refunded_cents: 0, owed_cents: 0, ...over },
  });

describe('a settlement [D40]', () => {
  it('shows what is held and open once rent after the end is taken back, and until when [D41]', async () => {
    await pays();
    expect(await view()).toMatchObject({
      blocked: 'wrong-status',
      held: [{ tenant_id: 'nora', cents: 145_000 }],
    });
    await ends();
    expect(await view()).toMatchObject({
      status: 'ended',
      today: '2026-07-24',
      tenants: ['Nora Whitaker'],
      signer: 'Lena Hart',
      held: [{ tenant_id: 'nora', name: 'Nora Whitaker', cents: 145_000 }],
      open: [],
      prepaid: 51_452,
      proposed: [],
      is_report_signed: false,
    });
    expect(await testWorld.all(Settlement)).toEqual([]);
  });

  it('posts, settles the lease and leaves nothing held, in one go; then once more changes nothing', async () => {
    await pays();
    await ends();
    await reports();
    expect((await view()).proposed).toEqual([
      { item: 'top', label: 'Kitchen: Countertop', reason: 'Burn mark', cents: 18_000, photos: 1 },
    ]);
    const charges = [{ ...cleaning, item: 'top' }];
    const once = { organizationId: 'org_one', scope: 'usr_head settle', key: 'k', hash: 'h' };
    const figures = { charges, refunded_cents: 178_452, owed_cents: 0 };
    await settles(figures, { once });
    await settles(figures, { once });
    expect(await ledger()).toMatchObject({
      status: 'settled',
      deposit_held: 0,
      prepaid: 0,
      balance: 0,
      open: [],
    });
    const after = await view();
    expect(after).toMatchObject({ blocked: 'wrong-status', held: [] });
    expect(after.settled).toMatchObject({
      on: '2026-07-24',
      signedBy: 'Lena Hart',
      held: [{ name: 'Nora Whitaker', cents: 145_000 }],
      charges: [{ ...cleaning, photos: 1 }],
      paidOut: body.paid_out,
      sums: {
        due: 0,
        added: 18_000,
        waived: 0,
        prepaid: 51_452,
        held: 145_000,
        applied: 0,
        refunded: 178_452,
        owed: 0,
      },
    });
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({ action: 'ledger.settle', object: { kind: 'ledger', id: lease_id } });
    await expect(settles(figures)).rejects.toMatchObject({ code: 'wrong-status' });
    await expect(pays()).rejects.toMatchObject({ code: 'wrong-status' });
    const [charged] = (await testWorld.all(StoredEntry)).filter(
      ({ source }) => source === 'settlement:charge:1',
    );
    expect(charged).toMatchObject({ by: 'usr_head', charge: { kind: 'other', cents: 18_000 } });
  });

  it('takes back first what the rent job has not yet taken back of rent after the end [D39]', async () => {
    await pays();
    testWorld.goTo('2026-08-01T12:00:00.000Z');
    await postRentWith(() => testWorld.deps)();
    await ends('2026-07-31', '2026-08-03');
    await settles({ charges: [], refunded_cents: 145_000 });
    expect((await testWorld.all(StoredEntry)).map(({ type, on }) => `${type} ${on}`)).toContain(
      'reversal 2026-08-03',
    );
    expect(await ledger()).toMatchObject({ status: 'settled', balance: 0, open: [] });
  });

  it('refuses other figures than there are, a lease that goes on, and money on its way; nothing is written', async () => {
    await pays();
    await expect(settles({})).rejects.toMatchObject({ code: 'wrong-status' });
    await ends();
    await expect(settles({ refunded_cents: 178_451 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(settles({ refunded_cents: 178_452, owed_cents: 1 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    await expect(settles({ refunded_cents: 178_452, paid_out: undefined })).rejects.toMatchObject({
      code: 'refund-missing',
    });
    const waivers = [{ charge: 1, cents: 1, reason: 'x' }];
    await expect(settles({ waivers })).rejects.toMatchObject({ code: 'more-than-open' });
    const [head] = await testWorld.all(StoredHead);
    if (!head) throw new Error('no ledger');
    const before = await testWorld.deps.ledgers.book(head);
    const online = OnlinePayment.parse({
      ...before.key,
      paymentId: 'pay_1',
      cents: 100,
      state: 'pending',
      chosen: [],
      begun: '2026-07-24',
      payer: { userId: '', userRoleId: '', name: '' },
      startedAt: '',
      until: '',
      customerId: '',
    });
    const actor = { by: '', at: '', requestId: '' };
    const nothing = { book: before.book, entries: [] };
    await testWorld.deps.ledgers.post({
      before,
      posted: nothing,
      shown: head.shown,
      actor,
      online: [online],
    });
    expect(await view()).toMatchObject({ blocked: 'payment-pending' });
    await expect(settles({ refunded_cents: 178_452 })).rejects.toMatchObject({ code: 'payment-pending' });
    expect([await testWorld.all(Settlement), (await ledger()).status]).toEqual([[], 'ended']);
  });

  it('remembers what was due and what was taken off, by its name, and no deposit that nobody paid', async () => {
    const charge = (kind: 'utility' | 'deposit', cents: number) => {
      const asked = { lease_id, kind, label: kind === 'utility' ? 'Water' : '', due_on: '2026-07-01', cents };
      const tenant = kind === 'deposit' ? { tenant_id: 'nora' } : {};
      return testWorld.perform(addCharge, { ...testWorld.call(), body: { ...asked, ...tenant } });
    };
    await charge('utility', 6_000);
    await charge('deposit', 145_000);
    await ends('2026-07-31', '2026-08-03');
    const { open, settled } = await view();
    expect(settled).toBeUndefined();
    const of = (kind: string) => open.find((one) => one.kind === kind)?.charge ?? 0;
    const waivers = [
      { charge: of('utility'), cents: 2_000, reason: 'Broken meter' },
      { charge: of('rent'), cents: 5_000, reason: 'No heating' },
    ];
    await settles({ charges: [], waivers, owed_cents: 144_000, signed_by: ' Lena Hart ' });
    const kept = (await view()).settled;
    expect(kept).toMatchObject({
      signedBy: 'Lena Hart',
      held: [],
      charges: [],
      waivers: [
        { kind: 'utility', label: 'Water', cents: 2_000, reason: 'Broken meter' },
        { kind: 'rent', label: 'Rent', cents: 5_000, reason: 'No heating' },
      ],
      sums: { due: 151_000, waived: 7_000, refunded: 0, owed: 144_000 },
    });
    expect(kept?.due.map(({ kind, due, cents }) => [kind, due, cents]).toSorted()).toEqual([
      ['rent', '2026-07-01', 145_000],
      ['utility', '2026-07-01', 6_000],
    ]);
    expect([kept?.paidOut, kept?.moved, kept?.sentBack]).toEqual([undefined, undefined, undefined]);
  });

  it('says where the tenants are, what the lease agreed, and who may settle it', async () => {
    expect(await view()).toMatchObject({ address: '', lease_days: 30, may: { change: true } });
    testWorld.goTo('2026-07-24T12:00:00.000Z');
    const [address, last_day] = ['7 Oak Street, Ames', '2026-07-20'];
    const noticed = { lease_id, by: 'both' as const, reason: 'Agreed', last_day: '2026-07-24' };
    await testWorld.perform(giveNotice, { ...testWorld.call(), body: noticed });
    await testWorld.perform(returnKeys, { ...testWorld.call(), body: { lease_id, day: last_day, address } });
    const grants = { areas: { money: 'view' as const }, properties: 'all' as const };
    const read = await view({ roleLabel: 'rentalManager', grants });
    expect(read).toMatchObject({ address, may: { change: false } });
  });

  it('proposes a charge by as much of its place as a charge can say', async () => {
    await reports();
    const [report] = await testWorld.all(StoredReport);
    if (!report) throw new Error('no report');
    const long = JSON.parse(JSON.stringify(report).replace('Countertop', 'x'.repeat(limits.textCharacters)));
    await testWorld.db.write(put(StoredReport, long));
    expect((await view()).proposed[0]?.label).toHaveLength(limits.textCharacters);
  });

  it('proposes a charge for a thing that the report does not name any more', async () => {
    await reports();
    const [report] = await testWorld.all(StoredReport);
    if (!report) throw new Error('no report');
    await testWorld.db.write(put(StoredReport, { ...report, report: { ...report.report, rooms: [] } }));
    expect((await view()).proposed).toEqual([
      { item: 'top', label: '', reason: 'Burn mark', cents: 18_000, photos: 0 },
    ]);
  });

  it('calls a tenant of earlier days, who is in no term any more, by the name they signed with', async () => {
    await pays();
    const [term] = await testWorld.all(StoredTerm);
    if (!term) throw new Error('no term');
    const parties = { ...term.parties, tenants: [{ ...elias, signsInPerson: false }] };
    await testWorld.db.write(put(StoredTerm, { ...term, parties }));
    const held = [{ tenant_id: 'nora', name: 'Nora Whitaker', cents: 145_000 }];
    expect(await view()).toMatchObject({ held, tenants: ['Elias Osei'] });
  });

  it('lets go of a part of what it charges itself, which has no name of its own yet', async () => {
    await pays();
    await ends();
    await postRentWith(() => testWorld.deps)();
    const charge = (await testWorld.all(StoredHead))[0]?.seq ?? 0;
    const waivers = [{ charge: charge + 1, cents: 3_000, reason: 'Half of it was clean' }];
    await settles({ waivers, refunded_cents: 181_452 });
    expect((await view()).settled?.waivers).toEqual([
      { kind: 'other', label: '', cents: 3_000, reason: 'Half of it was clean' },
    ]);
  });

  it('is there for those with the money of the property alone', async () => {
    const missing = { code: 'not-found' };
    await expect(view({ roleLabel: 'tenant' })).rejects.toMatchObject(missing);
    await expect(view({ organizationId: 'org_two' })).rejects.toMatchObject(missing);
  });

  it('is told to the tenants by a letter, kept with the lease and behind a link of their own', async () => {
    await pays();
    await ends();
    await settles({ refunded_cents: 178_452 });
    await sealAll(testWorld, testPrinter());
    const { letter = '' } = (await view()).settled ?? {};
    expect(letter).toMatch(/^[0-9a-f]{64}$/);
    const paper = { params: { leaseId: lease_id, hash: letter } };
    const { data } = await getSealedPaper({ ...testWorld.call(), ...paper }, testWorld.deps);
    const name = encodeURIComponent('Deposit settlement, unit 1A.pdf');
    expect(data.url).toContain(`sealed/org_one/${letter}.pdf?as=${name}`);
    const mailed = (await testWorld.letters()).filter(({ subject }) => subject === 'Your deposit is settled');
    expect(mailed).toMatchObject([
      {
        to: 'nora@example.test',
        paragraphs: [
          'Hi Nora Whitaker,',
          'Northgate Homes settled the deposit for 12 Maple Street, Unit 1A, Ames. The letter lists every item. The link works for a year.',
        ],
        button: { label: 'Read the letter' },
        closing: ['This link is only for you. Please don’t forward it.'],
      },
    ]);
    const token = await testWorld.tokenOf(nora);
    const copy = await getSignedCopy({ ...testWorld.asSigner(), body: { token } }, testWorld.deps);
    expect(copy.data.settlement?.hash).toBe(letter);
    const agents = { token: await testWorld.tokenOf(testWorld.agent) };
    const other = await getSignedCopy({ ...testWorld.asSigner(), body: agents }, testWorld.deps);
    expect([other.data.lease === undefined, other.data.settlement]).toEqual([false, undefined]);
    // Somebody else signed the lease after her: the letter has their names and new address.
    const [packet] = await testWorld.all(StoredPacket);
    if (packet) await testWorld.db.write(put(StoredPacket, { ...packet, term: 2 }));
    const older = await getSignedCopy({ ...testWorld.asSigner(), body: { token } }, testWorld.deps);
    expect([older.data.lease?.hash === undefined, older.data.settlement]).toEqual([false, undefined]);
    expect(await sealAll(testWorld)).toEqual({ sealed: 0 });
    const leases = {
      roleLabel: 'rentalManager',
      grants: { areas: { leases: 'view' }, properties: 'all' },
    } as const;
    await expect(
      getSealedPaper({ ...testWorld.call(leases), ...paper }, testWorld.deps),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
