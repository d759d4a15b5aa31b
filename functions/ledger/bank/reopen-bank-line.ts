import { ledger as rows } from '../../../shared/contract/ledger';
import { change } from '../../runtime/change';
import { enteredBooks, undoEntered } from './entered-entries';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';

/**
 * Takes a line's match or reason back. What it was entered as is reversed with it; other entries are free
 * again.
 */
export const reopenBankLine = change(rows.reopenBankLine, {
  ...permitChange,
  read: async ({ viewer, now, body }, deps) => {
    const found = await findLines({ viewer }, { accountId: body.account_id, lineIds: [body.line_id] }, deps);
    const [line] = found.lines;
    const { account } = found;
    return { ...found, books: line ? await enteredBooks({ viewer, now, account, line }, deps) : [] };
  },
  act: async (request, deps) => {
    const { account, lines, books } = request.found;
    checkStates(request.found, ['matched', 'aside']);
    await deps.banks.change({
      account: nextVersion(account),
      lines: lines.map((line) => turnedLine(line, { state: 'open' }, request)),
      before: lines,
      posts: await undoEntered({ ...request, code: account.code, books }),
      trace: request.trace({
        action: 'bank.free',
        object: bankObject(account),
        before: { status: lines[0]?.state, day: lines[0]?.on, amount: lines[0]?.cents },
      }),
    });
    return { success: 1 };
  },
});
