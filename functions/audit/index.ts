import { audit } from '../../shared/contract/audit';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { exportEntries } from './export-entries';
import { getEntries } from './get-entries';

export const handlers = { getEntries, exportEntries } satisfies Handlers<'audit'>;

export const handler = feature(
  'audit',
  { rows: audit, handlers },
  depsFromEnv(withStores(() => import('./stores'))),
);
