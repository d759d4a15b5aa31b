import { addDays } from '../../../shared/domain/dates';
import { chargeKinds, payeeOf, sumOf } from '../../../shared/domain/ledger/accounts';
import { applyDeposit, heldDeposits } from '../../../shared/domain/ledger/deposits/deposits';
import { type Both, moveDeposit, undoDepositMove } from '../../../shared/domain/ledger/deposits/move-deposit';
import { settleLedger } from '../../../shared/domain/ledger/deposits/settlement';
import { type Book, type Draft, newBook } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { openDeposit } from '../../../shared/domain/ledger/opening';
import { isRefused, type LedgerRefused } from '../../../shared/domain/ledger/refusals';
import { laidInTurn } from '../../../shared/domain/ledger/rent/allocation';
import {
  type Answer,
  charge,
  credit,
  editCharge,
  reverseCharge,
} from '../../../shared/domain/ledger/rent/charges';
import type { SharesOn } from '../../../shared/domain/ledger/rent/covers';
import {
  applyPrepayments,
  receive,
  refund,
  returnPayment,
} from '../../../shared/domain/ledger/rent/payments';
import { reallocate } from '../../../shared/domain/ledger/rent/reallocate';
import { recover, writeOff } from '../../../shared/domain/ledger/rent/write-off';

/** One random command: what, on which lease, two numbers to choose by. */
export type RandomCommand = readonly [
  what: keyof typeof commands,
  lease: number,
  choice: number,
  cents: number,
];

type Acting = {
  readonly world: LedgerWorld;
  readonly at: number;
  readonly book: Book;
  readonly shares: SharesOn;
  readonly choice: number;
  readonly cents: number;
  readonly by: { readonly source: string; readonly on: string };
};

const picked = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length];

/** Mostly what is possible, now and then too much. */
const upTo = (limit: number, { choice, cents }: Acting): number =>
  choice % 5 ? Math.min(cents, limit) : cents;

/** An organization changes whose fees are (D66). */
const bearerOf = (choice: number) => (choice % 3 ? 'manager' : 'owner');

const tenantOf = (choice: number): string => (choice % 4 ? 'ten_1' : 'ten_2');

const waivedOf = ({ entries }: Book, charge: number): number =>
  centsOf(
    Object.values(entries)
      .filter(({ type }) => type === 'credit')
      .flatMap(({ covers = [] }) => covers.filter((cover) => cover.charge === charge)),
  );

const standing = (book: Book) => Object.values(book.entries).filter((entry) => entry.charge);

