import { addDays } from '../../../shared/domain/dates';
import { changeDraft, createDraft, draftAgain } from '../../../shared/domain/leases/draft/write-draft';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { endLease } from '../../../shared/domain/leases/moves/end-lease';
import { giveNotice } from '../../../shared/domain/leases/moves/give-notice';
import { renew } from '../../../shared/domain/leases/moves/renew';
import { isRefused as isRefusedLease, type Refused } from '../../../shared/domain/leases/refusals';
import type { MoveInItem, MoveInKind } from '../../../shared/domain/leases/rent/rent-terms';
import { consent } from '../../../shared/domain/leases/signing/open-packet';
import { send } from '../../../shared/domain/leases/signing/send';
import { sign } from '../../../shared/domain/leases/signing/sign';
import { voidPacket } from '../../../shared/domain/leases/signing/void-packet';
import { emptyCalendar } from '../../../shared/domain/leases/status/calendar';
import type { Term, TermFields } from '../../../shared/domain/leases/term';
import { type Book, type Entry, newBook } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, credit } from '../../../shared/domain/ledger/rent/charges';
import { receive, refund, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import { postRent } from '../../../shared/domain/ledger/rent/post-rent';
import { equal, holds } from '../leases/holds';
import { ada, clerk, grace, ids, noon, termFields } from '../leases/lease-data';
import { type LeaseStory, linkTo, sending, signing } from '../leases/lease-story';
import { checkBooks } from './check-books';

type Numbers = { readonly a: number; readonly b: number };

const shares = () => [
  { ownerId: 'own_1', percentage: 50 },
  { ownerId: 'own_2', percentage: 50 },
];

const depositKinds = { deposit: 'deposit', pet: 'pet-deposit', last: 'last-month' } as const;
type DepositKind = keyof typeof depositKinds;

/** Random move-in charges; with one number in seven the term is one from before the rule. */
function moneyOf({ a, b }: Numbers): Pick<TermFields, 'deposit' | 'moveIn' | 'parties'> {
  const item = (id: string, kind: MoveInKind, cents: number): MoveInItem => ({
    id,
    kind,
    label: kind === 'fee' ? `Fee ${b % 3}` : '',
    cents,
    due: (a + cents) % 2 === 0 ? 'signing' : 'start',
  });
  const items = [
    ...(a % 2 === 0 ? [item('p', 'pet-deposit', 10_000 + (b % 5) * 2_500)] : []),
    ...(b % 2 === 0 ? [item('l', 'last-month', 100_000 + (a % 4) * 5_000)] : []),
    ...(a % 3 === 0 ? [item('one', 'fee', 1_000 + (b % 4))] : []),
    ...(b % 3 === 0 ? [item('two', 'fee', 7_500)] : []),
  ];
  const { deposit, parties } = termFields();
  return {
    deposit: { ...deposit, cents: (b % 6) * 40_000 },
    parties: { ...parties, coSigners: [], tenants: (a + b) % 2 === 0 ? [ada] : [ada, grace] },
    ...((a + b) % 7 !== 0 && { moveIn: { depositDue: a % 2 === 0 ? 'signing' : 'start', items } }),
  };
}

/** One lease and its ledger: whatever happens in whatever order, what was agreed on is asked for once. */
export class MoveInWorld {
  today = '2026-01-05';
  book: Book = newBook;
  private story: LeaseStory;
  private payments = 0;
  private credits = 0;

  constructor(numbers: Numbers) {
    const given = { calendar: emptyCalendar, now: noon(this.today), actor: clerk };
    const fields = {
      ...termFields({ from: addDays(this.today, 20), to: '2026-12-31' }),
      ...moneyOf(numbers),
    };
    const drafted = createDraft(given, { ids: ids(), fields });
    if (isRefusedLease(drafted)) throw new Error(drafted.refused);
    this.story = drafted;
  }

  private get lease() {
    return this.story.lease;
  }

  private try<I>(command: (given: Given, input: I) => Done | Refused, input: I): boolean {
    const { lease, calendar } = this.story;
    const answer = command({ lease, calendar, now: noon(this.today), actor: clerk }, input);
    if (isRefusedLease(answer)) return false;
    this.story = { ...answer, events: [...this.story.events, ...answer.events] };
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

  do(what: MoveInStep, numbers: Numbers): void {
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

  void(): void {
    this.try(voidPacket, { term: this.last.number, note: 'Wrong' });
  }

  draft(numbers: Numbers): void {
    this.try(draftAgain, { term: this.last.number });
    const from = this.last.from > this.today ? this.last.from : addDays(this.today, 3);
    this.try(changeDraft, { term: this.last.number, fields: { ...moneyOf(numbers), from } });
  }

  renew(numbers: Numbers): void {
    if (!this.try(renew, undefined)) return;
    const to = addDays(this.last.from || this.today, 300);
    this.try(changeDraft, { term: this.last.number, fields: { ...moneyOf(numbers), to } });
  }

  leave({ a }: Numbers): void {
    if (a % 2 === 0) this.try(endLease, { day: this.today, why: 'agreement', note: '' });
    else this.try(giveNotice, { by: 'owner', lastDay: addDays(this.today, 40), reason: 'Both agree' });
  }

  pay({ a, b }: Numbers): void {
    const open = this.book.head.open[a % Math.max(1, this.book.head.open.length)];
    if (!open) return;
    this.payments += 1;
    const payment = `pay_${this.payments}`;
    const cents = b % 3 === 0 ? open.cents : Math.max(1, open.cents - (b % 5) * 3_000);
    const facts = { method: 'check', reference: '', payer: '', isAutomatic: b % 2 === 0, shares } as const;
    const chosen = [{ charge: open.charge, cents: Math.min(cents, open.cents) }];
    const by = { source: `payment:${payment}`, on: this.today };
    this.post(receive(this.book, by, { payment, cents: cents + (b % 4) * 500, ...facts, chosen }));
  }

  takeBack({ a, b }: Numbers): void {
    const payment = `pay_${1 + (a % Math.max(1, this.payments))}`;
    const by = { on: this.today, why: 'Bounced' };
    if (b % 2 === 0)
      this.post(returnPayment(this.book, by, { payment, fee: 0, bearer: 'manager', shares: () => [] }));
    else {
      this.credits += 1;
      const source = `refund:${this.credits}`;
      this.post(refund(this.book, { source, on: this.today }, { payment, cents: 500 + (b % 9) * 4_000 }));
    }
  }

  waive({ a, b }: Numbers): void {
    const open = this.book.head.open[a % Math.max(1, this.book.head.open.length)];
    // A deposit that is waived in part is lowered by a person: the job cannot claim it anew.
    if (!open || b % 3 !== 0 || open.kind === 'deposit') return;
    this.credits += 1;
    const by = { source: `credit:${this.credits}`, on: this.today, why: 'Let go' };
    this.post(credit(this.book, by, { charge: open.charge, cents: Math.ceil(open.cents / 2) }));
  }

  /** The job, then once more: nothing is left to do (D3). */
  job(): void {
    const run = () => {
      const answer = postRent(this.book, { lease: this.lease, today: this.today, since: '', shares });
      holds(!isRefused(answer), 'the job is refused');
      return this.post(answer);
    };
    run();
    equal(run().length, 0, 'entries of a second run');
    this.check();
  }

  /** Terms that stand as agreed today, told apart without the product's own rule. */
  private get agreed(): readonly Term[] {
    return this.lease.terms.filter((term) =>
      this.lease.packets.some(
        ({ term: of, completed, voided }) => of === term.number && completed !== undefined && !voided,
      ),
    );
  }

  /** What the lease asks for over all its terms: the highest deposit, less what was there before the rule. */
  private wanted(kind: DepositKind): number {
    let high = 0;
    let sum = 0;
    for (const { deposit, moveIn } of this.agreed) {
      const item = moveIn?.items.find((one) => one.kind === depositKinds[kind]);
      const level = kind === 'deposit' ? deposit.cents : (item?.cents ?? 0);
      if (moveIn && level > high) sum += level - high;
      high = Math.max(high, level);
    }
    return sum;
  }

  private standing(part: string) {
    return Object.values(this.book.entries)
      .filter(({ source, charge }) => charge && source.startsWith(`movein:lse_1:${part}-`))
      .filter(({ source }) => !this.book.entries[`${source}:reversal`])
      .map(({ source, seq, charge, on }) => {
        const open = this.book.head.open.find((one) => one.charge === seq)?.cents ?? 0;
        // An edit keeps its day.
        const isNew = !source.includes(':edit:');
        return { cents: charge?.cents ?? 0, open, due: charge?.due ?? '', on, isNew, to: charge?.to };
      });
  }

  check(): void {
    checkBooks([this.book]);
    for (const kind of Object.keys(depositKinds) as DepositKind[]) {
      const all = this.standing(kind);
      const charged = all.reduce((sum, { cents }) => sum + cents, 0);
      const open = all.reduce((sum, one) => sum + one.open, 0);
      const target = this.wanted(kind);
      holds(charged >= target, `all of the ${kind} is charged`);
      // What is beyond it was paid before the lease asked for less.
      equal(open, Math.max(0, target - (charged - open)), `nothing is open beyond the ${kind}`);
      for (const { due, on, isNew } of all)
        holds(due >= on || !isNew, 'it is due no earlier than it was known [D65]');
      for (const { to } of all)
        holds(
          kind === 'deposit' ? to === 'deposit:ada' || to === 'deposit:joint' : to === `deposit:${kind}`,
          'its bucket',
        );
    }
    const fees = this.agreed.flatMap(
      ({ moveIn }) => moveIn?.items.filter(({ kind }) => kind === 'fee') ?? [],
    );
    const charged = this.standing('fee').reduce((sum, { cents }) => sum + cents, 0);
    equal(
      charged,
      fees.reduce((sum, { cents }) => sum + cents, 0),
      'each fee once',
    );
  }
}

type Step = (world: MoveInWorld, numbers: Numbers) => void;

const steps = {
  sign: (world) => world.sign(),
  void: (world) => world.void(),
  draft: (world, numbers) => world.draft(numbers),
  renew: (world, numbers) => world.renew(numbers),
  leave: (world, numbers) => world.leave(numbers),
  pay: (world, numbers) => world.pay(numbers),
  takeBack: (world, numbers) => world.takeBack(numbers),
  waive: (world, numbers) => world.waive(numbers),
  job: (world) => world.job(),
  day: (world, { a }) => world.goOn([1, 2, 8, 30, 95][a % 5] ?? 1),
} satisfies Record<string, Step>;

export type MoveInStep = keyof typeof steps;
export const moveInWorldSteps = Object.keys(steps) as MoveInStep[];
