import { describe, expect, it } from 'vitest';
import { type Answer, charge } from '../../../shared/domain/ledger/charges';
import { type Book, Entry, Head, Payment } from '../../../shared/domain/ledger/entry';
import { post, rebuild } from '../../../shared/domain/ledger/fold';
import { applyPrepayments, receive, returnPayment } from '../../../shared/domain/ledger/payments';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { aTrace } from '../../../test/support/table-data';
import { put } from '../db/writes';
import { ledgerPartition, RentWatch, StoredEntry, StoredHead, StoredPayment } from './record';

const organizationId = 'org_north';
const key = { organizationId, leaseId: 'lse_1', propertyId: 'prp_1' };
const shown = { unitId: 'unt_1', unitNumber: '1', propertyTitle: 'Elm St', tenants: ['Ada Byron'] };
const actor = { by: 'usr_1', at: '2026-06-15T12:00:00.000Z', requestId: 'req_1' };
const shares = () => [{ ownerId: 'own_1', percentage: 100 }];

const charging =
  (id: string, cents: number, on = '2026-06-01') =>
  (): Answer =>
    charge({ source: `charge:${id}`, on }, { kind: 'rent', label: '', due: on, to: 'owner', cents });
const paying =
  (payment: string, cents: number, on = '2026-06-02') =>
  (book: Book): Answer => {
    const facts = { method: 'check', reference: '1', payer: 'Ada', chosen: [], isAutomatic: true } as const;
    return receive(book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, shares });
  };

