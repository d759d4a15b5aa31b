import { tenants } from '../../shared/contract/tenants';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { changeTenantAccess } from './change-tenant-access';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyUnit } from './get-my-unit';
import { getTenant } from './get-tenant';
import { inviteTenant } from './invite-tenant';
import { listTenants } from './list-tenants';
import { openSharedDocument } from './open-shared-document';
import { signMyLease } from './sign-my-lease';

export const handlers = {
  getHome,
  getMyLease,
  getMyUnit,
  openSharedDocument,
  signMyLease,
  listTenants,
  getTenant,
  inviteTenant,
  changeTenantAccess,
} satisfies Handlers<'tenants'>;

export const gateways = { files, mail };

export const handler = feature('tenants', { rows: tenants, handlers }, depsFromEnv(gateways));
