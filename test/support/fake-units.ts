import type { Leases } from '../../functions/table/leases';
import type { Unit } from '../../functions/table/properties';
import type { Units } from '../../functions/table/units';
import { versionOf } from '../../functions/table/versions';
import { messages } from '../../shared/domain/messages';
import { unitNumberKey } from '../../shared/domain/units';
import { refuse } from '../../shared/wire/refusals';
import { tell } from './fake-notifications';
import type { FakeWorld } from './fake-world';

type Key = { organizationId: string; unitId: string };

/** The units of `world.properties`, with the rules of the store without its races, which the store's own tests run. */
export function fakeUnits(world: FakeWorld): Units {
  const propertyOf = (unitId: string) =>
    [...world.properties.values()].find(({ units }) => units.some((unit) => unit.unitId === unitId));
  const find = ({ organizationId, unitId }: Key): Unit | undefined =>
    propertyOf(unitId)?.units.find(
      (unit) => unit.unitId === unitId && unit.organizationId === organizationId,
    );
  const refuseTwice = (unit: Unit): void => {
    const others = world.properties.get(unit.propertyId)?.units ?? [];
    const isTaken = others.some(
      (other) =>
        other.unitId !== unit.unitId && unitNumberKey(other.unitNumber) === unitNumberKey(unit.unitNumber),
    );
    if (isTaken) throw refuse('invalid', { fields: { 'unit.unitNumber': messages.unitNumberUnique } });
  };
  const count = (organizationId: string, units: number): void => {
    const organization = world.organizations.get(organizationId);
    if (!organization) return;
    if (organization.unitCount + units > organization.limits.units) throw refuse('unit-limit');
    world.organizations.set(organizationId, { ...organization, unitCount: organization.unitCount + units });
  };
  const change = (propertyId: string, unitsAfter: (units: Unit[]) => Unit[]): void => {
    const found = world.properties.get(propertyId);
    if (!found) throw refuse('not-found');
    const units = unitsAfter(found.units);
    const image = units.find(({ images }) => images.length > 0)?.images[0] ?? '';
    const property = { ...found.property, unitCount: units.length, image };
    world.properties.set(propertyId, { ...found, property, units });
  };
  return {
    byId: async (key) => find(key),
    isNumberTaken: async ({ propertyId, unitNumber, unitId }) =>
      (world.properties.get(propertyId)?.units ?? []).some(
        (unit) => unit.unitId !== unitId && unitNumberKey(unit.unitNumber) === unitNumberKey(unitNumber),
      ),
    around: async () => ({}),
    firstPhoto: async () => undefined,
    add: async ({ unit, audit, once, reply, told }) => {
      const key = once && `${once.organizationId} ${once.scope} ${once.key}`;
      const before = key && world.once.get(key);
      if (before) return before.reply;
      refuseTwice(unit);
      count(unit.organizationId, 1);
      change(unit.propertyId, (units) => [...units, unit]);
      world.audit.push(audit);
      tell(world, told);
      if (key) world.once.set(key, { hash: once.hash, reply });
      return reply;
    },
    change: async ({ before, after, audit }) => {
      const stored = find(before);
      if (!stored) throw refuse('not-found');
      if (versionOf(stored) !== versionOf(before)) throw refuse('changed-meanwhile');
      refuseTwice(after);
      const version = versionOf(before) + 1;
      change(before.propertyId, (units) =>
        units.map((unit) => (unit.unitId === before.unitId ? { ...after, version } : unit)),
      );
      world.audit.push(audit);
      return version;
    },
    remove: async ({ unit, audit }) => {
      const stored = find(unit);
      if (!stored) throw refuse('not-found');
      if (stored.leaseStatus !== 0) throw refuse('unit-has-lease');
      count(unit.organizationId, -1);
      change(unit.propertyId, (units) => units.filter(({ unitId }) => unitId !== unit.unitId));
      world.audit.push(audit);
    },
  };
}

export const fakeLeases = (world: FakeWorld): Leases => {
  const of = ({ organizationId, unitId }: Key) =>
    world.leases.filter((lease) => lease.organizationId === organizationId && lease.unitId === unitId);
  return {
    ofUnit: async (key) => of(key),
    byId: async ({ leaseId, ...key }) => of(key).find((lease) => lease.leaseId === leaseId),
    add: async (lease) => void world.leases.push(lease),
  };
};