describe.each(engines)('ledgers on %s', (engine) => {
  const database = useDatabase(engine);

  /** Reads, decides and writes once, as a handler does; a repeat finds its own entry. */
  const run = async ({ ledgers }: OpenStores, source: string, command: (book: Book) => Answer) => {
    const before = await ledgers.book({ ...key, sources: [source], payments: 'all' });
    const posted = post(before.book, command(before.book));
    if (isRefused(posted)) return posted.refused;
    if (posted.entries.length === 0) return 'posted before';
    const trace = aTrace(organizationId, key.propertyId);
    return ledgers.post({ before, posted, shown, actor, trace }).then(
      () => 'posted',
      ({ code }) => String(code),
    );
  };
  const again = async (
    stores: OpenStores,
    source: string,
    command: (book: Book) => Answer,
  ): Promise<string> => {
    const result = await run(stores, source, command);
    return result === 'conflict' ? again(stores, source, command) : result;
  };
  /** What is stored, read back whole: the head and payments must be the fold of the entries. */
  const stored = async ({ db, ledgers }: OpenStores) => {
    const partition = ledgerPartition(key);
    const found = await db.query([StoredEntry, StoredPayment], { partition });
    const [head] = await ledgers.heads(organizationId);
    const book = rebuild(found.of(StoredEntry).map((entry) => Entry.parse(entry)));
    expect(head && Head.parse(head)).toEqual(book.head);
    const payments = found.of(StoredPayment).map((payment) => Payment.parse(payment));
    expect(Object.fromEntries(payments.map((one) => [one.paymentId, one]))).toEqual(book.payments);
    return { head, book };
  };

  it('writes entry, head, payment and log in one transaction, and reads them back [D4] [D5]', async () => {
    const stores = await database.open();
    expect(await run(stores, 'charge:a', charging('a', 1_000))).toBe('posted');
    expect(await run(stores, 'payment:p', paying('p', 1_500))).toBe('posted');
    const { head, book } = await stored(stores);
    expect(head).toMatchObject({ version: 2, shown, seq: 2, since: '' });
    expect(book.head.prepayments).toMatchObject([{ payment: 'p', cents: 500 }]);
    const read = await stores.ledgers.book({ ...key, sources: ['payment:p'], payments: 'held' });
    expect(read.stored).toMatchObject([{ ...actor, source: 'payment:p' }]);
    expect(read.book.payments.p?.covers).toMatchObject([{ charge: 1, own: { own_1: 1_000 } }]);
    expect(await auditEntries(stores, { organizationId, about: key.propertyId })).toHaveLength(2);
    expect(await stores.ledgers.book({ ...key, organizationId: 'org_south' })).toMatchObject({ version: 0 });
  });

  it('of twenty posts at once, each made on the same version, one is written; all come in after reading again [D3]', async () => {
    const stores = await database.open();
    const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);
    const before = await stores.ledgers.book(key);
    const results = await Promise.all(
      ids.map((id) => {
        const posted = post(before.book, paying(id, 100)(before.book));
        if (isRefused(posted)) throw new Error(posted.refused);
        return stores.ledgers.post({ before, posted, shown, actor }).catch(({ code }) => code);
      }),
    );
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(results.filter((result) => result === 'conflict')).toHaveLength(19);
    await Promise.all(ids.map((id) => again(stores, `payment:${id}`, paying(id, 100))));
    expect((await stored(stores)).book.head).toMatchObject({ seq: 20, balances: { 'cash/bank': 2_000 } });
  });

  it('posts a repeat once, also fifty at the same moment, and one whose answer was lost [D3]', async () => {
    const stores = await database.open();
    const copies = Array.from({ length: 50 }, () => again(stores, 'payment:p', paying('p', 700)));
    const results = await Promise.all(copies);
    expect(results.filter((result) => result === 'posted')).toHaveLength(1);
    expect(results.filter((result) => result === 'posted before')).toHaveLength(49);
    expect((await stored(stores)).book.head).toMatchObject({ seq: 1, balances: { 'cash/bank': 700 } });
  });

  it('never overwrites an entry, whatever the head says', async () => {
    const stores = await database.open();
    await run(stores, 'charge:a', charging('a', 1_000));
    const before = await stores.ledgers.book(key);
    const posted = post(before.book, charging('a', 999)());
    if (isRefused(posted)) throw new Error(posted.refused);
    await expect(stores.ledgers.post({ before, posted, shown, actor })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await stored(stores)).book.entries['charge:a']?.charge?.cents).toBe(1_000);
  });

  it('a lock that comes between refuses what was decided before it [D7]', async () => {
    const stores = await database.open();
    await run(stores, 'charge:a', charging('a', 1_000));
    const before = await stores.ledgers.book(key);
    const posted = post(before.book, charging('b', 1_000)());
    const [head] = await stores.ledgers.heads(organizationId);
    if (!head || isRefused(posted)) throw new Error('it was read');
    await stores.db.write(put(StoredHead, { ...head, locked: '2026-06-30', version: head.version + 1 }));
    await expect(stores.ledgers.post({ before, posted, shown, actor })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await run(stores, 'charge:b', charging('b', 1_000))).toBe('period-locked');
  });

  it('changes the payments that an entry is about, and reads back those that hold money', async () => {
    const stores = await database.open();
    await run(stores, 'payment:p', paying('p', 500));
    await run(stores, 'payment:q', paying('q', 400));
    await run(stores, 'charge:a', charging('a', 600));
    const read = await stores.ledgers.book({ ...key, payments: 'held' });
    expect(Object.keys(read.book.payments).toSorted()).toEqual(['p', 'q']);
    const apply = (book: Book) => applyPrepayments(book, { on: '2026-06-03' }, shares);
    await run(stores, 'none', apply);
    expect(Object.keys((await stores.ledgers.book({ ...key, payments: 'held' })).book.payments)).toEqual([
      'q',
    ]);
    await run(stores, 'return:p', (book) =>
      returnPayment(book, { on: '2026-06-04' }, { payment: 'p', fee: 0 }),
    );
    const { book } = await stored(stores);
    expect(book.payments.p).toMatchObject({ state: 'returned', covers: [], prepaid: 0 });
    expect(await stores.ledgers.paymentsOf({ ...key, payments: ['p', 'q', 'p'] })).toHaveLength(2);
    expect((await stores.ledgers.book({ ...key, payments: ['q'] })).book.payments).toHaveProperty('q');
  });

  it('pages by posting day, the newest first, also as of a day and below a place', async () => {
    const stores = await database.open();
    for (const [id, on] of [
      ['a', '2026-06-01'],
      ['b', '2026-06-20'],
      ['c', '2026-06-10'],
      ['d', '2026-06-10'],
    ] as const)
      await run(stores, `charge:${id}`, charging(id, 100, on));
    const sources = async (asked: Partial<Parameters<OpenStores['ledgers']['page']>[0]>) =>
      (await stores.ledgers.page({ ...key, limit: 9, ...asked })).map(({ source }) => source.slice(7));
    expect(await sources({})).toEqual(['b', 'd', 'c', 'a']);
    expect(await sources({ limit: 2 })).toEqual(['b', 'd']);
    expect(await sources({ through: '2026-06-10' })).toEqual(['d', 'c', 'a']);
    expect(await sources({ before: { on: '2026-06-10', seq: 4 } })).toEqual(['c', 'a']);
    const after = await stores.ledgers.entriesAfter({ ...key, day: '2026-06-10' });
    expect(after.map(({ source }) => source)).toEqual(['charge:b']);
  });

  it('reads every entry of rent for the job, and lists whose rent it looks at until it looked', async () => {
    const stores = await database.open();
    const rent = 'rent:2026-06:lse_1:rent:2026-06-01';
    await run(stores, rent, () =>
      charge(
        { source: rent, on: '2026-06-01' },
        { kind: 'rent', label: '', due: '2026-06-01', to: 'owner', cents: 5 },
      ),
    );
    await run(stores, 'charge:a', charging('a', 100));
    expect(Object.keys((await stores.ledgers.book({ ...key, rent: true })).book.entries)).toEqual([rent]);
    const watch = { organizationId, leaseId: 'lse_1', next: '', version: 3 };
    await stores.db.write(put(RentWatch, watch));
    await stores.ledgers.watchAgain({ ...watch, version: 2 }, '2026-07-01');
    expect(await stores.ledgers.rentWatches()).toEqual([watch]);
    await stores.ledgers.watchAgain(watch, '2026-07-01');
    expect(await stores.ledgers.rentWatches()).toEqual([{ ...watch, next: '2026-07-01' }]);
    expect(await stores.ledgers.headsOf([key, { ...key, leaseId: 'lse_2' }])).toHaveLength(1);
  });
});
