import { properties } from '../../shared/contract/properties';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withFiles } from '../runtime/deps-with-files';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { addProperty } from './add-property';
import { createImageUpload } from './create-image-upload';
import { getDashboard } from './get-dashboard';
import { getProperty } from './get-property';
import { listProperties } from './list-properties';
import { listUnits } from './list-units';

export const handlers = {
  addProperty,
  getProperty,
  listUnits,
  listProperties,
  getDashboard,
  createImageUpload,
} satisfies Handlers<'properties'>;

export const handler = feature('properties', { rows: properties, handlers }, depsFromEnv(withFiles));