export const commands = {
  charge: ({ by, choice, cents }) => {
    const kind = picked(chargeKinds, choice) ?? 'rent';
    const due = addDays(by.on, (choice % 40) - 20);
    return charge(by, {
      kind,
      label: '',
      due,
      to: payeeOf(kind, { bearer: bearerOf(choice), tenant: tenantOf(choice) }),
      cents,
    });
  },
  receive: (acting) => {
    const { book, by, choice, cents, shares } = acting;
    const open = picked(book.head.open, choice);
    const chosen = choice % 3 === 0 && open ? [{ charge: open.charge, cents: upTo(open.cents, acting) }] : [];
    const method = choice % 7 ? 'check' : 'opening';
    const facts = {
      method,
      reference: '12',
      payer: 'Ada',
      chosen,
      isAutomatic: choice % 4 > 0,
      shares,
    } as const;
    return receive(book, { ...by, source: `payment:${by.source}` }, { payment: by.source, cents, ...facts });
  },
  credit: (acting) => {
    const open = picked(acting.book.head.open, acting.choice);
    const cents = upTo(open?.cents ?? 0, acting);
    return credit(acting.book, acting.by, { charge: open?.charge ?? 0, cents });
  },
  writeOff: (acting) => {
    const { book, by, choice } = acting;
    const off = [picked(book.head.open, choice), ...(choice % 2 ? book.head.open.slice(-1) : [])];
    const charges = [...new Set(off)].map((open) => ({
      of: standing(book).find(({ seq }) => seq === open?.charge)?.source ?? '',
      cents: upTo(open?.cents ?? 0, acting),
    }));
    return writeOff(book, { ...by, source: `writeoff:${by.source}` }, charges);
  },
  recover: ({ book, by, choice }) => {
    const off = Object.values(book.entries).filter(({ type }) => type === 'write-off');
    return recover(book, { on: by.on }, { of: picked(off, choice)?.source ?? '' });
  },
  refund: (acting) => {
    const payment = picked(Object.values(acting.book.payments), acting.choice);
    const cents = upTo((payment?.cents ?? 0) - (payment?.refunded ?? 0), acting);
    return refund(acting.book, acting.by, { payment: payment?.paymentId ?? '', cents });
  },
  reallocate: (acting) => {
    const { book, by, choice, shares } = acting;
    const payment = picked(Object.values(book.payments), choice);
    const has = payment?.covers ?? [];
    const places = [...has, ...book.head.open].toSpliced(choice % 3, 1);
    const limits = new Map(
      places.map(({ charge: seq }) => [seq, centsOf(places.filter((one) => one.charge === seq))]),
    );
    const most = (payment?.prepaid ?? 0) + centsOf(has);
    const { laid } = laidInTurn(
      [...limits].map(([seq, limit]) => ({ charge: seq, kind: 'rent', due: '', cents: upTo(limit, acting) })),
      choice % 6 ? most : most + 1,
    );
    const chosen = laid.map(({ on, cents }) => ({ charge: on.charge, cents }));
    return reallocate(book, by, { payment: payment?.paymentId ?? '', chosen, shares });
  },
  returned: ({ book, by, choice, shares }) => {
    const payment = picked(Object.keys(book.payments), choice) ?? '';
    return returnPayment(
      book,
      { on: by.on },
      { payment, fee: choice % 2 ? 2_500 : 0, bearer: bearerOf(choice), shares },
    );
  },
  reverse: ({ book, by, choice }) =>
    reverseCharge(book, { on: by.on }, { of: picked(standing(book), choice)?.source ?? '' }),
  edit: ({ book, by, choice, cents, shares }) => {
    const { source = '', charge: was, seq = 0 } = picked(standing(book), choice) ?? {};
    const to = { kind: 'rent', label: '', due: by.on, to: 'owner', ...was, cents } as const;
    const answer = editCharge(book, { on: by.on }, { of: source, to, shares });
    const again = isRefused(answer) ? [] : answer.filter(({ type }) => type === 'credit');
    if (!isRefused(answer) && centsOf(again.flatMap(({ covers = [] }) => covers)) !== waivedOf(book, seq))
      throw new Error('an edit keeps what was waived [D63]');
    return answer;
  },
  day: ({ world, choice }) => {
    world.today = addDays(world.today, choice % 9);
    for (const at of [0, 1, 2])
      world.post(at, applyPrepayments(world.book(at), { on: world.today }, world.shares(at)));
    return [];
  },
  deposit: ({ by, choice, cents }) => openDeposit(by, { tenant: tenantOf(choice), cents }),
  useDeposit: (acting) => {
    const { book, by, choice, shares } = acting;
    const tenant = tenantOf(choice);
    const held = heldDeposits(book.head).find((one) => one.tenant === tenant)?.cents ?? 0;
    const cents = upTo(held, acting);
    return applyDeposit(book, by, { payment: `pay_${by.source}`, tenant, cents, shares });
  },
  settle: (acting) => {
    const { book, by, choice, cents, shares } = acting;
    // A lease is settled once.
    if (Object.keys(book.entries).some((source) => source.startsWith('settlement:'))) return [];
    const [first] = book.head.open;
    const waivers = first && choice % 2 ? [{ charge: first.charge, cents: upTo(first.cents, acting) }] : [];
    const paidOut = { to: 'Ada', method: 'check', reference: '12' } as const;
    return settleLedger(book, by, {
      charges: choice % 3 ? [{ kind: 'damage', label: 'Door', reason: 'Broken', cents }] : [],
      waivers: waivers.map((one) => ({ ...one, reason: 'Goodwill' })),
      paidOut,
      shares,
      bearer: bearerOf(choice),
    });
  },
  move: (acting) => {
    const { world, at, book, by, choice } = acting;
    const to = (at + 1 + (choice % 2)) % 3;
    const tenants = { from: tenantOf(choice), to: tenantOf(choice + 1) };
    const held = heldDeposits(book.head).find(({ tenant }) => tenant === tenants.from)?.cents ?? 0;
    const cents = upTo(held, acting);
    const source = `move:${by.source}`;
    world.postBoth({ from: at, to }, moveDeposit(world.sides({ from: at, to }), { source, tenants, cents }));
    return [];
  },
  moveBack: ({ world, at, book, choice }) => {
    const moves = Object.values(book.entries).filter(({ moved }) => moved);
    const { source = '', moved } = picked(moves, choice) ?? {};
    const places = { from: at, to: Number(moved?.lease ?? at) };
    world.postBoth(places, undoDepositMove(world.sides(places), { source, why: 'By mistake' }));
    return [];
  },
  lock: ({ world, by }) => {
    world.lock(addDays(`${by.on.slice(0, 7)}-01`, -1));
    return [];
  },
  again: ({ world }) => {
    world.again();
    return [];
  },
} as const satisfies Record<string, (acting: Acting) => Answer>;

