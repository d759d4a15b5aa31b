import { accounts } from '../../shared/domain/ledger/accounts';
import { differences, identityGap } from '../../shared/domain/ledger/check-ledger';
import { lockHeads } from '../common/ledger/lock-heads';
import { heldBy, isAway, providerGap } from '../common/ledger/provider-gap';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { isPropertyBook, type StoredHead } from '../table/ledger/record';
import { allLedgers, atProvider, type LedgerCheck } from '../table/ledger-checks/record';

/** Ledgers read whole in parallel. */
const atOnce = 8;

/** Money that moved at the provider is looked at again for as long as three missed nights. */
const lookBackMilliseconds = 4 * 24 * 60 * 60 * 1000;

type Checking = {
  readonly organizationId: string;
  readonly now: Date;
  /** Books whose money moved at the provider; undefined when it could not be asked. */
  readonly moved: ReadonlySet<string> | undefined;
};
type Due = { readonly head: StoredHead; readonly before: LedgerCheck | undefined };

/** No head's version: the provider's part is asked again. */
const unasked = 0;

/** A transfer is written before it is sent, so the provider may never have heard of it. */
const hasTransfers = (head: StoredHead): boolean =>
  isPropertyBook(head) && (head.balances[accounts.clearing] ?? 0) !== 0;

/** Rebuilds one ledger; false when the provider was away. One that changes is left for the next night. */
async function checkOne({ head, before }: Due, { organizationId, now, moved }: Checking, deps: Deps) {
  const { leaseId } = head;
  const wasOff = before?.differs.includes(atProvider) ?? false;
  const asks = moved?.has(leaseId) || wasOff || hasTransfers(head);
  const held = asks ? await heldBy(head, { now }, deps) : 0;
  const kept = await deps.ledgers.whole(head);
  if (!kept) return held !== 'away';
  const gap = asks ? providerGap(head, kept, held) : 0;
  if (gap !== 0) logger.error('the provider holds other money than a ledger says', { leaseId, gap });
  const figures = differences(kept);
  if (figures.length > 0) logger.error('a ledger differs from its entries', { leaseId, differs: figures });
  const isOff = held === 'away' ? wasOff : gap !== 0;
  const differs = [...figures, ...(isOff ? [atProvider] : [])];
  const version = typeof held === 'string' ? unasked : head.version;
  await deps.ledgers.keepCheck({ organizationId, leaseId, version, at: now.toISOString(), differs });
  return held !== 'away';
}

/** Ledgers that changed since they were checked, or that differed; then the sum of all; then their lock. */
async function checkOrganization(checking: Checking, deps: Deps) {
  const { organizationId, now, moved } = checking;
  const { ledgers } = deps;
  const [heads, before] = await Promise.all([ledgers.heads(organizationId), ledgers.checks(organizationId)]);
  const known = new Map(before.map((check) => [check.leaseId, check]));
  const due = heads
    .map((head) => ({ head, before: known.get(head.leaseId) }))
    .filter(
      ({ head: { leaseId, version }, before: check }) =>
        check?.version !== version || check.differs.length > 0 || moved?.has(leaseId),
    );
  const asked = await mapAll(due, (one) => checkOne(one, checking, deps), { concurrency: atOnce });
  const gap = identityGap(heads);
  if (gap !== 0) logger.error('money of an organization is nobody’s', { organizationId, gap });
  const after = (await ledgers.checks(organizationId)).filter(({ leaseId }) => leaseId !== allLedgers);
  const differing = after.filter(({ differs }) => differs.length > 0).map(({ leaseId }) => leaseId);
  const differs = [...differing, ...(gap === 0 ? [] : [allLedgers])];
  await ledgers.keepCheck({
    organizationId,
    leaseId: allLedgers,
    version: 0,
    at: now.toISOString(),
    differs,
  });
  const books = await ledgers.books(organizationId);
  if (books) await lockHeads({ organizationId, through: books.through }, deps);
  return { differing: differs.length, isAsked: asked.every(Boolean) };
}

/** Books whose money moved at the provider lately; undefined when it could not be asked. */
async function movedBooks(since: string, { payments }: Deps): Promise<Set<string> | undefined> {
  try {
    return new Set((await payments.booksMovedSince(since)).map(({ bookId }) => bookId));
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}

/**
 * Every night: what a ledger's head and payments say is what its entries come to (D4), and in each
 * organization the money is somebody's (D8). Where money moved at the provider, a book has what it holds.
 * A difference is logged as an error, which raises the alarm, and shown until it is gone. With the provider
 * away, the run fails once all else is checked; the next one asks for what is missing.
 */
export const checkLedgersWith = job('check-ledgers', async ({ now }, deps) => {
  const watches = await deps.ledgers.rentWatches();
  const moved = await movedBooks(new Date(now.getTime() - lookBackMilliseconds).toISOString(), deps);
  const organizations = [...new Set(watches.map(({ organizationId }) => organizationId))];
  let differing = 0;
  let isAsked = moved !== undefined;
  for (const organizationId of organizations) {
    const found = await checkOrganization({ organizationId, now, moved }, deps);
    differing += found.differing;
    isAsked &&= found.isAsked;
  }
  if (!isAsked) throw new Error('The payment provider could not be asked');
  return { organizations: organizations.length, differing };
});

export const handler = checkLedgersWith(depsFromEnv({ payments }));
