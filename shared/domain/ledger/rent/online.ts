import type { LocalDate } from '../../dates';
import { addDays } from '../../dates';
import { accounts, addLines, negated } from '../accounts';
import { notOwedBack, owedBack } from '../clawback';
import type { Book, Draft, OnlineMethod, Payment } from '../entry';
import { followedBy } from '../fold';
import { isRefused } from '../refusals';
import type { Answer } from './charges';
import { centsOf, depositShort, type SharesOn, type Taken, takeBack } from './covers';
import { type Chosen, receive, returnedFee } from './payments';
import { returnedRun } from './run-names';

/** What the provider says of a payment, in cents; `at` is a UTC instant, `id` the provider's own. */
type Fact<Kind extends string> = {
  readonly kind: Kind;
  readonly payment: string;
  readonly id: string;
  readonly at: string;
  readonly cents: number;
};
export type Settled = Fact<'settled'> & {
  readonly method: OnlineMethod;
  readonly payer: string;
  /** The provider's fee. */
  readonly fee: number;
  readonly begun: LocalDate;
  readonly clears: LocalDate;
  /** Deposit charges that the payer chose (D23). */
  readonly chosen: readonly Chosen[];
};
/** `deposit`: it gives back what is held for this tenant. */
type Refund = Fact<'refund' | 'refund-failed'> & { readonly deposit?: string | undefined };
type TakenBack = { readonly fee: number; readonly why: string };
export type OnlineFact =
  | Settled
  | Refund
  | Fact<'won' | 'lost'>
  | (Fact<'dispute'> & TakenBack)
  /** A bank debit that came back, for good. */
  | (Fact<'returned'> & TakenBack);

/** Of facts of the same instant. */
const ranks = ['settled', 'refund', 'refund-failed', 'dispute', 'won', 'lost', 'returned'] as const;

/** The provider's order of time. Every reading of the same facts gives the same order (D31). */
export const inTime = (facts: readonly OnlineFact[]): OnlineFact[] =>
  facts.toSorted(
    (one, other) =>
      one.at.localeCompare(other.at) ||
      ranks.indexOf(one.kind) - ranks.indexOf(other.kind) ||
      one.id.localeCompare(other.id),
  );

/** The key of a fact's entry (D3). */
export function sourceOfFact({ kind, payment, id }: Pick<OnlineFact, 'kind' | 'payment' | 'id'>): string {
  if (kind === 'settled') return `payment:${payment}`;
  if (kind === 'returned') return `return:${payment}`;
  if (kind === 'won' || kind === 'lost') return `closed:${id}`;
  return kind === 'refund-failed' ? `refundfailed:${id}` : `${kind}:${id}`;
}

type By = Pick<Draft, 'source' | 'on' | 'process' | 'why'>;
type Posting = { readonly by: By; readonly shares: SharesOn; readonly returnedFee?: AskedFee | undefined };
/** What a return costs the tenants, in cents, of payments that came back since a UTC instant. */
export type AskedFee = { readonly cents: number; readonly since: string };

const process = 'online';
const { clearing, withheld, prepayment } = accounts;

/** Cents that a payment still covers or holds. */
const standsOf = ({ prepaid, covers }: Payment): number => prepaid + centsOf(covers);

/** Never refused: money given back before is the manager's loss, a used deposit a debt for a person. */
function taken(book: Book, payment: Payment, cents: number): Taken & { loss: number } {
  const stands = Math.min(standsOf(payment), cents);
  const back = takeBack(book, payment, stands);
  if (isRefused(back)) return { covers: [], prepaid: 0, lines: { [withheld]: cents }, loss: 0 };
  const loss = cents - stands;
  return { ...back, lines: addLines(back.lines, { [accounts.manager('loss')]: loss }), loss };
}

/** The key of what tenants owe of a payment that came back after a refund (D64). */
const clawbackSource = ({ kind, payment, id }: Pick<OnlineFact, 'kind' | 'payment' | 'id'>): string =>
  `clawback:${kind === 'returned' ? payment : id}`;

/** The entries that a fact may be about, its own first. */
export const sourcesOfFact = (fact: Pick<OnlineFact, 'kind' | 'payment' | 'id'>): string[] => [
  sourceOfFact(fact),
  ...(fact.kind === 'returned' || fact.kind === 'lost' ? [clawbackSource(fact)] : []),
];

function feeOf(source: string, { payment, fee }: { payment: string; fee: number }, by: By): Draft[] {
  const lines = { [accounts.manager('processing')]: fee, [clearing]: -fee };
  return fee > 0 ? [{ ...by, source, type: 'fee', payment, lines }] : [];
}

/** What the payer chose, as far as it is still open and the money goes. */
function stillOpen({ head }: Book, { chosen, cents }: Settled): Chosen[] {
  let left = cents;
  return chosen.flatMap((one) => {
    const open = head.open.find(({ charge }) => charge === one.charge)?.cents ?? 0;
    const part = Math.min(one.cents, open, left);
    left -= part;
    return part > 0 ? [{ charge: one.charge, cents: part }] : [];
  });
}

function settled(book: Book, fact: Settled, { by, shares }: Posting): Answer {
  const { payment, cents, method, payer, begun, clears } = fact;
  const facts = { payment, cents, method, payer, reference: '', begun, clears, shares, isAutomatic: true };
  const money = receive(book, by, { ...facts, chosen: stillOpen(book, fact) });
  return isRefused(money) ? money : [...money, ...feeOf(`fee:${payment}`, fact, by)];
}

