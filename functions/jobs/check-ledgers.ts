import { differences, identityGap } from '../../shared/domain/ledger/check-ledger';
import { lockHeads } from '../common/ledger/lock-heads';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import type { StoredHead } from '../table/ledger/record';
import { allLedgers } from '../table/ledger-checks/record';

/** Ledgers read whole in parallel. */
const atOnce = 8;

type Checking = { readonly organizationId: string; readonly at: string };

/** Rebuilds one ledger. One that changes meanwhile is left for the next night. */
async function checkOne(head: StoredHead, { organizationId, at }: Checking, deps: Deps): Promise<void> {
  const kept = await deps.ledgers.whole(head);
  if (!kept) return;
  const { leaseId, version } = head;
  const differs = differences(kept);
  if (differs.length > 0) logger.error('a ledger differs from its entries', { leaseId, differs });
  await deps.ledgers.keepCheck({ organizationId, leaseId, version, at, differs });
}

/** Ledgers that changed since they were checked, or that differed; then the sum of all; then their lock. */
async function checkOrganization(checking: Checking, deps: Deps): Promise<number> {
  const { organizationId, at } = checking;
  const { ledgers } = deps;
  const [heads, before] = await Promise.all([ledgers.heads(organizationId), ledgers.checks(organizationId)]);
  const known = new Map(before.map((check) => [check.leaseId, check]));
  const due = heads.filter(({ leaseId, version }) => {
    const check = known.get(leaseId);
    return check?.version !== version || check.differs.length > 0;
  });
  await mapAll(due, (head) => checkOne(head, checking, deps), { concurrency: atOnce });
  const gap = identityGap(heads);
  if (gap !== 0) logger.error('money of an organization is nobody’s', { organizationId, gap });
  const after = (await ledgers.checks(organizationId)).filter(({ leaseId }) => leaseId !== allLedgers);
  const differing = after.filter(({ differs }) => differs.length > 0).map(({ leaseId }) => leaseId);
  const differs = [...differing, ...(gap === 0 ? [] : [allLedgers])];
  await ledgers.keepCheck({ organizationId, leaseId: allLedgers, version: 0, at, differs });
  const books = await ledgers.books(organizationId);
  if (books) await lockHeads({ organizationId, through: books.through }, deps);
  return differs.length;
}

/**
 * Every night: what a ledger's head and payments say is what its entries come to (D4), and in each
 * organization the money is somebody's (D8). A difference is logged as an error, which raises the alarm, and
 * shown until it is gone.
 */
export const checkLedgersWith = job('check-ledgers', async ({ now }, deps) => {
  const watches = await deps.ledgers.rentWatches();
  const organizations = [...new Set(watches.map(({ organizationId }) => organizationId))];
  let differing = 0;
  for (const organizationId of organizations)
    differing += await checkOrganization({ organizationId, at: now.toISOString() }, deps);
  return { organizations: organizations.length, differing };
});

export const handler = checkLedgersWith(depsFromEnv());
