import type { AuditEntry } from '../../functions/table/audit';
import type { Imported } from '../../functions/table/imports-made';
import type { NewNotification } from '../../functions/table/notifications';
import type { Once } from '../../functions/table/once';
import type { NewProperty, Properties, Property, PropertyKey } from '../../functions/table/properties';
import type { PropertyScope } from '../../functions/table/property-queries';
import { shareSetsOf } from '../../functions/table/share-sets';
import { refuse } from '../../shared/wire/refusals';
import { noteImported } from './fake-imports';
import { tell } from './fake-notifications';
import { fakePropertyChanges, headOf } from './fake-property-changes';
import type { FakeWorld } from './fake-world';

function guard(world: FakeWorld, new_: NewProperty): void {
  const organization = world.organizations.get(new_.property.organizationId);
  if (!organization) throw refuse('not-found');
  if (organization.propertyCount + 1 > organization.limits.properties) throw refuse('property-limit');
  if (organization.unitCount + new_.units.length > organization.limits.units) throw refuse('unit-limit');
  const taken = (email: string) =>
    world.owners.some(
      (owner) => owner.organizationId === organization.organizationId && owner.email === email,
    );
  if (new_.shares.some(({ owner, isNew }) => isNew && owner.email !== '' && taken(owner.email)))
    throw refuse('owner-email-taken');
}

function store(world: FakeWorld, { property, units, shares }: NewProperty): void {
  const organization = world.organizations.get(property.organizationId);
  if (!organization) return;
  const added = shares.filter(({ isNew }) => isNew).map(({ owner }) => owner);
  world.owners.push(...added);
  world.properties.set(property.propertyId, {
    property,
    units: [...units],
    shares: shares.map(({ owner, percentage }) => ({ ...owner, percentage, bankReady: false })),
  });
  world.organizations.set(property.organizationId, {
    ...organization,
    propertyCount: organization.propertyCount + 1,
    unitCount: organization.unitCount + units.length,
    ownerCount: organization.ownerCount + added.length,
    unitsWithoutRent:
      organization.unitsWithoutRent + units.filter((unit) => unit.monthlyRent === undefined).length,
  });
}

const orders = {
  newest: (a: Property, b: Property) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a: Property, b: Property) => a.createdAt.localeCompare(b.createdAt),
  name: (a: Property, b: Property) => a.title.localeCompare(b.title),
  'name-descending': (a: Property, b: Property) => b.title.localeCompare(a.title),
};

/** Limits, unique owner mails, once-records and paging as the real store keeps them; cursors are plain offsets. */
export function fakeProperties(world: FakeWorld): Properties {
  const find = ({ organizationId, propertyId }: { organizationId: string; propertyId: string }) => {
    const found = world.properties.get(propertyId);
    return found?.property.organizationId === organizationId ? found : undefined;
  };
  const inScope = (property: Property, scope: PropertyScope): boolean => {
    if (scope.kind === 'listed') return scope.propertyIds.includes(property.propertyId);
    const shares = world.properties.get(property.propertyId)?.shares ?? [];
    return scope.kind === 'all' || shares.some((share) => share.ownerId === scope.ownerId);
  };
  const onceKey = (once: Once) => `${once.organizationId} ${once.scope} ${once.key}`;
  const fake = {
    add: async (
      new_: NewProperty,
      {
        once,
        reply,
        audit,
        told,
        imported,
      }: {
        once?: Once;
        reply: unknown;
        now: Date;
        audit?: AuditEntry;
        told?: readonly NewNotification[];
        imported?: Imported;
      },
    ) => {
      const before = once && world.once.get(onceKey(once));
      if (before && before.hash !== once.hash) throw refuse('key-reused');
      if (before) return before.reply;
      guard(world, new_);
      if (imported) {
        const { organizationId, propertyId, title } = new_.property;
        const newOwners = new_.shares.filter(({ isNew }) => isNew).length;
        noteImported(
          world,
          { organizationId, ...imported },
          { propertyId, title, units: new_.units, newOwners },
        );
      }
      store(world, new_);
      if (audit) world.audit.push(audit);
      tell(world, told);
      if (once) world.once.set(onceKey(once), { hash: once.hash, reply });
      return reply;
    },
    ...fakePropertyChanges(world),
    byId: async (key: PropertyKey) => {
      const found = find(key);
      if (!found) return undefined;
      const rest = found.units.length > 200 ? { nextUnits: '200' } : {};
      return { ...headOf(found, key.today), units: found.units.slice(0, 200), ...rest };
    },
    byIds: async ({ organizationId, propertyIds }: Parameters<Properties['byIds']>[0]) =>
      propertyIds.flatMap((propertyId) => {
        const found = find({ organizationId, propertyId });
        return found ? [{ ...found.property, shareSets: shareSetsOf(headOf(found)) }] : [];
      }),
    head: async (key: PropertyKey) => {
      const found = find(key);
      return found && headOf(found, key.today);
    },
    unitsAfter: async ({ after, ...key }: { organizationId: string; propertyId: string; after?: string }) => {
      const start = Number(after ?? 0);
      const units = find(key)?.units ?? [];
      const next = start + 200 < units.length ? { next: String(start + 200) } : {};
      return { units: units.slice(start, start + 200), ...next };
    },
    page: async (query: Parameters<Properties['page']>[0]) => {
      const search = (query.search ?? '').toLowerCase();
      const all = [...world.properties.values()]
        .map(({ property }) => property)
        .filter((property) => property.organizationId === query.organizationId)
        .filter((property) => inScope(property, query.scope))
        .filter((property) => query.type === undefined || property.propertyType === query.type)
        .filter((property) => `${property.title} ${property.street}`.toLowerCase().includes(search))
        .toSorted(orders[query.sort]);
      const start = query.before ? Math.max(0, Number(query.before) - query.limit) : Number(query.after ?? 0);
      const end = start + query.limit;
      return {
        properties: all.slice(start, end),
        ...(end < all.length && { next: String(end) }),
        ...(start > 0 && { previous: String(start) }),
      };
    },
    abandonUnfinished: async () => 0,
  };
  return fake;
}
