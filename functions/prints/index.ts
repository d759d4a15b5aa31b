import { prints } from '../../shared/contract/prints';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { printer } from '../runtime/deps/printer';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { printTables } from './print-tables';

export const handlers = { printTables } satisfies Handlers<'prints'>;

export const gateways = { printer };

export const handler = feature('prints', { rows: prints, handlers }, depsFromEnv(gateways));
