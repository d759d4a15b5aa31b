import { tidyLine } from '../text';

/** The lists that keep views. */
export const viewLists = [
  'leases',
  'units',
  'properties',
  'balances',
  'applicants',
  'tenants',
  'owners',
  'requests',
  'vendors',
  'documents',
] as const;
export type ViewList = (typeof viewLists)[number];

export const viewLimits = { perList: 20, nameCharacters: 40, filters: 12 } as const;

/** What is wrong with a view's name beside the names that are taken; undefined if nothing is. */
export function viewNameProblem(name: string, taken: readonly string[]): string | undefined {
  const tidy = tidyLine(name);
  if (tidy === '') return 'Enter a name';
  if (tidy.length > viewLimits.nameCharacters) return `At most ${viewLimits.nameCharacters} characters`;
  const isTaken = taken.some((one) => one.toLowerCase() === tidy.toLowerCase());
  return isTaken ? 'There is a view with this name' : undefined;
}
