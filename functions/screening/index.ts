import { screening } from '../../shared/contract/screening';
import { bureau } from '../runtime/deps/bureau';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { reportKey } from '../runtime/deps/field-keys';
import { files } from '../runtime/deps/files';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { applicantHandlers } from './applicants';
import { applyHandlers } from './apply';
import { orderHandlers } from './orders';
import { reportHandlers } from './reports';

export const handlers = {
  ...applyHandlers,
  ...applicantHandlers,
  ...orderHandlers,
  ...reportHandlers,
} satisfies Handlers<'screening'>;

export const gateways = { bureau, files, payments, reportKey };

export const handler = feature('screening', { rows: screening, handlers }, depsFromEnv(gateways));
