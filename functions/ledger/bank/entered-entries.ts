import { reverseOwn } from '../../../shared/domain/ledger/bank/organization-book';
import type { Draft, Entry } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { reverseMoney } from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { openFactDay, ownToday, shownOfOwn } from '../../common/ledger/own-book';
import { findPropertyBook, shownOfProperty } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { BankLine, CodedAccount, EntryRef } from '../../table/bank/record';
import type { LedgerRead } from '../../table/ledger/read';
import { isOrganizationBook, organizationBook } from '../../table/ledger/record';
import type { LedgerPost } from '../../table/ledger/writes';
import type { PropertyHead } from '../../table/properties/record';
import { refusalOf } from '../books/post-change';

/** What a line was entered as, before the number of a later time. */
export const enteredName = (
  kind: 'bank' | 'interest' | 'unidentified',
  code: string,
  lineId: string,
): string => `${kind === 'unidentified' ? kind : 'bank'}:${code}:${lineId}`;

const reversalOf = (source: string): string => `${source}:reversal`;

/** The entries that were entered from the line itself: a payment or an expense has a life of its own. */
const enteredOf = ({ lineId, entries }: BankLine, code: string): EntryRef[] => {
  const names = [enteredName('bank', code, lineId), enteredName('unidentified', code, lineId)];
  return entries.filter(
    ({ source }) =>
      !source.endsWith(':reversal') && names.some((name) => source === name || source.startsWith(`${name}:`)),
  );
};

/** A property's book, or the organization's own. */
export type EnteredBook = { readonly ledger: LedgerRead; readonly head?: PropertyHead };

type Asked = Pick<ViewerCall, 'viewer' | 'now'> & {
  readonly account: CodedAccount;
  readonly line: BankLine;
};

/** The books of the entries that a line was entered as, with these entries and what took them back. */
export async function enteredBooks(
  { account, line, viewer, now }: Asked,
  deps: Deps,
): Promise<EnteredBook[]> {
  const refs = enteredOf(line, account.code);
  return Promise.all(
    refs.map(async ({ source, leaseId, propertyId }): Promise<EnteredBook> => {
      const sources = [source, reversalOf(source)];
      if (isOrganizationBook({ leaseId })) {
        const key = organizationBook(viewer.organizationId);
        return { ledger: await deps.ledgers.book({ ...key, sources }) };
      }
      return findPropertyBook({ viewer, now, propertyId }, { sources }, deps);
    }),
  );
}

type Undoing = Pick<ViewerCall, 'viewer' | 'now' | 'requestId' | 'organization'> & {
  readonly code: string;
  readonly books: readonly EnteredBook[];
};

/** The entries of one book that nothing took back. */
export const liveIn = ({ book: { entries } }: LedgerRead): Entry[] =>
  Object.values(entries).filter(
    ({ source, reverses }) => reverses === undefined && !entries[reversalOf(source)],
  );

type Taking = { readonly live: readonly Entry[]; readonly code: string; readonly now: Date };

/** Negations of some entries of one book, on the day of each while that is open, else today. */
export function undoneIn({ book, key }: LedgerRead, { live, code, now }: Taking): Draft[] {
  return live.flatMap(({ source, on }) => {
    const by = { on: openFactDay([book], { code, on, today: ownToday(now) }) };
    const undone = (isOrganizationBook(key) ? reverseOwn : reverseMoney)(book, by, { of: source });
    if (isRefused(undone)) throw refusalOf(undone);
    return undone;
  });
}

/**
 * A line that is open again is nothing: what it was entered as is taken back with it, so it cannot count
 * twice.
 */
export async function undoEntered({ code, books, ...request }: Undoing): Promise<LedgerPost[]> {
  const { viewer, now, requestId } = request;
  const actor = { by: viewer.userId, at: now.toISOString(), requestId };
  const own = shownOfOwn(await request.organization());
  return books.flatMap(({ ledger: before, head }) => {
    const shown = head ? shownOfProperty(head, now) : own;
    const posted = post(before.book, undoneIn(before, { live: liveIn(before), code, now }));
    if (isRefused(posted)) throw refusalOf(posted);
    return posted.entries.length === 0 ? [] : [{ before, posted, shown, actor }];
  });
}
