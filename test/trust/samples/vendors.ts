import { isStaff } from '../../../shared/domain/people/permissions';
import { mayKeepVendors } from '../../../shared/domain/requests/keep-vendors';
import { archiveNow, newRequestIn, newVendor, type RequestState, windowAhead } from '../support/requests';
import type { Making, SamplesOf } from './making';

/** A vendor's call by its link, of a job that is as far as `state`. */
const jobOf = <B extends object>(state: RequestState, over: (making: Making) => B) => ({
  input: async (making: Making) => {
    const { token } = await newRequestIn(making, making.scene.home.properties.shown, state);
    return { body: { token, ...over(making) } };
  },
});

const fields = ({ fresh }: Making) => ({ name: `Ace ${fresh}`, email: `${fresh}@vendor.test` });

const ownVendor = async (making: Making) => newVendor(making, making.scene.home.organizationId);

export const vendors: SamplesOf<'vendors'> = {
  listVendors: { allows: isStaff, input: () => ({ query: {} }) },
  countVendors: { allows: isStaff, input: () => ({ query: {} }) },
  getVendor: {
    allows: isStaff,
    makes: true,
    input: async (making) => ({ params: { id: (await ownVendor(making)).vendorId } }),
  },
  addVendor: { allows: isStaff, creates: true, input: (making) => ({ body: fields(making) }) },
  updateVendor: {
    allows: mayKeepVendors,
    input: async (making) => ({
      params: { id: (await ownVendor(making)).vendorId },
      body: { version: 1, ...fields(making) },
    }),
  },
  archiveVendor: {
    allows: mayKeepVendors,
    input: async (making) => ({ body: { vendor_id: (await ownVendor(making)).vendorId } }),
  },
  restoreVendor: {
    allows: mayKeepVendors,
    input: async (making) => {
      const vendor = await ownVendor(making);
      await archiveNow(making, vendor);
      return { body: { vendor_id: vendor.vendorId } };
    },
  },
  openJob: jobOf('assigned', () => ({})),
  acceptVendorJob: jobOf('assigned', () => ({})),
  declineVendorJob: jobOf('assigned', () => ({})),
  proposeVendorVisit: jobOf('accepted', (making) => ({ visit: windowAhead(making) })),
  agreeVendorVisit: jobOf('answered', () => ({ visit: 1 })),
  missVendorVisit: jobOf('visited', () => ({ visit: 1, side: 'home' as const })),
  startVendorWork: jobOf('accepted', () => ({})),
  waitVendorJob: jobOf('accepted', () => ({ for: 'parts' as const })),
  resumeVendorJob: jobOf('waiting', () => ({})),
  estimateVendorJob: jobOf('accepted', () => ({ cents: 1000 })),
  finishVendorJob: jobOf('accepted', () => ({})),
  billVendorJob: jobOf('accepted', () => ({ cents: 1000 })),
  createJobUpload: jobOf('assigned', () => ({ contentType: 'image/png' as const, bytes: 1000 })),
  openJobCodes: jobOf('visited', () => ({})),
  getJobCalendar: jobOf('accepted', () => ({})),
};
