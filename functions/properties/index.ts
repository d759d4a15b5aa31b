import { properties } from '../../shared/contract/properties';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withFiles } from '../runtime/deps-with-files';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { addProperty } from './add-property';
import { changeShares } from './change-shares';
import { createImageUpload } from './create-image-upload';
import { getActivity } from './get-activity';
import { getDashboard } from './get-dashboard';
import { getProperty } from './get-property';
import { getShareHistory } from './get-share-history';
import { listProperties } from './list-properties';
import { listUnits } from './list-units';
import { updateProperty } from './update-property';

export const handlers = {
  addProperty,
  getProperty,
  listUnits,
  listProperties,
  getDashboard,
  createImageUpload,
  updateProperty,
  changeShares,
  getShareHistory,
  getActivity,
} satisfies Handlers<'properties'>;

export const handler = feature(
  'properties',
  { rows: properties, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withFiles,
  ),
);
