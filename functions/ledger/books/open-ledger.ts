import { ledger as rows } from '../../../shared/contract/ledger';
import { addMonths } from '../../../shared/domain/dates';
import { openLedger as open, openingDay, openingSource } from '../../../shared/domain/ledger/opening';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { tenantsOf } from '../../common/leases/tenants-of';
import { feeBearerIn } from '../../common/ledger/bank-money';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import { postRentOf } from '../../common/ledger/post-rent-of';
import { change } from '../../runtime/change';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { checkDue } from './check-day';
import { postChange } from './post-change';

type Body = {
  readonly owed: readonly { readonly due_on: string }[];
  readonly deposits: readonly { readonly tenant_id: string }[];
};

/** Old debts are of days before the rent that is charged here; each tenant has one deposit. */
function checkOpening(
  { owed, deposits }: Body,
  { since, at, now }: { since: string; at: LedgerAt; now: Date },
) {
  const limit = addMonths(momentAt(at, now).on, 2);
  if (since > limit) throw refuse('bad-day', { fields: { rent_from: 'Choose an earlier month' } });
  const late = owed.findIndex(({ due_on }) => due_on >= since);
  const day = { [`owed.${late}.due_on`]: 'Rent of this day is charged here; choose an earlier day' };
  if (late >= 0) throw refuse('bad-day', { fields: day });
  for (const [index, { due_on }] of owed.entries())
    checkDue(due_on, { at, now, field: `owed.${index}.due_on` });
  const tenants = tenantsOf(at, now).map(({ tenant_id }) => tenant_id);
  const isFine = deposits.every(({ tenant_id }) => tenants.includes(tenant_id));
  if (!isFine || new Set(deposits.map(({ tenant_id }) => tenant_id)).size < deposits.length)
    throw refuse('invalid', { fields: { deposits: 'Choose each tenant once' } });
}

/** Starts a ledger in the middle of a tenancy, once; rent charged for earlier days is taken back. */
export const openLedger = change(rows.openLedger, {
  read: ({ viewer, now, body }, deps) =>
    findLedger({ viewer, now, leaseId: body.lease_id }, { sources: [openingSource] }, deps),
  act: async (request, deps) => {
    const { body, found, now } = request;
    const since = `${body.rent_from}-01`;
    if (found.read.lease.settledOn) throw refuse('wrong-status');
    checkOpening(body, { since, at: found, now });
    const { locked } = found.ledger.book.head;
    const opening = {
      bearer: await feeBearerIn(found.unit.organizationId, deps),
      since,
      owed: body.owed.map(({ due_on: due, ...owed }) => ({ ...owed, due })),
      credit: body.credit_cents,
      deposits: body.deposits.map(({ tenant_id: tenant, cents }) => ({ tenant, cents })),
    };
    const { leaseId } = found.read.lease;
    const watch = {
      organizationId: found.unit.organizationId,
      leaseId,
      version: found.read.version,
      next: '',
    };
    const answer = await postChange(
      {
        request,
        source: openingSource,
        action: 'ledger.opening',
        facts: { day: since },
        opened: { since, leaseVersion: watch.version },
        command: (book, { today, shares }) =>
          open(book, { on: openingDay(since, { today, locked }) }, { ...opening, shares }),
      },
      deps,
    );
    await retryOnConflict(() => postRentOf({ watch, now }, deps));
    return answer;
  },
});
