import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import { localDateOf } from '../../../shared/domain/dates';
import type { Book } from '../../../shared/domain/ledger/entry';
import { movedDayProblem } from '../../../shared/domain/ledger/money-days';
import type { Answer } from '../../../shared/domain/ledger/rent/charges';
import { refuse } from '../../../shared/wire/refusals';
import { shownOfOwn } from '../../common/ledger/own-book';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { CodedAccount } from '../../table/bank/record';
import type { LedgerRead } from '../../table/ledger/read';
import { organizationBook } from '../../table/ledger/record';
import { type LedgerRequest, payoutGuards, postedBy, postOnce } from '../books/post-change';
import { bankObject } from './find-bank';

/** The organization's own book, with the entries that were asked for. */
export const ownBook = (
  organizationId: string,
  sources: readonly string[],
  deps: Deps,
): Promise<LedgerRead> => deps.ledgers.book({ ...organizationBook(organizationId), sources });

/** Refuses `bad-day` at the field for a day to come, or of ages ago. */
export function checkBankDay(day: string, { now, field }: { now: Date; field: string }): void {
  const problem = movedDayProblem(day, { today: localDateOf(now) });
  if (problem) throw refuse('bad-day', { fields: { [field]: problem } });
}

type OwnPosting = {
  readonly request: Omit<LedgerRequest, 'found'> &
    Pick<ViewerCall, 'organization'> & { readonly found: { readonly ledger: LedgerRead } };
  readonly source: string;
  readonly action: AuditAction;
  readonly facts: AuditFacts;
  readonly account: Pick<CodedAccount, 'accountId' | 'name'>;
  /** A person pays out of an account (D54). */
  readonly cash?: 'out';
  readonly command: (book: Book) => Answer;
};

/** Writes what a command leads to in the organization's own book, with its log entry, once. */
export const postBankMoney = (posting: OwnPosting, deps: Deps) =>
  postOnce(posting, () => write(posting, deps), deps);

async function write({ request, account, cash, command, ...posting }: OwnPosting, deps: Deps): Promise<void> {
  const { ledger: before } = request.found;
  const answer = command(before.book);
  const logged = { object: bankObject(account), about: undefined };
  const written = postedBy({ ...posting, request, before, answer, logged });
  const guards = await payoutGuards(cash, written, deps);
  const shown = shownOfOwn(await request.organization());
  await deps.ledgers.post({ ...written, guards, shown });
}
