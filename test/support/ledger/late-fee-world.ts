import { addDays } from '../../../shared/domain/dates';
import type { LateTerms } from '../../../shared/domain/leases/rent/rent-terms';
import { type Book, type Entry, newBook } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, credit, editCharge, reverseCharge } from '../../../shared/domain/ledger/rent/charges';
import type { LateFeeCap } from '../../../shared/domain/ledger/rent/late-fee-caps';
import { feesByRule, undoFee, whyNotUndone } from '../../../shared/domain/ledger/rent/late-fee-runs';
import { assessLateFees, type LateFeesAsked, lateFees } from '../../../shared/domain/ledger/rent/late-fees';
import { creditOverFees } from '../../../shared/domain/ledger/rent/late-fees-over';
import { applyPrepayments, receive, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { postRent } from '../../../shared/domain/ledger/rent/post-rent';
import { equal, holds } from '../leases/holds';
import { termFields } from '../leases/lease-data';
import { signedLease } from '../leases/lease-story';
import { checkBooks } from './check-books';

type Numbers = { readonly a: number; readonly b: number };

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const rent = 100_000;
const parking = 5_000;

const cap: LateFeeCap = {
  state: 'Anywhere',
  from: '2020-01-01',
  source: '',
  cents: 1_500,
  hundredths: 500,
  floorDays: 5,
};

const fees: readonly LateTerms['fee'][] = [
  { kind: 'flat', cents: 5_000 },
  { kind: 'flat', cents: 2_000 },
  { kind: 'percent', hundredths: 600, of: 'original' },
  { kind: 'percent', hundredths: 500, of: 'outstanding' },
];

function termsOf({ a, b }: Numbers): LateTerms {
  return {
    fee: fees[a % fees.length] ?? { kind: 'none' },
    graceDays: 0,
    firstFeeDay: 1 + (b % 6),
    lineKinds: a % 2 === 0 ? ['rent'] : ['rent', 'parking'],
    ...((a + b) % 2 === 0 && { repeats: { every: a % 5 === 0 ? 'week' : 'day', cents: 300 } }),
    ...(a % 3 === 0 && { maximumCents: 6_500 }),
  };
}

type Run = { readonly sources: readonly string[]; readonly on: string };

/** One lease, its late fees by hand and by the job, and whatever a person does to them. */
export class LateFeeWorld {
  today = '2026-05-01';
  book: Book = newBook;
  private readonly terms: LateTerms;
  private readonly lease;
  private readonly law: LateFeeCap | undefined;
  /** The day from which the job charges; undefined while it does not. */
  private since: string | undefined;
  /** Whether the job charged on a day, and with which switch. */
  private readonly automatic = new Map<string, string>();
  private readonly runs: Run[] = [];
  private readonly decided = new Set<string>();
  private count = 0;

  constructor(numbers: Numbers) {
    this.terms = termsOf(numbers);
    this.law = numbers.b % 2 === 0 ? cap : undefined;
    const line = (id: string, kind: 'rent' | 'parking', cents: number) => ({ id, kind, label: id, cents });
    const rentLines = [line('rent', 'rent', rent), line('spot', 'parking', parking)];
    const fields = termFields({ from: '2026-05-01', to: '2027-04-30', rentLines, late: this.terms });
    this.lease = signedLease('2026-04-20', { fields }).lease;
    this.goOn(0);
  }

  private asked(more: Partial<LateFeesAsked> = {}): LateFeesAsked {
    return { lease: this.lease, on: this.today, cap: this.law, begun: [], ...more };
  }

  private post(answer: Answer): readonly Entry[] {
    const posted = post(this.book, answer);
    if (isRefused(posted)) return [];
    this.book = posted.book;
    return posted.entries;
  }

  private get lateEntries(): Entry[] {
    return Object.values(this.book.entries).filter(
      ({ source, charge }) => source.startsWith('latefee:') && charge,
    );
  }

  private standing(): Entry[] {
    return this.lateEntries.filter(({ source }) => !this.book.entries[`${source}:reversal`]);
  }

  goOn(days: number): void {
    this.today = addDays(this.today, days);
    const facts = { lease: this.lease, today: this.today, since: '', shares };
    this.post(postRent(this.book, facts));
    this.post(applyPrepayments(this.book, { on: this.today, process: 'rent' }, shares));
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }

  pay({ a, b }: Numbers): void {
    const payment = `p${this.next()}`;
    const cents = a % 3 === 0 ? rent + parking : 1 + ((a * b) % rent);
    const on = addDays(this.today, -(b % 6));
    const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
    this.post(receive(this.book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, shares }));
  }

  bounce({ a }: Numbers): void {
    const payments = Object.keys(this.book.payments);
    const payment = payments[a % Math.max(1, payments.length)];
    if (payment)
      this.post(
        returnPayment(
          this.book,
          { on: this.today },
          { payment, fee: 0, bearer: 'manager', shares: () => [] },
        ),
      );
  }

  set({ a }: Numbers): void {
    this.since = a % 3 === 0 ? undefined : this.today;
  }

  private monthOf = ({ source }: Pick<Entry, 'source'>): string => source.split(':')[2] ?? '';

  /** What the job does at 9 AM, twice: the second time finds nothing. */
  job(): void {
    if (this.since === undefined) return;
    const { since } = this;
    const charge = () => {
      const sources = feesByRule(this.book, this.asked(), { since });
      return this.post(
        assessLateFees(this.book, this.asked(), {
          sources,
          bearer: 'manager',
          run: `late:${this.today}`,
          process: 'late-fee',
        }),
      );
    };
    const charged = charge();
    equal(charge().length, 0, 'a second run of a day charges nothing');
    for (const { source } of charged) {
      this.automatic.set(source, since);
      holds(!this.decided.has(this.monthOf({ source })), 'the job charges no month that a person decided');
      holds(!source.includes(':again:'), 'the job charges nothing anew');
    }
    if (charged.length > 0) this.runs.push({ sources: charged.map(({ source }) => source), on: this.today });
  }

  credit(): void {
    this.post(creditOverFees(this.book, this.asked()));
    for (const entry of this.standing()) {
      const open = this.book.head.open.find(({ charge }) => charge === entry.seq)?.cents ?? 0;
      const isCredited = Object.values(this.book.entries).some(
        ({ type, covers = [] }) => type === 'credit' && covers.some(({ charge }) => charge === entry.seq),
      );
      if (isCredited && open === 0) this.decided.add(this.monthOf(entry));
    }
  }

  byHand({ a }: Numbers): void {
    const asked = this.asked({ mayAgain: true });
    const due = lateFees(this.book, asked).filter(({ cents }) => cents > 0);
    const one = due[a % Math.max(1, due.length)];
    if (!one) return;
    const run = `run${this.next()}`;
    const charged = this.post(
      assessLateFees(this.book, asked, { sources: [one.source], bearer: 'manager', run }),
    );
    equal(charged.map(({ charge }) => charge?.cents).join(), String(one.cents), 'what was shown is charged');
    this.runs.push({ sources: charged.map(({ source }) => source), on: this.today });
  }

  private undone(run: Run): Entry[] {
    return run.sources.flatMap((source) => {
      if (whyNotUndone(this.book, { source, isSettled: false })) return [];
      const entries = this.post(undoFee(this.book, { source, on: this.today }));
      equal(entries.length, 1, 'a fee that is as it was charged is reversed');
      this.decided.add(this.monthOf({ source }));
      return [...entries];
    });
  }

  /** A run that is undone at once leaves all balances as they were. */
  runAndUndo(numbers: Numbers): void {
    const before = this.book.head;
    const { length } = this.runs;
    if (numbers.b % 2 === 0) this.job();
    else this.byHand(numbers);
    const run = this.runs[length];
    if (!run) return;
    equal(this.undone(run).length, run.sources.length, 'all of it is undone');
    const figures = ({ balances, open, prepayments }: Book['head']) =>
      JSON.stringify([
        Object.entries(balances)
          .filter(([, cents]) => cents !== 0)
          .toSorted(),
        open,
        prepayments,
      ]);
    equal(figures(this.book.head), figures(before), 'undo restores every balance and open charge');
    equal(this.undone(run).length, 0, 'undone twice is undone once');
  }

  undo({ a }: Numbers): void {
    const run = this.runs[a % Math.max(1, this.runs.length)];
    if (!run) return;
    const reversed = this.undone(run);
    for (const { reverses = '' } of reversed) holds(run.sources.includes(reverses), 'only its own fees');
  }

  decide({ a, b }: Numbers): void {
    const all = this.standing();
    const fee = all[a % Math.max(1, all.length)];
    if (!fee?.charge) return;
    const { source, seq, charge } = fee;
    const by = { on: this.today, why: 'Kind' };
    const open = this.book.head.open.find((one) => one.charge === seq)?.cents ?? 0;
    const waiver = { charge: seq, cents: 1 + (b % Math.max(1, open)) };
    const { period: _, ...facts } = charge;
    const to = { ...facts, cents: charge.cents + 100 };
    const done =
      b % 3 === 0
        ? this.post(reverseCharge(this.book, by, { of: source }))
        : b % 3 === 1
          ? this.post(credit(this.book, { ...by, source: `credit:${this.next()}` }, waiver))
          : this.post(editCharge(this.book, by, { of: source, to, shares }));
    if (done.length > 0) this.decided.add(this.monthOf(fee));
  }

  /** The most that a month may carry by a day: the terms read anew, without the rule that is tested. */
  private most(month: string): number {
    const { fee, repeats, maximumCents, firstFeeDay, lineKinds } = this.terms;
    const listed = lineKinds.includes('parking') ? rent + parking : rent;
    const once =
      fee.kind === 'flat'
        ? fee.cents
        : fee.kind === 'percent'
          ? Math.round((listed * fee.hundredths) / 10_000)
          : 0;
    const days = (Date.parse(this.today) - Date.parse(`${month}-01`)) / 86_400_000 - firstFeeDay;
    const times = Math.max(0, Math.floor(days / (repeats?.every === 'week' ? 7 : 1)));
    const whole = once + (repeats ? times * repeats.cents : 0);
    const law = this.law ? Math.max(this.law.cents, (rent * this.law.hundredths) / 10_000) : whole;
    return Math.min(whole, maximumCents ?? whole, law);
  }

  check(): void {
    checkBooks([this.book]);
    const months = [...new Set(this.lateEntries.map(this.monthOf))];
    for (const month of months) {
      const own = this.lateEntries.filter((entry) => this.monthOf(entry) === month);
      const unedited = own.filter(({ source }) => !source.includes(':edit:'));
      const from = unedited.findLastIndex(({ source }) => source.includes(':again:'));
      const sum = unedited
        .slice(Math.max(0, from))
        .reduce((cents, { charge }) => cents + (charge?.cents ?? 0), 0);
      holds(sum <= this.most(month), `${month} carries ${sum}, at most ${this.most(month)}`);
      const initial = unedited.filter(({ source }) => source === `latefee:${this.lease.leaseId}:${month}`);
      holds(initial.length <= 1, 'one initial fee a month');
    }
    for (const [source, since] of this.automatic) {
      const entry = this.book.entries[source];
      const month = this.monthOf({ source });
      holds((entry?.on ?? '') >= since, 'never before the switch');
      const first = addDays(`${month}-01`, Math.max(this.terms.firstFeeDay, this.law?.floorDays ?? 0));
      holds(first >= since, 'never for a month that was late before the switch');
    }
  }

  do(what: LateFeeStep, numbers: Numbers): void {
    steps[what](this, numbers);
    this.check();
  }
}

type Step = (world: LateFeeWorld, numbers: Numbers) => void;
const steps = {
  day: (world, { a }) => world.goOn(1 + (a % 5)),
  month: (world) => world.goOn(20),
  pay: (world, numbers) => world.pay(numbers),
  bounce: (world, numbers) => world.bounce(numbers),
  set: (world, numbers) => world.set(numbers),
  job: (world) => world.job(),
  credit: (world) => world.credit(),
  byHand: (world, numbers) => world.byHand(numbers),
  runAndUndo: (world, numbers) => world.runAndUndo(numbers),
  undo: (world, numbers) => world.undo(numbers),
  decide: (world, numbers) => world.decide(numbers),
} satisfies Record<string, Step>;

export type LateFeeStep = keyof typeof steps;
export const lateFeeSteps = Object.keys(steps) as LateFeeStep[];
