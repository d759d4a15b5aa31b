import type { Contract } from '../../../shared/contract';
import { sumOf, totalOf } from '../../../shared/domain/ledger/accounts';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import { undoUntil } from '../../../shared/domain/ledger/openings/sheet';
import { answer, type Handler } from '../../runtime/handler';
import { permitBank } from '../bank/find-bank';
import { kindIn, readOpening } from './read-opening';

/** The organization's opening balances as they stand. */
export const getOpeningSheet: Handler<Contract['ledger']['getOpeningSheet']> = async (request, deps) => {
  permitBank(request, 'view');
  const { viewer } = request;
  const [read, heads] = await Promise.all([
    readOpening(viewer.organizationId, deps),
    deps.ledgers.heads(viewer.organizationId),
  ]);
  const { sheet, lines, accounts, isSolo } = read;
  const { signed, broughtAt = '', explained } = sheet ?? {};
  return answer({
    state: sheet?.state ?? 'draft',
    attempt: sheet?.attempt ?? 1,
    on: sheet?.on ?? '',
    version: sheet?.version ?? 0,
    lines: [...lines],
    accounts: accounts.map((account) => ({
      code: account.code,
      account_id: account.accountId,
      name: account.name,
      last4: account.last4,
      kind: kindIn(read, account),
      opening: account.opening,
      opened_on: account.openedOn,
    })),
    is_solo: isSolo,
    ...(explained && { explained }),
    ...(broughtAt !== '' && { brought_at: broughtAt, undo_until: undoUntil(broughtAt) }),
    ...(signed && { signed: { at: signed.at, name: signed.name } }),
    opening: sumOf(heads.map(({ balances }) => totalOf(balances, 'opening'))),
    may: { change: reachesAllMoney(viewer, 'change') },
  });
};
