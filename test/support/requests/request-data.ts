import { type NewRequest, raise } from '../../../shared/domain/requests/raise';
import type { RequestActor, RequestFacts } from '../../../shared/domain/requests/request';

const actor = (kind: RequestActor['kind'], name: string): RequestActor => ({ kind, id: `${kind}_1`, name });
export const actors = {
  tenant: actor('tenant', 'Tom Tenant'),
  staff: actor('staff', 'Stella Staff'),
  owner: actor('owner', 'Olga Owner'),
  vendor: actor('vendor', 'Ace Plumbing'),
} as const;

export const twoOwners = [
  { ownerId: 'x', name: 'Xenia', percentage: 50 },
  { ownerId: 'y', name: 'Yuri', percentage: 50 },
];

type Over = Omit<Partial<NewRequest>, 'raised' | 'place'> & {
  readonly raised?: Partial<NewRequest['raised']>;
  readonly place?: Partial<NewRequest['place']>;
};

/** A request as it would be raised: limit 300.00, emergency 750.00, a tenant in Chicago. */
export const aNewRequest = ({ raised, place, ...over }: Over = {}): NewRequest => ({
  place: {
    propertyId: 'prp_1',
    unitId: 'unt_1',
    leaseId: 'lse_1',
    propertyTitle: 'Elm Court',
    unitNumber: '2B',
    address: '1 Elm Street, Chicago, Illinois 60601',
    area: '',
    zones: [{ zone: 'America/Chicago', from: '' }],
    ...place,
  },
  tenants: [{ userRoleId: 'rol_t', name: 'Tom Tenant', email: 'tom@demo.test', mobile: '3125550100' }],
  limits: { usual: 300_00, emergency: 750_00 },
  raised: {
    how: 'app',
    category: 'plumbing',
    room: 'Kitchen',
    words: 'The tap drips',
    mayEnter: 'call',
    pets: '',
    windows: [],
    ...raised,
  },
  ...over,
});

export const aRequest = (over: Over = {}, now = '2026-03-03T01:45:00.000Z'): RequestFacts =>
  raise(aNewRequest(over), { now, by: actors.tenant }).facts;
