import { accounts } from '../../shared/domain/ledger/accounts';
import { differences, identityGap } from '../../shared/domain/ledger/check-ledger';
import type { Entry } from '../../shared/domain/ledger/entry';
import { lockHeads } from '../common/ledger/lock-heads';
import { heldBy, isAway, providerGap } from '../common/ledger/provider-gap';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { isLeaseBook, isPropertyBook, type StoredHead } from '../table/ledger/record';
import { allLedgers, atProvider, isAccountCheck, type LedgerCheck } from '../table/ledger-checks/record';
import { checkAccounts } from './check-accounts';

/** Ledgers read whole in parallel. */
const atOnce = 8;

/** Money that moved at the provider is looked at again for as long as three missed nights. */
const lookBackMilliseconds = 4 * 24 * 60 * 60 * 1000;

type Checking = {
  readonly organizationId: string;
  readonly now: Date;
  /** Books whose money moved at the provider; undefined when it could not be asked. */
  readonly moved: ReadonlyMap<string, string> | undefined;
};
type Due = { readonly head: StoredHead; readonly before: LedgerCheck | undefined };

/** No head's version: the provider's part is asked again. */
const unasked = 0;

/** A transfer is written before it is sent, so the provider may never have heard of it. */
const hasTransfers = (head: StoredHead): boolean =>
  isPropertyBook(head) && (head.balances[accounts.clearing] ?? 0) !== 0;

/**
 * What is claimed as rent by month, made anew where it is wrong; of a book from before there was such,
 * told to nobody.
 */
async function checkMonths({ head, before }: Due, entries: readonly Entry[], { ledgers }: Deps) {
  if (!isLeaseBook(head)) return;
  const wrong = await ledgers.mendRentYears(head, entries);
  if (wrong.length > 0 && before?.hasMonths)
    logger.error('the rent of a ledger by month differed from its entries', {
      leaseId: head.leaseId,
      years: wrong,
    });
}

/** Rebuilds one ledger; false when the provider was away. One that changes is left for the next night. */
async function checkOne({ head, before }: Due, { organizationId, now, moved }: Checking, deps: Deps) {
  const { leaseId } = head;
  const wasOff = before?.differs.includes(atProvider) ?? false;
  const asks = moved?.has(leaseId) || wasOff || hasTransfers(head);
  const kept = await deps.ledgers.whole(head);
  if (!kept) return true;
  const hasMoved = moved?.has(leaseId) || wasOff;
  const held = asks ? await heldBy(head, { now, hasMoved, entries: kept.entries }, deps) : 0;
  const gap = asks ? providerGap(head, kept, held) : 0;
  if (gap !== 0) logger.error('the provider holds other money than a ledger says', { leaseId, gap });
  if (held === 'unnamed')
    logger.error('the provider moved money of a lease that names no payment', { leaseId });
  const figures = differences(kept);
  if (figures.length > 0) logger.error('a ledger differs from its entries', { leaseId, differs: figures });
  await checkMonths({ head, before }, kept.entries, deps);
  const isOff = held === 'away' ? wasOff : gap !== 0 || held === 'unnamed';
  const differs = [...figures, ...(isOff ? [atProvider] : [])];
  const version = typeof held === 'string' ? unasked : head.version;
  const at = now.toISOString();
  await deps.ledgers.keepCheck({ organizationId, leaseId, version, at, differs, hasMonths: true });
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
        check?.version !== version || check.differs.length > 0 || !check.hasMonths || moved?.has(leaseId),
    );
  const asked = await mapAll(due, (one) => checkOne(one, checking, deps), { concurrency: atOnce });
  const gap = identityGap(heads);
  if (gap !== 0) logger.error('money of an organization is nobody’s', { organizationId, gap });
  await checkAccounts({ organizationId, now, heads, before }, deps);
  const after = (await ledgers.checks(organizationId)).filter(
    ({ leaseId }) => leaseId !== allLedgers && !isAccountCheck(leaseId),
  );
  const differing = after.filter(({ differs }) => differs.length > 0).map(({ leaseId }) => leaseId);
  const differs = [...differing, ...(gap === 0 ? [] : [allLedgers])];
  await ledgers.keepCheck({
    organizationId,
    leaseId: allLedgers,
    version: 0,
    at: now.toISOString(),
    differs,
  });
  const closed = await ledgers.books(organizationId);
  const { left = 0 } = closed ? await lockHeads(closed, deps) : {};
  if (left > 0) logger.error('ledgers lack the days that are closed', { organizationId, left });
  const books = heads.map(({ leaseId }) => leaseId);
  return { differing: differs.length, isAsked: asked.every(Boolean), books };
}

/**
 * Books whose money moved at the provider lately, with their organizations; undefined when it could not be
 * asked.
 */
async function movedBooks(since: string, { payments }: Deps): Promise<Map<string, string> | undefined> {
  try {
    const books = await payments.booksMovedSince(since);
    return new Map(books.map(({ bookId, organizationId }) => [bookId, organizationId]));
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}

/** A night, with room for a run that comes early. */
const nightMilliseconds = 20 * 60 * 60 * 1000;

/** Whether an earlier turn of this night looked at the organization. */
async function isCheckedTonight({ organizationId, now }: { organizationId: string; now: Date }, deps: Deps) {
  const last = await deps.ledgers.check({ organizationId, leaseId: allLedgers });
  return last !== undefined && now.getTime() - Date.parse(last.at) < nightMilliseconds;
}

/**
 * Every night, in as many turns of an hour as it takes: what a ledger's head and payments say is what its
 * entries come to (D4), and in each organization the money is somebody's (D8). Where money moved at the
 * provider, a book has what it holds. A difference is logged as an error, which raises the alarm, and shown
 * until it is gone. With the provider away, the run fails once all else is checked; the next one asks for
 * what is missing.
 */
export const checkLedgersWith = job('check-ledgers', async ({ now, isOver, isTurn }, deps) => {
  const watches = await deps.ledgers.rentWatches();
  const organizations = [...new Set(watches.map(({ organizationId }) => organizationId))];
  const isDue = async (organizationId: string) =>
    !isTurn || !(await isCheckedTonight({ organizationId, now }, deps));
  const asked = await mapAll(organizations, isDue);
  const due = organizations.filter((_, index) => asked[index]);
  const none = { organizations: organizations.length, differing: 0 };
  if (due.length === 0) return none;
  const moved = await movedBooks(new Date(now.getTime() - lookBackMilliseconds).toISOString(), deps);
  const homeless = new Map(moved);
  const looked = new Set<string>();
  let differing = 0;
  let isAsked = moved !== undefined;
  for (const organizationId of due) {
    if (isOver()) break;
    const found = await checkOrganization({ organizationId, now, moved }, deps);
    looked.add(organizationId);
    differing += found.differing;
    isAsked &&= found.isAsked;
    for (const bookId of found.books) homeless.delete(bookId);
  }
  const later = new Set(organizations.filter((organizationId) => !looked.has(organizationId)));
  for (const [bookId, organizationId] of homeless)
    if (!later.has(organizationId))
      logger.error('the provider moved money of a ledger that is not there', { bookId });
  if (!isAsked) throw new Error('The payment provider could not be asked');
  const left = due.length - looked.size;
  return { ...none, differing, ...(left > 0 && { left }) };
});

export const handler = checkLedgersWith(depsFromEnv({ payments }));
