import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import { displayDate } from '../../../shared/domain/dates';
import { signedTerms } from '../../../shared/domain/leases/status/standing';
import { type AssignedAccounts, firstAccounts } from '../../../shared/domain/ledger/bank/assigned-accounts';
import type { Book } from '../../../shared/domain/ledger/entry';
import type { Posted } from '../../../shared/domain/ledger/fold';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused, type LedgerRefused } from '../../../shared/domain/ledger/refusals';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';
import type { SharesOn } from '../../../shared/domain/ledger/rent/covers';
import { displayDollars } from '../../../shared/domain/money';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { guardsOf, propertyAccounts } from '../../common/ledger/bank-money';
import type { LedgerAt } from '../../common/ledger/find-ledger';
import { aboutLedger, ownersOn, shownOf } from '../../common/ledger/ledger-place';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { Trace } from '../../table/audit/writes';
import type { LedgerRead } from '../../table/ledger/read';
import type { LedgerPost } from '../../table/ledger/writes';
import { keyName } from './posting-id';

export type LedgerRequest = Pick<ViewerCall, 'viewer' | 'now' | 'requestId' | 'once'> & {
  readonly found: LedgerAt;
  trace(change: Audited): Trace;
};

/** A call and the entry that its answer names: a repeat of the call finds it. */
export type Once = {
  readonly request: Omit<LedgerRequest, 'found'> & { readonly found: Pick<LedgerAt, 'ledger'> };
  readonly source: string;
};

export type Posting = Once & {
  readonly request: LedgerRequest;
  readonly action: AuditAction;
  readonly facts: AuditFacts;
  readonly opened?: LedgerPost['opened'];
  readonly fees?: LedgerPost['fees'];
  /** What the bank did is taken of a void lease, too (D64). */
  readonly isBankFact?: boolean;
  /**
   * Money that comes to a bank account, or that a person pays out of one: only then its accounts are read.
   */
  readonly cash?: 'in' | 'out';
  readonly command: (book: Book, about: About) => Answer;
};

export type About = {
  readonly today: string;
  readonly shares: SharesOn;
  /** The property's bank accounts by day (D51); the first one for what moves no cash. */
  readonly accounts: (on: string) => AssignedAccounts;
};

/** The refusal with the amount that would be possible (D24), or the first day that is open (D55). */
export function refusalOf({ refused, limit, from, message }: LedgerRefused) {
  if (from !== undefined)
    return refuse(refused, { fields: { day: `The first open day is ${displayDate(from)}` } });
  if (limit === undefined) return refuse(refused);
  const amount = displayDollars(limit);
  const cents = refused === 'less-than-waived' ? `${amount} was waived` : `At most ${amount} is possible`;
  return refuse(refused, { fields: { cents }, ...(message && { message }) });
}

/** Whether this call was carried out before. Refuses `key-reused` for another body under the same key. */
async function wasPosted({ request, source }: Once, { ledgers }: Deps): Promise<boolean> {
  const { once, viewer, found } = request;
  if (!once) return false;
  const { stored } = await ledgers.book({ ...found.ledger.key, sources: [source] });
  const [entry] = stored.filter((one) => one.source === source && one.by === viewer.userId);
  if (entry && entry.hash !== once.hash && source.includes(keyName(once))) throw refuse('key-reused');
  return entry !== undefined && entry.hash === once.hash;
}

/** Posts once. The entry is its own idempotency record: only a call that is refused looks for it. */
export async function postOnce(posting: Once, post: () => Promise<void>, deps: Deps) {
  try {
    await post();
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !(await wasPosted(posting, deps))) throw refusal;
  }
  return { success: 1 as const, data: { entry_id: posting.source } };
}

/** Asks the command and writes what it leads to, with its log entry, once. */
export const postChange = (posting: Posting, deps: Deps) =>
  postOnce(posting, () => write(posting, deps), deps);

type Asked = Pick<Posting, 'action' | 'facts'> & {
  readonly request: Omit<LedgerRequest, 'found'>;
  /** The book that the command was asked about. */
  readonly before: LedgerRead;
  readonly answer: Answer;
  readonly logged: Pick<Audited, 'object' | 'about'>;
};

/** What a command leads to in one book, with its log entry. Refuses as it does; `conflict` for nothing. */
export function postedBy({ request, before, answer, action, facts, logged }: Asked) {
  const { now, viewer, requestId, once: call } = request;
  const posted = post(before.book, answer);
  if (isRefused(posted)) throw refusalOf(posted);
  if (posted.entries.length === 0) throw refuse('conflict');
  // The entry's own key stands in for a once-record.
  const { once: _, ...trace } = request.trace({ action, ...logged, after: facts });
  const actor = { by: viewer.userId, at: now.toISOString(), requestId, hash: call?.hash };
  return { before, posted, actor, trace };
}

type At = { readonly organizationId: string; readonly propertyId: string };

/** The accounts that a command's money comes to or leaves. */
export const cashAccounts = (
  cash: Posting['cash'],
  { organizationId, propertyId }: At,
  deps: Deps,
): Promise<About['accounts']> | About['accounts'] =>
  cash === undefined ? () => firstAccounts : propertyAccounts({ organizationId, propertyId }, deps);

/** The guards of the accounts that a person pays out of. Refuses `trust-short` (D54). */
export async function payoutGuards(
  cash: Posting['cash'],
  book: { readonly before: LedgerRead; readonly posted: Posted },
  deps: Deps,
) {
  if (cash !== 'out') return [];
  const guards = await guardsOf({ books: [book] }, deps);
  if ('refused' in guards) throw refusalOf(guards);
  return guards;
}

/** Facts are read whatever their day. */
const lastDay = '9999-12-31';

async function write(
  { request, opened, fees, isBankFact, cash, command, ...posting }: Posting,
  deps: Deps,
): Promise<void> {
  const { found, now } = request;
  const { ledger: before, head, read } = found;
  if (!isBankFact && signedTerms(read.lease, lastDay).length === 0) throw refuse('wrong-status');
  const accounts = await cashAccounts(cash, before.key, deps);
  const today = momentAt(found, now).on;
  const answer = command(before.book, { today, shares: ownersOn(head), accounts });
  const written = postedBy({ ...posting, request, before, answer, logged: aboutLedger(found) });
  const guards = await payoutGuards(cash, written, deps);
  await deps.ledgers.post({ ...written, shown: shownOf(found, now), opened, fees, guards });
}
