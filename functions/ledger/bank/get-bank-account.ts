import type { Contract } from '../../../shared/contract';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import { productName } from '../../../shared/domain/product';
import { refuse } from '../../../shared/wire/refusals';
import { peopleNames } from '../../common/audit/actor-names';
import { statementsOf } from '../../common/ledger/bank-report';
import type { Handler } from '../../runtime/handler';
import { findBank, permitBank } from './find-bank';
import { shownBanks } from './shown-banks';

export const getBankAccount: Handler<Contract['ledger']['getBankAccount']> = async (request, deps) => {
  const { viewer, params } = request;
  permitBank(request, 'view');
  const account = await findBank(request, params.accountId, deps);
  const [found, kept, { accounts }] = await Promise.all([
    statementsOf(account, deps),
    deps.banks.rules(account),
    shownBanks(account.organizationId, deps),
  ]);
  const shown = accounts.find(({ account_id }) => account_id === account.accountId);
  if (!shown) throw refuse('not-found');
  const people = found.map(({ by }) => by);
  const names = await peopleNames(people, deps);
  const statements = found.map(({ organizationId: _, accountId: __, kept: closed, by, ...statement }) => ({
    ...statement,
    ...(closed && { book: closed.book }),
    by: names.get(by) ?? productName,
  }));
  const rules = kept.map(({ ruleId, words, kind, vendor, category, propertyId, leaseId }) => ({
    rule_id: ruleId,
    words,
    kind,
    vendor,
    category,
    property_id: propertyId,
    lease_id: leaseId,
  }));
  const may = { change: reachesAllMoney(viewer, 'change') };
  return { success: 1, data: { account: shown, statements, rules, may } };
};
