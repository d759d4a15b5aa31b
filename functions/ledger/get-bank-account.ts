import type { Contract } from '../../shared/contract';
import { reachesAllMoney } from '../../shared/domain/ledger/bank/bank-reach';
import { productName } from '../../shared/domain/product';
import { peopleNames } from '../common/audit/actor-names';
import type { Handler } from '../runtime/handler';
import { findBank, permitBank, statementsOf } from './find-bank';
import { shownBank } from './list-bank-accounts';

export const getBankAccount: Handler<Contract['ledger']['getBankAccount']> = async (request, deps) => {
  const { viewer, params } = request;
  permitBank(request, 'view');
  const account = await findBank(request, params.accountId, deps);
  const found = await statementsOf(account, deps);
  const people = found.map(({ by }) => by);
  const names = await peopleNames(people, deps);
  const statements = found.map(({ organizationId: _, accountId: __, by, ...statement }) => ({
    ...statement,
    by: names.get(by) ?? productName,
  }));
  const may = { change: reachesAllMoney(viewer, 'change') };
  return { success: 1, data: { account: shownBank(account), statements, may } };
};
