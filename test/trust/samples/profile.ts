import { anotherDevice, lettersOf, resetHousePassword, sentPhoto } from '../support/own-account';
import { housePassword } from '../support/people';
import { secondFactorOff, secondFactorOn, secondFactorPending } from '../support/second-factor';
import type { SamplesOf } from './making';
import { digitsOf } from './shared';

export const profile: SamplesOf<'profile'> = {
  getProfile: { input: () => ({}) },
  updateProfile: {
    input: ({ fresh }) => ({ body: { first_name: 'Person', last_name: lettersOf(fresh) } }),
  },
  renameOrganization: {
    allows: ({ roleLabel }) => roleLabel === 'orgAdmin',
    input: ({ fresh }) => ({ body: { name: `Homes ${fresh}` } }),
  },
  createPhotoUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
  savePhoto: { input: async (making) => ({ body: { upload: await sentPhoto(making) } }) },
  changePassword: {
    input: async (making) => {
      await resetHousePassword(making);
      return { body: { password: housePassword, new_password: `${housePassword} ${making.fresh}` } };
    },
  },
  savePreferences: {
    input: ({ fresh }) => {
      const bell = { bell: true, mail: false };
      const mail = Number(digitsOf(fresh)) % 2 === 0;
      return { body: { people: bell, bank: { bell: true, mail }, plan: bell } };
    },
  },
  getSavedViews: { input: () => ({ params: { list: 'leases' as const } }) },
  saveViews: {
    input: async ({ house, scene }) => {
      const { organizationId, userRoleId } = scene.me.viewer;
      const list = 'leases' as const;
      const { version = 0 } = (await house.deps.views.of({ organizationId, userRoleId, list })) ?? {};
      return { params: { list }, body: { version, views: [{ name: 'Elm', filters: { search: 'elm' } }] } };
    },
  },
  listSessions: { input: () => ({}) },
  endSession: { names: ['session'], input: ({ id }) => ({ body: { session_id: id('session') } }) },
  endOtherSessions: {
    input: async (making) => {
      await anotherDevice(making);
      return { body: {} };
    },
  },
  startSecondFactor: {
    input: async (making) => {
      await resetHousePassword(making);
      // Turning it on uses up a secret that an earlier call left.
      await secondFactorOn(making.scene.me.viewer, making.house);
      await secondFactorOff(making.scene.me.viewer, making.house);
      return { body: { password: housePassword } };
    },
  },
  confirmSecondFactor: {
    input: async ({ scene, house }) => ({
      body: { code: await secondFactorPending(scene.me.viewer, house) },
    }),
  },
  newRecoveryCodes: {
    input: async (making) => {
      await resetHousePassword(making);
      const code = await secondFactorOn(making.scene.me.viewer, making.house);
      return { body: { password: housePassword, code } };
    },
  },
  endSecondFactor: {
    input: async (making) => {
      await resetHousePassword(making);
      const code = await secondFactorOn(making.scene.me.viewer, making.house);
      return { body: { password: housePassword, code } };
    },
  },
};
