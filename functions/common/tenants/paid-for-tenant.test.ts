import { describe, expect, it } from 'vitest';
import { termsOfTenant } from '../../../shared/domain/leases/status/tenancy';
import { ada, grace, termFields } from '../../../test/support/leases/lease-data';
import { signedLease } from '../../../test/support/leases/lease-story';
import { paidForTenant } from './paid-for-tenant';
import type { TenantPlace } from './tenant-place';

const on = '2026-03-01';
/** What Ada reads of payments, who signed the lease with these tenants. */
const readsOf = (tenants: readonly (typeof ada)[]) => {
  const fields = termFields();
  const parties = { ...fields.parties, tenants: [...tenants] };
  const { lease } = signedLease('2026-01-10', { fields: { ...fields, parties } });
  const place = { read: { lease }, terms: termsOfTenant(lease, ada.email, on), on };
  return paidForTenant(place as unknown as TenantPlace);
};

describe('who paid, as one of the tenants reads it [D26]', () => {
  it.each([
    ['the own payment whole', 'Ada Byron', ['Ada Byron', '1042']],
    ['a roommate’s by the first name', 'Grace Hopper', ['Grace', '']],
    ['anybody else’s without a name', 'Navy Payroll', ['', '']],
  ])('is %s', (_, who, read) => {
    expect(readsOf([ada, grace])(who, '1042')).toEqual(read);
  });

  it('is all of it for who never shared the lease', () => {
    expect(readsOf([ada])('Navy Payroll', '1042')).toEqual(['Navy Payroll', '1042']);
  });
});
