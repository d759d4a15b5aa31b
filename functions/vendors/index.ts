import { vendors } from '../../shared/contract/vendors';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { acceptVendorJob } from './accept-vendor-job';
import { addVendor } from './add-vendor';
import { agreeVendorVisit } from './agree-vendor-visit';
import { archiveVendor } from './archive-vendor';
import { billVendorJob } from './bill-vendor-job';
import { countVendors } from './count-vendors';
import { createJobUpload } from './create-job-upload';
import { declineVendorJob } from './decline-vendor-job';
import { estimateVendorJob } from './estimate-vendor-job';
import { finishVendorJob } from './finish-vendor-job';
import { getJobCalendar } from './get-job-calendar';
import { getVendor } from './get-vendor';
import { listVendors } from './list-vendors';
import { missVendorVisit } from './miss-vendor-visit';
import { openJob } from './open-job';
import { openJobCodes } from './open-job-codes';
import { proposeVendorVisit } from './propose-vendor-visit';
import { restoreVendor } from './restore-vendor';
import { resumeVendorJob } from './resume-vendor-job';
import { startVendorWork } from './start-vendor-work';
import { updateVendor } from './update-vendor';
import { waitVendorJob } from './wait-vendor-job';

export const handlers = {
  listVendors,
  countVendors,
  getVendor,
  addVendor,
  updateVendor,
  archiveVendor,
  restoreVendor,
  openJob,
  acceptVendorJob,
  declineVendorJob,
  proposeVendorVisit,
  agreeVendorVisit,
  missVendorVisit,
  startVendorWork,
  waitVendorJob,
  resumeVendorJob,
  estimateVendorJob,
  finishVendorJob,
  billVendorJob,
  createJobUpload,
  openJobCodes,
  getJobCalendar,
} satisfies Handlers<'vendors'>;

export const gateways = { files };

export const handler = feature('vendors', { rows: vendors, handlers }, depsFromEnv(gateways));
