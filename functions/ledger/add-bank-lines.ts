import { ledger as rows } from '../../shared/contract/ledger';
import { lineName, type StatementLine } from '../../shared/domain/ledger/bank/bank-lines';
import { change } from '../runtime/change';
import { sha256 } from '../table/db/keys';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

const idLength = 26;

/** The same line of the same file always has the same id (bank.md). */
const lineIdOf = (line: StatementLine): string => `bln_${sha256(lineName(line)).slice(0, idLength)}`;

/** Adds what is new of a statement's lines, in one transaction. */
export const addBankLines = change(rows.addBankLines, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const lines = new Map(body.lines.map((line) => [lineIdOf(line), line]));
    const there = await deps.banks.linesById({ ...account, lineIds: [...lines.keys()] });
    const known = new Set(there.filter(({ state }) => state !== 'removed').map(({ lineId }) => lineId));
    return { account, lines, known };
  },
  act: async ({ viewer, now, found, trace }, deps) => {
    const { account, lines, known } = found;
    const unknown = [...lines].filter(([lineId]) => !known.has(lineId));
    const added = unknown.filter(([, { on }]) => on > account.through);
    const data = { added: added.length, known: known.size, closed: unknown.length - added.length };
    if (added.length === 0) return { success: 1, data };
    const stamp = { at: now.toISOString(), by: viewer.userId };
    await deps.banks.change({
      account: nextVersion(account),
      lines: added.map(([lineId, { on, cents, text, check }]) => ({
        ...{ organizationId: account.organizationId, accountId: account.accountId, lineId, on, cents },
        ...{ text, check, state: 'open' as const, entries: [], reason: '', ...stamp },
      })),
      trace: trace({
        action: 'bank.lines',
        object: bankObject(account),
        after: { lines: added.length },
      }),
    });
    return { success: 1, data };
  },
});