/** Three leases of two properties, one with three owners, the other with two until one buys the other out. */
export class LedgerWorld {
  today = '2026-01-03';
  readonly #books = [newBook, newBook, newBook];
  #count = 0;
  #last: { at: number; answer: Answer } | undefined;

  book = (at: number): Book => this.#books[at] ?? newBook;
  books = (): readonly Book[] => this.#books;

  shares =
    (at: number): SharesOn =>
    (on) => {
      const share = (ownerId: string, percentage: number) => ({ ownerId, percentage });
      if (at === 2) return [share('x', 33.33), share('y', 33.33), share('z', 33.34)];
      return on < '2026-01-20' ? [share('x', 50), share('y', 50)] : [share('x', 100)];
    };

  post(at: number, answer: Answer): void {
    const posted = post(this.book(at), answer);
    if (isRefused(posted)) return;
    this.#books[at] = posted.book;
    if (posted.entries.length > 0) this.#last = { at, answer };
  }

  sides({ from, to }: Both<number>) {
    const side = (at: number) => ({ book: this.book(at), lease: String(at), on: this.today });
    return { from: side(from), to: side(to) };
  }

  /** Both or none, as one transaction does; what the three leases hold for tenants stays the same (D34). */
  postBoth(at: Both<number>, drafts: Both<Draft> | LedgerRefused): void {
    if (isRefused(drafts)) return;
    const from = post(this.book(at.from), [drafts.from]);
    const to = post(this.book(at.to), [drafts.to]);
    if (isRefused(from) || isRefused(to)) return;
    const before = this.#heldByAll();
    this.#books[at.from] = from.book;
    this.#books[at.to] = to.book;
    if (this.#heldByAll() !== before) throw new Error('a move changed what is held [D34]');
  }

  #heldByAll = (): number =>
    sumOf(this.#books.flatMap(({ head }) => heldDeposits(head).map((one) => one.cents)));

  do([what, lease, choice, cents]: RandomCommand): void {
    const at = lease % 3;
    const by = { source: `s${this.#count++}`, on: this.today };
    const acting = { world: this, at, book: this.book(at), shares: this.shares(at), choice, cents, by };
    this.post(at, commands[what](acting));
  }

  lock(through: string): void {
    for (const [at, book] of this.#books.entries()) {
      this.#books[at] = { ...book, head: { ...book.head, locked: through } };
      const late = charge(
        { source: 'late', on: through },
        { kind: 'rent', label: '', due: through, to: 'owner', cents: 1 },
      );
      if (!isRefused(post(this.book(at), late))) throw new Error('posted into a locked period [D7]');
    }
  }

  /** The last command as it was decided, once more (D3). */
  again(): void {
    if (!this.#last) return;
    const before = this.book(this.#last.at);
    const posted = post(before, this.#last.answer);
    if (isRefused(posted) || posted.entries.length > 0 || posted.book !== before)
      throw new Error('posted twice [D3]');
  }
}

export const centsOf = (list: readonly { readonly cents: number }[] = []): number =>
  sumOf(list.map(({ cents }) => cents));
