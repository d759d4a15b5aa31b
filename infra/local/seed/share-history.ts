import type { Deps } from '../../../functions/runtime/deps/deps';
import { type Property, shareSetsOf } from '../../../functions/table/properties/record';
import type { NewProperty } from '../../../functions/table/properties/writes';
import { localDateOf } from '../../../shared/domain/dates';
import { type DemoActor, demoEntry } from './log';
import type { seededIds } from './seeded-ids';

const day = 24 * 60 * 60 * 1000;

/** Share changes: days from today, and percent in the owners' order. One is past, one is upcoming. */
const changes: Readonly<
  Record<string, readonly (readonly [days: number, percentages: readonly number[]])[]>
> = {
  'Ivy Terrace': [
    [-30, [30, 70]],
    [45, [40, 60]],
  ],
};

type Context = {
  readonly property: Property;
  readonly deps: Pick<Deps, 'properties'>;
  readonly ids: ReturnType<typeof seededIds>;
  readonly now: Date;
  readonly by: DemoActor;
};

/** Changes a demo property's shares through the product's own store. */
export async function writeShareHistory(
  shares: NewProperty['shares'],
  { property, deps, ids, now, by }: Context,
): Promise<void> {
  const { organizationId, propertyId } = property;
  for (const [days, percentages] of changes[property.title] ?? []) {
    const head = await deps.properties.head({ organizationId, propertyId });
    if (!head) return;
    const from = localDateOf(new Date(now.getTime() + days * day));
    const next = shares.map(({ owner }, index) => ({
      owner,
      isNew: false,
      percentage: percentages[index] ?? 0,
    }));
    const named = (of: readonly { ownerId: string; percentage: number }[]) =>
      of.map(({ ownerId, percentage }) => {
        const owner = shares.find((share) => share.owner.ownerId === ownerId)?.owner;
        return { ownerId, percentage, name: `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim() };
      });
    const before = shareSetsOf(head).at(-1);
    const audit = demoEntry(property, {
      by,
      ids,
      action: 'property.shares',
      at: new Date(now.getTime() + Math.min(days, -1) * day).toISOString(),
      before: { effectiveFrom: before?.from, shares: named(before?.shares ?? []) },
      after: {
        effectiveFrom: from,
        shares: named(next.map(({ owner, percentage }) => ({ ownerId: owner.ownerId, percentage }))),
      },
    });
    await deps.properties.changeShares({ head, from, shares: next, trace: { audit, now } });
  }
}
