import {
  ownersPerLine,
  type PortfolioColumn,
  type PortfolioRow,
} from '../../../../../shared/domain/imports/portfolio-columns';
import type { KnownOwners, NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';
import { normalizeEmail } from '../../../../../shared/domain/text';

const slots = Array.from({ length: ownersPerLine }, (_, index) => index + 1);
const details = ['first_name', 'last_name', 'company', 'mobile'] as const;
const cellOf = (cells: PortfolioRow, slot: number, part: (typeof details)[number] | 'email'): string =>
  cells[`owner${slot}_${part}` as PortfolioColumn]?.trim() ?? '';

/**
 * Owners known only by email address. The browser assumes they are already in the account;
 * the server decides.
 */
export function presumedOwners(rows: readonly NumberedRow[]): KnownOwners {
  const bare = new Set<string>();
  const described = new Set<string>();
  for (const { cells } of rows)
    for (const slot of slots) {
      const email = normalizeEmail(cellOf(cells, slot, 'email'));
      if (email === '') continue;
      if (details.some((part) => cellOf(cells, slot, part) !== '')) described.add(email);
      else bare.add(email);
    }
  return new Map([...bare].filter((email) => !described.has(email)).map((email) => [email, email]));
}
