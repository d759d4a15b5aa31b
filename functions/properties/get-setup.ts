import type { Contract } from '../../shared/contract';
import type { Setup } from '../../shared/contract/setup';
import { defined } from '../../shared/domain/defined';
import { LeaseOutline } from '../../shared/domain/leases/lease';
import { latestSigned, termInForce } from '../../shared/domain/leases/status/standing';
import { type LeaseStatus, statusOf } from '../../shared/domain/leases/status/status';
import { dayOfProperty } from '../../shared/domain/leases/time-zones';
import type { OnlineState } from '../../shared/domain/ledger/entry';
import { reachOf } from '../../shared/domain/people/roles';
import { setupLimits } from '../../shared/domain/portfolio/setup';
import { normalizeEmail } from '../../shared/domain/text';
import { viewerAccount } from '../common/accounts/viewer-account';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { LeaseLine } from '../table/leases/record';
import type { Organization } from '../table/organizations/record';
import type { Owner } from '../table/owners/record';
import type { PropertyLine } from '../table/properties/record';
import type { Tenancy } from '../table/tenants/record';

/** Two are a team; the others are not counted. */
const peopleLooked = 10;
const namedAtMost = 3;
/** More leases whose tenants are in have had a payment, or are looked at one by one in Rent. */
const leasesLooked = 40;

const over: ReadonlySet<LeaseStatus> = new Set(['ended', 'settled', 'void']);
const inSigning: ReadonlySet<LeaseStatus> = new Set(['sent', 'partly-signed']);
const hasCome: ReadonlySet<OnlineState> = new Set(['pending', 'settled']);

type Lines = { readonly line: LeaseLine; readonly status: LeaseStatus; readonly from: string };

/** Whoever sets up an organization sees and changes all of it. */
const leadsSetup = ({ viewer }: ViewerCall): boolean =>
  (['properties', 'owners', 'leases', 'money'] as const).every(
    (area) => reachOf(viewer, { area, level: 'change' }) === 'all',
  );

/** Large ones, and those that ran before there was a list, have none. */
function hasList({ setup, propertyCount, unitCount, leasedUnitCount = 0 }: Organization): boolean {
  if (propertyCount > setupLimits.properties || unitCount > setupLimits.units) return false;
  return setup !== undefined || propertyCount <= 1 || leasedUnitCount === 0;
}

function readLine(line: LeaseLine, now: Date): Lines {
  const on = dayOfProperty(line.zones, now);
  const outline = LeaseOutline.parse(line.outline);
  const term = termInForce(outline, on) ?? latestSigned(outline, on) ?? outline.terms.at(-1);
  return { line, status: statusOf(outline, on), from: term?.from ?? '' };
}

const placeOf = ({ leaseId, unitNumber, propertyTitle }: LeaseLine) => ({
  lease_id: leaseId,
  unit_number: unitNumber,
  property_title: propertyTitle,
});

const stateOf = (status: LeaseStatus): 'draft' | 'signing' | 'agreed' => {
  if (status === 'draft') return 'draft';
  return inSigning.has(status) ? 'signing' : 'agreed';
};

/** The lease that is furthest on its way, the earliest first. */
function furthest(running: readonly Lines[]): Setup['lease'] {
  const byState = (state: 'draft' | 'signing' | 'agreed') =>
    running.filter(({ status }) => stateOf(status) === state).sort((a, b) => a.from.localeCompare(b.from));
  for (const state of ['agreed', 'signing', 'draft'] as const) {
    const [first] = byState(state);
    if (first) return { ...placeOf(first.line), state, from: first.from };
  }
  return undefined;
}

/** Owners of properties with a lease, who must have a bank account; all of them while nothing is leased. */
async function ownersToPay(
  running: readonly Lines[],
  owners: readonly Owner[],
  { organizationId }: { organizationId: string },
  deps: Deps,
): Promise<readonly Owner[]> {
  const leased = [
    ...new Set(
      running.filter(({ status }) => stateOf(status) === 'agreed').map(({ line }) => line.propertyId),
    ),
  ];
  if (leased.length === 0) return owners;
  const heads = await Promise.all(
    leased.map((propertyId) => deps.properties.head({ organizationId, propertyId })),
  );
  const paid = new Set(heads.flatMap((head) => head?.shares.map(({ ownerId }) => ownerId) ?? []));
  return owners.filter(({ ownerId }) => paid.has(ownerId));
}

async function readBank(
  toPay: readonly Owner[],
  { organizationId }: { organizationId: string },
  { connectedAccounts }: Deps,
): Promise<Setup['bank']> {
  const accounts = await Promise.all(
    toPay.map(({ ownerId }) => connectedAccounts.byOwner({ organizationId, ownerId })),
  );
  const ready = toPay.filter(({ bankReady }) => bankReady);
  const inReview = toPay.filter(({ bankReady }, index) => {
    const account = accounts[index];
    return !bankReady && account?.detailsSubmitted === true && account.missing.length === 0;
  });
  const next = toPay.find((owner) => !owner.bankReady && !inReview.includes(owner));
  const [only] = accounts;
  const bank = toPay.length === 1 ? only?.bank : undefined;
  return {
    ready: ready.length,
    in_review: inReview.length,
    of: toPay.length,
    ...defined({ name: bank && `${bank.name} ••${bank.last4}`, next: next?.ownerId }),
  };
}

