import type { MoreAttention } from '../../../shared/contract/home';
import { addDays, addToMonth, daysBetween, endOfMonth, monthOf } from '../../../shared/domain/dates';
import { hasSignedHome } from '../../../shared/domain/leases/tenant-list';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { reachesAllMoney } from '../../../shared/domain/ledger/bank/bank-reach';
import { mayCloseBooks } from '../../../shared/domain/ledger/close-books';
import { billDaysAhead } from '../../../shared/domain/ledger/owners/bills';
import { nameOf } from '../../../shared/domain/names';
import { insuranceOn, needsInsurance } from '../../../shared/domain/people/renters-insurance';
import { may } from '../../../shared/domain/people/roles';
import { writesTenantRecord } from '../../../shared/domain/people/tenant-record';
import { vacantSince } from '../../../shared/domain/portfolio/vacancy';
import { propertiesChosen } from '../../common/lists/properties-chosen';
import { readLine } from '../../common/requests/read-line';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { allLedgers } from '../../table/ledger-checks/record';
import { calendarOf } from '../../table/units/record';
import type { OpenBill } from './open-bills';
import { type HomeCall, type HomeRead, isInForce } from './read-home';

const mostNamed = 3;
const propertiesAtOnce = 16;
/** Properties whose owners, or whose vacant units, are read. */
const mostProperties = 500;
const mostRequests = 2000;
/** A unit that stands empty this long is to be listed. */
const vacantDays = 3;
const monthDays = 30;
/** A bank line waits this many days before it shows. */
const unmatchedDays = 7;
/** From this day of a month on, the last one is to be reconciled. */
const reconciledBy = '15';

/** Leases run, and what their tenants would pay online has nowhere to go (D30). */
async function onlineOff({ viewer }: HomeCall, { leases, heads }: HomeRead, deps: Deps) {
  if (!heads || !may(viewer, { area: 'owners', level: 'change' })) return [];
  const running = leases.filter(isInForce).map(({ line }) => line);
  const ids = [...new Set(running.map(({ propertyId }) => propertyId))].slice(0, mostProperties);
  const { organizationId } = viewer;
  const read = await mapAll(ids, (propertyId) => deps.properties.head({ organizationId, propertyId }), {
    concurrency: propertiesAtOnce,
  });
  const missing = read.flatMap((head) => {
    const shares = head?.shares ?? [];
    const owner = shares.find(({ bankReady }) => !bankReady);
    return head && (shares.length === 0 || owner) ? [{ property: head.property, owner }] : [];
  });
  if (missing.length === 0) return [];
  const off = new Set(missing.map(({ property }) => property.propertyId));
  const owners = new Set(missing.flatMap(({ owner }) => owner?.ownerId ?? []));
  const [only] = owners.size === 1 ? owners : [];
  return [
    {
      kind: 'online-off' as const,
      count: off.size,
      cents: sumOf(running.flatMap(({ propertyId, rent }) => (off.has(propertyId) ? [rent] : []))),
      names: missing.slice(0, mostNamed).map(({ property }) => property.title),
      ...(only !== undefined && { id: only }),
    },
  ];
}

/** Requests that are dangerous, or later than promised. */
async function requests(call: HomeCall, deps: Deps): Promise<MoreAttention[]> {
  const { viewer, now, query } = call;
  if (!may(viewer, { area: 'requests', level: 'change' })) return [];
  const isSeen = await propertiesChosen(query, 'requests', call, deps);
  const { organizationId } = viewer;
  const stored = await deps.requests.lines({ organizationId, limit: mostRequests });
  const lines = stored
    .filter(({ facts }) => isSeen?.(facts.place.propertyId))
    .map(({ facts, requestId, version }) => readLine({ ...facts, requestId, version }, now.toISOString()));
  const late = lines.filter(({ overdue_hours: hours }) => hours > 0);
  const urgent = lines.filter(
    ({ priority, hazard, status }) =>
      (priority === 'emergency' || (hazard && priority === undefined)) && status !== 'done',
  );
  const nameOf = ({ words, unit_number, property_title, area }: (typeof lines)[number]) =>
    [words, unit_number ? `Unit ${unit_number}` : area, property_title].filter(Boolean).join(', ');
  const lineOf = (kind: 'emergency' | 'overdue', some: typeof lines): MoreAttention[] => {
    const [first] = some;
    if (!first) return [];
    return [{ kind, count: some.length, names: some.slice(0, mostNamed).map(nameOf), id: first.request_id }];
  };
  const others = late.filter(({ request_id: id }) => !urgent.some((one) => one.request_id === id));
  return [...lineOf('emergency', urgent), ...lineOf('overdue', others)];
}

