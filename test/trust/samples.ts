import type { Feature } from '../../shared/contract';
import { assistant } from './samples/assistant';
import { audit } from './samples/audit';
import { documents } from './samples/documents';
import { imports } from './samples/imports';
import { leases } from './samples/leases';
import { ledger } from './samples/ledger';
import type { SamplesOf } from './samples/making';
import { notifications } from './samples/notifications';
import { owners } from './samples/owners';
import { payments } from './samples/payments';
import { people } from './samples/people';
import { prints } from './samples/prints';
import { profile } from './samples/profile';
import { properties } from './samples/properties';
import { requests } from './samples/requests';
import { screening } from './samples/screening';
import { signing } from './samples/signing';
import { subscriptions } from './samples/subscriptions';
import { tenants } from './samples/tenants';
import { units } from './samples/units';
import { users } from './samples/users';
import { vendors } from './samples/vendors';

export type { Making, Sample } from './samples/making';

/** A good call of every row; a feature without one does not compile. */
export const samples: { readonly [F in Feature]: SamplesOf<F> } = {
  users,
  owners,
  people,
  properties,
  units,
  ledger,
  leases,
  signing,
  tenants,
  documents,
  prints,
  notifications,
  audit,
  profile,
  imports,
  screening,
  assistant,
  payments,
  subscriptions,
  requests,
  vendors,
};
