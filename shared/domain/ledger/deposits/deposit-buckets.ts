import type { Tenant } from '../../leases/parties';

/** Deposits that no single tenant has: of a household together, for its pets, and the last month's rent. */
export const sharedBuckets = ['joint', 'pet', 'last'] as const;
export type SharedBucket = (typeof sharedBuckets)[number];

const names: Readonly<Record<SharedBucket, string>> = {
  joint: 'all tenants',
  pet: 'pets',
  last: 'the last month’s rent',
};

const isShared = (bucket: string): bucket is SharedBucket => Object.hasOwn(names, bucket);

/** Whose deposit a bucket of a ledger is: a tenant's by name, or a shared one; empty for nobody known. */
export const bucketName = (bucket: string, people: ReadonlyMap<string, string>): string =>
  isShared(bucket) ? names[bucket] : (people.get(bucket) ?? '');

/** Where a household's security deposit is held: with its one tenant, else jointly (D1). */
export const securityBucket = (tenants: readonly Pick<Tenant, 'id'>[]): string => {
  const [only, ...others] = tenants;
  return only && others.length === 0 ? only.id : 'joint';
};