/** Units that stand empty and are not open for applications, with the rent that was lost. */
async function vacant(call: HomeCall, { properties, leases, today }: HomeRead, deps: Deps) {
  const { viewer } = call;
  if (!may(viewer, { area: 'applicants', level: 'change' })) return [];
  const { organizationId } = viewer;
  const taken = new Map<string, number>();
  for (const { line } of leases.filter(isInForce))
    taken.set(line.propertyId, (taken.get(line.propertyId) ?? 0) + 1);
  const withRoom = properties.filter((one) => one.unitCount > (taken.get(one.propertyId) ?? 0));
  const read = await mapAll(
    withRoom.slice(0, mostProperties),
    async ({ propertyId, title, createdAt }) => {
      const { units } = await deps.units.after({ organizationId, propertyId });
      return units.flatMap((unit) => {
        const calendar = calendarOf(unit);
        // A lease that is out for signature or signed takes it.
        const isTaken = calendar.entries.some(({ kind }) => kind !== 'draft');
        const addedOn = createdAt.slice(0, 'yyyy-mm-dd'.length);
        const since = vacantSince({ ...unit, calendar }, { on: today, addedOn });
        const days = since === undefined ? 0 : daysBetween(since, today);
        return !isTaken && days >= vacantDays ? [{ unit, title, days }] : [];
      });
    },
    { concurrency: propertiesAtOnce },
  );
  const listed = await mapAll(
    read.flat(),
    async (one) => ({ ...one, listing: await deps.applications.listing(one.unit) }),
    { concurrency: propertiesAtOnce },
  );
  const open = listed
    .filter(({ listing }) => listing === undefined)
    .toSorted((one, other) => other.days - one.days);
  const [first] = open;
  if (!first) return [];
  const lost = sumOf(
    open.map(({ unit: { monthlyRent = 0 }, days }) => Math.round((monthlyRent / monthDays) * days)),
  );
  return [
    {
      kind: 'vacant' as const,
      count: open.length,
      days: first.days,
      names: open.slice(0, mostNamed).map(({ unit, title }) => `Unit ${unit.unitNumber}, ${title}`),
      id: first.unit.unitId,
      ...(lost > 0 && { cents: lost }),
    },
  ];
}

/** Tenants who live there and are asked for renters insurance: without proof, or with a policy to check. */
async function insurance({ viewer }: HomeCall, { leases, seesLeases, today }: HomeRead, deps: Deps) {
  const { organizationId } = viewer;
  if (!writesTenantRecord(viewer) || !seesLeases) return [];
  const settings = await deps.organizationSettings.ofOrganization(organizationId);
  if (!settings?.insurance?.isRequired) return [];
  const { tenancies, records } = await deps.tenants.known(organizationId);
  const lived = new Set(
    leases
      .filter(({ status }) => hasSignedHome(status))
      .filter(({ line }) => seesLeases(line.propertyId))
      .map(({ line }) => line.leaseId),
  );
  const asked = tenancies.filter(({ leaseId }) => lived.has(leaseId));
  const tenants = [...new Map(asked.map((one) => [one.userRoleId, one])).values()];
  const lacking = tenants.filter(({ userRoleId }) =>
    needsInsurance(insuranceOn(records.get(userRoleId)?.insurance ?? [], today)),
  );
  const [first] = lacking;
  if (!first) return [];
  const names = lacking.slice(0, mostNamed).map(nameOf);
  return [{ kind: 'insurance' as const, count: lacking.length, names, id: first.userRoleId }];
}

/** Bills that are due within a week, or late. */
function billsDue({ viewer }: HomeCall, { today }: HomeRead, bills: readonly OpenBill[]): MoreAttention[] {
  if (!may(viewer, { area: 'money', level: 'change' })) return [];
  const due = bills.filter((bill) => bill.due <= addDays(today, billDaysAhead));
  const [first] = due;
  if (!first) return [];
  return [
    {
      kind: 'bills',
      count: due.length,
      cents: sumOf(due.map(({ cents }) => cents)),
      days: daysBetween(today, first.due),
      names: due.slice(0, mostNamed).map(({ vendor }) => vendor),
      id: first.propertyId,
    },
  ];
}

/**
 * Bank lines nobody matched for a week, accounts whose last month is not reconciled, and books that
 * differ.
 */
async function bank({ viewer, query }: HomeCall, { today }: HomeRead, deps: Deps): Promise<MoreAttention[]> {
  if (!reachesAllMoney(viewer, 'change') || query.property || query.owner) return [];
  const { organizationId } = viewer;
  const [accounts, check] = await Promise.all([
    deps.banks.accounts(organizationId),
    mayCloseBooks(viewer) ? deps.ledgers.check({ organizationId, leaseId: allLedgers }) : undefined,
  ]);
  const read = await mapAll(accounts, async (account) => {
    const from = account.through === '' ? '' : addDays(account.through, 1);
    const lines = await deps.banks.lines({ ...account, from, to: addDays(today, -unmatchedDays) });
    return { account, waiting: lines.filter(({ state }) => state === 'open').length };
  });
  const waiting = read.filter((one) => one.waiting > 0);
  const lastMonth = endOfMonth(addToMonth(monthOf(today), -1));
  const isTime = today.slice('yyyy-mm-'.length) >= reconciledBy;
  const late = accounts.filter(
    ({ kind, through, openedOn }) => isTime && kind && openedOn <= lastMonth && through < lastMonth,
  );
  const differs = check?.differs ?? [];
  const line = (kind: MoreAttention['kind'], count: number, some: typeof accounts): MoreAttention[] =>
    count === 0
      ? []
      : [
          {
            kind,
            count,
            names: some.slice(0, mostNamed).map(({ name }) => name),
            ...(some[0] && { id: some[0].accountId }),
          },
        ];
  return [
    ...line(
      'bank-lines',
      sumOf(waiting.map((one) => one.waiting)),
      waiting.map(({ account }) => account),
    ),
    ...line('reconcile', late.length, late),
    ...line('books', differs.length, []),
  ];
}

/** What needs this caller beside leases; each kind asks whether the caller may act on it. */
export async function moreAttention(
  call: HomeCall,
  read: HomeRead,
  bills: readonly OpenBill[],
  deps: Deps,
): Promise<MoreAttention[]> {
  const found = await Promise.all([
    onlineOff(call, read, deps),
    requests(call, deps),
    vacant(call, read, deps),
    insurance(call, read, deps),
    bank(call, read, deps),
  ]);
  return [...found.flat(), ...billsDue(call, read, bills)];
}
