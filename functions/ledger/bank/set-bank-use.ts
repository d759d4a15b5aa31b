import { ledger as rows } from '../../../shared/contract/ledger';
import { localDateOf } from '../../../shared/domain/dates';
import { cashByCode } from '../../../shared/domain/ledger/accounts';
import { firstAccounts } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { refuse } from '../../../shared/wire/refusals';
import { readBankMoney } from '../../common/ledger/bank-money';
import { change } from '../../runtime/change';
import { bankObject, findBank, permitChange } from './find-bank';

/**
 * The accounts of properties without their own, and whether a short account pays out what makes it no shorter
 * (D44, D54). Other accounts are refused while such a property has money: reassigning moves it, property by
 * property (D51).
 */
export const setBankUse = change(rows.setBankUse, {
  ...permitChange,
  read: async ({ viewer, body }, deps) => {
    const { organizationId } = viewer;
    const [money, deposits] = await Promise.all([
      findBank({ viewer }, body.money_account_id, deps),
      findBank({ viewer }, body.deposits_account_id, deps),
    ]);
    const [all, terms] = await Promise.all([
      readBankMoney(organizationId, deps),
      deps.statements.allTerms(organizationId),
    ]);
    return { money, deposits, all, terms };
  },
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { money, deposits, all, terms } = found;
    const { organizationId } = viewer;
    const { settings } = all;
    if (body.version !== (settings?.version ?? 0)) throw refuse('changed-meanwhile');
    const had = settings?.accounts.at(-1) ?? firstAccounts;
    const isSame = had.money === money.code && had.deposits === deposits.code;
    const own = new Set(terms.flatMap((one) => (one.accounts ? [one.propertyId] : [])));
    const hasMoney = all
      .money()
      .properties.filter(({ propertyId }) => !own.has(propertyId))
      .some(({ heads }) => heads.some(({ balances }) => Object.keys(cashByCode(balances)).length > 0));
    if (!isSame && hasMoney) throw refuse('money-there');
    const from = localDateOf(now);
    const earlier = (settings?.accounts ?? []).filter((one) => one.from < from);
    const accounts = [...earlier, { from, money: money.code, deposits: deposits.code }];
    await deps.banks.setSettings({
      settings: {
        organizationId,
        accounts: isSame ? [...(settings?.accounts ?? [])] : accounts,
        policy: body.policy,
        version: body.version + 1,
      },
      trace: trace({
        action: 'bank.use',
        object: bankObject(money),
        after: { bank: [money.name, deposits.name].join(', '), kind: body.policy },
      }),
    });
    return { success: 1 };
  },
});
