import { assignRequest } from '../../../functions/requests/jobs/assign-request';
import { raiseRequest } from '../../../functions/requests/raise-request';
import { triageRequest } from '../../../functions/requests/triage-request';
import { OutboxEntry } from '../../../functions/table/outbox/record';
import { acceptVendorJob } from '../../../functions/vendors/accept-vendor-job';
import { addVendor } from '../../../functions/vendors/add-vendor';
import type { Viewer } from '../../../shared/domain/people/roles';
import { one } from './leases';
import { propertyId } from './portfolio';
import { openRented } from './rented';

type Who = Partial<Viewer>;

/** A rented home whose tenant has an account, a vendor with insurance, and the ways to move a request. */
export async function openRequests(instant = '2026-07-03T12:00:00.000Z') {
  const { testWorld, lease_id, tenant } = await openRented(instant);
  const call = (who: Who = {}) => testWorld.call(who);
  /** The newest link of this path that was mailed to an address, sent or still waiting. */
  const tokenFor = async (email: string, path: string): Promise<string> => {
    const waiting = await testWorld.all(OutboxEntry);
    const letters = waiting
      .toSorted((a, b) => a.entryId.localeCompare(b.entryId))
      .flatMap(({ message }) => (message.kind === 'letter' && message.to === email ? [message] : []));
    const addresses = letters.map(({ button }) => button?.address ?? '').filter((to) => to.includes(path));
    return /token=([\w-]+)/.exec(addresses.at(-1) ?? '')?.[1] ?? '';
  };
  const raise = async (over: object = {}, who: Who = tenant, more: object = {}) =>
    (
      await testWorld.perform(raiseRequest, {
        ...call(who),
        ...more,
        body: {
          property_id: propertyId,
          unit_id: one,
          area: '',
          room: 'Kitchen',
          category: 'plumbing',
          words: 'The tap drips',
          may_enter: 'call',
          pets: '',
          windows: [],
          files: [],
          how: 'app',
          is_another: false,
          ...over,
        },
      })
    ).data;
  const triage = (request_id: string, over: object = {}) =>
    testWorld.perform(triageRequest, { ...call(), body: { request_id, priority: 'routine', ...over } });
  const vendor = async (over: object = {}) =>
    (
      await testWorld.perform(addVendor, {
        ...call(),
        body: {
          name: 'Ace Plumbing',
          contact: 'Al',
          email: 'ace@vendor.test',
          mobile_number: '3125550111',
          trades: ['plumbing'],
          areas: '',
          insured_until: '2027-12-31',
          notes: '',
          ...over,
        },
      })
    ).data.vendor_id;
  const assign = (request_id: string, vendor_id: string, over: object = {}) =>
    testWorld.perform(assignRequest, {
      ...call(),
      body: {
        request_id,
        to: { kind: 'vendor', id: vendor_id },
        sees_phone: true,
        sees_limit: false,
        uninsured: '',
        ...over,
      },
    });
  return {
    ...testWorld,
    lease_id,
    tenant,
    tokenFor,
    raise,
    triage,
    vendor,
    assign,
    /** A request that a vendor has accepted, with the vendor's token. */
    accepted: async (over: object = {}) => {
      const { request_id = '' } = await raise(over);
      const vendor_id = await vendor();
      await triage(request_id);
      await assign(request_id, vendor_id);
      const token = await tokenFor('ace@vendor.test', '/auth/work');
      await testWorld.perform(acceptVendorJob, { ...call(), body: { token } });
      return { request_id, vendor_id, token };
    },
  };
}
export type RequestStand = Awaited<ReturnType<typeof openRequests>>;
