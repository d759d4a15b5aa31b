import { monthOf } from '../../../shared/domain/dates';
import { zoneAt } from '../../../shared/domain/leases/time-zones';
import type { ManagementFee } from '../../../shared/domain/ledger/owners/owner-money';
import { nameOf } from '../../../shared/domain/names';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerRead } from '../../table/ledger/read';
import { propertyBook, type StoredHead } from '../../table/ledger/record';
import type { PropertyHead } from '../../table/properties/record';
import type { PropertyTerms } from '../../table/statements/record';
import { findHead } from '../portfolio/find-property';

/** A property with as much of its own book as was asked for. */
export type PropertyBookAt = { readonly head: PropertyHead; readonly ledger: LedgerRead };

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly propertyId: string };
type Wanted = Omit<Parameters<Deps['ledgers']['book']>[0], keyof LedgerRead['key']>;

/** The own book of a property whose money this person may see. Refuses `not-found` for any other. */
export async function findPropertyBook(
  { viewer, now, propertyId }: Asked,
  wanted: Wanted,
  deps: Deps,
): Promise<PropertyBookAt> {
  const { organizationId } = viewer;
  const [head, ledger] = await Promise.all([
    findHead({ viewer, now, propertyId, area: 'money' }, deps),
    deps.ledgers.book({ ...propertyBook({ organizationId, propertyId }), ...wanted }),
  ]);
  return { head, ledger };
}

/** What a log entry is about: a property's own book. */
export const aboutBook = ({ property: { propertyId, title } }: PropertyHead) =>
  ({ object: { kind: 'ledger', id: propertyId, name: title }, about: propertyId }) as const;

/** Its book has no unit and no tenants. */
export const shownOfProperty = ({ property }: PropertyHead, now: Date): StoredHead['shown'] => ({
  unitId: '',
  unitNumber: '',
  propertyTitle: property.title,
  tenants: [],
  zone: zoneAt(property, now),
});

/** What every current or former owner of a property is called. */
export function ownerNames({ everOwners }: PropertyHead): (ownerId: string) => string {
  const names = new Map(everOwners.map((share) => [share.ownerId, nameOf(share)]));
  return (ownerId) => names.get(ownerId) ?? '';
}

/** The management fee of a month. */
export const feeTermsIn = (terms: PropertyTerms | undefined, day: string): ManagementFee =>
  terms?.fees.findLast(({ from }) => from <= monthOf(day))?.fee ?? { kind: 'none' };