/** The deposit goes back, and its charge stays paid; one not held any more is a debt for a person. */
function depositSentBack(
  book: Book,
  { payment, cents }: Refund,
  { by, tenant }: { by: By; tenant: string },
): Draft {
  const held = { [accounts.deposit(tenant)]: cents, [clearing]: -cents };
  const lines = depositShort(book, held) ? { [withheld]: cents, [clearing]: -cents } : held;
  return { ...by, type: 'deposit-refund', payment, sentBack: cents, lines };
}

function refunded(book: Book, fact: Refund, { by }: Posting): Answer {
  const { payment, cents, deposit } = fact;
  if (deposit !== undefined) return [depositSentBack(book, fact, { by, tenant: deposit })];
  const paid = paymentOf(book, payment);
  const { loss: _, ...back } = taken(book, paid, cents);
  const lines = addLines(back.lines, { [clearing]: -cents });
  return [{ ...by, type: 'refund', payment, ...back, refunded: cents, lines }];
}

function refundFailed(book: Book, fact: Refund, { by }: Posting): Answer {
  const { payment, cents } = fact;
  const sent = book.entries[sourceOfFact({ ...fact, kind: 'refund' })];
  if (fact.deposit !== undefined && sent)
    return [{ ...by, type: 'refund-failed', payment, sentBack: -cents, lines: negated(sent.lines) }];
  const isReturned = paymentOf(book, payment).state === 'returned';
  const credited = isReturned ? accounts.manager('loss') : prepayment;
  const lines = { [clearing]: cents, [credited]: -cents };
  const prepaid = isReturned ? 0 : cents;
  const failed: Draft = { ...by, type: 'refund-failed', payment, prepaid, refunded: -cents, lines };
  return isReturned ? followedBy(book, [failed], (then) => notOwedBack(then, fact, by)) : [failed];
}

function disputed(_: Book, fact: Extract<OnlineFact, TakenBack>, { by }: Posting): Answer {
  const { payment, cents, id } = fact;
  const lines = { [withheld]: cents, [clearing]: -cents };
  return [{ ...by, type: 'dispute', payment, lines }, ...feeOf(`feedispute:${id}`, fact, by)];
}

const won = (_: Book, { payment, cents }: OnlineFact, { by }: Posting): Answer => [
  { ...by, type: 'dispute-closed', payment, lines: { [clearing]: cents, [withheld]: -cents } },
];

/** All of a payment goes as a return does; a part of it as a refund. */
function lost(book: Book, fact: OnlineFact, { by }: Posting): Answer {
  const { payment, cents } = fact;
  const paid = paymentOf(book, payment);
  const { loss, ...back } = taken(book, paid, cents);
  const lines = addLines(back.lines, { [withheld]: -cents });
  const isWhole = cents >= standsOf(paid);
  const closed: Draft = isWhole
    ? { ...by, type: 'return', payment, ...back, lines }
    : { ...by, type: 'dispute-closed', payment, ...back, refunded: cents, lines };
  return owedBack(book, [closed], { by: { ...by, source: clawbackSource(fact) }, cents: loss });
}

function returned(
  book: Book,
  fact: Extract<OnlineFact, TakenBack>,
  { by, returnedFee: fee }: Posting,
): Answer {
  const { payment, cents, id, why } = fact;
  const { loss, ...back } = taken(book, paymentOf(book, payment), cents);
  const lines = addLines(back.lines, negated({ [clearing]: cents }));
  const drafts: Draft[] = [
    { ...by, why, type: 'return', payment, ...back, lines },
    ...feeOf(`feedispute:${id}`, fact, by),
  ];
  const owed = owedBack(book, drafts, { by: { ...by, source: clawbackSource(fact) }, cents: loss });
  if (!fee || fee.cents === 0 || fact.at < fee.since) return owed;
  const charged = { on: by.on, process, run: returnedRun(payment) };
  return followedBy(book, owed, () => returnedFee(charged, { payment, cents: fee.cents }));
}

function paymentOf(book: Book, id: string): Payment {
  const payment = book.payments[id];
  if (!payment) throw new Error(`The provider's fact is about ${id}, which has not settled`);
  return payment;
}

function postFact(book: Book, fact: OnlineFact, posting: Posting): Answer {
  if (fact.kind === 'settled') return settled(book, fact, posting);
  if (fact.kind === 'dispute') return disputed(book, fact, posting);
  if (fact.kind === 'returned') return returned(book, fact, posting);
  if (fact.kind === 'refund') return refunded(book, fact, posting);
  if (fact.kind === 'refund-failed') return refundFailed(book, fact, posting);
  return { won, lost }[fact.kind](book, fact, posting);
}

export type OnlineAsked = {
  /** The property's local day of an instant (D6). */
  readonly dayOf: (at: string) => LocalDate;
  readonly shares: SharesOn;
  /** Where returned payments are charged a fee by themselves. */
  readonly returnedFee?: AskedFee | undefined;
};

/** A fact's drafts, dated by the provider, never in a locked period (D7); none when posted already. */
export function onlineDrafts(
  book: Book,
  fact: OnlineFact,
  { dayOf, shares, returnedFee: fee }: OnlineAsked,
): Answer {
  const source = sourceOfFact(fact);
  if (book.entries[source]) return [];
  const day = dayOf(fact.at);
  const on = day <= book.head.locked ? addDays(book.head.locked, 1) : day;
  return postFact(book, fact, { by: { source, on, process }, shares, returnedFee: fee });
}

/** All facts that have no entry yet, in the provider's order. */
export const postFacts = (book: Book, facts: readonly OnlineFact[], asked: OnlineAsked): Answer =>
  inTime(facts).reduce<Answer>(
    (drafts, fact) => followedBy(book, drafts, (then) => onlineDrafts(then, fact, asked)),
    [],
  );
