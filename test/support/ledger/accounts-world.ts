import { addDays, endOfMonth, monthOf } from '../../../shared/domain/dates';
import {
  accounts,
  addLines,
  cashByCode,
  type Lines,
  payeeOf,
  sumOf,
  totalOf,
} from '../../../shared/domain/ledger/accounts';
import type { AssignedAccounts } from '../../../shared/domain/ledger/bank/assigned-accounts';
import {
  bankFact,
  companyExpense,
  companyMoney,
  moveMoney,
  reverseOwn,
  unidentifiedMoney,
} from '../../../shared/domain/ledger/bank/organization-book';
import { mayPayOut, type ShortagePolicy } from '../../../shared/domain/ledger/bank/payout-guard';
import { moveToAssigned } from '../../../shared/domain/ledger/bank/reassign';
import {
  type ChartAccount,
  type Money,
  managersMoney,
  type Standings,
  standingsOf,
  sweepable,
} from '../../../shared/domain/ledger/bank/standings';
import { identityGap } from '../../../shared/domain/ledger/check-ledger';
import { payDepositOut } from '../../../shared/domain/ledger/deposits/deposit-backs';
import { applyDeposit, heldDeposits } from '../../../shared/domain/ledger/deposits/deposits';
import { type Book, type Draft, newBook } from '../../../shared/domain/ledger/entry';
import { post, rebuild } from '../../../shared/domain/ledger/fold';
import { recordBill, payBill as settleBill } from '../../../shared/domain/ledger/owners/bills';
import { balancesOfOwners } from '../../../shared/domain/ledger/owners/distributable';
import { collectedIn, feeDue, feesOfMonth } from '../../../shared/domain/ledger/owners/management-fee';
import {
  chargeFee,
  contribute,
  distribute,
  expense,
  payOut,
  reverseMoney,
  splitAmong,
} from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge, credit, reverseCharge } from '../../../shared/domain/ledger/rent/charges';
import { receive, refund, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { equal, holds } from '../leases/holds';

type Property = {
  readonly id: string;
  readonly leases: readonly string[];
  readonly owners: readonly { readonly ownerId: string; readonly percentage: number }[];
  assigned: AssignedAccounts;
};
/** What, two numbers to choose by, and cents. */
export type AccountsCommand = readonly [what: AccountsStep, at: number, choice: number, cents: number];
export type Variant = { readonly isSolo: boolean; readonly policy: ShortagePolicy };

const own = 'org';
const share = (ownerId: string, percentage: number) => ({ ownerId, percentage });
const picked = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length];

const managed: readonly ChartAccount[] = [
  { code: 'bank', kind: 'trust' },
  { code: 'b2', kind: 'deposits' },
  { code: 'b3', kind: 'trust' },
  { code: 'b4', kind: 'operating' },
];
const landlords: readonly ChartAccount[] = [
  { code: 'bank', kind: 'own' },
  { code: 'b2', kind: 'deposits' },
];

type Step = {
  readonly world: AccountsWorld;
  readonly property: Property;
  readonly lease: string;
  readonly book: Book;
  readonly by: { readonly source: string; readonly on: string };
  readonly choice: number;
  readonly cents: number;
};

type How = {
  /** Accounts that a person pays out of: guarded (D54). */
  readonly payout?: true;
  /**
   * What the bank did, a job or a correction: always posted, and the only thing that makes an account short.
   */
  readonly fact?: true;
};

