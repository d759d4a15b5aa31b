import { profile } from '../../shared/contract/profile';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withFiles } from '../runtime/deps-with-files';
import { withRareMail } from '../runtime/deps-with-rare-mail';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { changePassword } from './change-password';
import { confirmSecondFactor } from './confirm-second-factor';
import { createPhotoUpload } from './create-photo-upload';
import { endOtherSessions } from './end-other-sessions';
import { endSecondFactor } from './end-second-factor';
import { endSession } from './end-session';
import { getProfile } from './get-profile';
import { listSessions } from './list-sessions';
import { newRecoveryCodes } from './new-recovery-codes';
import { renameOrganization } from './rename-organization';
import { savePhoto } from './save-photo';
import { savePreferences } from './save-preferences';
import { startSecondFactor } from './start-second-factor';
import { updateProfile } from './update-profile';

export const handlers = {
  getProfile,
  updateProfile,
  renameOrganization,
  createPhotoUpload,
  savePhoto,
  changePassword,
  savePreferences,
  listSessions,
  endSession,
  endOtherSessions,
  startSecondFactor,
  confirmSecondFactor,
  newRecoveryCodes,
  endSecondFactor,
} satisfies Handlers<'profile'>;

export const handler = feature(
  'profile',
  { rows: profile, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withRareMail,
    withFiles,
  ),
);
