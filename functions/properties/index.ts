import { properties } from '../../shared/contract/properties';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { addProperty } from './add-property';
import { archiveProperty } from './archive-property';
import { changeShares } from './change-shares';
import { countProperties } from './count-properties';
import { createImageUpload } from './create-image-upload';
import { getActivity } from './get-activity';
import { getDashboard } from './get-dashboard';
import { getProperty } from './get-property';
import { getSetup } from './get-setup';
import { getShareHistory } from './get-share-history';
import { getHomeMore } from './home/get-home-more';
import { listProperties } from './list-properties';
import { listUnits } from './list-units';
import { setCover } from './set-cover';
import { updateProperty } from './update-property';

export const handlers = {
  addProperty,
  getProperty,
  listUnits,
  listProperties,
  countProperties,
  getDashboard,
  getHomeMore,
  getSetup,
  createImageUpload,
  updateProperty,
  archiveProperty,
  setCover,
  changeShares,
  getShareHistory,
  getActivity,
} satisfies Handlers<'properties'>;

export const gateways = { files };

export const handler = feature('properties', { rows: properties, handlers }, depsFromEnv(gateways));
