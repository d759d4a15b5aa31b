import { emptyBusiness } from '../../../shared/domain/settings/business';
import { usualLeaseDefaults } from '../../../shared/domain/settings/lease-defaults';
import { mayChangeSettings, maySeeSettings } from '../../../shared/domain/settings/may-settings';
import { wholePng } from '../../support/image-bytes';
import { anotherDevice, lettersOf, resetWorldPassword, sentPhoto } from '../support/own-account';
import { worldPassword } from '../support/people';
import { secondFactorOff, secondFactorOn, secondFactorPending } from '../support/second-factor';
import type { Making, SamplesOf } from './making';
import { digitsOf } from './shared';

/** As many times as a property's own settings were changed. */
const settingsVersion = async ({ world, scene }: Making, propertyId: string): Promise<number> => {
  const { organizationId } = scene.home;
  const { property } = await world.deps.organizationSettings.ofProperty({ organizationId, propertyId });
  return property?.version ?? 0;
};

const organizationVersion = async ({ world, scene }: Making): Promise<number> =>
  (await world.deps.organizationSettings.ofOrganization(scene.home.organizationId))?.version ?? 0;

export const profile: SamplesOf<'profile'> = {
  getOrganizationSettings: { allows: maySeeSettings, input: () => ({}) },
  changeFeeSettings: {
    names: ['rent'],
    allows: mayChangeSettings,
    input: async (making) => ({
      body: {
        property_id: making.id('rent'),
        version: await settingsVersion(making, making.id('rent')),
        late_fees: 'automatic' as const,
        returned_fee: { cents: 3_500, isAutomatic: true },
      },
    }),
  },
  changePropertyLease: {
    names: ['rent'],
    allows: mayChangeSettings,
    input: async (making) => ({
      body: {
        property_id: making.id('rent'),
        version: await settingsVersion(making, making.id('rent')),
        lease: { ...usualLeaseDefaults, noticeAddress: `PO Box ${digitsOf(making.fresh)}` },
      },
    }),
  },
  changeOrganizationSettings: {
    allows: mayChangeSettings,
    input: async (making) => ({
      body: {
        version: await organizationVersion(making),
        business: { ...emptyBusiness, legalName: `Homes ${lettersOf(making.fresh)}`, phone: '5155550142' },
      },
    }),
  },
  createLogoUpload: {
    allows: mayChangeSettings,
    input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }),
  },
  saveLogo: {
    allows: mayChangeSettings,
    input: async (making) => ({
      body: {
        version: await organizationVersion(making),
        upload: await sentPhoto(making, wholePng({ width: 240, height: 60 })),
      },
    }),
  },
  getProfile: { input: () => ({}) },
  updateProfile: {
    input: ({ fresh }) => ({ body: { first_name: 'Person', last_name: lettersOf(fresh) } }),
  },
  renameOrganization: {
    allows: ({ roleLabel }) => roleLabel === 'orgAdmin',
    input: ({ fresh }) => ({ body: { name: `Homes ${fresh}` } }),
  },
  saveSetup: {
    allows: ({ roleLabel }) => ['orgAdmin', 'manager', 'owner'].includes(roleLabel),
    input: () => ({ body: { units: '5-50' as const } }),
  },
  setAssistantModel: {
    allows: ({ roleLabel }) => roleLabel === 'orgAdmin',
    input: () => ({ body: { on: true } }),
  },
  createPhotoUpload: { input: () => ({ body: { contentType: 'image/png' as const, bytes: 1000 } }) },
  savePhoto: { input: async (making) => ({ body: { upload: await sentPhoto(making) } }) },
  changePassword: {
    input: async (making) => {
      await resetWorldPassword(making);
      return { body: { password: worldPassword, new_password: `${worldPassword} ${making.fresh}` } };
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
    input: async ({ world, scene }) => {
      const { organizationId, userRoleId } = scene.me.viewer;
      const list = 'leases' as const;
      const { version = 0 } = (await world.deps.views.of({ organizationId, userRoleId, list })) ?? {};
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
      await resetWorldPassword(making);
      // Turning it on uses up a secret that an earlier call left.
      await secondFactorOn(making.scene.me.viewer, making.world);
      await secondFactorOff(making.scene.me.viewer, making.world);
      return { body: { password: worldPassword } };
    },
  },
  confirmSecondFactor: {
    input: async ({ scene, world }) => ({
      body: { code: await secondFactorPending(scene.me.viewer, world) },
    }),
  },
  newRecoveryCodes: {
    input: async (making) => {
      await resetWorldPassword(making);
      const code = await secondFactorOn(making.scene.me.viewer, making.world);
      return { body: { password: worldPassword, code } };
    },
  },
  endSecondFactor: {
    input: async (making) => {
      await resetWorldPassword(making);
      const code = await secondFactorOn(making.scene.me.viewer, making.world);
      return { body: { password: worldPassword, code } };
    },
  },
};
