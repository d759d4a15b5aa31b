import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import type { Tenant } from '../../../shared/domain/leases/parties';
import type { Both } from '../../../shared/domain/ledger/deposits/move-deposit';
import type { Draft } from '../../../shared/domain/ledger/entry';
import { isRefused, type LedgerRefused } from '../../../shared/domain/ledger/refusals';
import { momentAt } from '../../common/leases/lease-at';
import type { LedgerAt } from '../../common/ledger/find-ledger';
import { aboutLedger, shownOf } from '../../common/ledger/ledger-place';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerPost } from '../../table/ledger/writes';
import { type LedgerRequest, postedBy, postOnce, refusalOf } from '../books/post-change';

/** A tenant of any of the lease's terms, by the id that its deposit is held under. */
export const depositTenant = ({ read }: Pick<LedgerAt, 'read'>, tenantId: string): Tenant | undefined =>
  read.lease.terms.flatMap(({ parties }) => parties.tenants).findLast(({ id }) => id === tenantId);

/** A ledger as the rule sees it. */
export const sideOf = (at: LedgerAt, now: Date) => ({
  book: at.ledger.book,
  lease: at.read.lease.leaseId,
  on: momentAt(at, now).on,
});

type Posting = {
  readonly request: Omit<LedgerRequest, 'found'> & { readonly found: Both<LedgerAt> };
  /** Of the entry in the ledger that the deposit leaves. */
  readonly source: string;
  readonly action: AuditAction;
  readonly facts: AuditFacts;
  readonly drafts: Both<Draft> | LedgerRefused;
};

/** One side with its own log entry. */
const writeOf = ({ request, action, facts }: Posting, at: LedgerAt, draft: Draft): LedgerPost => ({
  ...postedBy({ request, action, facts, before: at.ledger, answer: [draft], logged: aboutLedger(at) }),
  shown: shownOf(at, request.now),
});

/** Writes both entries of a moved deposit in one transaction, once (D34). */
export const postBoth = (posting: Posting, deps: Deps) => {
  const { request, source, drafts } = posting;
  const { from, to } = request.found;
  return postOnce(
    { request: { ...request, found: from }, source },
    async () => {
      if (isRefused(drafts)) throw refusalOf(drafts);
      const posts = [writeOf(posting, from, drafts.from), writeOf(posting, to, drafts.to)];
      await deps.ledgers.postTogether(posts);
    },
    deps,
  );
};
