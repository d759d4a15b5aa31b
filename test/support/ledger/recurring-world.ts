import { addDays, addToMonth, dayInMonth, monthOf } from '../../../shared/domain/dates';
import { changeDraft, createDraft } from '../../../shared/domain/leases/draft/write-draft';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { endLease, reopen } from '../../../shared/domain/leases/moves/end-lease';
import { giveNotice, takeNoticeBack } from '../../../shared/domain/leases/moves/give-notice';
import { renew } from '../../../shared/domain/leases/moves/renew';
import { isRefused as isRefusedLease, type Refused } from '../../../shared/domain/leases/refusals';
import { agreedDays, decidedDays } from '../../../shared/domain/leases/rent/rent-days';
import { consent } from '../../../shared/domain/leases/signing/open-packet';
import { send } from '../../../shared/domain/leases/signing/send';
import { sign } from '../../../shared/domain/leases/signing/sign';
import { emptyCalendar } from '../../../shared/domain/leases/status/calendar';
import type { Term } from '../../../shared/domain/leases/term';
import { type Book, type Entry, newBook } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import {
  nextRecurringDay,
  postedThrough,
  postRecurring,
  type RecurringCharge,
  recurringKinds,
} from '../../../shared/domain/ledger/recurring/post-recurring';
import {
  billedThrough,
  billSource,
  nextBillDay,
  postBills,
  type RecurringBill,
} from '../../../shared/domain/ledger/recurring/recurring-bills';
import {
  changedSchedule,
  type Every,
  firstMonth,
  noEnd,
  type Schedule,
} from '../../../shared/domain/ledger/recurring/schedule';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, credit, editCharge, reverseCharge } from '../../../shared/domain/ledger/rent/charges';
import { receive, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { equal, holds } from '../leases/holds';
import { clerk, ids, noon, termFields } from '../leases/lease-data';
import { type LeaseStory, linkTo, sending, signing } from '../leases/lease-story';
import { checkBooks } from './check-books';

type Numbers = { readonly a: number; readonly b: number };

const shares = () => [
  { ownerId: 'own_1', percentage: 50 },
  { ownerId: 'own_2', percentage: 50 },
];

/** What people decided of one, told apart without the product's own rule. */
type Decided = {
  readonly day: number;
  readonly every: Every;
  readonly from: string;
  readonly amounts: { readonly from: string; readonly cents: number; readonly on: string }[];
  /** The last months that were named, with the days on which they were. */
  readonly ends: { readonly on: string; readonly to: string }[];
};

type One = {
  readonly id: string;
  schedule: Schedule;
  through: string;
  next: string;
  readonly decided: Decided;
};

const never = '9999-12-31';

const isIn = ({ day, every, from }: Decided, month: string): boolean => {
  const [year = 0, first = 0] = from.split('-').map(Number);
  const [other = 0, second = 0] = month.split('-').map(Number);
  const apart = (other - year) * 12 + second - first;
  return day > 0 && apart >= 0 && apart % every === 0;
};

/** One lease and one property's book, with what comes again in them. */
export class RecurringWorld {
  today = '2026-01-05';
  book: Book = newBook;
  own: Book = newBook;
  private story: LeaseStory;
  private charges: One[] = [];
  private bills: One[] = [];
  private count = 0;
  /** The lease changed since the job looked. */
  private isStale = true;

  constructor() {
    const given = { calendar: emptyCalendar, now: noon(this.today), actor: clerk };
    const fields = termFields({ from: addDays(this.today, 20), to: '2026-12-31' });
    const drafted = createDraft(given, { ids: ids(), fields: { ...fields, parties: this.alone(fields) } });
    if (isRefusedLease(drafted)) throw new Error(drafted.refused);
    this.story = drafted;
    this.sign();
  }

  private alone({ parties }: ReturnType<typeof termFields>) {
    return { ...parties, coSigners: [] };
  }

  private get lease() {
    return this.story.lease;
  }

  private try<I>(command: (given: Given, input: I) => Done | Refused, input: I): boolean {
    const { lease, calendar } = this.story;
    const answer = command({ lease, calendar, now: noon(this.today), actor: clerk }, input);
    if (isRefusedLease(answer)) return false;
    this.story = { ...answer, events: [...this.story.events, ...answer.events] };
    this.isStale = true;
    return true;
  }

  private post(answer: Answer): readonly Entry[] {
    const posted = post(this.book, answer);
    if (isRefused(posted)) return [];
    this.book = posted.book;
    return posted.entries;
  }

  private get last(): Term {
    const term = this.lease.terms.at(-1);
    if (!term) throw new Error('No term');
    return term;
  }

  do(what: RecurringStep, numbers: Numbers): void {
    steps[what](this, numbers);
  }

  goOn(days: number): void {
    this.today = addDays(this.today, days);
  }

  sign(): void {
    const { number } = this.last;
    this.try(send, sending(this.story, number));
    for (const { id, term, version, signed } of this.lease.signers) {
      const packet = this.lease.packets.findLast((one) => one.term === number);
      if (signed || term !== number || version !== packet?.version) continue;
      this.try(consent, linkTo(this.story, id, number));
      this.try(sign, signing(this.story, id, number));
    }
  }

  renew(): void {
    if (!this.try(renew, undefined)) return;
    const to = addDays(this.last.from || this.today, 300);
    this.try(changeDraft, { term: this.last.number, fields: { to } });
    this.sign();
  }

  leave({ a }: Numbers): void {
    if (a % 3 === 0) this.try(endLease, { day: this.today, why: 'agreement', note: '' });
    else if (a % 3 === 1)
      this.try(giveNotice, { by: 'owner', lastDay: addDays(this.today, a % 50), reason: 'Both agree' });
    else if (!this.try(reopen, undefined)) this.try(takeNoticeBack, undefined);
  }

  private newOne({ a, b }: Numbers): One {
    this.count += 1;
    const day = 1 + (a % 31);
    const every = ([1, 1, 1, 3, 6, 12] as const)[b % 6] ?? 1;
    const from = addToMonth(firstMonth(this.today, day), b % 3);
    const cents = 1_000 + a;
    const amount = { from, cents, known: this.today };
    const decided = { day, every, from, amounts: [{ from, cents, on: this.today }], ends: [] };
    return {
      id: `rec_${this.count}`,
      schedule: { every, day, from, amounts: [amount] },
      through: '',
      next: '',
      decided,
    };
  }

  add(numbers: Numbers): void {
    const list = numbers.a % 2 === 0 ? this.charges : this.bills;
    if (list.length < 3) list.push(this.newOne(numbers));
  }

  /** Another amount, a last month, or none any more: only forward, or refused. */
  change({ a, b }: Numbers): void {
    const all = [...this.charges, ...this.bills];
    const one = all[a % Math.max(1, all.length)];
    if (!one) return;
    const { schedule, through, decided } = one;
    const month = addToMonth(monthOf(this.today), (b % 7) - 2);
    const change =
      a % 3 === 0 ? { to: b % 2 === 0 ? month : noEnd } : { amount: { from: month, cents: 2_000 + b } };
    const next = changedSchedule(schedule, { through, today: this.today }, change);
    if ('field' in next) return;
    if (change.amount) {
      holds(dayInMonth(month, decided.day) >= this.today, 'another amount for a day that has passed [D18]');
      holds(month > through, 'another amount for a month that was posted [D18]');
      decided.amounts.push({ ...change.amount, on: this.today });
    } else decided.ends.push({ on: this.today, to: change.to === noEnd ? '9999-12' : (change.to ?? '') });
    one.schedule = next;
    one.next = '';
  }

  private oneOf({ a }: Numbers): Entry | undefined {
    const all = Object.values(this.book.entries).filter(({ charge, source }) => charge && source);
    return all[a % Math.max(1, all.length)];
  }

  /** A person edits, reverses or waives what was posted. */
  touch(numbers: Numbers): void {
    const entry = this.oneOf(numbers);
    if (!entry?.charge) return;
    const by = { on: this.today, why: 'Decided' };
    const { period: _, ...facts } = entry.charge;
    if (numbers.b % 3 === 0) this.post(reverseCharge(this.book, by, { of: entry.source }));
    else if (numbers.b % 3 === 1) {
      const to = { ...facts, cents: facts.cents + 500 };
      this.post(editCharge(this.book, by, { of: entry.source, to, shares }));
    } else {
      const source = `credit:${this.book.head.seq}`;
      this.post(credit(this.book, { ...by, source }, { charge: entry.seq, cents: 300 }));
    }
  }

  pay({ a, b }: Numbers): void {
    const payment = `pay_${this.book.head.seq}`;
    const by = { source: `payment:${payment}`, on: this.today };
    const facts = {
      method: 'check',
      reference: '',
      payer: '',
      isAutomatic: true,
      shares,
      chosen: [],
    } as const;
    this.post(receive(this.book, by, { payment, cents: 500 + a * (1 + (b % 3)), ...facts }));
  }

  bounce({ a }: Numbers): void {
    const all = Object.keys(this.book.payments);
    const payment = all[a % Math.max(1, all.length)];
    if (payment !== undefined)
      this.post(
        returnPayment(
          this.book,
          { on: this.today, why: 'Bounced' },
          { payment, fee: 0, bearer: 'manager', shares: () => [] },
        ),
      );
  }

  private get asked() {
    return { lease: this.lease, today: this.today, since: '', shares };
  }

  private named(): RecurringCharge[] {
    return this.charges.map(({ id, schedule }, at) => ({
      id,
      schedule,
      label: 'Storage',
      kind: recurringKinds[at % recurringKinds.length] ?? 'other',
    }));
  }

  private bill({ id, schedule, through }: One): RecurringBill {
    return {
      id,
      schedule,
      through,
      vendor: 'Green Lawns',
      category: 'landscaping',
      reference: '',
      memo: '',
      dueDays: 10,
    };
  }

  /** The job, then once more: nothing is left to do (D3). Where no day has come, nothing was to do. */
  job(): void {
    const isQuiet = !this.isStale && [...this.charges, ...this.bills].every(({ next }) => next > this.today);
    const run = (): number => {
      const answer = postRecurring(this.book, this.asked, this.named());
      holds(!isRefused(answer), 'the job is refused');
      const posted = this.post(answer);
      for (const one of this.charges) {
        one.through = postedThrough(posted, { id: one.id, before: one.through });
        one.next = nextRecurringDay(this.asked, one) ?? never;
      }
      const bills = post(
        this.own,
        postBills(this.own, { today: this.today, bills: this.bills.map(this.bill) }),
      );
      if (isRefused(bills)) throw new Error(bills.refused);
      this.own = bills.book;
      for (const one of this.bills) {
        one.through = billedThrough(one, this.today);
        one.next = nextBillDay(one, this.today) ?? never;
      }
      this.isStale = false;
      return posted.length + bills.entries.length;
    };
    const first = run();
    if (isQuiet) equal(first, 0, 'entries on a day on which the job need not look');
    equal(run(), 0, 'entries of a second run [D3]');
    this.check();
  }

  /** What people decided a month costs: the latest decision that reaches it. */
  private cents({ amounts }: Decided, month: string): number | undefined {
    return amounts.findLast(({ from }) => from <= month)?.cents;
  }

  /** The months whose day has come, by what was decided before that day. */
  private months(decided: Decided, lead: number): string[] {
    const end = decided.ends.at(-1)?.to ?? '9999-12';
    const last = monthOf(addDays(this.today, lead));
    const months: string[] = [];
    for (let month = decided.from; month <= last && month <= end; month = addToMonth(month, 1))
      if (isIn(decided, month)) months.push(month);
    return months;
  }

  private checkCharges(): void {
    const days = [...agreedDays(this.lease), ...decidedDays(this.lease)];
    const isCharged = (day: string) => days.some(({ from, to = never }) => from <= day && day <= to);
    for (const { id, decided } of this.charges) {
      const all = Object.values(this.book.entries).filter(({ source }) =>
        source.startsWith(`recurring:${id}:`),
      );
      const byMonth = (month: string) => all.filter(({ source }) => source.split(':')[2] === month);
      for (const month of this.months(decided, 0)) {
        const due = dayInMonth(month, decided.day);
        if (due > this.today) continue;
        const postings = byMonth(month).filter(({ charge }) => charge);
        const standing = postings.filter(({ source }) => !this.book.entries[`${source}:reversal`]);
        const isTouched = postings.some(({ source }) => {
          const reversal = this.book.entries[`${source}:reversal`];
          return reversal !== undefined && reversal.process === undefined;
        });
        if (isTouched) continue;
        equal(
          standing.length,
          isCharged(due) ? 1 : 0,
          `${month} is charged once, if the lease has its day [D39]`,
        );
        for (const { charge } of standing) {
          equal(charge?.cents, this.cents(decided, month), 'a month costs what was decided for it [D18]');
          equal(charge?.due, due, 'its day [D6]');
        }
      }
      for (const { charge, on, source } of all) {
        if (!charge || source.includes(':edit:')) continue;
        const decidedOn = decided.amounts.findLast(({ from }) => from <= charge.period)?.on ?? '';
        holds(charge.due >= decidedOn, 'due before it was decided [D65]');
        holds(on >= decidedOn, 'posted as of a day before it was decided [D65]');
        holds(on >= addDays(charge.due, -7), 'posted more than a week ahead [D9]');
        holds(isIn(decided, charge.period), 'a month that is none of its own');
      }
    }
  }

  private checkBills(): void {
    for (const { id, decided } of this.bills) {
      const posted = Object.values(this.own.entries).filter(({ source }) => source.startsWith(`bill:${id}:`));
      const wanted = this.months(decided, 0).filter((month) => dayInMonth(month, decided.day) <= this.today);
      equal(
        posted
          .map(({ source }) => source)
          .toSorted()
          .join(),
        wanted.map((month) => billSource(id, dayInMonth(month, decided.day))).join(),
        'each bill once, on its day [D3]',
      );
      for (const { source, owners, on } of posted) {
        const day = source.split(':')[2] ?? '';
        equal(owners?.bill?.cents, this.cents(decided, monthOf(day)), 'its amount [D18]');
        equal(owners?.bill?.due, addDays(day, 10), 'its due day');
        equal(on, day, 'dated its day');
      }
    }
  }

  check(): void {
    checkBooks([this.book]);
    this.checkCharges();
    this.checkBills();
  }
}

type Step = (world: RecurringWorld, numbers: Numbers) => void;

const steps = {
  add: (world, numbers) => world.add(numbers),
  change: (world, numbers) => world.change(numbers),
  renew: (world) => world.renew(),
  leave: (world, numbers) => world.leave(numbers),
  touch: (world, numbers) => world.touch(numbers),
  pay: (world, numbers) => world.pay(numbers),
  bounce: (world, numbers) => world.bounce(numbers),
  job: (world) => world.job(),
  /** The job runs every day, as it does. */
  day: (world, { a }) => {
    for (let left = [1, 2, 8, 30, 95][a % 5] ?? 1; left > 0; left -= 1) {
      world.goOn(1);
      world.job();
    }
  },
} satisfies Record<string, Step>;

export type RecurringStep = keyof typeof steps;
export const recurringSteps = Object.keys(steps) as RecurringStep[];
