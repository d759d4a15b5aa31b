import { assistant } from '../../shared/contract/assistant';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { invokeFromEnv } from '../runtime/deps/invoke-from-env';
import { plannerFromEnv } from '../runtime/deps/planner-from-env';
import { feature } from '../runtime/pipeline/feature';
import type { RelayedHandlers } from '../runtime/relayed';
import { ask } from './ask';

export const handlers = { ask } satisfies RelayedHandlers<'assistant'>;

export const gateways = { invoke: invokeFromEnv, planner: plannerFromEnv };

export const handler = feature('assistant', { rows: assistant, handlers }, depsFromEnv(gateways));
