import { leases as rows } from '../../../shared/contract/leases';
import { removeAdopted as removed } from '../../../shared/domain/leases/adopt/adopt-lease';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, readForChange } from '../../common/leases/change-lease';
import { change } from '../../runtime/change';

/** Whether anything is owed, paid ahead, held or received. */
const hasMoney = (balances: Readonly<Record<string, number>>): boolean => Object.keys(balances).length > 0;

/** Takes an adopted lease back; whoever entered money for it takes that back first. */
export const removeAdopted = change(rows.removeAdopted, {
  read: async ({ viewer, now, body }, deps) => {
    const found = await readForChange({ viewer, now, leaseId: body.lease_id }, deps);
    const { organizationId, propertyId } = found.at.unit;
    const { book } = await deps.ledgers.book({ organizationId, propertyId, leaseId: body.lease_id });
    return { ...found, book };
  },
  act: async (request, deps) => {
    const { found } = request;
    if (hasMoney(found.book.head.balances)) throw refuse('wrong-status');
    const version = await changeLease({ request, command: removed, action: 'lease.adopt-remove' }, deps);
    return { success: 1, data: { version } };
  },
});
