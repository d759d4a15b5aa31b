import { assistant } from './assistant';
import { audit } from './audit';
import { documents } from './documents';
import type { Endpoint } from './endpoint';
import { imports } from './imports';
import { leases } from './leases';
import { ledger } from './ledger';
import { notifications } from './notifications';
import { owners } from './owners';
import { payments } from './payments';
import { people } from './people';
import { prints } from './prints';
import { profile } from './profile';
import { properties } from './properties';
import { requests } from './requests';
import { screening } from './screening';
import { signing } from './signing';
import { subscriptions } from './subscriptions';
import { tenants } from './tenants';
import { units } from './units';
import { users } from './users';
import { vendors } from './vendors';

/** All endpoints. A feature is one folder in functions/, one Lambda and one folder in the web app. */
export const contract = {
  users,
  owners,
  properties,
  units,
  subscriptions,
  payments,
  people,
  notifications,
  audit,
  profile,
  documents,
  imports,
  leases,
  ledger,
  signing,
  tenants,
  screening,
  prints,
  assistant,
  requests,
  vendors,
};

export type Contract = typeof contract;
export type Feature = keyof Contract;

export type Row = { readonly feature: Feature; readonly name: string; readonly row: Endpoint };

export const rows: readonly Row[] = Object.entries(contract).flatMap(([feature, endpoints]) =>
  Object.entries(endpoints).map(([name, row]) => ({
    feature: feature as Feature,
    name,
    row: row as Endpoint,
  })),
);