const steps = {
  charge: ({ world, lease, by, cents, choice }: Step) => {
    const kind = picked(['rent', 'utility', 'late'] as const, choice) ?? 'rent';
    world.post(
      lease,
      charge(by, { kind, label: '', due: by.on, to: payeeOf(kind, { bearer: world.bearer }), cents }),
    );
  },
  deposit: ({ world, lease, by, cents }: Step) =>
    world.post(lease, charge(by, { kind: 'deposit', label: '', due: by.on, to: 'deposit:ten', cents })),
  receive: ({ world, lease, book, property, by, cents, choice }: Step) => {
    const deposits = book.head.open.filter(({ kind }) => kind === 'deposit');
    const chosen = choice % 3 ? [] : deposits.map((open) => ({ charge: open.charge, cents: open.cents }));
    const all = sumOf(chosen.map((one) => one.cents));
    const isDeposit = chosen.length > 0;
    world.post(
      lease,
      receive(book, by, {
        payment: by.source,
        cents: isDeposit ? all : cents,
        method: choice % 5 ? 'check' : 'card',
        reference: '',
        payer: '',
        chosen,
        isAutomatic: true,
        account: isDeposit ? property.assigned.deposits : property.assigned.money,
        shares: world.shares(property),
      }),
    );
  },
  bounce: ({ world, lease, book, property, by, choice }: Step) => {
    const payment = picked(
      Object.values(book.payments).filter(({ state, method }) => state === 'settled' && method !== 'deposit'),
      choice,
    );
    if (!payment) return;
    const answer = returnPayment(
      book,
      { on: by.on },
      { payment: payment.paymentId, fee: 2_500, bearer: world.bearer, shares: world.shares(property) },
    );
    world.post(lease, answer, { fact: true });
  },
  refund: ({ world, lease, book, property, by, cents, choice }: Step) => {
    const payment = picked(Object.values(book.payments), choice);
    const at = { payment: payment?.paymentId ?? '', cents, account: property.assigned.deposits };
    const how = payment?.method === 'card' ? { fact: true as const } : { payout: true as const };
    if (payment) world.post(lease, refund(book, by, at), how);
  },
  credit: ({ world, lease, book, by, choice }: Step) => {
    const open = picked(book.head.open, choice);
    if (open) world.post(lease, credit(book, by, { charge: open.charge, cents: open.cents }));
  },
  reverseCharge: ({ world, lease, book, by, choice }: Step) => {
    const entry = picked(
      Object.values(book.entries).filter((one) => one.charge),
      choice,
    );
    if (entry) world.post(lease, reverseCharge(book, { on: by.on }, { of: entry.source }), { fact: true });
  },
  useDeposit: ({ world, lease, book, property, by, cents }: Step) => {
    const [held] = heldDeposits(book.head);
    const owed = sumOf(book.head.open.map((open) => (open.kind === 'deposit' ? 0 : open.cents)));
    const most = Math.min(held?.cents ?? 0, owed, cents);
    const facts = { payment: by.source, tenant: 'ten', cents: most, shares: world.shares(property) };
    if (most > 0) world.post(lease, applyDeposit(book, by, facts));
  },
  giveDeposit: ({ world, lease, book, property, by, cents }: Step) => {
    const [held] = heldDeposits(book.head);
    const paidOut = { to: 'Tenant', method: 'check', reference: '' } as const;
    const most = Math.min(held?.cents ?? 0, cents);
    const facts = { tenant: 'ten', cents: most, paidOut, account: property.assigned.deposits };
    if (most > 0) world.post(lease, payDepositOut(book, by, facts), { payout: true });
  },
  expense: ({ world, property, by, cents }: Step) => {
    const facts = { cents, shares: world.shares(property), account: property.assigned.money };
    world.post(property.id, expense(by, facts), { payout: true });
  },
  bill: ({ world, property, by, cents }: Step) =>
    world.post(
      property.id,
      recordBill({ ...by, source: `bill:${by.source}` }, { bill: { cents, due: by.on } }),
    ),
  payBill: ({ world, property, by, choice }: Step) => {
    const bills = Object.values(world.book(property.id).entries).filter(({ type }) => type === 'bill');
    const of = picked(bills, choice)?.source;
    if (of === undefined) return;
    const paid = { ...by, source: `${of}:paid:${by.source}` };
    const facts = { of, shares: world.shares(property), account: property.assigned.money };
    world.post(property.id, settleBill(world.book(property.id), paid, facts), { payout: true });
  },
  undo: ({ world, property, by, choice }: Step) => {
    const book = world.book(property.id);
    const done = Object.values(book.entries).filter(
      ({ type }) => type === 'expense' || type === 'contribution',
    );
    const of = picked(done, choice)?.source ?? '';
    world.post(property.id, reverseMoney(book, { on: by.on }, { of }), { fact: true });
  },
  contribute: ({ world, property, by, cents }: Step) => {
    const owner = property.owners[0]?.ownerId ?? '';
    world.post(property.id, contribute(by, { owner, cents, account: property.assigned.money }));
  },
  pay: ({ world, property, by, choice, cents }: Step) => {
    const { ownerId: owner = '' } = picked(property.owners, choice) ?? {};
    const balance = balancesOfOwners(world.headsOf(property))[owner] ?? 0;
    const most = Math.max(0, balance);
    const facts = { owner, cents: choice % 2 ? most : cents, most, account: property.assigned.money };
    world.post(property.id, distribute(by, facts), { payout: true });
  },
  payoutOfProvider: ({ world, property, by, cents }: Step) => {
    const there = sumOf(world.headsOf(property).map(({ balances }) => totalOf(balances, 'clearing')));
    const facts = { cents: Math.min(there, cents), most: there, account: property.assigned.money };
    world.post(property.id, payOut(by, facts), { fact: true });
  },
  fees: ({ world, property, by }: Step) => world.chargeFees(property, by),
  sweep: ({ world, by, choice }: Step) => {
    const from = picked(['bank', 'b3', 'b2'], choice) ?? 'bank';
    const most = sweepable(world.money(), from);
    const answer = moveMoney(by, { from, to: 'b4', cents: most, type: 'sweep' });
    if (most > 0) world.mustPay(own, answer);
  },
  sweepTooMuch: ({ world, by, choice }: Step) => {
    const from = picked(['bank', 'b3'], choice) ?? 'bank';
    const { stake = 0, has = 0 } = world.standings().accounts.find(({ code }) => code === from) ?? {};
    const cents = Math.max(stake, 0) + 1;
    if (world.variant.isSolo || has < cents) return;
    const before = world.book(own);
    world.post(own, moveMoney(by, { from, to: 'b4', cents, type: 'sweep' }), { payout: true });
    equal(world.book(own), before, 'nobody sweeps what is others’ [D54]');
  },
  cure: ({ world, by }: Step) => {
    const short = world.standings().accounts.find((one) => one.short > 0);
    if (!short || world.variant.isSolo) return;
    const { code: to, short: cents } = short;
    if (!world.post(own, moveMoney(by, { from: 'b4', to, cents, type: 'cure' }), { payout: true })) return;
    const after = world.standings().accounts.find(({ code }) => code === to)?.short;
    equal(after, 0, 'a shortage is cured by its own amount [D54]');
  },
  company: ({ world, by, cents, choice }: Step) => {
    if (world.variant.isSolo) return;
    const facts = { code: 'b4', cents };
    if (choice % 3 === 0) world.post(own, companyExpense(by, facts), { payout: true });
    else if (choice % 3 === 1) world.post(own, companyMoney(by, { ...facts, way: 'out' }), { payout: true });
    else world.post(own, companyMoney(by, { ...facts, way: 'in' }));
  },
  bank: ({ world, property, by, cents, choice }: Step) => {
    const kind = choice % 2 ? 'bank' : 'interest';
    const moved = kind === 'bank' ? -Math.min(cents, 1_500) : Math.min(cents, 99);
    const code = property.assigned.money;
    const { isSolo } = world.variant;
    const parts = isSolo ? splitAmong(moved, property.owners) : undefined;
    world.post(isSolo ? property.id : own, bankFact(by, { code, cents: moved, kind, parts }), { fact: true });
  },
  unidentified: ({ world, by, cents, choice }: Step) => {
    const code = picked(world.chart, choice)?.code ?? 'bank';
    world.post(own, unidentifiedMoney(by, { code, cents }), { fact: true });
  },
  known: ({ world, by, choice }: Step) => {
    const unknown = Object.values(world.book(own).entries).filter(({ type }) => type === 'unidentified');
    const of = picked(unknown, choice)?.source ?? '';
    world.post(own, reverseOwn(world.book(own), { on: by.on }, { of }), { payout: true });
  },
  move: ({ world, by, choice }: Step) => {
    const found = picked(world.standings().toMove, choice);
    if (!found) return;
    const { propertyId, from, to, cents } = found;
    world.post(propertyId, moveMoney(by, { from, to, cents }), { payout: true });
  },
  reassign: ({ world, property, by, choice }: Step) => {
    const codes = world.chart.filter(({ kind }) => kind !== 'operating').map(({ code }) => code);
    const money = picked(codes, choice) ?? 'bank';
    const deposits = picked(codes, Math.floor(choice / codes.length)) ?? 'bank';
    world.reassign(property, { money, deposits }, by);
  },
  again: ({ world }: Step) => world.again(),
  day: ({ world, choice }: Step) => world.pass(1 + (choice % 5)),
};
export type AccountsStep = keyof typeof steps;
export const accountsSteps = Object.keys(steps) as AccountsStep[];

