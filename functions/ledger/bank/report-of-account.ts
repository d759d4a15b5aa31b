import { classOf } from '../../../shared/domain/ledger/accounts';
import { accountsOn } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { bankNames } from '../../../shared/domain/ledger/bank/bank-codes';
import { type ThreeWayLine, threeWay, type UnnamedLine } from '../../../shared/domain/ledger/bank/three-way';
import { bucketName } from '../../../shared/domain/ledger/deposits/deposit-buckets';
import { incomeKindName, ownerOfAccount } from '../../../shared/domain/ledger/reports/account-names';
import { nameOf } from '../../../shared/domain/names';
import { standingsAsOf } from '../../common/ledger/bank-money';
import type { Deps } from '../../runtime/deps/deps';
import { tenantNames } from '../reports/report-names';
import type { Reconciliation } from './read-reconciliation';

type Names = {
  readonly owners: ReadonlyMap<string, string>;
  readonly deposits: ReadonlyMap<string, string>;
  readonly banks: (code: string) => string | undefined;
  /** Tenants of a book, as they were called when it last changed. */
  readonly tenants: ReadonlyMap<string, string>;
};

async function namesFor(
  lines: readonly UnnamedLine[],
  { account: { organizationId }, walk }: Reconciliation,
  deps: Deps,
): Promise<Names> {
  const ownerIds = [...new Set(lines.flatMap(({ account }) => ownerOfAccount(account) ?? []))];
  const leaseIds = lines.flatMap(({ part, bookId }) => (part === 'deposit' ? [bookId] : []));
  const [accounts, owners, deposits] = await Promise.all([
    deps.banks.accounts(organizationId),
    ownerIds.length > 0 ? deps.owners.byIds({ organizationId, ownerIds }) : [],
    tenantNames({ organizationId, leaseIds }, deps),
  ]);
  return {
    banks: bankNames(accounts),
    owners: new Map(owners.map((owner) => [owner.ownerId, owner.companyName || nameOf(owner)])),
    deposits,
    tenants: walk.tenants,
  };
}

/** What the company's own entries moved: bank charges, money put in, or the other account of a transfer. */
const nameOfMoved = (account: string, { banks }: Names): string =>
  classOf(account) === 'cash' ? (banks(account.split('/')[1] ?? '') ?? '') : incomeKindName(account);

function nameOfLine({ part, account, bookId }: UnnamedLine, names: Names): string {
  const { owners, deposits, tenants } = names;
  if (part === 'manager-moved') return nameOfMoved(account, names);
  const owner = ownerOfAccount(account);
  if (owner !== undefined) return owners.get(owner) ?? '';
  const bucket = account.slice('deposit/'.length);
  if (classOf(account) !== 'deposit') return tenants.get(bookId) ?? '';
  const ofLease = [...deposits].flatMap(([key, name]) =>
    key.startsWith(`${bookId} `) ? [[key.slice(bookId.length + 1), name] as const] : [],
  );
  return bucketName(bucket, new Map(ofLease)) || (tenants.get(bookId) ?? '');
}

export type AccountReport = {
  readonly lines: readonly ThreeWayLine[];
  readonly owed: number;
  readonly short: number;
};

/** Whose the money of an account is as of a reconciliation, with everybody's name. */
export async function reportOf(reconciliation: Reconciliation, deps: Deps): Promise<AccountReport> {
  const { account, code, facts, walk } = reconciliation;
  const { organizationId } = account;
  const { through } = facts;
  const { held: books, organization } = walk;
  const [terms, settings, standings] = await Promise.all([
    deps.statements.allTerms(organizationId),
    deps.banks.settings(organizationId),
    standingsAsOf({ organizationId, through, books, organization }, deps),
  ]);
  const assigned = new Map(terms.map((one) => [one.propertyId, one.accounts]));
  const { lines, owed } = threeWay({
    code,
    through,
    books,
    moneyAt: (propertyId) =>
      accountsOn({ own: assigned.get(propertyId), organization: settings?.accounts }, through).money,
    own: walk.own,
  });
  const names = await namesFor(lines, reconciliation, deps);
  return {
    owed,
    short: standings.accounts.find((one) => one.code === code)?.short ?? 0,
    lines: lines.map(({ bookId, account, ...line }) => ({
      ...line,
      name: nameOfLine({ bookId, account, ...line }, names),
    })),
  };
}
