import { leases as rows } from '../../../shared/contract/leases';
import { setRentShares as set } from '../../../shared/domain/leases/rent/rent-shares';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';

/** Each tenant's part of the rent from a day on; nothing is posted (D26). */
export const setRentShares = change(
  rows.setRentShares,
  moveLease({
    action: 'lease.shares',
    command: (given, { from, unit, shares }) =>
      set(given, { from, unit, shares: shares.map(({ tenant_id: tenant, amount }) => ({ tenant, amount })) }),
  }),
);
