import * as z from 'zod';
import { Day } from '../../leases/moments';

/** As many as a stub has lines; more bills of one payee make another check. */
export const billsPerCheck = 12;

/** Six digits on the paper. */
export const largestCheck = 999_999;

/** A bill that is to be paid by check; cents, `account` is a bank account's id. */
export type BillToPay = {
  readonly propertyId: string;
  readonly billId: string;
  readonly account: string;
  readonly payee: string;
  readonly cents: number;
};

export type CheckToWrite<Bill extends BillToPay = BillToPay> = {
  readonly account: string;
  readonly number: number;
  readonly payee: string;
  readonly bills: readonly Bill[];
};

const groupKey = ({ account, payee }: BillToPay): string => `${account}\n${payee.trim().toLowerCase()}`;

/** Numbers in turn, without those that are used. */
function* numbersFrom(first: number, used: ReadonlySet<number>): Generator<number, never> {
  for (let number = first; ; number += 1) if (!used.has(number)) yield number;
}

type Numbering = {
  /** The first number to take, by bank account. */
  readonly first: ReadonlyMap<string, number>;
  /** Numbers that are used already, by bank account. */
  readonly used: (account: string) => ReadonlySet<number>;
};

/**
 * The checks that pay bills: one a payee and account, in the order of the bills, numbered in turn. Accounts
 * without a first number are left out.
 */
export function checksFor<Bill extends BillToPay>(
  bills: readonly Bill[],
  { first, used }: Numbering,
): CheckToWrite<Bill>[] {
  const groups = new Map<string, Bill[]>();
  for (const bill of bills) groups.set(groupKey(bill), [...(groups.get(groupKey(bill)) ?? []), bill]);
  const numbers = new Map([...first].map(([account, from]) => [account, numbersFrom(from, used(account))]));
  return [...groups.values()].flatMap((group) => {
    const pages = Array.from({ length: Math.ceil(group.length / billsPerCheck) }, (_, at) =>
      group.slice(at * billsPerCheck, (at + 1) * billsPerCheck),
    );
    return pages.flatMap((page): CheckToWrite<Bill>[] => {
      const [one] = page;
      const number = one && numbers.get(one.account)?.next().value;
      if (!one || number === undefined) return [];
      return [{ account: one.account, number, payee: one.payee.trim(), bills: page }];
    });
  });
}

/** Where on the page the usual stock for vouchers has its check. */
export const checkLayouts = ['top', 'middle', 'bottom'] as const;
export type CheckLayout = (typeof checkLayouts)[number];

export const checkStates = ['written', 'cleared', 'void'] as const;
export type CheckState = (typeof checkStates)[number];

/** Where a check stands: void once a person took it back, cleared once the bank paid all of it. */
export function checkState({ isVoid, entries, matched }: Standing): CheckState {
  if (isVoid) return 'void';
  return entries > 0 && matched === entries ? 'cleared' : 'written';
}
type Standing = {
  readonly isVoid: boolean;
  readonly entries: number;
  /** How many of its entries are matched to lines of the bank. */
  readonly matched: number;
};

/** One line of the stub: what the payee sees it is for; cents. */
export const StubLine = z.object({
  /** The vendor's own number of the bill; empty for none. */
  invoice: z.string(),
  property: z.string(),
  memo: z.string(),
  due: Day,
  cents: z.number().int(),
});
export type StubLine = Readonly<z.infer<typeof StubLine>>;
