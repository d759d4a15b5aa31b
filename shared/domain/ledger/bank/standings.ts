import { accounts, addLines, cashByCode, classOf, type Lines, sumOf, totalOf } from '../accounts';
import type { Head } from '../entry';
import type { AssignedAccounts } from './assigned-accounts';
import type { AccountKind } from './bank-codes';

type Balances = Pick<Head, 'balances'>;

/** A property's books, and its accounts of today. */
export type PropertyMoney = {
  readonly propertyId: string;
  readonly heads: readonly Balances[];
  readonly assigned: AssignedAccounts;
};

export type ChartAccount = { readonly code: string; readonly kind: AccountKind };

export type Money = {
  readonly properties: readonly PropertyMoney[];
  /** Balances of the organization's own book. */
  readonly organization: Lines;
  readonly accounts: readonly ChartAccount[];
  /** A landlord with property of their own: owners are nobody else (D66). */
  readonly isSolo: boolean;
};

/**
 * An account in cents: `has` lies there, `holds` is others', `stake` is the rest, `short` is what is missing.
 */
export type AccountStanding = ChartAccount & {
  readonly has: number;
  readonly holds: number;
  readonly stake: number;
  readonly short: number;
};

/** Money of one property that waits in one account and belongs in another. */
export type ToMove = {
  readonly propertyId: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
};

export type Standings = {
  readonly accounts: readonly AccountStanding[];
  readonly toMove: readonly ToMove[];
  /** What owners owe: of the sum of all stakes a part is theirs to pay. */
  readonly owed: number;
  /** What lies at the provider beyond what its accounts must hold. */
  readonly floors: number;
};

const balanceIn = ({ heads }: PropertyMoney, ...classes: readonly string[]): number =>
  sumOf(heads.map(({ balances }) => totalOf(balances, ...classes)));

const ownersOf = ({ heads }: PropertyMoney): number[] =>
  Object.entries(addLines(...heads.map(({ balances }) => balances)))
    .filter(([account]) => classOf(account) === 'owner')
    .map(([, cents]) => cents);

const cashOf = ({ heads }: PropertyMoney): Lines =>
  addLines(...heads.map(({ balances }) => cashByCode(balances)));

/** What one property asks of the accounts, in cents by their codes. */
function needOf(property: PropertyMoney, isSolo: boolean) {
  const { propertyId, assigned } = property;
  const { money, deposits: at } = assigned;
  const owners = ownersOf(property);
  const held = isSolo ? 0 : -sumOf(owners.filter((cents) => cents < 0));
  const deposits = -balanceIn(property, 'deposit');
  const others = held + deposits - balanceIn(property, 'prepayment', 'unclaimed');
  const cash = cashOf(property);
  const elsewhere = Object.entries(cash).filter(([code]) => code !== money);
  const there = elsewhere.filter(([, cents]) => cents > 0);
  const rest = others - balanceIn(property, 'clearing', 'withheld') - sumOf(there.map(([, cents]) => cents));
  const missing = elsewhere
    .filter(([, cents]) => cents < 0)
    .map(([code, cents]): ToMove => ({ propertyId, from: money, to: code, cents: -cents }));
  const gap = at === money ? 0 : deposits - (cash[at] ?? 0);
  const ofDeposits: ToMove[] =
    gap === 0
      ? []
      : [
          {
            propertyId,
            from: gap > 0 ? money : at,
            to: gap > 0 ? at : money,
            cents: Math.abs(gap),
          },
        ];
  return {
    needs: addLines({ [money]: Math.max(0, rest) }, Object.fromEntries(there)),
    floor: Math.max(0, -rest),
    owed: isSolo ? 0 : sumOf(owners.filter((cents) => cents > 0)),
    toMove: [...missing, ...ofDeposits],
  };
}

/**
 * What each account has, holds for others and leaves, in cents, from the heads alone (D52): over the
 * properties assigned to it what their owners, tenants and deposits have there, less what lies at the
 * provider or in other accounts; of properties assigned elsewhere what lies here; and money nobody has
 * claimed. An owner's debt lowers nobody else's money. An operating account holds nobody's.
 */
export function standingsOf({ properties, organization, accounts: chart, isSolo }: Money): Standings {
  const asked = properties.map((property) => needOf(property, isSolo));
  const has = addLines(cashByCode(organization), ...properties.map(cashOf));
  const needs = addLines(...asked.map(({ needs: of }) => of));
  return {
    accounts: chart.map(({ code, kind }) => {
      const here = has[code] ?? 0;
      const holds = (needs[code] ?? 0) - (organization[accounts.unidentified(code)] ?? 0);
      const stake = here - holds;
      const short = kind === 'operating' ? 0 : Math.max(0, -stake) + 0;
      return { code, kind, has: here, holds, stake, short };
    }),
    toMove: asked.flatMap(({ toMove }) => toMove),
    owed: sumOf(asked.map(({ owed }) => owed)),
    floors: sumOf(asked.map(({ floor }) => floor)),
  };
}

/** The manager's money over all books, in cents: fees earned and money put in, less what was drawn. */
export const managersMoney = ({
  properties,
  organization,
}: Pick<Money, 'properties' | 'organization'>): number =>
  -totalOf(organization, 'manager') - sumOf(properties.map((property) => balanceIn(property, 'manager')));

/**
 * What can be swept from an account to an operating one, in cents: its stake without what waits there for a
 * property's other account, and no more than was earned and is not in an operating account yet. 0 at least.
 */
export function sweepable(money: Money, code: string): number {
  const { accounts: all, toMove } = standingsOf(money);
  const from = all.find((one) => one.code === code);
  const isTrust = from?.kind === 'trust' || from?.kind === 'deposits';
  if (!from || !isTrust || money.isSolo) return 0;
  const drawn = sumOf(all.map(({ kind, has }) => (kind === 'operating' ? has : 0)));
  const waiting = sumOf(
    toMove.map((one) => {
      const property = money.properties.find(({ propertyId }) => propertyId === one.propertyId);
      const isMissing = property !== undefined && (cashOf(property)[one.to] ?? 0) < 0;
      return one.from === code && isMissing ? one.cents : 0;
    }),
  );
  return Math.max(0, Math.min(from.has, from.stake - waiting, managersMoney(money) - drawn));
}