/** Tenants of leases that are not over, with their account; a person counts once. */
async function readTenants(tenancies: readonly Tenancy[], { people }: Deps) {
  const once = [...new Map(tenancies.map((tenancy) => [tenancy.userRoleId, tenancy])).values()];
  const found = await people.byIds(once);
  const statusBy = new Map(found.map(({ userRoleId, status }) => [userRoleId, status]));
  const withStatus = (status: string) => once.filter(({ userRoleId }) => statusBy.get(userRoleId) === status);
  const [notInvited, invited, active] = ['not-invited', 'invited', 'active'].map(withStatus);
  return {
    active: active ?? [],
    shown: {
      not_invited: notInvited?.length ?? 0,
      invited: invited?.length ?? 0,
      active: active?.length ?? 0,
      waiting_for: [...(notInvited ?? []), ...(invited ?? [])]
        .slice(0, namedAtMost)
        .map(({ firstName, lastName, email }) => firstName || lastName || email),
    },
  };
}

/** The earliest online payment that is on its way or settled, of leases whose tenants have an account. */
async function firstPayment(
  active: readonly Tenancy[],
  running: readonly Lines[],
  { ledgers }: Deps,
): Promise<Setup['payment']> {
  const lineBy = new Map(running.map(({ line }) => [line.leaseId, line]));
  const leases = [...new Map(active.map((tenancy) => [tenancy.leaseId, tenancy])).values()];
  const payments = await Promise.all(leases.slice(0, leasesLooked).map((lease) => ledgers.onlineOf(lease)));
  const [first] = payments
    .flat()
    .filter(({ state }) => hasCome.has(state))
    .sort((one, other) => one.startedAt.localeCompare(other.startedAt));
  const line = first && lineBy.get(first.leaseId);
  if (!first || !line) return undefined;
  return {
    ...placeOf(line),
    name: first.payer.name,
    cents: first.cents,
    on: first.begun,
    has_settled: first.state === 'settled',
  };
}

/** People of the organization beside the caller who work in it, for who leads a team. */
async function colleagues({ viewer }: ViewerCall, { people }: Deps): Promise<number> {
  const { organizationId } = viewer;
  const read = (role: 'orgAdmin' | 'rentalManager') =>
    people.page({ organizationId, role, limit: peopleLooked });
  const pages = await Promise.all([read('orgAdmin'), read('rentalManager')]);
  return pages.flatMap(({ people: some }) => some).filter(({ userId }) => userId !== viewer.userId).length;
}

const inUse = ({ archivedAt }: PropertyLine): boolean => archivedAt === undefined;

async function readSetup(request: ViewerCall, organization: Organization, deps: Deps): Promise<Setup> {
  const { viewer, now } = request;
  const { organizationId, setup = {}, unitCount } = organization;
  const leadsTeam = viewer.roleLabel === 'orgAdmin';
  const isSeen = () => true;
  const [{ properties }, { owners }, lines, { tenancies }, terms, account, others] = await Promise.all([
    deps.properties.page({
      organizationId,
      scope: { kind: 'all' },
      sort: 'newest',
      limit: setupLimits.properties,
      archived: 'none',
    }),
    deps.owners.page({ organizationId, limit: setupLimits.units }),
    deps.leases.everyLine(organizationId),
    deps.tenants.page({ organizationId, isSeen, limit: setupLimits.units * 4 }),
    deps.statements.allTerms(organizationId),
    viewerAccount(viewer, deps),
    leadsTeam ? colleagues(request, deps) : 0,
  ]);
  const running = lines.map((line) => readLine(line, now)).filter(({ status }) => !over.has(status));
  const agreed = new Set(
    running.filter(({ status }) => stateOf(status) === 'agreed').map(({ line }) => line.leaseId),
  );
  const own = normalizeEmail(account.email);
  const foreign = owners.filter(({ email }) => email === '' || normalizeEmail(email) !== own);
  const toPay = await ownersToPay(running, owners, { organizationId }, deps);
  const tenants = await readTenants(
    tenancies.filter(({ leaseId }) => agreed.has(leaseId)),
    deps,
  );
  const [bank, payment] = await Promise.all([
    readBank(toPay, { organizationId }, deps),
    firstPayment(tenants.active, running, deps),
  ]);
  const used = properties.filter(inUse);
  const withTerms = new Set(terms.map(({ propertyId }) => propertyId));
  return {
    choices: setup,
    is_solo: viewer.roleLabel === 'owner',
    leads_team: leadsTeam,
    properties: { count: used.length, units: unitCount, ...defined({ first: used.at(-1)?.title }) },
    owners: { others: foreign.length, without_email: foreign.filter(({ email }) => email === '').length },
    ...defined({ lease: furthest(running) }),
    bank,
    fees: {
      set: used.filter(({ propertyId }) => withTerms.has(propertyId)).length,
      of: used.length,
      ...defined({ next: used.findLast(({ propertyId }) => !withTerms.has(propertyId))?.propertyId }),
    },
    tenants: tenants.shown,
    ...defined({ payment }),
    others,
  };
}

/** What the setup list of the home is made of, in one call (desk.md §1.2). */
export const getSetup: Handler<Contract['properties']['getSetup']> = async (request, deps) => {
  if (!leadsSetup(request)) return { success: 1, data: {} };
  const organization = await request.organization();
  if (organization.setup?.is_hidden) return { success: 1, data: { is_hidden: true } };
  if (!hasList(organization)) return { success: 1, data: {} };
  return { success: 1, data: { setup: await readSetup(request, organization, deps) } };
};
