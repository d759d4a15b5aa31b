import { reportConsent } from '../../../shared/domain/leases/consent-text';
import { drawn } from '../../support/stand/leases';
import { sentReport } from '../support/conditions';
import { sharedDocument, spareTenant } from '../support/tenants';
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
  getMyReport: {
    names: ['myLease'],
    makes: true,
    input: async (making) => {
      const { lease_id: leaseId, kind } = await sentReport(making);
      return { params: { leaseId, kind } };
    },
  },
  createRemarkUpload: {
    names: ['myLease'],
    input: ({ id }) => ({
      body: { lease_id: id('myLease'), contentType: 'image/png' as const, bytes: 1000 },
    }),
  },
  saveRemarks: {
    names: ['myLease'],
    input: async (making) => {
      const { lease_id, kind } = await sentReport(making);
      return { body: { lease_id, kind, remarks: [{ item: 'living-1', note: 'A scratch', photos: [] }] } };
    },
  },
  answerReport: {
    names: ['myLease'],
    input: async (making) => {
      const consent = reportConsent.version;
      const answer = { is: 'signed' as const, name: 'Ada Byron', signature: drawn, consent };
      return { body: { ...(await sentReport(making)), answer } };
    },
  },
  listTenants: { input: () => ({ query: {} }) },
  getTenant: { names: ['tenant'], input: ({ id }) => ({ params: { id: id('tenant') } }) },
  inviteTenant: {
    names: ['tenant'],
    input: async (making) => ({ body: { user_role_id: await spareTenant(making, 'invited') } }),
  },
  changeTenantAccess: {
    names: ['tenant'],
    input: async (making) => ({
      body: { user_role_id: await spareTenant(making, 'member'), access: 'suspended' as const },
    }),
  },
};
