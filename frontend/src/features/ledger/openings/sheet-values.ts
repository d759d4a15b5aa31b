import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import {
  linesOf,
  type OpeningClass,
  type OpeningLine,
  openingClasses,
} from '../../../../../shared/domain/ledger/openings/sheet';
import { type OpeningTie, tieOpening } from '../../../../../shared/domain/ledger/openings/tie-opening';
import type { ExpenseCategory } from '../../../../../shared/domain/ledger/owners/owner-money';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { balanceOf, balanceProblem } from '../bank/balance-field';

export type CheckRow = { place: number; on: string; number: string; payee: string; cents: string };
export type TransitRow = { place: number; on: string; from: string; cents: string };
export type BillRow = {
  property: string;
  place: number;
  vendor: string;
  category: ExpenseCategory;
  reference: string;
  on: string;
  due: string;
  cents: string;
};
export type AccountValues = {
  code: string;
  cents: string;
  manager: string;
  checks: CheckRow[];
  transit: TransitRow[];
};
type OldValues = Record<OpeningClass, { cents: string; why: string }>;

/** The sheet as typed, amounts in dollars. */
export type SheetValues = {
  on: string;
  accounts: AccountValues[];
  owners: { property: string; owner: string; cents: string }[];
  bills: BillRow[];
  old: OldValues;
};

const typedBalance = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** The next free place among rows. */
export const nextPlace = (rows: readonly { place: number }[]): number =>
  Math.max(0, ...rows.map(({ place }) => place)) + 1;

type Read = {
  readonly sheet: OpeningSheet;
  readonly properties: readonly OpeningProperty[];
  readonly on: string;
};

/** The saved sheet as a form has it: a row for every account, and for every owner of every property. */
export function valuesOf({ sheet, properties, on }: Read): SheetValues {
  const { lines, accounts } = sheet;
  const old = linesOf(lines, 'old');
  const here = <T extends { readonly account: string }>(all: readonly T[], code: string) =>
    all.filter(({ account }) => account === code);
  return {
    on: sheet.on || on,
    accounts: accounts.map(({ code }) => ({
      code,
      cents: typedBalance(here(linesOf(lines, 'bank'), code)[0]?.cents),
      manager: typedBalance(here(linesOf(lines, 'manager'), code)[0]?.cents),
      checks: here(linesOf(lines, 'check'), code).map(({ kind: _, account: __, cents, ...row }) => ({
        ...row,
        cents: typedOf(cents),
      })),
      transit: here(linesOf(lines, 'transit'), code).map(({ kind: _, account: __, cents, ...row }) => ({
        ...row,
        cents: typedOf(cents),
      })),
    })),
    owners: properties.flatMap(({ property_id: property, owners }) =>
      owners.map(({ owner_id: owner }) => ({
        property,
        owner,
        cents: typedBalance(
          linesOf(lines, 'owner').find((line) => line.property === property && line.owner === owner)?.cents,
        ),
      })),
    ),
    bills: linesOf(lines, 'bill').map(({ kind: _, cents, ...row }) => ({ ...row, cents: typedOf(cents) })),
    old: Object.fromEntries(
      openingClasses.map((of) => {
        const line = old.find((one) => one.class === of);
        return [of, { cents: typedBalance(line?.cents), why: line?.why ?? '' }];
      }),
    ) as OldValues,
  };
}

const isTyped = (typed: string): boolean => typed.trim() !== '';

function accountLines({ code: account, cents, manager, checks, transit }: AccountValues): OpeningLine[] {
  return [
    ...(isTyped(cents) ? [{ kind: 'bank' as const, account, cents: balanceOf(cents) ?? 0 }] : []),
    ...(isTyped(manager) ? [{ kind: 'manager' as const, account, cents: balanceOf(manager) ?? 0 }] : []),
    ...checks.map(({ cents: typed, payee, number, ...row }) => ({
      kind: 'check' as const,
      account,
      ...row,
      payee: payee.trim(),
      number: number.trim(),
      cents: centsOf(typed),
    })),
    ...transit.map(({ cents: typed, from, ...row }) => ({
      kind: 'transit' as const,
      account,
      ...row,
      from: from.trim(),
      cents: centsOf(typed),
    })),
  ];
}

