import { ledger as rows } from '../../../shared/contract/ledger';
import { change } from '../../runtime/change';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';

/** Takes open lines out of the account; the file that has them brings them back. */
export const removeBankLines = change(rows.removeBankLines, {
  ...permitChange,
  read: ({ viewer, body }, deps) =>
    findLines({ viewer }, { accountId: body.account_id, lineIds: body.line_ids }, deps),
  act: async (request, deps) => {
    const { account, lines } = request.found;
    checkStates(request.found, ['open']);
    await deps.banks.change({
      account: nextVersion(account),
      lines: lines.map((line) => turnedLine(line, { state: 'removed' }, request)),
      trace: request.trace({
        action: 'bank.remove',
        object: bankObject(account),
        before: { lines: lines.length },
      }),
    });
    return { success: 1 };
  },
});
