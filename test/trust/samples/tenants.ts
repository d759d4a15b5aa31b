import { may } from '../../../shared/domain/people/permissions';
import {
  hasOwnTenantRecord,
  readsTenantRecord,
  writesTenantRecord,
} from '../../../shared/domain/people/tenant-record';
import { uninvitedTenant } from '../support/adopted';
import { newFeed } from '../support/calendar-feed';
import { sentReport } from '../support/conditions';
import { sentDocument } from '../support/documents';
import {
  myRecordVersion,
  ownPolicy,
  ownTenantNote,
  policyOfTenant,
  promiseOfTenant,
  tenantAsRead,
} from '../support/tenant-records';
import {
  farLastDay,
  myLeaseInForce,
  myLeaseWithNotice,
  myPaper,
  sharedDocument,
  spareTenant,
} from '../support/tenants';
import { tomorrowIn } from '../support/tomorrow';
import type { SamplesOf } from './making';

export const tenants: SamplesOf<'tenants'> = {
  getHome: { input: () => ({}) },
  getMyLease: { names: ['myLease'], input: ({ id }) => ({ params: { leaseId: id('myLease') } }) },
  getMyUnit: { names: ['myLease'], input: ({ id }) => ({ params: { leaseId: id('myLease') } }) },
  openSharedDocument: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: await sharedDocument(making) }),
  },
  signMyLease: { names: ['myLease'], input: ({ id }) => ({ body: { lease_id: id('myLease') } }) },
  getMyPaper: {
    names: ['myLease'],
    makes: true,
    input: async (making) => ({ params: await myPaper(making) }),
  },
  giveMyNotice: {
    names: ['myLease'],
    input: async (making) => ({
      body: { lease_id: await myLeaseInForce(making), last_day: farLastDay(making), agrees: true },
    }),
  },
  takeMyNoticeBack: {
    names: ['myLease'],
    input: async (making) => ({ body: { lease_id: await myLeaseWithNotice(making) } }),
  },
  giveMyAddress: {
    names: ['myLease'],
    input: async (making) => ({
      body: { lease_id: await myLeaseInForce(making), address: '9 Elm Street, Ames, IA 50010' },
    }),
  },
  getMyCalendar: { input: () => ({}) },
  makeMyCalendar: { input: () => ({ body: {} }) },
  endMyCalendar: { input: () => ({ body: {} }) },
  readCalendar: { makes: true, input: async (making) => ({ query: { feed: await newFeed(making) } }) },
  moveMyWalkThrough: {
    names: ['myLease'],
    input: async (making) => ({
      body: {
        lease_id: await myLeaseWithNotice(making),
        move: 'propose' as const,
        windows: [tomorrowIn(making)],
      },
    }),
  },
  askMyLandlord: {
    names: ['myLease'],
    input: async (making) => ({
      body: { lease_id: await myLeaseInForce(making), question: 'When can we hand over the keys?' },
    }),
  },
  getMyReport: {
    names: ['myLease'],
    makes: true,
    input: async (making) => {
      const { lease_id: leaseId, kind } = await sentReport(making);
      return { params: { leaseId, kind } };
    },
  },
  openMyReport: {
    names: ['myLease'],
    makes: true,
    input: async (making) => {
      const { lease_id, kind } = await sentReport(making);
      return { body: { lease_id, kind } };
    },
  },
  listTenants: { input: () => ({ query: {} }) },
  countTenants: { input: () => ({ query: {} }) },
  getTenant: { names: ['tenant'], input: ({ id }) => ({ params: { id: id('tenant') } }) },
  getTenantRecord: {
    names: ['tenant'],
    allows: readsTenantRecord,
    input: ({ id }) => ({ params: { id: id('tenant') } }),
  },
  changeTenantRecord: {
    names: ['tenant'],
    allows: writesTenantRecord,
    input: async (making) => ({
      body: {
        ...(await tenantAsRead(making)),
        vehicles: [{ description: '2019 Honda Civic', plate: 'JKV 4410', state: 'OH' }],
      },
    }),
  },
  addTenantNote: {
    names: ['tenant'],
    creates: true,
    // A promise is of money, which not everybody sees who writes notes.
    allows: (viewer) => writesTenantRecord(viewer) && may(viewer, { area: 'money', level: 'view' }),
    input: async (making) => ({ body: await promiseOfTenant(making) }),
  },
  deleteTenantNote: {
    names: ['tenant'],
    makes: true,
    allows: writesTenantRecord,
    input: async (making) => ({ body: await ownTenantNote(making) }),
  },
  getMyRecord: { allows: hasOwnTenantRecord, input: () => ({}) },
  changeMyRecord: {
    allows: hasOwnTenantRecord,
    input: async (making) => ({
      body: {
        version: await myRecordVersion(making),
        vehicles: [{ description: '2019 Honda Civic', plate: 'JKV 4410', state: 'OH' }],
      },
    }),
  },
  checkPolicy: {
    names: ['tenant'],
    allows: writesTenantRecord,
    input: async (making) => ({ body: { ...(await policyOfTenant(making)), state: 'confirmed' as const } }),
  },
  openPolicy: {
    names: ['tenant'],
    makes: true,
    allows: readsTenantRecord,
    input: async (making) => {
      const { user_role_id: id, policy_id } = await policyOfTenant(making);
      return { params: { id }, query: { policy_id } };
    },
  },
  createMyPolicyUpload: {
    allows: hasOwnTenantRecord,
    input: () => ({ body: { contentType: 'application/pdf' as const, bytes: 1000 } }),
  },
  addMyPolicy: {
    creates: true,
    allows: hasOwnTenantRecord,
    input: async (making) => {
      const { version } = await ownPolicy(making);
      return {
        body: {
          version,
          carrier: 'Lemonade',
          policy: 'LM-20419',
          cents: 10_000_000,
          from: '2026-12-15',
          ends: '2030-12-14',
          upload: await sentDocument(making),
          contentType: 'application/pdf' as const,
        },
      };
    },
  },
  removeMyPolicy: {
    makes: true,
    allows: hasOwnTenantRecord,
    input: async (making) => ({ body: await ownPolicy(making) }),
  },
  openMyPolicy: {
    makes: true,
    allows: hasOwnTenantRecord,
    input: async (making) => ({ query: { policy_id: (await ownPolicy(making)).policy_id } }),
  },
  inviteTenant: {
    names: ['tenant'],
    input: async (making) => ({ body: { user_role_id: await spareTenant(making, 'invited') } }),
  },
  changeTenantEmail: {
    names: ['tenant'],
    input: async (making) => ({
      body: {
        user_role_id: await uninvitedTenant(making),
        email: `${making.world.deps.ids.next('mal')}@adopted.test`,
      },
    }),
  },
  changeTenantAccess: {
    names: ['tenant'],
    input: async (making) => ({
      body: { user_role_id: await spareTenant(making, 'member'), access: 'suspended' as const },
    }),
  },
};
