import { tenants } from '../../shared/contract/tenants';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { answerReport } from './answer-report';
import { changeTenantAccess } from './change-tenant-access';
import { createRemarkUpload } from './create-remark-upload';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyReport } from './get-my-report';
import { getMyUnit } from './get-my-unit';
import { getTenant } from './get-tenant';
import { inviteTenant } from './invite-tenant';
import { listTenants } from './list-tenants';
import { openSharedDocument } from './open-shared-document';
import { saveRemarks } from './save-remarks';
import { signMyLease } from './sign-my-lease';

export const handlers = {
  getHome,
  getMyLease,
  getMyUnit,
  openSharedDocument,
  signMyLease,
  getMyReport,
  createRemarkUpload,
  saveRemarks,
  answerReport,
  listTenants,
  getTenant,
  inviteTenant,
  changeTenantAccess,
} satisfies Handlers<'tenants'>;

export const gateways = { files, mail };

export const handler = feature('tenants', { rows: tenants, handlers }, depsFromEnv(gateways));
