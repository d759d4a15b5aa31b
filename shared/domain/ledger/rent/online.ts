import type { LocalDate } from '../../dates';
import { addDays } from '../../dates';
import { accounts, addLines, negated } from '../accounts';
import { notOwedBack, owedBack } from '../clawback';
import type { Book, Draft, OnlineMethod, Payment } from '../entry';
import { followedBy } from '../fold';
import { isRefused } from '../refusals';
import { type Bearing, borneBy } from './borne';
import type { Answer } from './charges';
import { centsOf, depositShort, type Taken, takeBack } from './covers';
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
type Posting = Bearing & { readonly by: By; readonly returnedFee?: AskedFee | undefined };
/** What a return costs the tenants, in cents, of payments that came back since a UTC instant. */
export type AskedFee = { readonly cents: number; readonly since: string };

const process = 'online';
const { clearing, withheld, prepayment } = accounts;

/** Cents that a payment still covers or holds. */
const standsOf = ({ prepaid, covers }: Payment): number => prepaid + centsOf(covers);

type TakenOnline = { readonly taken: Taken & Pick<Draft, 'owners'>; readonly loss: number };

/** Never refused: money given back before is a loss, a used deposit a debt for a person. */
function takenOnline(book: Book, { payment: id, cents }: OnlineFact, posting: Posting): TakenOnline {
  const payment = paymentOf(book, id);
  const stands = Math.min(standsOf(payment), cents);
  const back = takeBack(book, payment, stands);
  if (isRefused(back)) return { taken: { covers: [], prepaid: 0, lines: { [withheld]: cents } }, loss: 0 };
  const loss = cents - stands;
  const borne = borneBy(posting, { kind: 'loss', cents: loss, on: posting.by.on });
  return { taken: { ...back, ...borne, lines: addLines(back.lines, borne.lines) }, loss };
}

/** The key of what tenants owe of a payment that came back after a refund (D64). */
const clawbackSource = ({ kind, payment, id }: Pick<OnlineFact, 'kind' | 'payment' | 'id'>): string =>
  `clawback:${kind === 'returned' ? payment : id}`;

/** The entries that a fact may be about, its own first. */
export const sourcesOfFact = (fact: Pick<OnlineFact, 'kind' | 'payment' | 'id'>): string[] => [
  sourceOfFact(fact),
  ...(fact.kind === 'returned' || fact.kind === 'lost' ? [clawbackSource(fact)] : []),
];

type ProvidersFee = { readonly payment: string; readonly fee: number };

