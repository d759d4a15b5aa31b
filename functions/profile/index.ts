import { profile } from '../../shared/contract/profile';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { secretKey } from '../runtime/deps/field-keys';
import { files } from '../runtime/deps/files';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { changeFeeSettings } from './change-fee-settings';
import { changeOrganizationSettings } from './change-organization-settings';
import { changePassword } from './change-password';
import { changePropertyLease } from './change-property-lease';
import { confirmSecondFactor } from './confirm-second-factor';
import { createLogoUpload } from './create-logo-upload';
import { createPhotoUpload } from './create-photo-upload';
import { endOtherSessions } from './end-other-sessions';
import { endSecondFactor } from './end-second-factor';
import { endSession } from './end-session';
import { getOrganizationSettings } from './get-organization-settings';
import { getProfile } from './get-profile';
import { getSavedViews } from './get-saved-views';
import { listSessions } from './list-sessions';
import { newRecoveryCodes } from './new-recovery-codes';
import { renameOrganization } from './rename-organization';
import { saveLogo } from './save-logo';
import { savePhoto } from './save-photo';
import { savePreferences } from './save-preferences';
import { saveSetup } from './save-setup';
import { saveViews } from './save-views';
import { setAssistantModel } from './set-assistant-model';
import { startSecondFactor } from './start-second-factor';
import { updateProfile } from './update-profile';

export const handlers = {
  getProfile,
  getOrganizationSettings,
  changeFeeSettings,
  changePropertyLease,
  changeOrganizationSettings,
  createLogoUpload,
  saveLogo,
  updateProfile,
  renameOrganization,
  saveSetup,
  setAssistantModel,
  createPhotoUpload,
  savePhoto,
  changePassword,
  savePreferences,
  getSavedViews,
  saveViews,
  listSessions,
  endSession,
  endOtherSessions,
  startSecondFactor,
  confirmSecondFactor,
  newRecoveryCodes,
  endSecondFactor,
} satisfies Handlers<'profile'>;

export const gateways = { files, mail, secretKey };

export const handler = feature('profile', { rows: profile, handlers }, depsFromEnv(gateways));
