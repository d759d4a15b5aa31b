import type { RequestOf } from '../../../shared/contract/endpoint';
import type { leases as rows } from '../../../shared/contract/leases';
import { addMonths, later } from '../../../shared/domain/dates';
import type { Lease } from '../../../shared/domain/leases/lease';
import { zoneAt } from '../../../shared/domain/leases/time-zones';
import { securityBucket } from '../../../shared/domain/ledger/deposits/deposit-buckets';
import { post } from '../../../shared/domain/ledger/fold';
import { dueDayProblem } from '../../../shared/domain/ledger/money-days';
import { openingDay, openLedger } from '../../../shared/domain/ledger/opening';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { may, type Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import { type LeasePlace, momentAt } from '../../common/leases/lease-at';
import { lineOf } from '../../common/leases/lease-line';
import { feeBearerIn } from '../../common/ledger/bank-money';
import { ownersOn } from '../../common/ledger/ledger-place';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerActor, LedgerPost } from '../../table/ledger/writes';

type Body = Pick<
  RequestOf<typeof rows.adoptLease>['body'],
  'term' | 'rent_from' | 'owed' | 'credit_cents' | 'deposits'
>;
type Opening = {
  readonly lease: Lease;
  readonly place: LeasePlace;
  readonly body: Body;
  readonly actor: LedgerActor;
  readonly now: Date;
};

/** Rent is charged here soon, or once the lease has begun. */
const monthsAhead = 2;

/** Old debts are of days before the rent that is charged here. Refuses `bad-day` at the field. */
function checkDays({ body, place, now }: Opening): void {
  const { on } = momentAt(place, now);
  const since = `${body.rent_from}-01`;
  if (since > addMonths(later(on, body.term.from || on), monthsAhead))
    throw refuse('bad-day', { fields: { rent_from: 'Choose an earlier month' } });
  for (const [index, { due_on }] of body.owed.entries()) {
    const isCharged = due_on >= since && 'Rent of this day is charged here; choose an earlier day';
    const problem = isCharged || dueDayProblem(due_on, on);
    if (problem) throw refuse('bad-day', { fields: { [`owed.${index}.due_on`]: problem } });
  }
}

/** Who may not change money can still add a lease whose balance is zero. Refuses `not-permitted`. */
export function checkMayOpen(
  { owed, credit_cents, deposits }: Omit<Body, 'term' | 'rent_from'>,
  viewer: Viewer,
): void {
  const hasMoney = owed.length > 0 || credit_cents > 0 || deposits.length > 0;
  if (hasMoney && !may(viewer, { area: 'money', level: 'change' })) throw refuse('not-permitted');
}

/** What the opening balance of an adopted lease posts into its new ledger, dated as `openLedger` does. */
export async function openAdopted(opening: Opening, deps: Deps): Promise<LedgerPost> {
  checkDays(opening);
  const { lease, place, body, actor, now } = opening;
  const { unit, head } = place;
  const { organizationId, propertyId } = unit;
  const { leaseId } = lease;
  const before = await deps.ledgers.book({ organizationId, propertyId, leaseId });
  const since = `${body.rent_from}-01`;
  const { on: today } = momentAt(place, now);
  const security = securityBucket(lease.terms.flatMap(({ parties }) => parties.tenants));
  const answer = openLedger(
    before.book,
    { on: openingDay(since, { today, locked: before.book.head.locked }) },
    {
      since,
      owed: body.owed.map(({ due_on: due, ...owed }) => ({ ...owed, due })),
      credit: body.credit_cents,
      deposits: body.deposits.map(({ bucket, cents }) => ({
        tenant: bucket === 'security' ? security : bucket,
        cents,
      })),
      shares: ownersOn(head),
      bearer: await feeBearerIn(organizationId, deps),
    },
  );
  const posted = post(before.book, answer);
  if (isRefused(posted)) throw refuse(posted.refused);
  const { unitId, unitNumber, propertyTitle, tenants } = lineOf(lease, {
    unit,
    property: head.property,
    on: today,
  });
  const zone = zoneAt(head.property, now);
  return {
    before,
    posted,
    shown: { unitId, unitNumber, propertyTitle, tenants: [...tenants], zone },
    actor,
    opened: { since, leaseVersion: 1 },
  };
}
