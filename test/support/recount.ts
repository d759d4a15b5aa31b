import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { organizationPartition, separator } from '../../functions/table/db/keys';
import type { OpenStores } from './databases';

const Item = z.looseObject({ pk: z.string(), sk: z.string() });
type Item = z.infer<typeof Item>;

/** The whole table. Only tests scan; the product never does. */
export async function everyItem({ client, tableName }: OpenStores): Promise<Item[]> {
  const items: Item[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...z.array(Item).parse(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

/** An organization's counters, limits, shares and search shelves, next to a recount from its records. */
export async function recountOf(stores: OpenStores, organizationId: string) {
  const items = (await everyItem(stores)).filter(({ pk }) =>
    pk.startsWith(organizationPartition(organizationId)),
  );
  const organization = items.find(({ sk }) => sk === 'ORG');
  const ofKind = (name: string) => items.filter((item) => item._et === name);
  const [properties, lines, units, owners] = ['property', 'property-line', 'unit', 'owner'].map(ofKind);
  const [shares, owned, guards] = ['share', 'owned-property', 'owner-email-guard'].map(ofKind);
  const shelves = ofKind('owner-shelf');
  const shelved = z
    .array(z.object({ entries: z.set(z.string()).default(new Set()) }))
    .parse(shelves)
    .flatMap(({ entries }) => [...entries].map((entry) => entry.split(separator)[1]))
    .sort();
  const limits = z.object({ properties: z.number(), units: z.number() }).parse(organization?.limits);
  const counts = {
    properties: properties?.length ?? 0,
    units: units?.length ?? 0,
    owners: owners?.length ?? 0,
  };
  const ids = (list: readonly Item[] | undefined, ...names: string[]) =>
    (list ?? []).map((item) => names.map((name) => String(item[name])).join(' ')).sort();
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const stated = properties?.every(
    ({ propertyId, unitCount, stage }) =>
      stage === 'live' && unitCount === units?.filter((unit) => unit.propertyId === propertyId).length,
  );
  const checks = [
    stated,
    organization?.propertyCount === counts.properties,
    organization?.unitCount === counts.units,
    organization?.ownerCount === counts.owners,
    (organization?.ownerChanges ?? 0) === shelves.reduce((sum, { changes }) => sum + Number(changes), 0),
    organization?.propertiesLeft === limits.properties - counts.properties,
    organization?.unitsLeft === limits.units - counts.units,
    organization?.unitsWithoutRent === units?.filter(({ monthlyRent }) => monthlyRent === undefined).length,
    isSame(ids(properties, 'propertyId'), ids(lines, 'propertyId')),
    isSame(ids(shares, 'propertyId', 'ownerId'), ids(owned, 'propertyId', 'ownerId')),
    isSame(ids(owners, 'ownerId', 'email'), ids(guards, 'ownerId', 'email')),
    isSame(ids(owners, 'ownerId'), shelved),
    ids(shares, 'ownerId').every((ownerId) => ids(owners, 'ownerId').includes(ownerId)),
  ];
  return { isRight: checks.every(Boolean), ...counts };
}
