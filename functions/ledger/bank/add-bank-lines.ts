import { ledger as rows } from '../../../shared/contract/ledger';
import { idsToRead, placeLines } from '../../../shared/domain/ledger/bank/place-lines';
import { change } from '../../runtime/change';
import { sha256 } from '../../table/db/keys';
import { bankObject, findBank, nextVersion, permitChange } from './find-bank';

const idLength = 26;

/** The same line of the same file always has the same id (bank.md). */
const lineIdOf = (name: string): string => `bln_${sha256(name).slice(0, idLength)}`;

/** Adds what is new of a statement's lines, in one transaction; says which ones a person has to look at. */
export const addBankLines = change(rows.addBankLines, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const account = await findBank({ viewer }, body.account_id, deps);
    const there = await deps.banks.linesById({ ...account, lineIds: idsToRead(body.lines, lineIdOf) });
    return { account, here: new Map(there.map((line) => [line.lineId, line])) };
  },
  act: async ({ viewer, body, now, found, trace }, deps) => {
    const { account, here } = found;
    const { through } = account;
    const placed = placeLines(body.lines, { here, idOf: lineIdOf, through });
    const { added, known, closed, doubtful } = placed;
    const data = { added: added.length, known, closed, doubtful: [...doubtful] };
    if (added.length === 0) return { success: 1, data };
    const stamp = { at: now.toISOString(), by: viewer.userId };
    await deps.banks.change({
      account: nextVersion(account),
      lines: added.map(({ lineId, on, cents, text, check }) => ({
        organizationId: account.organizationId,
        accountId: account.accountId,
        lineId,
        on,
        cents,
        text,
        check,
        state: 'open' as const,
        entries: [],
        reason: '',
        ...stamp,
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
