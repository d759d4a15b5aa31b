import { afterAll, beforeAll, expect, it } from 'vitest';
import { allRecords } from '../architecture/records';
import type { StoredItem } from '../trust/support/table-dump';
import { openTrustWorld, type TrustWorld } from '../trust/support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

type Path = readonly (string | number)[];

/** A date, an instant or a hash is of its form in every release, and absent is empty. */
const formed = /^$|^\d{4}-\d{2}|^[0-9a-f]{64}$/;

/** Where the texts of a value are. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return formed.test(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null || value instanceof Set) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? withText(each, rest, text) : each));
  return { ...Object(value), [key]: withText(Object(value)[key], rest, text) };
}

const perKind = 5;
const newer = 'what-a-newer-release-wrote';

/** Texts whose value decides what else is in the record: those are written a release after they are read. */
const decides: readonly string[] = [
  'lease-term.late.fee.kind',
  'lease-term.text.from',
  'outbox.message.kind',
  'person.grants.properties',
  'role.grants.properties',
  'unit.calendar.entries.#.kind',
];

it('today’s records are read with any newer text in them, but for what decides what else is there', async () => {
  const dump = await world.dump();
  const refused = new Set<string>();
  let tried = 0;
  for (const record of allRecords) {
    const items: StoredItem[] = dump.filter((item) => item._et === record.name).slice(0, perKind);
    const fields = new Set(Object.keys(record.schema().shape));
    for (const item of items)
      for (const path of textsIn(item).filter(([field]) => fields.has(String(field)))) {
        tried += 1;
        try {
          record.parse(withText(item, path, newer));
        } catch {
          refused.add([record.name, ...path.map((key) => (typeof key === 'number' ? '#' : key))].join('.'));
        }
      }
  }
  expect(tried).toBeGreaterThan(500);
  expect([...refused].toSorted()).toEqual(decides);
});
