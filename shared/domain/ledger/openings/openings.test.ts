import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLines, type Lines, sumOf, totalOf } from '../accounts';
import { bankCents } from '../bank/bank-lines';
import { isReconciled, reconcile } from '../bank/reconcile';
import { managersMoney, standingsOf } from '../bank/standings';
import { threeWay } from '../bank/three-way';
import { type Book, type Entry, newBook } from '../entry';
import { post, rebuild } from '../fold';
import { openLedger } from '../opening';
import { recordBill } from '../owners/bills';
import { isRefused } from '../refusals';
import type { Answer } from '../rent/charges';
import { accountEntries, betweenEntries, propertyEntries, type SettledParts, settledParts } from './bring-in';
import { isBroughtCash } from './opening-sources';
import { linesOf, type OpeningLine, openingLineKey } from './sheet';
import { openingTakenBack, standingEntries } from './take-back';
import { type BroughtTenants, type OpeningFacts, tieOpening } from './tie-opening';

const runs = process.env.LONG ? 20_000 : 300;
const minutes = 60_000;
const on = '2026-10-31';
const codes = ['bank', 'b2', 'b3'] as const;
const chart = [
  { code: 'bank', kind: 'trust' },
  { code: 'b2', kind: 'deposits' },
  { code: 'b3', kind: 'operating' },
] as const;
const homes = ['P1', 'P2'] as const;
const owners = ['x', 'y'] as const;

type Assigned = { readonly money: 'bank'; readonly deposits: 'bank' | 'b2' };
type Lease = { readonly owed: number; readonly credit: number; readonly deposit: number };
type Step = 'account' | 'property' | 'again' | 'bring' | 'undo' | 'undo-one' | 'revise';

/** An organization whose sheet is brought in and undone book by book, as calls that may be cut off do. */
class Opening {
  readonly books = new Map<string, Book>([['org', newBook]]);
  attempt = 1;
  state: 'draft' | 'bringing' | 'in' | 'undoing' | 'undone' = 'draft';
  parts: SettledParts = { manager: {}, between: {} };
  done = new Set<string>();

  constructor(
    readonly leases: readonly (readonly Lease[])[],
    readonly assigned: readonly Assigned[],
    public lines: readonly OpeningLine[],
  ) {
    for (const [at, home] of homes.entries()) {
      this.books.set(home, newBook);
      for (const [index, lease] of (leases[at] ?? []).entries()) this.adopt(`${home}L${index}`, lease);
    }
  }

  private adopt(id: string, { owed, credit, deposit }: Lease): void {
    this.books.set(id, newBook);
    const shares = () => [
      { ownerId: 'x', percentage: 60 },
      { ownerId: 'y', percentage: 40 },
    ];
    const opening = {
      since: '2026-11-01',
      owed: owed > 0 ? [{ kind: 'rent' as const, label: '', due: '2026-10-01', cents: owed }] : [],
      credit,
      deposits: deposit > 0 ? [{ tenant: 'joint', cents: deposit }] : [],
      shares,
      bearer: 'manager' as const,
    };
    this.post(id, openLedger(newBook, { on }, opening));
  }

  tenants(): BroughtTenants[] {
    return homes.map((property, at) => {
      const all = this.leases[at] ?? [];
      return {
        property,
        owed: sumOf(all.map(({ owed }) => owed)),
        prepaid: sumOf(all.map(({ credit }) => credit)),
        deposits: sumOf(all.map(({ deposit }) => deposit)),
      };
    });
  }

  facts(): OpeningFacts {
    return {
      lines: this.lines,
      tenants: this.tenants(),
      codes,
      assignedTo: (property) =>
        this.assigned[property === 'P1' ? 0 : 1] ?? { money: 'bank', deposits: 'bank' },
    };
  }

  tie() {
    return tieOpening(this.facts());
  }

  book(name: string): Book {
    return this.books.get(name) ?? newBook;
  }

