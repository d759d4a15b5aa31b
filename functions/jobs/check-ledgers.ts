import { differences, identityGap } from '../../shared/domain/ledger/check-ledger';
import { lockHeads } from '../common/ledger/lock-heads';
import { providerGap } from '../common/ledger/provider-gap';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import type { StoredHead } from '../table/ledger/record';
import { allLedgers, atProvider, type LedgerCheck } from '../table/ledger-checks/record';

/** Ledgers read whole in parallel. */
const atOnce = 8;

/** Money that moved at the provider is looked at again for as long as three missed nights. */
const lookBackMilliseconds = 4 * 24 * 60 * 60 * 1000;

type Checking = {
  readonly organizationId: string;
  readonly now: Date;
  /** Leases whose money moved at the provider. */
  readonly moved: ReadonlySet<string>;
};
type Due = { readonly head: StoredHead; readonly before: LedgerCheck | undefined };

/** Rebuilds one ledger. One that changes meanwhile is left for the next night. */
async function checkOne({ head, before }: Due, { organizationId, now, moved }: Checking, deps: Deps) {
  const { leaseId, version } = head;
  const asks = moved.has(leaseId) || before?.differs.includes(atProvider);
  const gap = asks ? await providerGap(head, { now }, deps) : 0;
  const kept = await deps.ledgers.whole(head);
  if (!kept) return;
  if (gap !== 0) logger.error('the provider holds other money than a ledger says', { leaseId, gap });
  const figures = differences(kept);
  if (figures.length > 0) logger.error('a ledger differs from its entries', { leaseId, differs: figures });
  const differs = [...figures, ...(gap === 0 ? [] : [atProvider])];
  await deps.ledgers.keepCheck({ organizationId, leaseId, version, at: now.toISOString(), differs });
}

/** Ledgers that changed since they were checked, or that differed; then the sum of all; then their lock. */
async function checkOrganization(checking: Checking, deps: Deps): Promise<number> {
  const { organizationId, now, moved } = checking;
  const { ledgers } = deps;
  const [heads, before] = await Promise.all([ledgers.heads(organizationId), ledgers.checks(organizationId)]);
  const known = new Map(before.map((check) => [check.leaseId, check]));
  const due = heads
    .map((head) => ({ head, before: known.get(head.leaseId) }))
    .filter(
      ({ head: { leaseId, version }, before: check }) =>
        check?.version !== version || check.differs.length > 0 || moved.has(leaseId),
    );
  await mapAll(due, (one) => checkOne(one, checking, deps), { concurrency: atOnce });
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
  return differs.length;
}

/**
 * Every night: what a ledger's head and payments say is what its entries come to (D4), and in each
 * organization the money is somebody's (D8). Where money moved at the provider, clearing is what it holds. A
 * difference is logged as an error, which raises the alarm, and shown until it is gone.
 */
export const checkLedgersWith = job('check-ledgers', async ({ now }, deps) => {
  const watches = await deps.ledgers.rentWatches();
  const since = new Date(now.getTime() - lookBackMilliseconds).toISOString();
  const moved = new Set((await deps.payments.rentMovedSince(since)).map(({ leaseId }) => leaseId));
  const organizations = [...new Set(watches.map(({ organizationId }) => organizationId))];
  let differing = 0;
  for (const organizationId of organizations)
    differing += await checkOrganization({ organizationId, now, moved }, deps);
  return { organizations: organizations.length, differing };
});

export const handler = checkLedgersWith(depsFromEnv({ payments }));
