import { tenants } from '../../shared/contract/tenants';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { files } from '../runtime/deps/files';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { changeTenantAccess } from './change-tenant-access';
import { changeTenantEmail } from './change-tenant-email';
import { countTenants } from './count-tenants';
import { getHome } from './get-home';
import { getMyLease } from './get-my-lease';
import { getMyPaper } from './get-my-paper';
import { getMyReport } from './get-my-report';
import { getMyUnit } from './get-my-unit';
import { getTenant } from './get-tenant';
import { checkPolicy, openPolicy } from './insurance/check-policy';
import { addMyPolicy, createMyPolicyUpload, openMyPolicy, removeMyPolicy } from './insurance/my-policies';
import { inviteTenant } from './invite-tenant';
import { listTenants } from './list-tenants';
import { moveMyWalkThrough } from './move-my-walk-through';
import { askMyLandlord, giveMyAddress } from './move-out-calls';
import { endMyCalendar, getMyCalendar, makeMyCalendar, readCalendar } from './my-calendar';
import { giveMyNotice, takeMyNoticeBack } from './my-notice';
import { openMyReport } from './open-my-report';
import { openSharedDocument } from './open-shared-document';
import { changeTenantRecord } from './record/change-tenant-record';
import { getTenantRecord } from './record/get-tenant-record';
import { changeMyRecord, getMyRecord } from './record/my-record';
import { addTenantNote, deleteTenantNote } from './record/tenant-notes';
import { signMyLease } from './sign-my-lease';

export const handlers = {
  getHome,
  getMyLease,
  getMyUnit,
  openSharedDocument,
  signMyLease,
  getMyPaper,
  giveMyNotice,
  takeMyNoticeBack,
  giveMyAddress,
  askMyLandlord,
  moveMyWalkThrough,
  getMyCalendar,
  makeMyCalendar,
  endMyCalendar,
  readCalendar,
  getMyReport,
  openMyReport,
  listTenants,
  countTenants,
  getTenant,
  inviteTenant,
  changeTenantAccess,
  changeTenantEmail,
  getTenantRecord,
  changeTenantRecord,
  addTenantNote,
  deleteTenantNote,
  getMyRecord,
  changeMyRecord,
  checkPolicy,
  openPolicy,
  createMyPolicyUpload,
  addMyPolicy,
  removeMyPolicy,
  openMyPolicy,
} satisfies Handlers<'tenants'>;

export const gateways = { files, mail };

export const handler = feature('tenants', { rows: tenants, handlers }, depsFromEnv(gateways));