  post(name: string, answer: Answer): number {
    const posted = post(this.book(name), answer);
    if (isRefused(posted)) throw new Error(posted.refused);
    this.books.set(name, posted.book);
    return posted.entries.length;
  }

  /** What is missing of a group, as a call posts it that may have been cut off before. */
  private bring(group: string): number {
    const by = { attempt: this.attempt, on };
    const isHome = homes.some((home) => home === group);
    const cash = this.tie().properties.find(({ property }) => property === group)?.cash;
    const drafts = isHome
      ? propertyEntries(by, { property: group, ...(cash && { cash }), lines: this.lines })
      : group === 'between'
        ? betweenEntries(by, this.parts)
        : accountEntries(by, { code: group, lines: this.lines, parts: this.parts });
    const name = isHome ? group : 'org';
    const missing = drafts.filter(({ source }) => !this.book(name).entries[source]);
    return this.post(name, missing);
  }

  private static readonly groups = [...codes, 'between', ...homes];

  do(step: Step, at: number, line: OpeningLine): void {
    const left = Opening.groups.filter((group) => !this.done.has(group));
    const group = left[at % Math.max(1, left.length)];
    if (
      (step === 'account' || step === 'property') &&
      (this.state === 'draft' || this.state === 'bringing')
    ) {
      if (this.state === 'draft') this.parts = settledParts(this.tie());
      this.state = 'bringing';
      if (group) this.bring(group);
      if (group) this.done.add(group);
      if (left.length <= 1) this.state = 'in';
    }
    if (step === 'again' && (this.state === 'bringing' || this.state === 'in'))
      for (const one of this.done) expect(this.bring(one), `${one} again`).toBe(0);
    if (step === 'bring') for (let n = 0; n < Opening.groups.length; n += 1) this.do('account', 0, line);
    if (
      step === 'undo-one' &&
      (this.state === 'bringing' || this.state === 'in' || this.state === 'undoing')
    ) {
      this.state = 'undoing';
      const open = ['org', ...homes].filter(
        (name) => standingEntries(this.book(name), this.attempt).length > 0,
      );
      const name = open[at % Math.max(1, open.length)];
      if (name) this.post(name, openingTakenBack(this.book(name), { attempt: this.attempt, why: 'Wrong' }));
      if (open.length <= 1) this.state = 'undone';
    }
    if (step === 'undo') for (let n = 0; n < 3; n += 1) this.do('undo-one', 0, line);
    if (step === 'revise' && (this.state === 'draft' || this.state === 'undone')) {
      if (this.state === 'undone') this.attempt += 1;
      this.state = 'draft';
      this.done = new Set();
      const key = openingLineKey(line);
      this.lines = [...this.lines.filter((one) => openingLineKey(one) !== key), line];
    }
  }

  all(): Lines {
    return addLines(...[...this.books.values()].map(({ head }) => head.balances));
  }

  private money() {
    const booksOf = (home: string) => [...this.books].filter(([name]) => name.startsWith(home));
    return {
      properties: homes.map((propertyId) => ({
        propertyId,
        heads: booksOf(propertyId).map(([, { head }]) => head),
        assigned: this.facts().assignedTo(propertyId),
      })),
      organization: this.book('org').head.balances,
      accounts: chart,
      isSolo: false,
    };
  }

  /** As of a day after the cutover day, whatever is done today. */
  check(): void {
    for (const { head, entries, payments } of this.books.values()) {
      const again = rebuild(Object.values(entries));
      expect([again.head, again.payments]).toEqual([head, payments]);
    }
    const { deposits, prepaid } = this.tie().classes;
    if (this.state === 'draft' || this.state === 'undone') {
      expect(totalOf(this.all(), 'cash', 'payable', 'manager')).toBe(0);
      expect(totalOf(this.all(), 'opening')).toBe(deposits + prepaid);
    }
    if (this.state === 'in') this.checkBroughtIn();
  }

