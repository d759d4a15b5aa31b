import type { OwnFigures } from '../../../shared/contract/home';
import { monthOf } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { accounts, chargeKinds, sumOf } from '../../../shared/domain/ledger/accounts';
import type { Entry } from '../../../shared/domain/ledger/entry';
import { holdingsOf } from '../../common/ledger/holdings';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { HomeCall, HomeRead } from './read-home';

const propertiesAtOnce = 4;
const booksAtOnce = 16;

/** What tenants paid for an owner in these entries, in cents: what came back is taken off. */
export const receivedFor = (entries: readonly Pick<Entry, 'lines'>[], ownerId: string): number =>
  sumOf(
    entries.flatMap(({ lines }) => chargeKinds.map((kind) => -(lines[accounts.owner(ownerId, kind)] ?? 0))),
  );

/** Of one property: what came for the owner this month, and what can be paid out now (D44). */
async function ofProperty(
  { propertyId, ownerId, today }: { propertyId: string; ownerId: string; today: string },
  { viewer, now }: HomeCall,
  deps: Deps,
) {
  const { organizationId } = viewer;
  const head = await deps.properties.head({ organizationId, propertyId });
  if (!head) return { income: 0, available: 0 };
  const [books, { owners }] = await Promise.all([
    deps.ledgers.headsOfProperty({ organizationId, propertyId }),
    holdingsOf({ head, now }, deps),
  ]);
  const entries = await mapAll(
    books,
    ({ leaseId }) =>
      deps.ledgers.entriesBetween({ organizationId, leaseId, from: `${monthOf(today)}-01`, to: today }),
    { concurrency: booksAtOnce },
  );
  const own = owners.find(({ owner }) => owner === ownerId);
  return { income: receivedFor(entries.flat(), ownerId), available: own?.cents ?? 0 };
}

/** A rental owner's own money; undefined for everyone else. */
export async function ownFigures(
  call: HomeCall,
  { properties, today }: HomeRead,
  deps: Deps,
): Promise<OwnFigures | undefined> {
  const { viewer } = call;
  const { organizationId, ownerId, roleLabel } = viewer;
  if (roleLabel !== 'rentalOwner' || ownerId === undefined) return undefined;
  const [[owner], account, [last], sums] = await Promise.all([
    deps.owners.byIds({ organizationId, ownerIds: [ownerId] }),
    deps.connectedAccounts.byOwner({ organizationId, ownerId }),
    deps.statements.ofOwner({ organizationId, ownerId, limit: 1 }),
    mapAll(properties, ({ propertyId }) => ofProperty({ propertyId, ownerId, today }, call, deps), {
      concurrency: propertiesAtOnce,
    }),
  ]);
  const isInReview = account?.detailsSubmitted === true && account.missing.length === 0;
  const statement = last && { month: last.month, ending: sumOf(last.properties.map(({ ending }) => ending)) };
  return {
    owner_id: ownerId,
    income: sumOf(sums.map(({ income }) => income)),
    available: sumOf(sums.map(({ available }) => available)),
    bank: owner?.bankReady ? 'ready' : isInReview ? 'in-review' : 'missing',
    ...defined({ statement }),
  };
}
