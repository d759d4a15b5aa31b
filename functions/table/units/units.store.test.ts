import { describe, expect, it } from 'vitest';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { aDraftWrite } from '../../../test/support/lease-writes';
import {
  added,
  aNewProperty,
  anOrganization,
  anOwner,
  answering,
  aTrace,
  aUnit,
} from '../../../test/support/table-data';
import type { Once } from '../db/once';
import type { NewProperty } from '../properties/writes';
import { seedWriter } from '../seed';
import type { Unit } from './record';

const organizationId = 'org_north';
const isLong = process.env.LONG !== undefined;

describe.each(engines)('units on %s', (engine) => {
  const { open } = useDatabase(engine);

  const withProperty = async (
    options: { limits?: { properties: number; units: number }; made?: NewProperty } = {},
  ) => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId, options.limits));
    const made = options.made ?? aNewProperty(organizationId, { units: 2 });
    await stores.properties.add(added(made));
    return { stores, made, propertyId: made.property.propertyId };
  };
  const headOf = async ({ properties }: OpenStores, propertyId: string) => {
    const head = await properties.head({ organizationId, propertyId });
    if (!head) throw new Error('the property is gone');
    return head;
  };
  const add = (stores: OpenStores, unit: Unit, once?: Once) => {
    const trace = aTrace(organizationId, unit.propertyId, once, { unit_id: unit.unitId });
    return answering(stores, trace, async () =>
      stores.units.add({
        unit,
        head: await headOf(stores, unit.propertyId),
        isTaken: await stores.units.isNumberTaken(unit),
        trace,
      }),
    );
  };
  const change = async (stores: OpenStores, before: Unit, part: Partial<Unit>) =>
    stores.units.change({
      before,
      after: { ...before, ...part },
      head: await headOf(stores, before.propertyId),
      trace: aTrace(organizationId, before.propertyId),
    });
  const remove = async (stores: OpenStores, unit: Unit) =>
    stores.units.remove({
      on: '2026-06-15',
      unit,
      head: await headOf(stores, unit.propertyId),
      trace: aTrace(organizationId, unit.propertyId),
    });
  const stored = async ({ units }: OpenStores, unitId: string) => {
    const found = await units.byId({ organizationId, unitId });
    if (!found) throw new Error('the unit is gone');
    return found;
  };
  const summaries = async (stores: OpenStores, made: NewProperty) => {
    const list = { organizationId, sort: 'newest', limit: 10 } as const;
    const ownerId = made.shares[0]?.owner.ownerId ?? '';
    const [head, all, own] = await Promise.all([
      headOf(stores, made.property.propertyId),
      stores.properties.page({ ...list, scope: { kind: 'all' } }),
      stores.properties.page({ ...list, scope: { kind: 'owner', ownerId } }),
    ]);
    return [head.property, all.properties[0], own.properties[0]].map((each) => [
      each?.unitCount,
      each?.image,
    ]);
  };
  const counters = async ({ organizations }: OpenStores) => {
    const found = await organizations.byId(organizationId);
    return [found?.unitCount, found?.unitsWithoutRent];
  };
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => error.code ?? error,
    );

  it('adds one, counted wherever the count is copied, its entry in the audit log [API-18]', async () => {
    const { stores, made, propertyId } = await withProperty();
    const unit = aUnit(made.property, '7', {
      images: ['a.png'],
      imageFacts: { 'a.png': { alt: 'Door', bytes: 7 } },
    });
    await add(stores, unit);
    expect(await stored(stores, unit.unitId)).toEqual(unit);
    expect(await summaries(stores, made)).toEqual(Array(3).fill([3, 'a.png']));
    expect(await counters(stores)).toEqual([3, 3]);
    const entries = await auditEntries(stores, { organizationId, about: propertyId });
    expect(entries.filter(({ action }) => action !== 'property.add')).toHaveLength(1);
  });

  it('lets exactly as many in as the plan allows, however many come at once [PRP-30]', async () => {
    const { stores, made } = await withProperty({ limits: { properties: 5, units: 5 } });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, at) => refused(add(stores, aUnit(made.property, `N${at}`)))),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(3);
    expect(new Set(results)).toEqual(new Set(['done', 'unit-limit']));
    expect(await counters(stores)).toEqual([5, 5]);
  });

  it('gives a number once in a property, also to those who ask at once, and again when it is free [PRP-13]', async () => {
    const { stores, made } = await withProperty();
    const asked = await Promise.all(
      [' 7a', '7A', '7a'].map((number) => refused(add(stores, aUnit(made.property, number)))),
    );
    expect(asked.toSorted()).toEqual(['done', 'invalid', 'invalid']);
    expect(await refused(add(stores, aUnit(made.property, '1')))).toBe('invalid');
    const [one, two] = made.units;
    if (!one || !two) throw new Error('the test made two');
    await change(stores, one, { unitNumber: '9' });
    expect(await refused(change(stores, two, { unitNumber: '9' }))).toBe('invalid');
    await add(stores, aUnit(made.property, '1'));
    await remove(stores, await stored(stores, one.unitId));
    await change(stores, two, { unitNumber: '9' });
    expect(await refused(add(stores, aUnit(made.property, '9')))).toBe('invalid');
    expect(await refused(add(stores, aUnit(made.property, '2')))).toBe('done');
  });

  it('adds once under one Idempotency-Key, and answers what the first time answered', async () => {
    const { stores, made } = await withProperty();
    const once = { organizationId, scope: 'usr_1 addUnit', key: 'key-12345678', hash: 'h' };
    const units = [1, 2, 3].map(() => aUnit(made.property, '7'));
    const replies = await Promise.all(units.map((unit) => add(stores, unit, once)));
    const [reply] = replies;
    expect(replies).toEqual([reply, reply, reply]);
    expect(await stores.onceRecords.reply(once)).toEqual({ reply });
    const { units: kept } = await stores.units.after({
      organizationId,
      propertyId: made.property.propertyId,
    });
    expect(
      kept.filter(({ unitNumber }) => unitNumber === '7').map(({ unitId }) => ({ unit_id: unitId })),
    ).toEqual([reply]);
    expect(await counters(stores)).toEqual([3, 3]);
  });

  it('tells the second of two editors, and counts the rent when it comes and goes', async () => {
    const { stores, made } = await withProperty();
    const [before] = made.units;
    if (!before) throw new Error('the test made two');
    expect(await change(stores, before, { monthlyRent: 100_000, sizeSqft: '900' })).toBe(2);
    expect(await counters(stores)).toEqual([2, 1]);
    expect(await refused(change(stores, before, { sizeSqft: '901' }))).toBe('changed-meanwhile');
    const after = await stored(stores, before.unitId);
    expect(after).toMatchObject({ sizeSqft: '900', version: 2 });
    const head = await headOf(stores, before.propertyId);
    const trace = aTrace(organizationId, before.propertyId);
    const now = {
      before: await stored(stores, before.unitId),
      after: { ...after, monthlyRent: undefined },
      head,
      trace,
    };
    expect(await stores.units.change(now)).toBe(3);
    expect(await counters(stores)).toEqual([2, 2]);
    await remove(stores, await stored(stores, before.unitId));
    const late = { ...now, trace: aTrace(organizationId, before.propertyId) };
    expect(await refused(stores.units.change(late))).toBe('not-found');
  });

  it('keeps the property’s picture one that is there, while photos and units come and go', async () => {
    const { stores, made } = await withProperty();
    const [one, two] = made.units;
    if (!one || !two) throw new Error('the test made two');
    await change(stores, two, { images: ['two.png'] });
    await change(stores, one, { images: ['one.png', 'more.png'] });
    expect(await summaries(stores, made)).toEqual(Array(3).fill([2, 'two.png']));
    await change(stores, await stored(stores, two.unitId), { images: ['new.png', 'two.png'] });
    expect(await summaries(stores, made)).toEqual(Array(3).fill([2, 'new.png']));
    await change(stores, await stored(stores, two.unitId), { images: [] });
    expect(await summaries(stores, made)).toEqual(Array(3).fill([2, 'one.png']));
    await remove(stores, await stored(stores, one.unitId));
    expect(await summaries(stores, made)).toEqual(Array(3).fill([1, '']));
  });

  it('does not let a photo go that becomes the picture in that moment', async () => {
    const { stores, made } = await withProperty();
    const [one, two] = made.units;
    if (!one || !two) throw new Error('the test made two');
    await change(stores, one, { images: ['one.png'] });
    await change(stores, two, { images: ['two.png'] });
    const head = await headOf(stores, one.propertyId);
    const withTwo = await stored(stores, two.unitId);
    await remove(stores, await stored(stores, one.unitId));
    const trace = aTrace(organizationId, one.propertyId);
    const late = { before: withTwo, after: { ...withTwo, images: [] }, head, trace };
    expect(await refused(stores.units.change(late))).toBe('conflict');
    expect(await summaries(stores, made)).toEqual(Array(3).fill([1, 'two.png']));
  });

  it('deletes only what has no lease, and gives back what it took [PRP-29] [API-20]', async () => {
    const { stores, made, propertyId } = await withProperty();
    const [one, two] = made.units;
    if (!one || !two) throw new Error('the test made two');
    const head = await headOf(stores, propertyId);
    await stores.leases.write(aDraftWrite({ unit: one, head }));
    expect(await refused(stores.leases.write(aDraftWrite({ unit: one, head })))).toBe('conflict');
    const leased = await stored(stores, one.unitId);
    expect(await refused(remove(stores, leased))).toBe('unit-has-lease');
    expect(await refused(remove(stores, one))).toBe('unit-has-lease');
    expect(await refused(change(stores, one, { sizeSqft: '1' }))).toBe('conflict');
    await remove(stores, two);
    expect(await refused(remove(stores, two))).toBe('not-found');
    expect(await counters(stores)).toEqual([1, 1]);
    expect((await headOf(stores, propertyId)).property).toMatchObject({ unitCount: 1, leasedCount: 1 });
    expect(await stores.organizations.byId(organizationId)).toMatchObject({ leasedUnitCount: 1 });
  });

  it('knows the units beside one, and nothing of another organization’s', async () => {
    const { stores, made } = await withProperty({ made: aNewProperty(organizationId, { units: 3 }) });
    const [one, two, three] = made.units;
    if (!one || !two || !three) throw new Error('the test made three');
    expect(await stores.units.around(two)).toEqual({ previous: one.unitId, next: three.unitId });
    expect(await stores.units.around(one)).toEqual({ next: two.unitId });
    expect(await stores.units.byId({ organizationId: 'org_south', unitId: two.unitId })).toBeUndefined();
    expect(await stores.units.byId({ organizationId, unitId: 'unt_2' })).toBeUndefined();
  });

  const many = isLong ? 200 : 60;
  it(`keeps every count right through ${many} random adds and deletes at once [API-18] [API-20] [PRP-30]`, async () => {
    const shares = [60, 40].map((percentage) => ({
      owner: anOwner(organizationId),
      isNew: true,
      percentage,
    }));
    const limits = { properties: 5, units: 40 };
    const { stores, made, propertyId } = await withProperty({
      limits,
      made: aNewProperty(organizationId, { units: 10, shares }),
    });
    let seed = 20_261_121;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const results = await Promise.all(
      Array.from({ length: many }, () => {
        const known = made.units[random(made.units.length)];
        if (known && random(3) === 0) return refused(remove(stores, known));
        const rent = random(2) === 0 ? {} : { monthlyRent: 90_000 };
        return refused(add(stores, aUnit(made.property, `R${random(many)}`, rent)));
      }),
    );
    const expected = ['done', 'unit-limit', 'invalid', 'not-found', 'conflict'];
    expect(results.filter((result) => !expected.includes(result))).toEqual([]);
    expect(results.filter((result) => result === 'done').length).toBeGreaterThan(10);

    const found = await stores.properties.byId({ organizationId, propertyId });
    const units = found?.units ?? [];
    expect(await summaries(stores, made)).toEqual(Array(3).fill([units.length, '']));
    const withoutRent = units.filter(({ monthlyRent }) => monthlyRent === undefined).length;
    expect(await counters(stores)).toEqual([units.length, withoutRent]);
    expect(new Set(units.map(({ unitNumber }) => unitNumber)).size).toBe(units.length);
    // What is left under the limit is what can still be added, to the unit.
    for (let at = units.length; at < limits.units; at += 1)
      await add(stores, aUnit(made.property, `fill ${at}`));
    expect(await refused(add(stores, aUnit(made.property, 'one more')))).toBe('unit-limit');
  }, 120_000);
});