/** An organization with several bank accounts, whose money moves by the product's own commands. */
export class AccountsWorld {
  readonly #books = new Map<string, Book>();
  readonly #properties: readonly Property[];
  /** What every entry ever moved, by account. */
  #moved: Lines = {};
  #last: { readonly book: string; readonly drafts: readonly Draft[] } | undefined;
  #number = 0;
  today = '2027-01-04';
  readonly chart: readonly ChartAccount[];

  constructor(readonly variant: Variant) {
    this.chart = variant.isSolo ? landlords : managed;
    const third = variant.isSolo ? 'bank' : 'b3';
    this.#properties = [
      {
        id: 'prp_a',
        leases: ['lse_1', 'lse_2'],
        owners: [share('x', 50), share('y', 50)],
        assigned: { money: 'bank', deposits: 'b2' },
      },
      {
        id: 'prp_b',
        leases: ['lse_3'],
        owners: [share('v', 33.33), share('w', 33.33), share('z', 33.34)],
        assigned: { money: 'bank', deposits: 'bank' },
      },
      {
        id: 'prp_c',
        leases: ['lse_4'],
        owners: [share('u', 100)],
        assigned: { money: third, deposits: 'b2' },
      },
    ];
  }

  book = (id: string): Book => this.#books.get(id) ?? newBook;
  shares = (property: Property) => () => property.owners;

  get bearer() {
    return this.variant.isSolo ? 'owner' : 'manager';
  }

  headsOf = ({ id, leases }: Property, changed: Readonly<Record<string, Book>> = {}) =>
    [id, ...leases].map((one) => (changed[one] ?? this.book(one)).head);

  money(changed: Readonly<Record<string, Book>> = {}): Money {
    return {
      properties: this.#properties.map((property) => ({
        propertyId: property.id,
        heads: this.headsOf(property, changed),
        assigned: property.assigned,
      })),
      organization: (changed[own] ?? this.book(own)).head.balances,
      accounts: this.chart,
      isSolo: this.variant.isSolo,
    };
  }
  standings = (changed?: Readonly<Record<string, Book>>): Standings => standingsOf(this.money(changed));

  /**
   * All or nothing; a person's payout is refused as the product refuses it. Answers whether it was written.
   */
  post(id: string, answer: Answer, { payout, fact }: How = {}): boolean {
    const before = this.standings();
    const posted = post(this.book(id), answer);
    if (isRefused(posted) || isRefused(answer) || posted.entries.length === 0) return false;
    const after = this.standings({ [id]: posted.book });
    const moved = addLines(...posted.entries.map(({ lines }) => cashByCode(lines)));
    if (payout) {
      const from = Object.keys(moved).filter((code) => (moved[code] ?? 0) < 0);
      if (!mayPayOut({ before, after, from, policy: this.variant.policy })) return false;
      for (const one of after.accounts) {
        const was = before.accounts.find(({ code }) => code === one.code)?.short ?? 0;
        holds(one.short <= was, `no payout makes ${one.code} shorter [D54]`);
        const isPaid = from.includes(one.code);
        holds(!isPaid || one.has >= 0, `no payout leaves ${one.code} below 0 [D54]`);
        if (this.variant.policy === 'block' && isPaid)
          equal(one.short, 0, `an account that is short pays nobody [D54]`);
      }
    }
    this.#books.set(id, posted.book);
    this.#moved = addLines(this.#moved, moved);
    this.#last = { book: id, drafts: answer };
    for (const { type, lines } of posted.entries)
      if (type === 'transfer' || type === 'sweep' || type === 'cure')
        equal(totalOf(lines, 'cash') + 0, 0, 'a movement between accounts is nobody’s gain [D51]');
    if (!payout && !fact)
      holds(
        shortIn(after) <= shortIn(before),
        'only a fact, a job or a correction takes money that is others’ [D54]',
      );
    return true;
  }

  /** What the figures say is possible is possible. */
  mustPay(id: string, answer: Answer): void {
    const isShort = this.standings().accounts.some(({ short }) => short > 0);
    const isDone = this.post(id, answer, { payout: true });
    holds(isDone || isShort, 'what may be swept is swept [D52]');
  }

  reassign(property: Property, after: AssignedAccounts, by: Step['by']): void {
    const before = property.assigned;
    const heads = this.headsOf(property);
    const cash = totalOf(addLines(...heads.map(({ balances }) => balances)), 'cash');
    const answer = moveToAssigned(by, { heads, after });
    if (isRefused(answer)) return;
    const had = this.standings();
    property.assigned = after;
    const posted = post(this.book(property.id), answer);
    if (isRefused(posted)) throw new Error(posted.refused);
    const moved = addLines(...posted.entries.map(({ lines }) => cashByCode(lines)));
    const from = Object.keys(moved).filter((code) => (moved[code] ?? 0) < 0);
    const then = this.standings({ [property.id]: posted.book });
    if (!mayPayOut({ before: had, after: then, from, policy: this.variant.policy })) {
      property.assigned = before;
      return;
    }
    this.#books.set(property.id, posted.book);
    this.#moved = addLines(this.#moved, moved);
    const now = addLines(...this.headsOf(property).map(({ balances }) => cashByCode(balances)));
    for (const code of Object.keys(now))
      holds(
        code === after.money || code === after.deposits,
        'reassigning moves the money in the same act [D51]',
      );
    equal(sumOf(Object.values(now)) + 0, cash + 0, 'reassigning keeps every cent [D51]');
  }

  chargeFees(property: Property, by: Step['by']): void {
    if (this.variant.isSolo) return;
    const month = monthOf(by.on);
    const book = this.book(property.id);
    const fees = Object.values(book.entries).filter(({ source }) => source.startsWith(feesOfMonth(month)));
    const ledgers = property.leases.map(
      (lease) => collectedIn(Object.values(this.book(lease).entries)).months,
    );
    const collected = addLines(...ledgers.map((months) => months[month] ?? {}));
    const terms = { kind: 'percent', hundredths: 800 } as const;
    const { due, source } = feeDue(fees, { month, terms, collected, shares: property.owners });
    this.post(property.id, chargeFee({ source, on: by.on }, { due, month, terms, collected }), {
      fact: true,
    });
  }

  /** Run twice, posted once (D3). */
  again(): void {
    if (!this.#last) return;
    const before = this.book(this.#last.book);
    const posted = post(before, this.#last.drafts);
    holds(!isRefused(posted) && posted.book === before, 'a repeat posts nothing [D3]');
  }

  pass(days: number): void {
    this.today = addDays(this.today, days);
    if (this.today > endOfMonth('2027-06')) this.today = '2027-06-30';
  }

  do([what, at, choice, cents]: AccountsCommand): void {
    this.#number += 1;
    const property = picked(this.#properties, at);
    const lease = property && picked(property.leases, choice);
    if (!property || lease === undefined) return;
    const by = { source: `${what}_${this.#number}`, on: this.today };
    steps[what]({ world: this, property, lease, book: this.book(lease), by, choice, cents });
  }

  check(): void {
    const all = [...this.#books.values()];
    for (const { head, entries, payments } of all) {
      const again = rebuild(Object.values(entries), head.locked);
      equal(JSON.stringify(sorted(again.head.balances)), JSON.stringify(sorted(head.balances)), 'D4');
      for (const payment of Object.values(payments)) {
        if (payment.state !== 'returned' || payment.refunded !== 0) continue;
        const mine = Object.values(entries).filter((entry) => entry.payment === payment.paymentId);
        const left = addLines(...mine.map(({ lines }) => cashByCode(lines)));
        equal(Object.keys(left).length, 0, 'money goes back out of the account it came into [D51]');
      }
    }
    equal(identityGap(all.map(({ head }) => head)) + 0, 0, 'D8 with accounts');
    const { accounts: standings, owed, floors } = this.standings();
    for (const { code, has } of standings)
      equal(has + 0, (this.#moved[code] ?? 0) + 0, 'an account has what its entries moved');
    if (this.variant.isSolo) {
      const bank = standings.find(({ code }) => code === 'bank');
      holds((bank?.holds ?? 0) >= 0, 'an own account holds tenants’ money alone [D66]');
      equal(managersMoney(this.money()) + 0, 0, 'a landlord has no manager: all fees are theirs [D66]');
      return;
    }
    const stakes = sumOf(standings.map(({ stake }) => stake));
    equal(stakes + 0, managersMoney(this.money()) - owed - floors + 0, 'sum of stakes [D52]');
    for (const { code, stake } of standings)
      equal(stake + 0, this.#managersPart(code) + 0, `stake of ${code} [D52]`);
  }

  /** The manager's part of one account from its own entries, never as the rest. */
  #managersPart(code: string): number {
    const { balances } = this.book(own).head;
    const parts = this.#properties.map((property) => {
      const whole = addLines(...this.headsOf(property).map((head) => head.balances));
      const cash = cashByCode(whole);
      if (property.assigned.money !== code) return Math.min(0, cash[code] ?? 0);
      const others = Object.entries(cash).filter(([one]) => one !== code);
      const owners = Object.values(balancesOfOwners([{ balances: whole }]));
      const debts = -sumOf(owners.filter((cents) => cents < 0));
      const held = sumOf(owners.filter((cents) => cents > 0));
      const missing = -sumOf(others.map(([, cents]) => Math.min(0, cents)));
      const there = sumOf(others.map(([, cents]) => Math.max(0, cents)));
      const provider = totalOf(whole, 'clearing', 'withheld');
      const floor = Math.max(0, provider + there - held + totalOf(whole, 'prepayment', 'deposit'));
      return -totalOf(whole, 'manager') - debts + missing - floor;
    });
    return (balances[accounts.cash(code)] ?? 0) + (balances[accounts.unidentified(code)] ?? 0) + sumOf(parts);
  }
}

const shortIn = ({ accounts: all }: Standings): number => sumOf(all.map(({ short }) => short));

const sorted = (lines: Lines) => Object.entries(lines).toSorted(([one], [other]) => one.localeCompare(other));
