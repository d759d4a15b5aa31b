import { balanceOf, classOf } from '../accounts';
import { categoryWords } from '../owners/category-words';
import { ExpenseCategory } from '../owners/owner-money';

/** As a trial balance lists it: owners one by one, the deposits of all tenants together. */
export const listedAccount = (account: string): string =>
  classOf(account) === 'deposit' ? 'deposit' : balanceOf(account);

/** In the order of a trial balance. */
const classNames: Readonly<Record<string, string>> = {
  cash: 'Bank',
  clearing: 'Payment provider',
  withheld: 'Withheld in disputes',
  receivable: 'Accounts receivable',
  uncollected: 'Charged, not collected',
  prepayment: 'Prepayments held',
  deferred: 'Paid before it is due',
  deposit: 'Deposits held',
  'billed-deposits': 'Deposits charged, not paid yet',
  unidentified: 'Unidentified money',
  unclaimed: 'Unclaimed money',
  owner: 'Owner',
  manager: 'Manager’s fees',
  earned: 'Charged, not collected',
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
  bank: 'bank charges',
  'deposit-interest': 'interest on deposits',
  capital: 'company money put in',
  draw: 'company money taken out',
  leasing: 'leasing fee',
  renewal: 'renewal fee',
  markup: 'markup on bills',
  repay: 'repaid',
  opening: 'opening balance',
};
const kindName = (kind: string): string => kindNames[kind] ?? kind;

/** `Late fee`, from an account’s last part. */
export function incomeKindName(account: string): string {
  if (account.startsWith('bad-debt/')) return 'Bad debt written off';
  const name = kindName(account.split('/').at(-1) ?? '');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** What a line of an income statement is called. */
export function incomeLineName(line: string): string {
  if (line === 'bad-debt') return 'Bad debt written off';
  const [kind, name] = line.split('/');
  const category = kind === 'expense' ? ExpenseCategory.safeParse(name).data : undefined;
  return category ? categoryWords[category] : incomeKindName(line);
}

/** An account’s owner. */
export const ownerOfAccount = (account: string): string | undefined =>
  classOf(account) === 'owner' ? account.split('/')[1] : undefined;

/**
 * The names that a chart does not know: of owners that the caller may see, and of bank accounts by their
 * codes.
 */
export type AccountNames = {
  readonly ownerName: (ownerId: string) => string | undefined;
  readonly bankName: (code: string) => string | undefined;
};

const bankClasses = ['cash', 'unidentified'];

/** `Owner: Olga Stone, rent`, `Bank: Rent trust ••4821`. */
export function accountName(account: string, { ownerName, bankName }: AccountNames): string {
  const owner = ownerOfAccount(account);
  const name = classNames[classOf(account)] ?? account;
  const code = account.split('/')[1] ?? '';
  const bank = bankClasses.includes(classOf(account)) ? bankName(code) : undefined;
  const whose = owner === undefined ? bank : ownerName(owner);
  const kind = ['receivable', 'uncollected', 'manager', 'owner'].includes(classOf(account))
    ? account.split('/').slice(owner === undefined ? 1 : 2)
    : [];
  return [whose ? `${name}: ${whose}` : name, ...kind.map(kindName)].join(', ');
}

/** On a balance sheet, where each line says whose it is. */
const balanceNames: Readonly<Record<string, string>> = {
  manager: 'Management company',
  unpaid: 'Owners: bills not paid yet',
  payable: 'Bills to pay',
  'earned/owner': 'Owners: charged, not collected yet',
  'earned/manager': 'Management company: charged, not collected yet',
  deposit: 'Security deposits held',
  prepayment: 'Tenants’ prepayments held',
};

/** What a line of a balance sheet is called. */
export const balanceLineName = (line: string, names: AccountNames): string =>
  balanceNames[line] ?? accountName(line, names);

const flowNames: Readonly<Record<string, string>> = {
  deposit: 'Security deposits',
  prepayment: 'Tenants’ prepayments',
  contribution: 'Contributions of owners',
  distribution: 'Payments to owners',
  clearing: 'Payouts of the payment provider',
  opening: 'Opening balances',
};

/** What a line of a cash flow statement is called: a bank account, or what its money came and went for. */
export function flowLineName(line: string, names: AccountNames): string {
  const [place, ...account] = line.split('/');
  if (place === 'begin' || place === 'end') return accountName(account.join('/'), names);
  return flowNames[line] ?? classNames[line] ?? incomeLineName(line);
}