  private checkBroughtIn(): void {
    const { accounts: tied, classes, difference } = this.tie();
    const all = this.all();
    expect(totalOf(all, 'opening'), 'opening').toBe(0);
    expect(totalOf(all, 'payable') + classes.bills).toBe(0);
    expect(totalOf(all, 'manager') + classes.manager + difference).toBe(0);
    const money = this.money();
    const { accounts, owed, floors } = standingsOf(money);
    expect(sumOf(accounts.map(({ stake }) => stake)) + owed + floors).toBe(managersMoney(money) + 0);
    for (const { code, adjusted, bank } of tied) {
      expect(all[`cash/${code}`] ?? 0, `book of ${code}`).toBe(adjusted);
      const { owed: whose } = threeWay({
        code,
        through: on,
        books: [...this.books]
          .filter(([name]) => name !== 'org')
          .map(([bookId, { head }]) => ({
            bookId,
            propertyId: bookId.slice(0, 2),
            propertyTitle: '',
            unitNumber: '',
            balances: head.balances,
          })),
        moneyAt: (property) => this.facts().assignedTo(property).money,
        own: Object.values(this.book('org').entries),
      });
      expect(whose, `whose the money at ${code} is`).toBe(adjusted);
      this.reconcileFirst(code, bank);
    }
  }

  /** The first month: some of what waits reaches the bank, and the statement ties to the cent. */
  private reconcileFirst(code: string, bank: number): void {
    const moved = [...this.books].flatMap(([name, { entries }]) =>
      Object.values(entries)
        .filter((one) => bankCents(one, code) !== 0 && !isBroughtCash(one))
        .map((one: Entry) => ({
          key: `${name} ${one.source}`,
          on: one.on,
          cents: bankCents(one, code),
          ...(one.reverses && { undoes: `${name} ${one.reverses}` }),
        })),
    );
    const waiting = reconcile({
      through: on,
      beginning: bank,
      ending: bank,
      book: 0,
      lines: [],
      movements: moved,
    });
    const reached = [...waiting.inTransit, ...waiting.outstanding].filter((_, at) => at % 2 === 0);
    const standing = reconcile({
      through: '2026-11-30',
      beginning: bank,
      ending: bank + sumOf(reached.map(({ cents }) => cents)),
      book: this.all()[`cash/${code}`] ?? 0,
      lines: reached.map(({ key, cents }) => ({ on: '2026-11-09', cents, state: 'matched', entries: [key] })),
      movements: moved,
    });
    expect(isReconciled(standing), `first reconciliation of ${code}: ${JSON.stringify(standing)}`).toBe(true);
  }
}

const cents = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 300_000 }));
const signed = fc.oneof(
  cents,
  fc.constant(0),
  cents.map((one) => -one),
);
const code = fc.constantFrom(...codes);
const place = fc.integer({ min: 1, max: 3 });
const home = fc.constantFrom(...homes);
const line: fc.Arbitrary<OpeningLine> = fc.oneof(
  fc.record({ kind: fc.constant('bank' as const), account: code, cents: signed }),
  fc.record({
    kind: fc.constant('check' as const),
    account: code,
    place,
    on: fc.constant('2026-10-12'),
    number: fc.constant('1041'),
    payee: fc.constant('Roof & Sons'),
    cents,
  }),
  fc.record({
    kind: fc.constant('transit' as const),
    account: code,
    place,
    on: fc.constant('2026-10-30'),
    from: fc.constant('Ana Lopez'),
    cents,
  }),
  fc.record({
    kind: fc.constant('owner' as const),
    property: home,
    owner: fc.constantFrom(...owners),
    cents: signed,
  }),
  fc.record({ kind: fc.constant('manager' as const), account: code, cents: signed }),
  fc.record({
    kind: fc.constant('bill' as const),
    property: home,
    place,
    vendor: fc.constant('Roof & Sons'),
    category: fc.constant('repairs' as const),
    reference: fc.constant(''),
    on: fc.constant('2026-10-02'),
    due: fc.constant('2026-11-02'),
    cents,
  }),
);
const lease = fc.record({
  owed: fc.oneof(fc.constant(0), cents),
  credit: fc.oneof(fc.constant(0), cents),
  deposit: fc.oneof(fc.constant(0), cents),
});
const assigned: fc.Arbitrary<Assigned> = fc.record({
  money: fc.constant('bank' as const),
  deposits: fc.constantFrom('bank' as const, 'b2' as const),
});
const step = fc.tuple(
  fc.constantFrom<Step>(
    'account',
    'account',
    'property',
    'again',
    'bring',
    'undo',
    'undo-one',
    'revise',
    'revise',
  ),
  fc.nat(20),
  line,
);

