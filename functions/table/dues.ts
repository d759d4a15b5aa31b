import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { type Due, duesOf } from '../../shared/domain/subscription-dues';
import type { Subscription } from '../../shared/domain/subscriptions';
import type { TableClient } from './client';
import { billingEntities } from './entities/billing';
import { duePartition, separator } from './keys';
import type { Write } from './transact';

/** One thing an organization waits for; `at` is a UTC instant. */
export type OrganizationDue = Due & { readonly organizationId: string };

/** What organizations wait for, by date. It follows the subscription: written and taken back with it, in its transaction. */
export type Dues = {
  /** All that is due at `now` and was not done, back to 13 months ago: a job that stood still catches up. */
  until(now: Date): Promise<OrganizationDue[]>;
  /** It was done, or is of no use any more. */
  drop(due: OrganizationDue): Promise<void>;
};

const monthsBack = 13;

/** `2026-07` and the months before it, newest first. */
const monthsUntil = (now: Date): string[] =>
  Array.from({ length: monthsBack + 1 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

const isIn = (dues: readonly Due[], { kind, at }: Due): boolean =>
  dues.some((due) => due.kind === kind && due.at === at);

/**
 * The writes that make the list fit a subscription that was `before` and is `after` a change; a new one has no `before`. What was due by `now`
 * stays: the job that works it off strikes it, after it has looked whether everything was told.
 */
export function dueWrites(
  table: TableClient,
  change: { organizationId: string; before?: Subscription; after: Subscription; now: Date },
): Write<'due'>[] {
  const { due } = billingEntities(table);
  const { organizationId } = change;
  const [was, is] = [change.before ? duesOf(change.before) : [], duesOf(change.after)];
  const gone = was.filter((one) => !isIn(is, one) && one.at > change.now.toISOString());
  const come = is.filter((one) => !isIn(was, one));
  return [
    ...gone.map((one) => ({
      name: 'due' as const,
      write: due.build(DeleteTransaction).key({ ...one, organizationId }),
    })),
    ...come.map((one) => ({
      name: 'due' as const,
      write: due.build(PutTransaction).item({ ...one, organizationId }),
    })),
  ];
}

export function dueStore(table: TableClient): Dues {
  const { due } = billingEntities(table);
  const ofMonth = async (month: string, now: Date): Promise<OrganizationDue[]> => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: duePartition(month), range: { lt: `${now.toISOString()}${separator}~` } })
      .entities(due)
      .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
      .send();
    return Items.map(({ organizationId, kind, at }) => ({ organizationId, kind, at }));
  };
  return {
    until: async (now) => {
      const found = await Promise.all(monthsUntil(now).map((month) => ofMonth(month, now)));
      return found.flat().toSorted((one, other) => one.at.localeCompare(other.at));
    },
    drop: async ({ organizationId, kind, at }) => {
      await due.build(DeleteItemCommand).key({ organizationId, kind, at }).send();
    },
  };
}
