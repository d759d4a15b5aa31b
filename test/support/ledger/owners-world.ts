import { addDays, addToMonth, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { addLines, type Lines, ownerKinds, sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { type Book, newBook } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import {
  balancesOfOwners,
  distributable,
  unclearedOn,
} from '../../../shared/domain/ledger/owners/distributable';
import { collectedIn, feeDue, feesOfMonth } from '../../../shared/domain/ledger/owners/management-fee';
import { type IssuedMonth, ownerYear } from '../../../shared/domain/ledger/owners/owner-year';
import {
  chargeFee,
  contribute,
  distribute,
  expense,
  reverseMoney,
} from '../../../shared/domain/ledger/owners/property-book';
import { rentsLine } from '../../../shared/domain/ledger/owners/schedule-e';
import {
  type StatementBefore,
  type StatementBook,
  statementOf,
} from '../../../shared/domain/ledger/owners/statement';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge } from '../../../shared/domain/ledger/rent/charges';
import { receive, refund, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { isTied } from '../../../shared/domain/ledger/reports/ties';
import { equal } from '../leases/holds';

/** What, in which book, a number to choose by, and cents. */
export type OwnersCommand = readonly [
  what: keyof typeof ownersCommands,
  at: number,
  choice: number,
  cents: number,
];
type Acting = {
  readonly world: OwnersWorld;
  readonly place: Place;
  readonly by: { readonly source: string; readonly on: string };
  readonly choice: number;
  readonly cents: number;
};
/** A lease with its property's own book beside it. */
type Place = { readonly lease: string; readonly property: string };

const places: readonly Place[] = [
  { lease: 'lse_1', property: 'prp_a' },
  { lease: 'lse_2', property: 'prp_a' },
  { lease: 'lse_3', property: 'prp_b' },
];
const owners = ['x', 'y', 'z'];
const picked = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length];
const share = (ownerId: string, percentage: number) => ({ ownerId, percentage });

/** Three owners; in one property one buys another one out. */
const sharesOf = (property: string) => (on: string) => {
  if (property === 'prp_b') return [share('x', 33.33), share('y', 33.33), share('z', 33.34)];
  return on < '2026-02-11' ? [share('x', 50), share('y', 50)] : [share('x', 60), share('z', 40)];
};
const terms = { kind: 'percent', hundredths: 825 } as const;

export const ownersCommands = {
  pay: ({ world, place, by, choice, cents }) => {
    const kind = choice % 4 ? 'rent' : 'deposit';
    const claim = {
      kind,
      label: '',
      due: by.on,
      to: kind === 'deposit' ? 'deposit:ten' : 'owner',
      cents,
    } as const;
    world.post(place.lease, charge({ ...by, source: `${by.source}:claim` }, claim));
    const seq = world.book(place.lease).head.seq;
    const chosen = kind === 'deposit' ? [{ charge: seq, cents }] : [];
    const method = choice % 3 ? 'check' : 'bank';
    const facts = {
      method,
      reference: '',
      payer: '',
      chosen,
      isAutomatic: true,
      clears: addDays(by.on, 4),
    } as const;
    return receive(world.book(place.lease), by, {
      ...facts,
      payment: by.source,
      cents: cents + (choice % 2),
      shares: sharesOf(place.property),
    });
  },
  returned: ({ world, place, by, choice }) => {
    const { payments } = world.book(place.lease);
    return returnPayment(world.book(place.lease), by, {
      payment: picked(Object.keys(payments), choice) ?? '',
      fee: choice % 3 ? 0 : 2_500,
      bearer: choice % 2 ? 'owner' : 'manager',
      shares: sharesOf(place.property),
    });
  },
  refund: ({ world, place, by, choice, cents }) => {
    const book = world.book(place.lease);
    const payment = picked(Object.keys(book.payments), choice) ?? '';
    return refund(book, by, { payment, cents });
  },
  expense: ({ place, by, cents }) => expense(by, { cents, shares: sharesOf(place.property) }),
  contribute: ({ by, choice, cents }) => contribute(by, { owner: picked(owners, choice) ?? 'x', cents }),
  distribute: ({ world, place, by, choice }) => {
    const one = picked(world.holdings(place.property), choice);
    return distribute(by, { owner: one?.owner ?? 'x', cents: one?.cents ?? 0, most: one?.cents ?? 0 });
  },
  fee: ({ world, place, by, choice }) => {
    const month = addToMonth(monthOf(world.today), -(choice % 2));
    const { due, source, collected } = world.fee(place.property, month);
    return chargeFee({ ...by, source }, { month, terms, collected, due });
  },
  reverse: ({ world, place, by, choice }) => {
    const of = picked(Object.keys(world.book(place.property).entries), choice) ?? '';
    return reverseMoney(world.book(place.property), by, { of });
  },
  /** A statement of everyone at a month's end. */
  month: ({ world }) => {
    const month = monthOf(world.today);
    world.today = addDays(endOfMonth(month), 1);
    for (const owner of owners) world.state(owner, month);
    return [];
  },
} as const satisfies Record<string, (acting: Acting) => Answer>;

const inProperty: readonly string[] = ['expense', 'contribute', 'distribute', 'fee', 'reverse'];
type Issued = { readonly before: StatementBefore; readonly months: readonly IssuedMonth[] };

/** Leases and books of two properties of three owners, with a statement for each owner each month. */
export class OwnersWorld {
  today = '2026-01-05';
  readonly #books = new Map<string, Book>();
  readonly #issued = new Map<string, Issued>();
  #count = 0;

  book = (id: string): Book => this.#books.get(id) ?? newBook;

  post(id: string, answer: Answer): void {
    const posted = post(this.book(id), answer);
    if (!isRefused(posted)) this.#books.set(id, posted.book);
  }

  /** Now and then for an earlier day, even one of a month whose statement was issued. */
  do([what, at, choice, cents]: OwnersCommand): void {
    const place = picked(places, at) ?? { lease: 'lse_1', property: 'prp_a' };
    const on = choice % 5 ? this.today : addDays(this.today, -(choice % 40));
    this.today = addDays(this.today, choice % 3);
    const by = { source: `${what}:${this.#count++}`, on };
    const answer = ownersCommands[what]({ world: this, place, by, choice, cents });
    this.post(inProperty.includes(what) ? place.property : place.lease, answer);
  }

  #read = (): StatementBook[] => {
    const ids = [...places.map(({ lease }) => lease), 'prp_a', 'prp_b'];
    return ids.map((bookId) => {
      const { head, entries } = this.book(bookId);
      const propertyId = places.find(({ lease }) => lease === bookId)?.property ?? bookId;
      return { bookId, propertyId, head, entries: Object.values(entries) };
    });
  };
  #of = (property: string) => this.#read().filter(({ propertyId }) => propertyId === property);

  fee(property: string, month: string) {
    const books = this.#of(property).map((book) => book.entries);
    const fees = books.flat().filter(({ source }) => source.startsWith(feesOfMonth(month)));
    const collected = addLines(...books.map((entries) => collectedIn(entries).months[month] ?? {}));
    const shares = sharesOf(property)(endOfMonth(month));
    return { ...feeDue(fees, { month, terms, collected, shares }), collected };
  }

  holdings(property: string) {
    const books = this.#of(property);
    const payments = books.flatMap(({ bookId }) => Object.values(this.book(bookId).payments));
    const month = monthOf(this.today);
    const feesDue = addLines(...[addToMonth(month, -1), month].map((one) => this.fee(property, one).due));
    return distributable({
      balances: balancesOfOwners(books.map(({ head }) => head)),
      feesDue,
      reserve: 101,
      billsDue: 0,
      uncleared: unclearedOn(payments, this.today),
      shares: sharesOf(property)(this.today),
    });
  }

  /**
   * Both ways agree, it begins where the last one ended, and no cent is in two statements or in none (D42,
   * D46).
   */
  state(owner: string, month: string): void {
    const last = this.#issued.get(owner);
    const from = last ? addDays(last.before.to, 1) : `${month}-01`;
    const to = endOfMonth(month);
    const read = this.#read();
    const statement = statementOf(read, { owner, from, to, before: last?.before });
    for (const { entries } of read) {
      const { months, isWhole } = collectedIn(entries);
      equal(isWhole, true, 'what comes back was collected [D57]');
      const collected = addLines(...Object.values(months))[owner] ?? 0;
      equal(collected, receivedBy(owner, entries) + 0, 'every cent collected is in one month [D57]');
    }
    equal(statement.differs.length, 0, 'both ways of computing a statement agree [D42]');
    const entries = read.flatMap((book) => book.entries).filter(({ on }) => on <= to);
    const ending = sumOf(statement.properties.map((property) => property.ending));
    equal(ending + 0, gainOf(owner, entries) + 0, 'an ending is all that came and went [D42]');
    const all = owners.map((one) => gainOf(one, entries));
    const money = entries.map(({ lines }) => totalOf(lines, 'cash', 'clearing', 'withheld', 'opening'));
    const others = entries.map(({ lines }) => totalOf(lines, 'deposit', 'prepayment', 'manager'));
    equal(sumOf(all) + 0, sumOf(money) + sumOf(others) + 0, 'money less others’ is the owners’ [D8]');
    const endings = Object.fromEntries(statement.properties.map((one) => [one.propertyId, one.ending]));
    const { books, properties } = statement;
    this.#issued.set(owner, {
      before: { to, books, endings },
      months: [...(last?.months ?? []), { month, from, to, books, properties }],
    });
  }

  /**
   * Each owner's years tie, for staff and for the owner, are what the statements stored but for what is shown
   * apart, and have every entry of their days (D71).
   */
  years(): void {
    const read = this.#read();
    for (const owner of owners)
      for (const isOwn of [false, true])
        for (const year of ['2026', '2027', '2028']) {
          const issued = this.#issued.get(owner)?.months ?? [];
          const from = `${year}-01-01`;
          const to = `${year}-12-31`;
          const made = ownerYear(read, { owner, from, to, issued, isOwn, titleOf: (id) => id });
          const { total, properties, statements, ties } = made;
          equal(ties.filter((tie) => !isTied(tie)).length, 0, 'a year ties [D71]');
          const entries = read.flatMap((book) =>
            book.entries.filter((entry) => !isOwn || isStated(book, entry, issued.at(-1))),
          );
          const gained = (isIn: (on: string) => boolean) =>
            gainOf(
              owner,
              entries.filter(({ on }) => isIn(on)),
            );
          equal(total.beginning + 0, gained((on) => on < from) + 0, 'a year begins with all before it');
          equal(total.ending + 0, gained((on) => on <= to) + 0, 'a year ends with all through it');
          const moved = total.net + total.contributions - total.distributions + total.adjustments;
          const lateOf = (lines: readonly { readonly cents: number }[]) =>
            sumOf(lines.map(({ cents }) => cents));
          const stated =
            statements.stored - lateOf(statements.earlier) + lateOf(statements.later) + statements.unstated;
          equal(moved + 0, stated + 0, 'a year is its statements, but for what is shown apart [D71]');
          equal(
            total.rents + 0,
            receivedBy(
              owner,
              entries.filter(({ on }) => from <= on && on <= to),
            ) + 0,
            'rents are gross [D68]',
          );
          equal(sumOf(properties.map(({ net }) => net)), total.net, 'properties come to the total');
          const lines = sumOf(total.lines.map(({ line, cents }) => (line === rentsLine ? cents : -cents)));
          equal(lines + total.otherIncome, total.net, 'every line is in the net');
        }
  }
}

/** Whether the last statement or one before it could have an entry. */
const isStated = (
  { bookId }: StatementBook,
  { on, seq }: { readonly on: string; readonly seq: number },
  last: IssuedMonth | undefined,
): boolean => last !== undefined && on <= last.to && seq <= (last.books[bookId] ?? 0);

const gainOf = (owner: string, entries: readonly { readonly lines: Lines }[]): number =>
  sumOf(
    entries.flatMap(({ lines }) =>
      Object.entries(lines).map(([account, cents]) => (account.startsWith(`owner/${owner}/`) ? -cents : 0)),
    ),
  );

/** What tenants paid the owner, less what was taken back. */
const receivedBy = (owner: string, entries: readonly { readonly lines: Lines }[]): number =>
  gainOf(
    owner,
    entries.map(({ lines }) => ({
      lines: Object.fromEntries(
        Object.entries(lines).filter(([account]) => !ownerKinds.some((kind) => account.endsWith(`/${kind}`))),
      ),
    })),
  );
