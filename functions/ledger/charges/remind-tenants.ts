import { ledger as rows } from '../../../shared/contract/ledger';
import { notReminded } from '../../../shared/domain/ledger/rent/rent-reminders';
import type { LedgerAt } from '../../common/ledger/find-ledger';
import { remindOfPastDue } from '../../common/ledger/remind-of-rent';
import type { Audited } from '../../runtime/audit';
import { change } from '../../runtime/change';
import { mapAll } from '../../runtime/map-all';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { concurrency, findEach } from '../books/post-each';

/** Reminds tenants of all that is past due, in the daytime, each lease once a day (ledger.md). */
export const remindTenants = change(rows.remindTenants, {
  read: ({ viewer, now, body }, deps) =>
    findEach(
      body.lease_ids.map((leaseId) => ({ leaseId, wanted: {} })),
      { viewer, now },
      deps,
    ),
  act: async ({ found, now, trace }, deps) => {
    const audit = (logged: Audited) => trace(logged).audit;
    const remind = async (at: LedgerAt) => ({
      lease_id: at.read.lease.leaseId,
      told: await retryOnConflict(() => remindOfPastDue(at, { now, audit }, deps)),
    });
    const done = await mapAll(found, remind, { concurrency });
    const reminded = done.flatMap(({ lease_id, told }) =>
      typeof told === 'number' ? { lease_id, cents: told } : [],
    );
    const refused = done.flatMap(({ lease_id, told }) =>
      typeof told === 'number' ? [] : { lease_id, why: notReminded[told] },
    );
    return { success: 1, data: { reminded, refused } };
  },
});
