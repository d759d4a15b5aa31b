import { audit } from '../../shared/contract/audit';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { exportEntries } from './export-entries';
import { getEntries } from './get-entries';

export const handlers = { getEntries, exportEntries } satisfies Handlers<'audit'>;

export const gateways = {};

export const handler = feature('audit', { rows: audit, handlers }, depsFromEnv(gateways));
