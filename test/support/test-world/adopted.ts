import { adoptLease } from '../../../functions/leases/adopt/adopt-lease';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { leases as rows } from '../../../shared/contract/leases';
import type { Viewer } from '../../../shared/domain/people/roles';
import { nora, one } from './leases';
import { openTenants } from './tenants';

type Body = RequestOf<typeof rows.adoptLease>['body'];

/**
 * A lease of a year, signed elsewhere a year before the stand's today: one tenant, nothing owed, nothing
 * held.
 */
export const adoptedBody = (over: Partial<Body> = {}, term: Partial<Body['term']> = {}): Body => ({
  unit_id: one,
  term: {
    kind: 'residential',
    from: '2025-06-01',
    to: '2026-05-31',
    atEnd: 'month-to-month',
    dueDay: 1,
    late: { fee: { kind: 'none' }, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent'] },
    noticeDays: 30,
    rentLines: [{ id: 'rent', kind: 'rent', label: 'Rent', cents: 145_000 }],
    tenants: [nora],
    depositCents: 145_000,
    ...term,
  },
  rent_from: '2026-07',
  owed: [],
  credit_cents: 0,
  deposits: [],
  ...over,
});

/** An organization that brings leases in which were signed elsewhere. */
export async function openAdopted() {
  const testWorld = await openTenants();
  return {
    ...testWorld,
    adopt: async (
      over: Partial<Body> = {},
      term: Partial<Body['term']> = {},
      viewer: Partial<Viewer> = {},
    ): Promise<string> => {
      const body = adoptedBody(over, term);
      return (await testWorld.perform(adoptLease, { ...testWorld.call(viewer), body })).data.lease_id;
    },
  };
}
export type AdoptedStand = Awaited<ReturnType<typeof openAdopted>>;
