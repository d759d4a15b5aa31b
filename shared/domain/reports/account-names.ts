import { balanceOf, classOf } from '../ledger/accounts';

/** As a trial balance lists it: owners one by one, the deposits of all tenants together. */
export const listedAccount = (account: string): string =>
  classOf(account) === 'deposit' ? 'deposit' : balanceOf(account);

/** In the order of a trial balance. */
const classNames: Readonly<Record<string, string>> = {
  cash: 'Bank',
  clearing: 'Payment provider',
  withheld: 'Withheld in disputes',
  receivable: 'Owed by tenants',
  uncollected: 'Charged, not collected',
  prepayment: 'Prepayments held',
  deposit: 'Deposits held',
  owner: 'Owner',
  manager: 'Manager’s fees',
  unpaid: 'Bills not paid',
  payable: 'Owed to vendors',
  transfer: 'Transfers between leases',
  opening: 'Opening balances',
};

/** The place among accounts; those we do not know come last. */
export function accountOrder(account: string): number {
  const at = Object.keys(classNames).indexOf(classOf(account));
  return at < 0 ? Object.keys(classNames).length : at;
}

const kindNames: Readonly<Record<string, string>> = {
  pet: 'pet rent',
  utility: 'utilities',
  late: 'late fee',
  nsf: 'returned payment fee',
  deposit: 'security deposit',
  processing: 'processing fee',
  loss: 'lost refunds',
  management: 'management fee',
};
const kindName = (kind: string): string => kindNames[kind] ?? kind;

/** `Late fee`, from an account’s last part. */
export function incomeKindName(account: string): string {
  const name = kindName(account.split('/').at(-1) ?? '');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** An account’s owner. */
export const ownerOfAccount = (account: string): string | undefined =>
  classOf(account) === 'owner' ? account.split('/')[1] : undefined;

/** `Owner: Olga Stone, rent`. `ownerName` answers for owners that the caller may see. */
export function accountName(account: string, ownerName: (ownerId: string) => string | undefined): string {
  const owner = ownerOfAccount(account);
  const name = classNames[classOf(account)] ?? account;
  const whose = owner === undefined ? undefined : ownerName(owner);
  const kind = ['receivable', 'uncollected', 'manager', 'owner'].includes(classOf(account))
    ? account.split('/').slice(owner === undefined ? 1 : 2)
    : [];
  return [whose ? `${name}: ${whose}` : name, ...kind.map(kindName)].join(', ');
}