describe('any sheet of opening balances', () => {
  it(
    'ties once it is brought in, leaves nothing once it is undone, and posts nothing twice [D56] [D52] [D53]',
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.array(lease, { maxLength: 3 }), { minLength: 2, maxLength: 2 }),
          fc.array(assigned, { minLength: 2, maxLength: 2 }),
          fc.uniqueArray(line, { maxLength: 14, selector: openingLineKey }),
          fc.array(step, { minLength: 3, maxLength: 25 }),
          (leases, where, lines, steps) => {
            const opening = new Opening(leases, where, lines);
            for (const [what, at, more] of steps) {
              opening.do(what, at, more);
              opening.check();
            }
            opening.do('bring', 0, { kind: 'manager', account: 'bank', cents: 0 });
            opening.check();
          },
        ),
        { numRuns: runs, seed: 1 },
      );
    },
    10 * minutes,
  );

  it('shows what is missing as the manager’s, so that it is a shortage from the first day [D56] [D52]', () => {
    const opening = new Opening(
      [[{ owed: 0, credit: 0, deposit: 100_000 }], []],
      [
        { money: 'bank', deposits: 'bank' },
        { money: 'bank', deposits: 'bank' },
      ],
      [
        { kind: 'bank', account: 'bank', cents: 120_000 },
        { kind: 'check', account: 'bank', place: 1, on, number: '1041', payee: 'Roof & Sons', cents: 20_000 },
        { kind: 'owner', property: 'P1', owner: 'x', cents: 25_000 },
      ],
    );
    const { difference, accounts } = opening.tie();
    expect(difference).toBe(-25_000);
    expect(accounts.find(({ code: of }) => of === 'bank')).toMatchObject({ adjusted: 100_000, off: -25_000 });
    opening.do('bring', 0, { kind: 'manager', account: 'bank', cents: 0 });
    opening.check();
    expect(totalOf(opening.all(), 'manager')).toBe(25_000);
  });

  it('leaves a paid bill of an undone sheet as it is: it rests on it [D56] [D60]', () => {
    const by = { source: 'bill:opening-1-1', on };
    const posted = post(newBook, recordBill(by, { vendor: 'Roof', bill: { cents: 500, due: on } }));
    if (isRefused(posted)) throw new Error(posted.refused);
    const [bill] = posted.entries;
    if (!bill) throw new Error('no bill');
    const entries = {
      ...posted.book.entries,
      'bill:opening-1-1:paid:a': {
        ...bill,
        source: 'bill:opening-1-1:paid:a',
        type: 'expense' as const,
      },
    };
    expect(openingTakenBack({ entries }, { attempt: 1, why: '' })).toEqual([]);
    expect(openingTakenBack(posted.book, { attempt: 1, why: '' })).toMatchObject([{ on, type: 'reversal' }]);
    expect(openingTakenBack(posted.book, { attempt: 2, why: '' })).toEqual([]);
    expect(linesOf([], 'bill')).toEqual([]);
  });
});
