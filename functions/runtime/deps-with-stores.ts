import { env } from '../../infra/env';
import type { TableClient } from '../table/client';
import type { Wait } from '../table/transact';
import type { Deps } from './deps';
import { required } from './deps-settings';
import { only } from './only';

/** The table, and what a write does before it tries again after a collision. */
export type Opened = { readonly table: TableClient; readonly wait: Wait };

type Stores<S> = { readonly stores: (opened: Opened) => S };

/**
 * The stores that a function's own code asks, over the table: `withStores(() => import('./stores'))`. The others it neither bundles nor loads,
 * and asking one says so; test/architecture/stores.test.ts holds that none is missing.
 */
export const withStores =
  <S>(load: () => Promise<Stores<S>>) =>
  async (): Promise<S> => {
    const [{ stores }, { documentClient, openTable }, { waitWithJitter }] = await Promise.all([
      load(),
      import('../table/client'),
      import('../table/transact'),
    ]);
    const table = openTable({ client: documentClient(), tableName: required(env.tableName) });
    return stores({ table, wait: waitWithJitter });
  };

/** The part of a store that a function asks, where the whole one is large: `partOf('people', { page: peoplePage(table) })`. */
export const partOf = <K extends keyof Deps>(store: K, part: Partial<Deps[K]>): Deps[K] =>
  only(part, (name) => new Error(`This function was built without ${store}.${name}: name it in its stores`));
