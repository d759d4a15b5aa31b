import { lockAllHeads } from '../../common/ledger/lock-heads';
import type { Deps } from '../../runtime/deps/deps';
import type { BankStatement, CodedAccount } from '../../table/bank/record';
import type { ClosedBooks } from '../../table/ledger/record';

type Days = {
  readonly account: CodedAccount;
  /** Closed books, as they were read. */
  readonly books: ClosedBooks | undefined;
  readonly stamp: Pick<ClosedBooks, 'at' | 'by'>;
};

/**
 * Writes through which day an account is reconciled, and waits until every ledger knows. Refuses `conflict`.
 */
async function keepDays(
  { account: { organizationId, code }, books, stamp }: Days,
  through: string | undefined,
  deps: Deps,
): Promise<ClosedBooks> {
  const { [code]: had, ...others } = books?.reconciled ?? {};
  const next = {
    organizationId,
    through: books?.through ?? '',
    reconciled: through === undefined ? others : { ...others, [code]: through },
    version: (books?.version ?? 0) + 1,
    ...stamp,
  };
  const isSame = books !== undefined && had === through;
  if (!isSame) await deps.ledgers.closeBooks({ books: next });
  await lockAllHeads(next, deps);
  return isSame ? books : next;
}

/**
 * The days of a statement take no movement of the account from now on, in no ledger (D55). Refuses
 * `conflict`.
 */
export const lockDays = (days: Days & { readonly through: string }, deps: Deps): Promise<ClosedBooks> =>
  keepDays(days, days.through, deps);

/** Days that no statement closed are open again, also where a call before this one was cut off. */
export async function freeDays(
  days: Days & { readonly latest: BankStatement | undefined },
  deps: Deps,
): Promise<void> {
  const { account, books, latest } = days;
  const closed = latest?.kept ? latest.through : undefined;
  if (books?.reconciled?.[account.code] !== closed) await keepDays(days, closed, deps);
}
