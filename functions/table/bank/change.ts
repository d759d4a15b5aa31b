import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, type Write } from '../db/writes';
import { BankAccount, BankLine, BankMatch, BankStatement } from './record';

type Change = {
  /** As it will be, at its next version. */
  readonly account: BankAccount;
  readonly lines?: readonly BankLine[];
  /** What the lines were matched to before. */
  readonly before?: readonly BankLine[];
  readonly statement?: BankStatement;
  readonly trace: Trace;
};

const matchesOf = (lines: readonly BankLine[], lineId?: '') =>
  lines.flatMap(({ organizationId, accountId, entries, ...line }) =>
    entries.map(({ leaseId, source }) => ({
      ...{ organizationId, leaseId, source, accountId },
      lineId: lineId ?? line.lineId,
    })),
  );

/**
 * One change of an account and its lines with its log entry. Refuses `conflict` when the account changed
 * since it was read, or an entry is matched already: the caller reads again.
 */
export const changeBank =
  (db: Db) =>
  async ({ account, lines = [], before = [], statement, trace }: Change): Promise<void> => {
    const isFree = { or: [absent, { attr: 'lineId', eq: '' }] } as const;
    const writes: Write[] = [
      ...traceWrites(trace),
      put(BankAccount, account, account.version === 1 ? absent : isVersion(account.version - 1)),
      ...lines.map((line) => put(BankLine, line)),
      ...matchesOf(before, '').map((match) => put(BankMatch, match)),
      ...matchesOf(lines).map((match) => put(BankMatch, match, isFree)),
      ...(statement ? [put(BankStatement, statement)] : []),
    ];
    const failure = await db.transact(writes);
    if (failure) throw refuse('conflict');
  };
