import type { AuditAction } from '../../shared/domain/audit';
import type { AuditFacts } from '../../shared/domain/audit-words';
import { signedTerms } from '../../shared/domain/leases/standing';
import type { Answer } from '../../shared/domain/ledger/charges';
import type { SharesOn } from '../../shared/domain/ledger/covers';
import type { Book } from '../../shared/domain/ledger/entry';
import { post } from '../../shared/domain/ledger/fold';
import { isRefused, type LedgerRefused } from '../../shared/domain/ledger/refusals';
import { displayDollars } from '../../shared/domain/money';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { momentAt } from '../common/leases/lease-at';
import type { LedgerAt } from '../common/ledger/find-ledger';
import { aboutLedger, ownersOn, shownOf } from '../common/ledger/ledger-place';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Trace } from '../table/audit/writes';
import type { LedgerRead } from '../table/ledger/read';
import type { LedgerPost } from '../table/ledger/writes';
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
  readonly command: (book: Book, about: { today: string; shares: SharesOn }) => Answer;
};

/** The refusal with the amount that would be possible (D24). */
export const refusalOf = ({ refused, limit }: LedgerRefused) =>
  refuse(
    refused,
    limit === undefined ? {} : { fields: { cents: `At most ${displayDollars(limit)} is possible` } },
  );

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

/** Facts are read whatever their day. */
const lastDay = '9999-12-31';

async function write({ request, opened, command, ...posting }: Posting, deps: Deps): Promise<void> {
  const { found, now } = request;
  const { ledger: before, head, read } = found;
  if (signedTerms(read.lease, lastDay).length === 0) throw refuse('wrong-status');
  const answer = command(before.book, { today: momentAt(found, now).on, shares: ownersOn(head) });
  const written = postedBy({ ...posting, request, before, answer, logged: aboutLedger(found) });
  await deps.ledgers.post({ ...written, shown: shownOf(found, now), opened });
}
