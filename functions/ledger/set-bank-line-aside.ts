import { ledger as rows } from '../../shared/contract/ledger';
import { change } from '../runtime/change';
import { bankObject, checkStates, findLines, nextVersion, permitChange, turnedLine } from './find-bank';

/** Says that a line is not of these ledgers, and why. */
export const setBankLineAside = change(rows.setBankLineAside, {
  ...permitChange,
  read: ({ viewer, body }, deps) =>
    findLines({ viewer }, { accountId: body.account_id, lineIds: [body.line_id] }, deps),
  act: async (request, deps) => {
    const { account, lines } = request.found;
    const { reason } = request.body;
    checkStates(request.found, ['open']);
    await deps.banks.change({
      account: nextVersion(account),
      lines: lines.map((line) => turnedLine(line, { state: 'aside', reason }, request)),
      trace: request.trace({
        action: 'bank.aside',
        object: bankObject(account),
        after: { day: lines[0]?.on, amount: lines[0]?.cents, reason },
      }),
    });
    return { success: 1 };
  },
});
