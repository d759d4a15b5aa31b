import { describe, expect, it } from 'vitest';
import { localClient } from '../../../infra/local/dynamodb/client';
import { type Book, Entry, Head, Payment } from '../../../shared/domain/ledger/entry';
import { inTurn, post, rebuild } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge } from '../../../shared/domain/ledger/rent/charges';
import { applyPrepayments, receive, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, openStores, useDatabase } from '../../../test/support/databases';
import { aTrace } from '../../../test/support/table-data';
import { put } from '../db/writes';
import {
  ledgerPartition,
  type OnlinePayment,
  RentWatch,
  RentYear,
  StoredEntry,
  StoredHead,
  StoredPayment,
} from './record';

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

type Batch = { RequestItems: Record<string, { Keys: object[] }> };
type Found = { Responses: Record<string, object[]> };

/** A batch read is not one moment: this client reads its last record, and the others after `between`. */
const lastFirst = (endpoint: string, between: () => Promise<void>) =>
  localClient(endpoint, {
    middleware: {
      applyToStack: (stack) => {
        stack.add(
          (next, { commandName }) =>
            async (args) => {
              if (commandName !== 'BatchGetItemCommand') return next(args);
              const [[table, { Keys }] = ['', { Keys: [] }]] = Object.entries(
                (args.input as Batch).RequestItems,
              );
              const [last, ...others] = Keys.toReversed();
              const read = (keys: unknown[]) => {
                const input = { RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } };
                return next({ ...args, input });
              };
              const first = await read([last]);
              await between();
              if (others.length === 0) return first;
              const { output } = await read(others);
              const items = [first.output, output].flatMap((one) => (one as Found).Responses[table] ?? []);
              return { ...first, output: { ...first.output, Responses: { [table]: items } } };
            },
          { step: 'initialize', priority: 'low', name: 'lastFirst' },
        );
      },
    },
  });

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
      returnPayment(
        book,
        { on: '2026-06-04' },
        { payment: 'p', fee: 0, bearer: 'manager', shares: () => [] },
      ),
    );
    const { book } = await stored(stores);
    expect(book.payments.p).toMatchObject({ state: 'returned', covers: [], prepaid: 0 });
    expect(await stores.ledgers.paymentsOf({ ...key, payments: ['p', 'q', 'p'] })).toHaveLength(2);
    expect((await stores.ledgers.book({ ...key, payments: ['q'] })).book.payments).toHaveProperty('q');
  });

  it('writes no payment as it was before the head: a posting between two reads of a book makes it read again', async () => {
    const stores = await database.open();
    await run(stores, 'charge:a', charging('a', 1_000));
    await run(stores, 'payment:p', paying('p', 500));
    let between = async () => {
      between = async () => undefined;
      await run(stores, 'return:p', (book) =>
        returnPayment(
          book,
          { on: '2026-06-04' },
          { payment: 'p', fee: 0, bearer: 'manager', shares: () => [] },
        ),
      );
    };
    const torn = openStores({ ...stores, client: lastFirst(stores.endpoint, () => between()) });
    const before = await torn.ledgers.book({ ...key, payments: ['p'] });
    const posted = post(before.book, [
      { source: 'refund:r', type: 'refund', on: '2026-06-05', payment: 'p', refunded: 1, lines: {} },
    ]);
    if (isRefused(posted)) throw new Error(posted.refused);
    await expect(stores.ledgers.post({ before, posted, shown, actor })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await stored(stores)).book.payments.p).toMatchObject({ state: 'returned' });
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

  it('closes the books at the version that was read; a head takes the day as it was read, a new one the books’ [D7]', async () => {
    const stores = await database.open();
    const { ledgers } = stores;
    const close = (through: string, version: number) => {
      const books = { organizationId, through, version, at: actor.at, by: 'usr_1' };
      const trace = aTrace(organizationId, organizationId);
      return ledgers.closeBooks({ books, trace }).then(
        () => 'closed',
        ({ code }) => code,
      );
    };
    const before = await ledgers.book(key);
    expect(await close('2026-04-30', 1)).toBe('closed');
    expect(await close('2026-05-31', 1)).toBe('conflict');
    expect(await close('2026-05-31', 3)).toBe('conflict');
    const posted = post(before.book, charging('a', 1_000)());
    if (isRefused(posted)) throw new Error(posted.refused);
    await expect(ledgers.post({ before, posted, shown, actor })).rejects.toMatchObject({ code: 'conflict' });
    expect(await run(stores, 'charge:a', charging('a', 1_000))).toBe('posted');
    const [head] = await ledgers.heads(organizationId);
    if (!head) throw new Error('it was posted');
    expect([head.locked, head.version]).toEqual(['2026-04-30', 1]);
    expect(await close('2026-05-31', 2)).toBe('closed');
    expect(await ledgers.books(organizationId)).toMatchObject({ through: '2026-05-31', version: 2 });
    expect(await ledgers.lockHead({ ...head, version: 2 }, { through: '2026-05-31' })).toBe(false);
    expect(await ledgers.lockHead(head, { through: '2026-05-31' })).toBe(true);
    expect(await ledgers.lockHead(head, { through: '2026-05-31' })).toBe(false);
    expect(await ledgers.heads(organizationId)).toMatchObject([{ locked: '2026-05-31', version: 2 }]);
  });

  it('lists ledgers property by property, from a place on, and none of a property whose id begins alike', async () => {
    const stores = await database.open();
    await run(stores, 'charge:a', charging('a', 100));
    const [head] = await stores.ledgers.heads(organizationId);
    if (!head) throw new Error('it was posted');
    const places = [
      ['prp_1', 'lse_2'],
      ['prp_10', 'lse_3'],
      ['prp_2', 'lse_4'],
      ['prp_2', 'lse_5'],
    ] as const;
    for (const [propertyId, leaseId] of places)
      await stores.db.write(put(StoredHead, { ...head, propertyId, leaseId }));
    const page = async (asked: Partial<Parameters<OpenStores['ledgers']['headPage']>[0]>) =>
      (await stores.ledgers.headPage({ organizationId, limit: 9, ...asked })).map(({ leaseId }) => leaseId);
    expect(await page({})).toEqual(['lse_1', 'lse_2', 'lse_3', 'lse_4', 'lse_5']);
    expect(await page({ limit: 2 })).toEqual(['lse_1', 'lse_2']);
    expect(await page({ propertyId: 'prp_1' })).toEqual(['lse_1', 'lse_2']);
    expect(await page({ from: { propertyId: 'prp_10', leaseId: 'lse_3' } })).toEqual([
      'lse_3',
      'lse_4',
      'lse_5',
    ]);
    expect(await page({ propertyId: 'prp_2', from: { propertyId: 'prp_2', leaseId: 'lse_5' } })).toEqual([
      'lse_5',
    ]);
    const ofOne = await stores.ledgers.headsOfProperty({ organizationId, propertyId: 'prp_1' });
    expect(ofOne.map(({ leaseId }) => leaseId)).toEqual(['lse_1', 'lse_2']);
  });

  it('reads the entries of some days, both included, on from a place, and those named alike', async () => {
    const stores = await database.open();
    const days = ['2026-06-01', '2026-06-10', '2026-06-10', '2026-06-20'];
    for (const [at, on] of days.entries()) await run(stores, `charge:${at}`, charging(String(at), 100, on));
    const between = async (asked: Partial<Parameters<OpenStores['ledgers']['entriesBetween']>[0]>) =>
      (await stores.ledgers.entriesBetween({ ...key, ...asked })).map(({ source }) => source.slice(7));
    expect(await between({})).toEqual(['0', '1', '2', '3']);
    expect(await between({ from: '2026-06-10', to: '2026-06-10' })).toEqual(['1', '2']);
    expect(await between({ from: '2026-06-02', to: '2026-06-19' })).toEqual(['1', '2']);
    expect(await between({ after: { on: '2026-06-10', seq: 2 } })).toEqual(['2', '3']);
    expect(await between({ limit: 1 })).toEqual(['0']);
    expect(await between({ from: '2026-06-11', to: '2026-06-10' })).toEqual([]);
    const named = await stores.ledgers.entriesBeginning({ ...key, source: 'charge:1' });
    expect(named.map(({ source }) => source)).toEqual(['charge:1']);
    const read = await stores.ledgers.book({ ...key, beginning: 'charge:2' });
    expect(Object.keys(read.book.entries)).toEqual(['charge:2']);
    expect((await stores.ledgers.book({ ...key, late: true })).book.entries).toEqual({});
  });

  it('keeps an online payment’s page or failure while it is initiated, and lists the earliest first', async () => {
    const stores = await database.open();
    const { ledgers } = stores;
    const begun = (paymentId: string, over: Partial<OnlinePayment> = {}): OnlinePayment => ({
      organizationId,
      leaseId: 'lse_1',
      paymentId,
      cents: 100,
      state: 'initiated',
      chosen: [],
      payer: { userId: 'u', userRoleId: 'r', name: 'Ada' },
      begun: '2026-06-01',
      until: actor.at,
      startedAt: '2026-06-02T00:00:00.000Z',
      customerId: 'cus_1',
      ...over,
    });
    const online = [begun('p'), begun('a'), begun('z', { startedAt: '2026-06-01T00:00:00.000Z' })];
    const before = await ledgers.book(key);
    await ledgers.post({ before, posted: { book: before.book, entries: [] }, online, shown, actor });
    expect((await ledgers.onlineOf(key)).map(({ paymentId }) => paymentId)).toEqual(['z', 'a', 'p']);
    const [, , last] = online;
    if (!last) throw new Error('there are three');
    await ledgers.keepCheckout(last, { checkoutId: 'cs_1', url: 'https://pay.test/1' });
    await ledgers.keepFailure(last, 'No money');
    const asKept = { checkoutId: 'cs_1', url: 'https://pay.test/1', failure: 'No money' };
    expect(await ledgers.onlinePayment(last)).toEqual({ ...last, ...asKept });
    const after = await ledgers.book(key);
    expect(after.pending.map(({ payment }) => payment).toSorted()).toEqual(['a', 'p', 'z']);
    const states = [begun('p', { state: 'pending' }), begun('z', { state: 'settled' })];
    const posted = { book: after.book, entries: [] };
    await ledgers.post({ before: after, posted, online: states, shown, actor });
    for (const one of states) {
      await ledgers.keepCheckout(one, { checkoutId: 'cs_2', url: 'https://pay.test/2' });
      await ledgers.keepFailure(one, 'Too late');
    }
    expect(await ledgers.onlinePayment({ ...key, paymentId: 'z' })).toEqual(begun('z', { state: 'settled' }));
    expect(await ledgers.onlinePayment({ ...key, paymentId: 'p' })).toEqual(begun('p', { state: 'pending' }));
    const { pending } = await ledgers.book(key);
    expect(pending.map(({ payment }) => payment).toSorted()).toEqual(['a', 'p']);
  });

  it('while a refund is asked for, takes no other one and nothing from a deposit by a person, until its time is over [D33]', async () => {
    const stores = await database.open();
    const { ledgers } = stores;
    const tenant = 'ada';
    const claim = {
      kind: 'deposit',
      label: '',
      due: '2026-06-01',
      to: `deposit:${tenant}`,
      cents: 500,
    } as const;
    await run(stores, 'charge:d', () => charge({ source: 'charge:d', on: '2026-06-01' }, claim));
    await run(stores, 'payment:p', (book) =>
      receive(
        book,
        { source: 'payment:p', on: '2026-06-02' },
        {
          payment: 'p',
          cents: 500,
          method: 'check',
          reference: '',
          payer: '',
          shares,
          chosen: [{ charge: 1, cents: 500 }],
          isAutomatic: true,
        },
      ),
    );
    type Post = Parameters<OpenStores['ledgers']['post']>[0];
    const keeps = async (refunding: Post['refunding'], at = actor.at, by = 'usr_1') => {
      const before = await ledgers.book(key);
      const posted = { book: before.book, entries: [] };
      return ledgers.post({ before, posted, refunding, shown, actor: { ...actor, at, by } }).then(
        () => 'kept',
        ({ code }) => code,
      );
    };
    const takes = async (at: string, by: string) => {
      const before = await ledgers.book({ ...key, payments: 'all' });
      const lines = { [`deposit/${tenant}`]: 1, 'cash/bank': -1 };
      const draft = { source: `take:${at}${by}`, on: '2026-06-15', type: 'deposit-refund', lines } as const;
      const posted = post(before.book, [draft]);
      if (isRefused(posted)) throw new Error(posted.refused);
      return ledgers.post({ before, posted, shown, actor: { ...actor, at, by } }).then(
        () => 'posted',
        ({ code }) => code,
      );
    };
    const until = '2026-06-15T12:02:00.000Z';
    expect(await keeps({ attempt: 'one', until })).toBe('kept');
    expect(await keeps({ attempt: 'one', until })).toBe('kept');
    expect(await keeps({ attempt: 'two', until })).toBe('refund-under-way');
    expect(await takes('2026-06-15T12:01:59.999Z', 'usr_1')).toBe('refund-under-way');
    expect(await takes('2026-06-15T12:01:59.999Z', '')).toBe('posted');
    expect(await run(stores, 'charge:a', charging('a', 100))).toBe('posted');
    expect((await ledgers.book(key)).refunding).toEqual({ attempt: 'one', until });
    expect(await takes(until, 'usr_1')).toBe('posted');
    expect(await keeps('over')).toBe('kept');
    expect((await ledgers.book(key)).refunding).toBeUndefined();
    expect(await keeps({ attempt: 'two', until })).toBe('kept');
    expect(await keeps({ attempt: 'one', until }, until)).toBe('kept');
  });

  it('of two in one transaction writes both or neither; no more than a transaction holds', async () => {
    const stores = await database.open();
    const { ledgers } = stores;
    await run(stores, 'charge:a', charging('a', 1_000));
    const other = { ...key, leaseId: 'lse_2' };
    const [one, two] = [await ledgers.book(key), await ledgers.book(other)];
    const charged = (before: typeof one, ...ids: string[]) => {
      const charges = ids.map((id) => charging(id, 100));
      const posted = post(before.book, inTurn(before.book, charges));
      if (isRefused(posted)) throw new Error(posted.refused);
      return { before, posted, shown, actor };
    };
    await run(stores, 'charge:b', charging('b', 1_000));
    const stale = ledgers.postTogether([charged(one, 'c'), charged(two, 'c')]);
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
    expect(await ledgers.headsOf([other])).toEqual([]);
    const now = await ledgers.book(key);
    const many = (count: number) => charged(now, ...Array.from({ length: count }, (_, at) => `m${at}`));
    await expect(ledgers.post(many(99))).rejects.toMatchObject({ code: 'too-many-payments' });
    // Beside the entries there are the head and the rent by month of their year.
    await ledgers.post(many(98));
    expect((await ledgers.headsOf([key]))[0]?.seq).toBe(100);
  });

  it('keeps what is claimed as rent by month with each entry, and mends it at the head that was read', async () => {
    const stores = await database.open();
    const { ledgers, db } = stores;
    const months = async () => {
      const found = await ledgers.rentMonths({ organizationId, from: '2025-12', to: '2026-11' });
      const claimed = Object.entries(found.get(key.leaseId) ?? {});
      return Object.fromEntries(claimed.filter(([, cents]) => cents !== 0));
    };
    await run(stores, 'charge:a', charging('a', 1_000, '2025-12-01'));
    await run(stores, 'charge:b', charging('b', 500));
    await run(stores, 'charge:c', charging('c', 70));
    await run(stores, 'payment:p', paying('p', 1_200));
    expect(await months()).toEqual({ '2025-12': 1_000, '2026-06': 570 });
    const [head] = await ledgers.heads(organizationId);
    const whole = head && (await ledgers.whole(head));
    if (!whole) throw new Error('it was posted');
    expect(await ledgers.mendRentYears(head, whole.entries)).toEqual([]);
    const year = { organizationId, propertyId: key.propertyId, leaseId: key.leaseId, year: '2026' };
    await db.write(put(RentYear, { ...year, m06: 9, m07: 4 }));
    const late = { ...head, version: head.version - 1 };
    expect(await ledgers.mendRentYears(late, whole.entries)).toEqual([]);
    expect(await months()).toEqual({ '2025-12': 1_000, '2026-06': 9, '2026-07': 4 });
    expect(await ledgers.mendRentYears(head, whole.entries)).toEqual(['2026']);
    expect(await months()).toEqual({ '2025-12': 1_000, '2026-06': 570 });
    const elsewhere = await ledgers.rentMonths({
      organizationId: 'org_south',
      from: '2026-01',
      to: '2026-11',
    });
    expect(elsewhere.size).toBe(0);
  });

  it('is checked whole as its head was read, and the check is kept', async () => {
    const stores = await database.open();
    const { ledgers } = stores;
    await run(stores, 'payment:p', paying('p', 500));
    const [head] = await ledgers.heads(organizationId);
    if (!head) throw new Error('it was posted');
    const whole = await ledgers.whole(head);
    expect(whole).toMatchObject({ head: { seq: 1 }, entries: [{ seq: 1 }], payments: [{ paymentId: 'p' }] });
    await run(stores, 'charge:a', charging('a', 100));
    expect(await ledgers.whole(head)).toBeUndefined();
  });
});
