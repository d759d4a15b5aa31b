import { addLines, type Lines, sumOf } from '../accounts';
import type { AssignedAccounts } from '../bank/assigned-accounts';
import { linesOf, type OpeningClass, type OpeningLine, openingClasses } from './sheet';

/** What the leases of a property brought in, in cents: none of it was typed on the sheet. */
export type BroughtTenants = {
  readonly property: string;
  /** Owed by tenants, what they had paid ahead, and their deposits. */
  readonly owed: number;
  readonly prepaid: number;
  readonly deposits: number;
};

export type OpeningFacts = {
  readonly lines: readonly OpeningLine[];
  readonly tenants: readonly BroughtTenants[];
  /** The codes of all bank accounts, and those of each property. */
  readonly codes: readonly string[];
  readonly assignedTo: (property: string) => AssignedAccounts;
};

/** Cents of one bank account: `off` is what lies there and is nobody's, or is missing. */
export type OpeningAccount = {
  readonly code: string;
  readonly bank: number;
  readonly checks: number;
  readonly transit: number;
  readonly adjusted: number;
  /** What lies there of the properties' owners and tenants, and the manager's. */
  readonly held: number;
  readonly manager: number;
  readonly off: number;
};

/** A property's own cash from the first day, by account: its owners', its tenants' credit and deposits. */
export type PropertyCash = { readonly property: string; readonly cash: Lines };

export type OpeningTie = {
  readonly accounts: readonly OpeningAccount[];
  readonly properties: readonly PropertyCash[];
  /** What the sheet and the leases come to, by class. */
  readonly classes: Readonly<Record<OpeningClass, number>>;
  /** Adjusted banks less whose money it is: 0 when it ties. */
  readonly difference: number;
};

const centsOf = (some: readonly { readonly cents: number }[]): number =>
  sumOf(some.map(({ cents }) => cents));

/** Every property that a line or a lease has money of, in their order. */
const propertiesOf = ({ lines, tenants }: OpeningFacts): string[] => [
  ...new Set([
    ...linesOf(lines, 'owner').map(({ property }) => property),
    ...tenants.map(({ property }) => property),
  ]),
];

/** What the sheet comes to, account by account and class by class, in cents (D56). */
export function tieOpening(facts: OpeningFacts): OpeningTie {
  const { lines, tenants, codes, assignedTo } = facts;
  const owners = linesOf(lines, 'owner');
  const properties = propertiesOf(facts).map((property): PropertyCash => {
    const { money, deposits: depositsAt } = assignedTo(property);
    const brought = tenants.filter((one) => one.property === property);
    const others = centsOf(owners.filter((one) => one.property === property));
    const credit = sumOf(brought.map(({ prepaid }) => prepaid));
    const deposits = sumOf(brought.map((one) => one.deposits));
    return { property, cash: addLines({ [money]: others + credit }, { [depositsAt]: deposits }) };
  });
  const held = addLines(...properties.map(({ cash }) => cash));
  const all = [...new Set([...codes, ...Object.keys(held)])];
  const accounts = all.map((code): OpeningAccount => {
    const here = <T extends { readonly account: string; readonly cents: number }>(some: readonly T[]) =>
      centsOf(some.filter((one) => one.account === code));
    const bank = here(linesOf(lines, 'bank'));
    const checks = here(linesOf(lines, 'check'));
    const transit = here(linesOf(lines, 'transit'));
    const manager = here(linesOf(lines, 'manager'));
    const adjusted = bank + transit - checks;
    const others = held[code] ?? 0;
    return {
      code,
      bank,
      checks,
      transit,
      adjusted,
      held: others,
      manager,
      off: adjusted - others - manager,
    };
  });
  return {
    accounts,
    properties,
    classes: {
      bank: sumOf(accounts.map(({ adjusted }) => adjusted)),
      owed: sumOf(tenants.map(({ owed }) => owed)),
      prepaid: sumOf(tenants.map(({ prepaid }) => prepaid)),
      deposits: sumOf(tenants.map(({ deposits }) => deposits)),
      owners: centsOf(owners),
      manager: centsOf(linesOf(lines, 'manager')),
      bills: centsOf(linesOf(lines, 'bill')),
    },
    difference: sumOf(accounts.map(({ off }) => off)),
  };
}

/** A class beside the old trial balance; `old` is undefined while nobody typed it. */
export type ClassRow = {
  readonly class: OpeningClass;
  readonly old: number | undefined;
  readonly here: number;
  readonly why: string;
};

/**
 * The trial balance: an explained difference counts with the manager's money, as it is entered. A landlord
 * has no manager (D66).
 */
export function classRows(
  { classes }: Pick<OpeningTie, 'classes'>,
  {
    lines,
    explained,
    isSolo,
  }: { readonly lines: readonly OpeningLine[]; readonly explained: number; readonly isSolo: boolean },
): ClassRow[] {
  const typed = linesOf(lines, 'old');
  const asked = openingClasses.filter((of) => !isSolo || of !== 'manager');
  return asked.map((of) => {
    const old = typed.find((line) => line.class === of);
    const here = classes[of] + (of === 'manager' ? explained : 0);
    return { class: of, old: old?.cents, here, why: old?.why.trim() ?? '' };
  });
}

/** Whether a class is what the old system says, or a person says why it is not. */
export const isTied = ({ old, here, why }: ClassRow): boolean =>
  old !== undefined && (old === here || why !== '');