function feeOf(source: string, { payment, fee }: ProvidersFee, { by, ...bearing }: Posting): Draft[] {
  if (fee <= 0) return [];
  const borne = borneBy(bearing, { kind: 'processing', cents: fee, on: by.on });
  const lines = addLines(borne.lines, { [clearing]: -fee });
  return [{ ...by, ...borne, source, type: 'fee', payment, lines }];
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

function settled(book: Book, fact: Settled, posting: Posting): Answer {
  const { by, shares } = posting;
  const { payment, cents, method, payer, begun, clears } = fact;
  const facts = { payment, cents, method, payer, reference: '', begun, clears, shares, isAutomatic: true };
  const money = receive(book, by, { ...facts, chosen: stillOpen(book, fact) });
  return isRefused(money) ? money : [...money, ...feeOf(`fee:${payment}`, fact, posting)];
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

function refunded(book: Book, fact: Refund, posting: Posting): Answer {
  const { by } = posting;
  const { payment, cents, deposit } = fact;
  if (deposit !== undefined) return [depositSentBack(book, fact, { by, tenant: deposit })];
  const { taken } = takenOnline(book, fact, posting);
  const lines = addLines(taken.lines, { [clearing]: -cents });
  return [{ ...by, type: 'refund', payment, ...taken, refunded: cents, lines }];
}

function refundFailed(book: Book, fact: Refund, posting: Posting): Answer {
  const { by } = posting;
  const { payment, cents } = fact;
  const sent = book.entries[sourceOfFact({ ...fact, kind: 'refund' })];
  if (fact.deposit !== undefined && sent)
    return [{ ...by, type: 'refund-failed', payment, sentBack: -cents, lines: negated(sent.lines) }];
  const failed = { ...by, type: 'refund-failed', payment, refunded: -cents } as const;
  if (paymentOf(book, payment).state !== 'returned')
    return [{ ...failed, prepaid: cents, lines: { [clearing]: cents, [prepayment]: -cents } }];
  const loss = borneBy(posting, { kind: 'loss', cents, on: by.on });
  const parts = loss.owners && { owners: { parts: negated(loss.owners.parts) } };
  const lines = addLines(negated(loss.lines), { [clearing]: cents });
  const gained: Draft = { ...failed, ...parts, prepaid: 0, lines };
  return followedBy(book, [gained], (then) => notOwedBack(then, fact, by));
}

function disputed(_: Book, fact: Extract<OnlineFact, TakenBack>, posting: Posting): Answer {
  const { by } = posting;
  const { payment, cents, id } = fact;
  const lines = { [withheld]: cents, [clearing]: -cents };
  return [{ ...by, type: 'dispute', payment, lines }, ...feeOf(`feedispute:${id}`, fact, posting)];
}

const won = (_: Book, { payment, cents }: OnlineFact, { by }: Posting): Answer => [
  { ...by, type: 'dispute-closed', payment, lines: { [clearing]: cents, [withheld]: -cents } },
];

/** All of a payment goes as a return does; a part of it as a refund. */
function lost(book: Book, fact: OnlineFact, posting: Posting): Answer {
  const { by, bearer } = posting;
  const { payment, cents } = fact;
  const { taken, loss } = takenOnline(book, fact, posting);
  const lines = addLines(taken.lines, { [withheld]: -cents });
  const isWhole = cents >= standsOf(paymentOf(book, payment));
  const closed: Draft = isWhole
    ? { ...by, type: 'return', payment, ...taken, lines }
    : { ...by, type: 'dispute-closed', payment, ...taken, refunded: cents, lines };
  return owedBack(book, [closed], { by: { ...by, source: clawbackSource(fact) }, cents: loss, bearer });
}

function returned(book: Book, fact: Extract<OnlineFact, TakenBack>, posting: Posting): Answer {
  const { by, bearer, returnedFee: fee } = posting;
  const { payment, cents, id, why } = fact;
  const { taken, loss } = takenOnline(book, fact, posting);
  const lines = addLines(taken.lines, negated({ [clearing]: cents }));
  const drafts: Draft[] = [
    { ...by, why, type: 'return', payment, ...taken, lines },
    ...feeOf(`feedispute:${id}`, fact, posting),
  ];
  const owed = owedBack(book, drafts, { by: { ...by, source: clawbackSource(fact) }, cents: loss, bearer });
  if (!fee || fee.cents === 0 || fact.at < fee.since) return owed;
  const charged = { on: by.on, process, run: returnedRun(payment) };
  return followedBy(book, owed, () => returnedFee(charged, { payment, cents: fee.cents, bearer }));
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

export type OnlineAsked = Bearing & {
  /** The property's local day of an instant (D6). */
  readonly dayOf: (at: string) => LocalDate;
  /** Where returned payments are charged a fee by themselves. */
  readonly returnedFee?: AskedFee | undefined;
};

/** A fact's drafts, dated by the provider, never in a locked period (D7); none when posted already. */
export function onlineDrafts(book: Book, fact: OnlineFact, { dayOf, ...asked }: OnlineAsked): Answer {
  const source = sourceOfFact(fact);
  if (book.entries[source]) return [];
  const day = dayOf(fact.at);
  const on = day <= book.head.locked ? addDays(book.head.locked, 1) : day;
  return postFact(book, fact, { ...asked, by: { source, on, process } });
}

/** All facts that have no entry yet, in the provider's order. */
export const postFacts = (book: Book, facts: readonly OnlineFact[], asked: OnlineAsked): Answer =>
  inTime(facts).reduce<Answer>(
    (drafts, fact) => followedBy(book, drafts, (then) => onlineDrafts(then, fact, asked)),
    [],
  );
