import type { Contract } from '../../../shared/contract';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import type { Handler } from '../../runtime/handler';
import { permitBank } from './find-bank';
import { bankUse, shownBanks } from './shown-banks';

export const listBankAccounts: Handler<Contract['ledger']['listBankAccounts']> = async (request, deps) => {
  const { viewer } = request;
  const { organizationId } = viewer;
  permitBank(request, 'view');
  const { accounts, all } = await shownBanks(organizationId, deps);
  const use = await bankUse(organizationId, all, deps);
  const may = { change: reachesAllMoney(viewer, 'change') };
  return { success: 1, data: { accounts, use, may } };
};
