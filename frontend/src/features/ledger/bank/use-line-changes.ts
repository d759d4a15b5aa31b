import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankAccount, BankLine, CashEntry } from '../../../../../shared/contract/bank';
import { bankLimits } from '../../../../../shared/domain/ledger/bank/bank-lines';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { toast } from '../../../ui/feedback/toast';
import { ledgerChanged } from '../queries';
import { linesText, refOf } from './bank-words';

/** Entries that a line itself was entered as: they go with it. */
const enteredTypes: readonly CashEntry['type'][] = ['bank', 'unidentified'];

export type Match = { readonly line_id: string; readonly entries: readonly CashEntry[] };

/** Matches lines, as many a call as it takes. */
export async function matchLines(account_id: string, matches: readonly Match[]): Promise<void> {
  for (let at = 0; at < matches.length; at += bankLimits.matchesPerCall) {
    const part = matches.slice(at, at + bankLimits.matchesPerCall);
    const body = {
      account_id,
      matches: part.map(({ line_id, entries }) => ({ line_id, entries: entries.map(refOf) })),
    };
    await api.ledger.matchBankLines({ body });
  }
}

/** What one press does to lines; a failure is told, and the list says what is left. */
export function useLineChanges({ account_id }: Pick<BankAccount, 'account_id'>) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await change();
      toast({ title: done });
    } catch (cause) {
      toast({ title: refusalWords(cause), kind: 'error' });
    }
    await ledgerChanged(client);
    setBusy(false);
  };
  return {
    isBusy,
    match: (matches: readonly Match[]) =>
      run(() => matchLines(account_id, matches), `${linesText(matches.length)} matched.`),
    reopen: ({ line_id, entries }: BankLine) =>
      run(
        () => api.ledger.reopenBankLine({ body: { account_id, line_id } }),
        entries.some(({ type, is_undone }) => enteredTypes.includes(type) && !is_undone)
          ? 'The line is open again. What it was entered as was reversed.'
          : 'The line is open again.',
      ),
    remove: ({ line_id }: BankLine) =>
      run(
        () => api.ledger.removeBankLines({ body: { account_id, line_ids: [line_id] } }),
        'Line removed. Importing its file again brings it back.',
      ),
  };
}
