import { units } from '../../shared/contract/units';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withFiles } from '../runtime/deps-with-files';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { addUnit } from './add-unit';
import { deleteUnit } from './delete-unit';
import { getLeaseAgreementDetails } from './get-lease-agreement-details';
import { getLeaseData } from './get-lease-data';
import { getUnit } from './get-unit';
import { updateUnit } from './update-unit';

export const handlers = {
  addUnit,
  getUnit,
  updateUnit,
  deleteUnit,
  getLeaseData,
  getLeaseAgreementDetails,
} satisfies Handlers<'units'>;

export const handler = feature(
  'units',
  { rows: units, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withFiles,
  ),
);
