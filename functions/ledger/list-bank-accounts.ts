import type { Contract } from '../../shared/contract';
import type { BankAccount as Shown } from '../../shared/contract/bank';
import { reachesAllMoney } from '../../shared/domain/ledger/bank/bank-reach';
import type { Handler } from '../runtime/handler';
import type { BankAccount } from '../table/bank/record';
import { permitBank } from './find-bank';

export const shownBank = ({ accountId, openedOn, organizationId: _, ...account }: BankAccount): Shown => ({
  ...{ ...account, account_id: accountId, opened_on: openedOn },
});

export const listBankAccounts: Handler<Contract['ledger']['listBankAccounts']> = async (request, deps) => {
  const { viewer } = request;
  permitBank(request, 'view');
  const accounts = await deps.banks.accounts(viewer.organizationId);
  const may = { change: reachesAllMoney(viewer, 'change') };
  return { success: 1, data: { accounts: accounts.map(shownBank), may } };
};
