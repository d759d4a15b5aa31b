import { absent } from '../db/conditions';
import { sha256 } from '../db/keys';
import { put, update, type Write } from '../db/writes';
import type { NewProperty } from '../properties/writes';
import { type ImportKey, type ImportSums, MadeLease, MadeProperty, PortfolioImport } from './record';

/** The import that makes a property, and the property's place in the file. */
export type Imported = { readonly importId: string; readonly index: number };

/** Does not depend on the order of the units. */
export const hashOfUnits = (unitIds: readonly string[]): string => sha256(JSON.stringify(unitIds.toSorted()));

/** Adds to an import's sums (rent in cents); with `state`, fails in any other state. */
export const sumsWrite = (
  key: ImportKey,
  { properties, units, owners, rentCents, leases, tenants }: Partial<ImportSums>,
  state?: PortfolioImport['state'],
): Write<'import'> =>
  update(PortfolioImport, {
    key,
    add: {
      doneProperties: properties,
      doneUnits: units,
      doneOwners: owners,
      doneRentCents: rentCents,
      doneLeases: leases,
      doneTenants: tenants,
    },
    condition: state && { attr: 'state', eq: state },
  });

/**
 * An import's part of an add: claims the place in the file, so that a repeat makes nothing twice, and counts
 * what was made while the import runs. Empty for an add by hand.
 */
export function importedWrites(
  { property, units, shares }: NewProperty,
  imported: Imported | undefined,
): Write<'import' | 'import-made'>[] {
  if (!imported) return [];
  const { organizationId, propertyId, title } = property;
  // Cents a month.
  const rentCents = units.reduce((sum, { monthlyRent = 0 }) => sum + monthlyRent, 0);
  const owners = shares.filter(({ isNew }) => isNew).length;
  const made = {
    ...imported,
    organizationId,
    propertyId,
    title,
    rentCents,
    unitCount: units.length,
    unitsHash: hashOfUnits(units.map(({ unitId }) => unitId)),
  };
  return [
    put(MadeProperty, made, absent),
    sumsWrite(made, { properties: 1, units: units.length, owners, rentCents }, 'running'),
  ];
}

/** A lease's part of an import: made of its line, once, or taken back again. */
export type ImportedLeaseWrite = { readonly made: MadeLease };

/** Claims the line, so that a repeat makes nothing twice, or gives it back; counts leases and tenants. */
export function importedLeaseWrites({ made }: ImportedLeaseWrite): Write<'import' | 'import-lease'>[] {
  if (made.state === 'made')
    return [put(MadeLease, made, absent), sumsWrite(made, { leases: 1, tenants: made.tenants }, 'running')];
  return [
    put(MadeLease, made, { attr: 'state', eq: 'made' }),
    sumsWrite(made, { leases: -1, tenants: -made.tenants }),
  ];
}
