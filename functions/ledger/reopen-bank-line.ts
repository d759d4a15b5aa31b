import { ledger as rows } from '../../shared/contract/ledger';
import { change } from '../runtime/change';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';

/** Takes a line's match or reason back; its entries are free again. */
export const reopenBankLine = change(rows.reopenBankLine, {
  ...permitChange,
  read: ({ viewer, body }, deps) =>
    findLines({ viewer }, { accountId: body.account_id, lineIds: [body.line_id] }, deps),
  act: async (request, deps) => {
    const { account, lines } = request.found;
    checkStates(request.found, ['matched', 'aside']);
    await deps.banks.change({
      account: nextVersion(account),
      lines: lines.map((line) => turnedLine(line, { state: 'open' }, request)),
      before: lines,
      trace: request.trace({
        action: 'bank.free',
        object: bankObject(account),
        before: { status: lines[0]?.state, day: lines[0]?.on, amount: lines[0]?.cents },
      }),
    });
    return { success: 1 };
  },
});