/** The lines of the old trial balance: a class that nobody typed has none. */
export const oldLines = (old: OldValues): OpeningLine[] =>
  openingClasses
    .filter((of) => isTyped(old[of].cents))
    .map((of) => ({ kind: 'old', class: of, cents: balanceOf(old[of].cents) ?? 0, why: old[of].why.trim() }));

/** The lines that the typed sheet is. What is not typed is no line. */
export const sheetLines = ({ accounts, owners, bills, old }: SheetValues): OpeningLine[] => [
  ...accounts.flatMap(accountLines),
  ...owners
    .filter(({ cents }) => isTyped(cents))
    .map(({ cents, ...row }) => ({ kind: 'owner' as const, ...row, cents: balanceOf(cents) ?? 0 })),
  ...bills.map(({ cents, vendor, reference, ...row }) => ({
    kind: 'bill' as const,
    ...row,
    vendor: vendor.trim(),
    reference: reference.trim(),
    cents: centsOf(cents),
  })),
  ...oldLines(old),
];

/** What lines come to with what the leases brought in. */
export const tieLines = (
  lines: readonly OpeningLine[],
  { sheet, properties }: Omit<Read, 'on'>,
): OpeningTie => {
  const at = new Map(
    properties.map((one) => [one.property_id, { money: one.money, deposits: one.deposits_at }]),
  );
  const first = sheet.accounts[0]?.code ?? 'bank';
  return tieOpening({
    lines,
    tenants: properties.map(({ property_id: property, owed, prepaid, deposits }) => ({
      property,
      owed,
      prepaid,
      deposits,
    })),
    codes: sheet.accounts.map(({ code }) => code),
    assignedTo: (property) => at.get(property) ?? { money: first, deposits: first },
  });
};

const dayProblem = (day: string, last: string): string | false =>
  day === '' ? 'Choose a date' : day > last && 'Choose a day up to the cutover day';

/** What stands in the way of saving: each at its field. */
export function sheetProblems({ on, accounts, owners, bills, old }: SheetValues, latest: string): Problem[] {
  const amount = (typed: string) => centsOf(typed) <= 0 && 'Enter an amount above zero';
  return [
    ...problemsOf({ on: on === '' ? 'Choose a date' : on > latest && 'Choose a past day' }),
    ...accounts.flatMap(({ cents, manager, checks, transit }, at) => [
      ...problemsOf({
        [`accounts.${at}.cents`]: balanceProblem(cents),
        [`accounts.${at}.manager`]: balanceProblem(manager),
      }),
      ...checks.flatMap((row, index) =>
        problemsOf({
          [`accounts.${at}.checks.${index}.payee`]: row.payee.trim() === '' && 'Enter who it is for',
          [`accounts.${at}.checks.${index}.on`]: dayProblem(row.on, on),
          [`accounts.${at}.checks.${index}.cents`]: amount(row.cents),
        }),
      ),
      ...transit.flatMap((row, index) =>
        problemsOf({
          [`accounts.${at}.transit.${index}.from`]: row.from.trim() === '' && 'Enter who it is from',
          [`accounts.${at}.transit.${index}.on`]: dayProblem(row.on, on),
          [`accounts.${at}.transit.${index}.cents`]: amount(row.cents),
        }),
      ),
    ]),
    ...owners.flatMap(({ cents }, at) => problemsOf({ [`owners.${at}.cents`]: balanceProblem(cents) })),
    ...bills.flatMap((row, at) =>
      problemsOf({
        [`bills.${at}.property`]: row.property === '' && 'Choose a property',
        [`bills.${at}.vendor`]: row.vendor.trim() === '' && 'Enter the vendor',
        [`bills.${at}.on`]: dayProblem(row.on, on),
        [`bills.${at}.due`]: row.due === '' && 'Choose a date',
        [`bills.${at}.cents`]: amount(row.cents),
      }),
    ),
    ...openingClasses.flatMap((of) => problemsOf({ [`old.${of}.cents`]: balanceProblem(old[of].cents) })),
  ];
}
