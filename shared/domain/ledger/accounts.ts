import * as z from 'zod';

/** Cents by account: a debit above 0, a credit below; no account at 0. */
export const Lines = z.record(z.string(), z.number().int());
export type Lines = Readonly<Record<string, number>>;

/** What a charge is for. */
export const chargeKinds = [
  'rent',
  'pet',
  'parking',
  'utility',
  'late',
  'nsf',
  'damage',
  'deposit',
  'other',
] as const;
export const ChargeKind = z.enum(chargeKinds);
export type ChargeKind = z.infer<typeof ChargeKind>;

/** What moves an owner's money in a property's own book every day. */
export const ownerMoves = ['expense', 'management', 'contribution', 'distribution'] as const;

/**
 * What moves an owner's money besides what tenants paid. A kind that is not here would read as collected
 * rent: whoever posts a new one adds it, and its section of a statement.
 */
export const ownerKinds = [
  ...ownerMoves,
  'loss',
  'processing',
  'bank',
  'interest',
  'deposit-interest',
  'journal',
  'opening',
] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** What moves the manager's own money besides the fees that tenants pay. */
export const managerKinds = [
  'loss',
  'processing',
  'management',
  'bank',
  'interest',
  'capital',
  'draw',
  'expense',
  'leasing',
  'renewal',
  'markup',
  'repay',
  'opening',
] as const;
export type ManagerKind = (typeof managerKinds)[number];

/**
 * The code of an organization's first bank account, for ever: its entries were written before there were
 * others.
 */
export const firstBank = 'bank';

/** Whose the money is that covers a charge. A deposit names its tenant (D32). */
export const Payee = z.union([
  z.literal('owner'),
  z.literal('manager'),
  z.templateLiteral(['deposit:', z.string()]),
]);
export type Payee = z.infer<typeof Payee>;

/**
 * Whose the tenants' late and returned-payment fees are, and who bears the provider's fees and what is lost
 * of returned payments: the manager, or the owners where a landlord manages their own property (D66).
 */
export type FeeBearer = Exclude<Payee, `deposit:${string}`>;

const fees: readonly ChargeKind[] = ['late', 'nsf'];

/** Fees are who bears them's, a deposit is held for its tenant, all else is the owners'. */
export function payeeOf(
  kind: ChargeKind,
  { bearer, tenant = '' }: { readonly bearer: FeeBearer; readonly tenant?: string | undefined },
): Payee {
  if (kind === 'deposit') return `deposit:${tenant}`;
  return fees.includes(kind) ? bearer : 'owner';
}

/** The chart of accounts, as far as it is used; described in ledger.md. */
export const accounts = {
  receivable: (kind: ChargeKind) => `receivable/${kind}`,
  uncollected: (kind: ChargeKind) => `uncollected/${kind}`,
  prepayment: 'prepayment',
  deposit: (tenant: string) => `deposit/${tenant}`,
  /** Money at one bank account. */
  cash: (code: string) => `cash/${code}`,
  /** Money at the payment provider, to the cent. */
  clearing: 'clearing/stripe',
  /** Taken by the provider while a dispute is open. */
  withheld: 'withheld',
  /** Money at a bank account that nobody has claimed: held for others. */
  unidentified: (code: string) => `unidentified/${code}`,
  opening: 'opening',
  /** Owed to vendors, and its mirror: what owners bear once it is paid. */
  payable: 'payable',
  unpaid: 'unpaid',
  /** Between two ledgers: 0 over all of them. */
  transfer: 'transfer',
  owner: (ownerId: string, kind: ChargeKind | OwnerKind) => `owner/${ownerId}/${kind}`,
  manager: (kind: ChargeKind | ManagerKind) => `manager/${kind}`,
};

/** The account that money for a deposit charge goes to. */
export const depositOf = (to: Payee): string | undefined =>
  to.startsWith('deposit:') ? accounts.deposit(to.slice('deposit:'.length)) : undefined;

export const classOf = (account: string): string => account.split('/')[0] ?? '';

/** Claims and bills, and their mirrors. */
const noMoney = ['receivable', 'uncollected', 'payable', 'unpaid'];

/** Whether an account holds money, or says whose it is. */
export const isMoney = (account: string): boolean => !noMoney.includes(classOf(account));

/** Cents by the code of the bank account, of lines or balances. */
export const cashByCode = (lines: Lines): Lines =>
  addLines(
    ...Object.entries(lines).map(([account, cents]) => {
      const [kind, code = ''] = account.split('/');
      return kind === 'cash' ? { [code]: cents } : {};
    }),
  );

/** As a head keeps it: without the kind of charge. */
export function balanceOf(account: string): string {
  const [kind, whose] = account.split('/');
  if (kind === 'owner') return `owner/${whose}`;
  return kind === 'receivable' || kind === 'uncollected' || kind === 'manager' ? kind : account;
}

/** Adds up by account and leaves out what comes to 0. */
export function addLines(...all: readonly Lines[]): Lines {
  const sums: Record<string, number> = {};
  for (const lines of all)
    for (const [account, cents] of Object.entries(lines)) sums[account] = (sums[account] ?? 0) + cents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

/** The sum of the accounts of these classes, in cents. */
export const totalOf = (lines: Lines, ...classes: readonly string[]): number =>
  sumOf(Object.entries(lines).map(([account, cents]) => (classes.includes(classOf(account)) ? cents : 0)));

export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** The other way round. */
export const negated = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([account, cents]) => [account, -cents]));
