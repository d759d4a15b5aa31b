import { leases } from '../../shared/contract/leases';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { pdfs } from '../runtime/deps/pdf-thread';
import { printer } from '../runtime/deps/printer';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { adoptHandlers } from './adopt';
import { conditionHandlers } from './condition';
import { draftHandlers } from './draft';
import { moveHandlers } from './moves';
import { settlementHandlers } from './settlement';
import { signingHandlers } from './signing';
import { templateHandlers } from './templates';
import { termHandlers } from './terms';

export const handlers = {
  ...draftHandlers,
  ...adoptHandlers,
  ...signingHandlers,
  ...termHandlers,
  ...moveHandlers,
  ...conditionHandlers,
  ...templateHandlers,
  ...settlementHandlers,
} satisfies Handlers<'leases'>;

export const gateways = { files, printer, pdfs };

export const handler = feature('leases', { rows: leases, handlers }, depsFromEnv(gateways));
