import type { BankUse, BankAccount as Shown } from '../../../shared/contract/bank';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { firstAccounts } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { bearerOf } from '../../../shared/domain/ledger/bank/bearer';
import { firstDayAfter } from '../../../shared/domain/ledger/bank/reconcile';
import { standingsOf, sweepable } from '../../../shared/domain/ledger/bank/standings';
import { type BankMoney, readBankMoney } from '../../common/ledger/bank-money';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { CodedAccount } from '../../table/bank/record';

const always = '9999-12-31';

/** What the imported lines come to, and how many of them wait for an entry. */
async function linesSince(account: CodedAccount, { banks }: Deps) {
  const lines = await banks.lines({ ...account, from: firstDayAfter(account.through), to: always });
  return {
    bank: account.balance + sumOf(lines.map(({ cents }) => cents)),
    to_match: lines.filter(({ state }) => state === 'open').length,
  };
}

/** Accounts as screens show them, with what each has and holds now. */
export async function shownBanks(organizationId: string, deps: Deps) {
  const all = await readBankMoney(organizationId, deps);
  const money = all.money();
  const standings = standingsOf(money);
  const accounts = await mapAll(all.accounts, async (account): Promise<Shown> => {
    const { accountId, openedOn, organizationId: _, kind: __, ...facts } = account;
    const standing = standings.accounts.find(({ code }) => code === account.code);
    const isTold = all.told.has(account.code);
    return {
      ...facts,
      account_id: accountId,
      opened_on: openedOn,
      kind: standing?.kind ?? 'trust',
      bearer: bearerOf({ kind: account.kind, isSolo: money.isSolo }),
      is_told: isTold,
      book: standing?.has ?? 0,
      holds: standing?.holds ?? 0,
      stake: standing?.stake ?? 0,
      short: isTold ? (standing?.short ?? 0) : 0,
      sweepable: isTold ? sweepable(money, account.code) : 0,
      ...(await linesSince(account, deps)),
    };
  });
  return { accounts, all };
}

/** Which accounts properties use, and what waits to be moved. */
export async function bankUse(organizationId: string, all: BankMoney, deps: Deps): Promise<BankUse> {
  const [heads, terms] = await Promise.all([
    deps.ledgers.heads(organizationId),
    deps.statements.allTerms(organizationId),
  ]);
  const titles = new Map(heads.map(({ propertyId, shown }) => [propertyId, shown.propertyTitle]));
  const termsOf = new Map(terms.map((one) => [one.propertyId, one]));
  const { properties, isSolo } = all.money();
  const standard = all.settings?.accounts.at(-1) ?? firstAccounts;
  return {
    is_solo: isSolo,
    policy: all.settings?.policy ?? 'block',
    standard: { money: standard.money, deposits: standard.deposits },
    version: all.settings?.version ?? 0,
    properties: properties.map(({ propertyId, assigned: { money, deposits } }) => ({
      property_id: propertyId,
      property_title: titles.get(propertyId) ?? '',
      money,
      deposits,
      is_own: termsOf.get(propertyId)?.accounts !== undefined,
      version: termsOf.get(propertyId)?.version ?? 0,
    })),
    to_move: standingsOf(all.money()).toMove.map(({ propertyId, from, to, cents }) => ({
      property_id: propertyId,
      property_title: titles.get(propertyId) ?? '',
      from,
      to,
      cents,
    })),
  };
}
