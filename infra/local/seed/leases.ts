import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Property } from '../../../functions/table/properties/record';
import type { Unit } from '../../../functions/table/units/record';
import type { seededIds } from './seeded-ids';

const day = 24 * 60 * 60 * 1000;

/** Lease states of a property's first units, so that the demo shows every status. */
const leased: Readonly<Record<string, readonly ('signed' | 'tenant' | 'in-person')[]>> = {
  'Alder Court': ['signed', 'tenant', 'in-person', 'signed'],
  'Beacon House': ['signed', 'signed', 'signed', 'tenant', 'signed'],
  'Dover Row': ['signed', 'in-person'],
  'Elm Street Offices': ['signed', 'signed', 'signed'],
  'Garfield Apartments': ['signed', 'tenant'],
  'Kingsley Center': ['signed', 'signed'],
};

type Context = {
  readonly property: Property;
  readonly deps: Pick<Deps, 'properties' | 'leases'>;
  readonly ids: ReturnType<typeof seededIds>;
  readonly now: Date;
};

/** Leases on the first units of some demo properties, until the product can create leases. */
export async function writeLeases(
  units: readonly Unit[],
  { property, deps, ids, now }: Context,
): Promise<void> {
  const { organizationId, propertyId } = property;
  for (const [index, state] of (leased[property.title] ?? []).entries()) {
    const unit = units[index];
    const head = await deps.properties.head({ organizationId, propertyId });
    if (!unit || !head) return;
    const signed = new Date(now.getTime() - (40 + index * 11) * day).toISOString();
    await deps.leases.add(
      {
        ...{ leaseId: ids.next('lse'), unitId: unit.unitId, propertyId, organizationId },
        tenantSignedAt: state === 'in-person' ? '' : signed,
        ownerSignedAt: state === 'signed' ? signed : '',
        inPersonEsign: state === 'in-person' ? 1 : 0,
      },
      { head },
    );
  }
}
