import type { ImportKey, Imports, MadeProperty } from '../../functions/table/imports';
import { hashOfUnits } from '../../functions/table/imports-made';
import { versionOf } from '../../functions/table/versions';
import { refuse } from '../../shared/wire/refusals';
import type { FakeWorld } from './fake-world';

/** The imports of `world.imports`, with the rules of the store without its races and owners left behind, which the store's own tests run. */
export function fakeImports(world: FakeWorld): Imports {
  const find = ({ organizationId, importId }: ImportKey) => {
    const found = world.imports.get(importId);
    return found?.organizationId === organizationId ? found : undefined;
  };
  const madeBy = ({ importId }: ImportKey): MadeProperty[] =>
    world.imported.filter((made) => made.importId === importId).toSorted((a, b) => a.index - b.index);
  const usedWhy = ({ propertyId, unitsHash }: MadeProperty) => {
    const found = world.properties.get(propertyId);
    if (!found) return 'gone' as const;
    if (found.units.some(({ leaseStatus }) => leaseStatus === 1)) return 'lease' as const;
    const isSame = hashOfUnits(found.units.map(({ unitId }) => unitId)) === unitsHash;
    const isChanged = versionOf(found.property) > 1 || found.units.some((unit) => versionOf(unit) > 1);
    return isChanged || !isSame ? ('changed' as const) : undefined;
  };
  return {
    byId: async (key) => find(key),
    running: async ({ organizationId, fileHash }) =>
      [...world.imports.values()].find(
        (one) =>
          one.organizationId === organizationId && one.fileHash === fileHash && one.state === 'running',
      ),
    page: async ({ organizationId, startedBy, after, limit }) => {
      const all = [...world.imports.values()]
        .filter((one) => one.organizationId === organizationId)
        .filter((one) => startedBy === undefined || one.startedBy === startedBy)
        .toReversed();
      const start = Number(after ?? 0);
      const goesOn = start + limit < all.length;
      return { imports: all.slice(start, start + limit), ...(goesOn && { next: String(start + limit) }) };
    },
    start: async ({ record, audit }) => {
      world.imports.set(record.importId, record);
      world.audit.push(audit);
      return record.importId;
    },
    changeState: async ({ before, state, audit }) => {
      const found = find(before);
      if (found?.state !== before.state) throw refuse('conflict');
      world.imports.set(found.importId, { ...found, state });
      if (audit) world.audit.push(audit);
    },
    madeAt: async ({ indexes, ...key }) => madeBy(key).filter(({ index }) => indexes.includes(index)),
    madeIndexes: async (key) => madeBy(key).map(({ index }) => index),
    lastMade: async ({ limit, ...key }) => madeBy(key).toReversed().slice(0, limit),
    kept: async ({ importId }) => world.keptOfImports.filter((kept) => kept.importId === importId),
    propertiesNamed: async ({ organizationId, titles }) =>
      [...world.properties.values()]
        .map(({ property }) => property)
        .filter((property) => property.organizationId === organizationId)
        .filter(({ title }) => titles.some((other) => other.toLowerCase() === title.toLowerCase())),
    takeBack: async (made, { audit, why = usedWhy(made) }) => {
      world.imported.splice(world.imported.indexOf(made), 1);
      if (why) {
        world.keptOfImports.push({ ...made, why });
        return why;
      }
      const found = find(made);
      world.properties.delete(made.propertyId);
      world.audit.push(audit);
      if (found) {
        const { properties, units, owners, rentCents } = found.done;
        const done = {
          owners,
          properties: properties - 1,
          units: units - made.unitCount,
          rentCents: rentCents - made.rentCents,
        };
        world.imports.set(found.importId, { ...found, done });
      }
      return undefined;
    },
  };
}

/** What an add by an import does beside the property; refused as the store refuses it. */
export function noteImported(
  world: FakeWorld,
  { organizationId, importId, index }: ImportKey & { index: number },
  made: Pick<MadeProperty, 'propertyId' | 'title'> & {
    readonly newOwners: number;
    readonly units: readonly { readonly unitId: string; readonly monthlyRent?: number }[];
  },
): void {
  const found = world.imports.get(importId);
  if (found?.state !== 'running') throw refuse('import-ended');
  if (world.imported.some((one) => one.importId === importId && one.index === index))
    throw refuse('conflict');
  const rentCents = made.units.reduce((sum, { monthlyRent = 0 }) => sum + monthlyRent, 0);
  const { propertyId, title, units } = made;
  world.imported.push({
    ...{ organizationId, importId, index, propertyId, title, rentCents },
    unitCount: units.length,
    unitsHash: hashOfUnits(units.map(({ unitId }) => unitId)),
  });
  const { done } = found;
  world.imports.set(importId, {
    ...found,
    done: {
      properties: done.properties + 1,
      units: done.units + units.length,
      owners: done.owners + made.newOwners,
      rentCents: done.rentCents + rentCents,
    },
  });
}
