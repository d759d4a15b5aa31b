import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { may } from '../../shared/domain/people/roles';
import { call } from './support/call';
import { causeOf, firstOfItsKind } from './support/causes';
import { kindOf } from './support/invariants';
import type { Persona } from './support/people';
import { fewOf, personaOf, sampleInput, sceneOf, type Walked, walked } from './support/scene';
import { serverOwned, withExtras } from './support/server-owned';
import type { StoredItem, TableDump } from './support/table-dump';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

/**
 * The owner, who may do almost everything, or the admin for the rest; a tenant alone has a home, an applicant
 * an application.
 */
const personaFor = (entry: Walked): Persona => {
  const { row, sample } = entry;
  const usual = personaOf(entry);
  if (usual !== 'orgAdmin') return usual;
  const need = row.auth.kind === 'bearer' ? row.auth.need : undefined;
  const { viewer } = world.north.people.owner;
  return (!need || may(viewer, need)) && sample.allows?.(viewer) !== false ? 'owner' : 'orgAdmin';
};

const writing = walked.filter(({ row }) => row.method !== 'GET' && row.body !== undefined);

/** Fields that differ on every call whatever the body says. */
const isOfTheMoment = (field: string): boolean => /^(ttl|windowStart|count|shelf|seq)$/.test(field);
/** Records that a call may create or find, depending on the moment. */
const mayBeThere: ReadonlySet<string> = new Set(['attempt', 'owner-shelf']);

/** A record's fields, figures and flags: what an attacker's word could change. */
const shapeOf = (item: StoredItem): string =>
  JSON.stringify(
    Object.entries(item)
      .filter(([field]) => !isOfTheMoment(field))
      .map(([field, value]) => [
        field,
        typeof value === 'number' || typeof value === 'boolean' ? value : typeof value,
      ])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

const keyOf = ({ pk, sk }: StoredItem): string => `${pk}\n${sk}`;

/** The shapes of new records. */
function newShapes(before: TableDump, after: TableDump): string[] {
  const known = new Set(before.map(keyOf));
  return after
    .filter((item) => !known.has(keyOf(item)) && !mayBeThere.has(kindOf(item)))
    .map(shapeOf)
    .sort();
}

/** Changed records: their kind and the changed fields, each once. */
function changes(before: TableDump, after: TableDump): string[] {
  const known = new Map(before.map((item) => [keyOf(item), item]));
  const changed = after
    .flatMap((item) => {
      const was = known.get(keyOf(item));
      if (!was || mayBeThere.has(kindOf(item))) return [];
      const fields = Object.keys({ ...was, ...item }).filter(
        (field) => JSON.stringify(was[field]) !== JSON.stringify(item[field]),
      );
      return fields.length > 0 ? [`${kindOf(item)}: ${fields.sort().join()}`] : [];
    })
    .sort();
  return [...new Set(changed)];
}

type Bodies = { readonly body: unknown; readonly extras: unknown };

/** The extra fields less those that the call itself may take: a sample leaves out what is optional. */
function withoutAsked({ row }: Walked, { body, extras }: Bodies): unknown {
  if (!(row.body instanceof z.ZodObject) || typeof extras !== 'object' || extras === null) return extras;
  const asked = Object.keys(row.body.shape).filter((field) => !Object.hasOwn(Object(body), field));
  return Object.fromEntries(Object.entries(extras).filter(([field]) => !asked.includes(field)));
}

describe.each(fewOf(writing, 'server’s own').map((entry) => [entry.title, entry] as const))(
  'R2 %s',
  (_, entry) => {
    const callWith = async (extra: boolean) => {
      const scene = await sceneOf(personaFor(entry), { world });
      const { body, ...input } = await sampleInput(entry, { world, scene });
      const before = await world.dump();
      const reply = await call(world, entry, {
        ...input,
        body: extra ? withoutAsked(entry, { body, extras: withExtras(body) }) : body,
        token: scene.mySession.token,
      });
      return { reply, before, after: await world.dump() };
    };

    it(`stores and says nothing of ${Object.keys(serverOwned).length} fields that are the server’s own`, async () => {
      // The first of its kind may make more records than the next: it counts for neither side.
      await callWith(false);
      const plain = await callWith(false);
      const extra = await callWith(true);
      expect(extra.reply.status).toBe(plain.reply.status);
      expect(plain.reply.status, causeOf(plain.reply, 200)).toBe(200);
      expect(JSON.stringify(extra.reply.json)).not.toContain('MASS-');
      expect(JSON.stringify(extra.after)).not.toContain('MASS-');
      expect(newShapes(extra.before, extra.after), firstOfItsKind).toEqual(
        newShapes(plain.before, plain.after),
      );
      expect(changes(extra.before, extra.after), firstOfItsKind).toEqual(changes(plain.before, plain.after));
    });

    it('lets no field name reach a prototype', async () => {
      const scene = await sceneOf(personaFor(entry), { world });
      const { body, ...input } = await sampleInput(entry, { world, scene });
      const poisoned = { ...(body as object), constructor: { prototype: { polluted: true } } };
      const reply = await call(world, entry, { ...input, body: poisoned, token: scene.mySession.token });
      expect(reply.status).toBe(400);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    });
  },
);
