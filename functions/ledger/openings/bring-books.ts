import { localDateOf } from '../../../shared/domain/dates';
import type { Book, Draft } from '../../../shared/domain/ledger/entry';
import { Entry } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import {
  type Attempt,
  accountEntries,
  betweenEntries,
  propertyEntries,
} from '../../../shared/domain/ledger/openings/bring-in';
import { attemptBills, attemptSources } from '../../../shared/domain/ledger/openings/opening-sources';
import { linesOf } from '../../../shared/domain/ledger/openings/sheet';
import { tieOpening } from '../../../shared/domain/ledger/openings/tie-opening';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { refuse } from '../../../shared/wire/refusals';
import { shownOfOwn } from '../../common/ledger/own-book';
import { shownOfProperty } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { CodedAccount } from '../../table/bank/record';
import type { LedgerRead } from '../../table/ledger/read';
import { organizationBook, propertyBook } from '../../table/ledger/record';
import type { LedgerPost } from '../../table/ledger/writes';
import type { OpeningSheet } from '../../table/openings/record';
import { bankObject, nextVersion } from '../bank/find-bank';
import { refusalOf } from '../books/post-change';
import { entriesAtOnce, type OpeningRequest } from './opening-parts';
import { broughtTenants } from './read-opening';

const attemptOf = ({ attempt, on }: OpeningSheet): Attempt => ({ attempt, on });

/** A book with every entry of the attempt, and what followed its bills. */
export async function attemptBook(
  key: LedgerRead['key'],
  attempt: number,
  { ledgers }: Deps,
): Promise<LedgerRead> {
  const read = await ledgers.book({ ...key, beginning: attemptSources(attempt) });
  const bills = await ledgers.entriesBeginning({ ...key, source: attemptBills(attempt) });
  const entries = Object.fromEntries(bills.map((one) => [one.source, Entry.parse(one)]));
  return { ...read, book: { ...read.book, entries: { ...read.book.entries, ...entries } } };
}

const missingIn = ({ entries }: Book, drafts: readonly Draft[]): Draft[] =>
  drafts.filter(({ source }) => !entries[source]);

type Posting = Pick<LedgerPost, 'before' | 'shown'> & { readonly drafts: readonly Draft[] };

/** Some of the drafts as one posting. Refuses `period-locked`, `account-reconciled`. */
export function postingOf(
  { before, shown, drafts }: Posting,
  { viewer, now, requestId }: OpeningRequest,
): LedgerPost {
  const posted = post(before.book, drafts.slice(0, entriesAtOnce));
  if (isRefused(posted)) throw refusalOf(posted);
  return { before, posted, shown, actor: { by: viewer.userId, at: now.toISOString(), requestId } };
}

/** Does it until it answers that nothing is left; each time it reads again. */
export async function untilDone(step: () => Promise<boolean>): Promise<void> {
  while (!(await retryOnConflict(step)));
}

type OfAccount = { readonly sheet: OpeningSheet; readonly account: CodedAccount };

/**
 * The next entries of an account, and its own opening balance with the first of them; true when all are
 * there.
 */
async function bringAccount(
  request: OpeningRequest,
  { sheet, account: { accountId, code } }: OfAccount,
  deps: Deps,
): Promise<boolean> {
  const { found, trace } = request;
  const { organizationId, lines } = found;
  const account = await deps.banks.account({ organizationId, accountId });
  if (!account) throw refuse('not-found');
  const before = await attemptBook(organizationBook(organizationId), sheet.attempt, deps);
  const parts = sheet.parts ?? { manager: {}, between: {} };
  const drafts = missingIn(before.book, accountEntries(attemptOf(sheet), { code, lines, parts }));
  const opening = linesOf(lines, 'bank').find((line) => line.account === code)?.cents ?? 0;
  const isOpened = account.opening === opening && account.openedOn === sheet.on;
  if (isOpened && drafts.length === 0) return true;
  if (!isOpened && account.through !== account.openedOn) throw refuse('account-reconciled');
  const opened = !isOpened && { opening, openedOn: sheet.on, through: sheet.on, balance: opening };
  const shown = shownOfOwn(await request.organization());
  await deps.banks.change({
    account: { ...nextVersion(account), ...opened },
    posts: drafts.length > 0 ? [postingOf({ before, shown, drafts }, request)] : [],
    trace: trace({
      action: 'bank.opening',
      object: bankObject(account),
      before: { amount: account.opening, day: account.openedOn },
      after: { amount: opening, day: sheet.on },
    }),
  });
  return drafts.length <= entriesAtOnce;
}

/** What one account has of another one's; true when it is there. */
async function bringBetween(request: OpeningRequest, sheet: OpeningSheet, deps: Deps): Promise<boolean> {
  const key = organizationBook(request.found.organizationId);
  const before = await attemptBook(key, sheet.attempt, deps);
  const parts = sheet.parts ?? { manager: {}, between: {} };
  const drafts = missingIn(before.book, betweenEntries(attemptOf(sheet), parts));
  if (drafts.length === 0) return true;
  const shown = shownOfOwn(await request.organization());
  await deps.ledgers.post(postingOf({ before, shown, drafts }, request));
  return true;
}

/** Every account's balance, what waits for its bank, and what is the manager's. */
export async function bringAccounts(request: OpeningRequest, sheet: OpeningSheet, deps: Deps): Promise<void> {
  for (const account of request.found.accounts)
    await untilDone(() => bringAccount(request, { sheet, account }, deps));
  await untilDone(() => bringBetween(request, sheet, deps));
}

type OfProperty = { readonly sheet: OpeningSheet; readonly propertyId: string };

/** A property's cash, what each owner has of it, and its bills. Refuses `not-found` for one that is gone. */
export const bringProperty = (
  request: OpeningRequest,
  { sheet, propertyId }: OfProperty,
  deps: Deps,
): Promise<void> =>
  untilDone(async () => {
    const { found, now } = request;
    const { organizationId, assignedTo } = found;
    const [head, heads, before] = await Promise.all([
      deps.properties.head({ organizationId, propertyId, today: localDateOf(now) }),
      deps.ledgers.headsOfProperty({ organizationId, propertyId }),
      attemptBook(propertyBook({ organizationId, propertyId }), sheet.attempt, deps),
    ]);
    const lines = found.lines.filter((line) => 'property' in line && line.property === propertyId);
    const tenants = await broughtTenants(heads, deps);
    const [{ cash } = { cash: {} }] = tieOpening({ lines, tenants, codes: [], assignedTo }).properties;
    const entries = propertyEntries(attemptOf(sheet), { property: propertyId, cash, lines });
    const drafts = missingIn(before.book, entries);
    if (drafts.length === 0) return true;
    if (!head) throw refuse('not-found');
    await deps.ledgers.post(postingOf({ before, shown: shownOfProperty(head, now), drafts }, request));
    return drafts.length <= entriesAtOnce;
  });
