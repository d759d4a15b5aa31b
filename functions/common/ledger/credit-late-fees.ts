import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { creditOverFees } from '../../../shared/domain/ledger/rent/late-fees-over';
import { writeOffSources } from '../../../shared/domain/ledger/rent/write-off';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerKey, StoredHead } from '../../table/ledger/record';
import { leaseById } from '../leases/lease-at';
import { lateFeesAsked } from './late-fees-of';
import { ledgerKeyOf, shownOf } from './ledger-place';

/** The hour, in UTC, of the one run a day that looks at late fees: at day in all states. */
const hour = 18;

/** Whether a late fee of this ledger may have outlived its rent, by what its head alone says. */
export const mayBeOver = ({ open }: Pick<StoredHead, 'open'>, now: Date): boolean =>
  now.getUTCHours() === hour && open.some(({ kind }) => kind === 'late');

/** Credits the lease's late fees that have no late rent left (D62). Answers how many. */
export async function creditLateFeesOf(
  { organizationId, leaseId, now }: LedgerKey & { now: Date },
  deps: Deps,
): Promise<number> {
  const at = await leaseById({ organizationId, leaseId }, deps);
  if (!at) return 0;
  const wanted = { payments: 'all', rent: true, late: true, beginning: writeOffSources } as const;
  const before = await deps.ledgers.book({ ...ledgerKeyOf(at), ...wanted });
  const asked = lateFeesAsked({ ...at, ledger: before }, now);
  const posted = post(before.book, creditOverFees(before.book, asked));
  if (isRefused(posted)) throw new Error(`Late fees of ${leaseId} were refused: ${posted.refused}`);
  if (posted.entries.length === 0) return 0;
  const actor = { by: '', at: now.toISOString(), requestId: '' };
  await deps.ledgers.post({ before, posted, shown: shownOf(at, now), actor });
  return posted.entries.length;
}
