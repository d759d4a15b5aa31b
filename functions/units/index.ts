import { units } from '../../shared/contract/units';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addUnit } from './add-unit';
import { deleteUnit } from './delete-unit';
import { getUnit } from './get-unit';
import { updateUnit } from './update-unit';

export const handlers = {
  addUnit,
  getUnit,
  updateUnit,
  deleteUnit,
} satisfies Handlers<'units'>;

export const gateways = { files };

export const handler = feature('units', { rows: units, handlers }, depsFromEnv(gateways));
