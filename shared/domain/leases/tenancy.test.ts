import { describe, expect, it } from 'vitest';
import { ada, grace } from '../../../test/support/leases/lease-data';
import { signedLease } from '../../../test/support/leases/lease-story';
import type { Lease } from './lease';
import { statusForTenant, termsOfTenant } from './tenancy';

/** Two signed terms: Ada and Grace in 2026, Ada and Dora in 2027. */
function twoTerms(): Lease {
  const { lease } = signedLease('2026-01-10');
  const [term] = lease.terms;
  const [packet] = lease.packets;
  if (!term || !packet) throw new Error('there is no signed term');
  const dora = { ...grace, id: 'dora', firstName: 'Dora', email: 'dora@example.test' };
  const parties = { ...term.parties, tenants: [ada, dora] };
  const renewal = { ...term, number: 2, from: '2027-01-01', to: '2027-12-31', parties };
  return { ...lease, terms: [term, renewal], packets: [packet, { ...packet, term: 2 }] };
}

describe('where a lease stands for a tenant [D37]', () => {
  const lease = twoTerms();
  const status = (who: string, on: string) =>
    statusForTenant(lease, termsOfTenant(lease, `${who}@example.test`, on), on);

  it.each([
    ['grace', '2026-06-01', 'active'],
    ['grace', '2027-02-01', 'ended'],
    ['ada', '2027-02-01', 'active'],
    ['dora', '2027-02-01', 'active'],
  ])('of %s on %s is %s', (who, on, wanted) => {
    expect(status(who, on)).toBe(wanted);
  });

  it('of one who comes with the next term is not over before it begins', () => {
    expect(status('dora', '2026-06-01')).toBe(status('ada', '2026-06-01'));
  });
});
