import { askedOwners } from '../../../functions/common/requests/repair-terms';
import { saveMove } from '../../../functions/common/requests/save-move';
import { addCost } from '../../../functions/requests/money/add-cost';
import { auditedProcess } from '../../../functions/runtime/audit';
import { perform } from '../../../functions/runtime/perform';
import { openDb } from '../../../functions/table/db/db';
import { sha256 } from '../../../functions/table/db/keys';
import { put } from '../../../functions/table/db/writes';
import { ApprovalLink, newRequestId } from '../../../functions/table/requests/record';
import type { Vendor } from '../../../functions/table/vendors/record';
import { localDateOf } from '../../../shared/domain/dates';
import { ask } from '../../../shared/domain/requests/approvals';
import { accept, assign } from '../../../shared/domain/requests/jobs';
import type { Given, Move } from '../../../shared/domain/requests/move';
import { raise } from '../../../shared/domain/requests/raise';
import type { RequestFacts } from '../../../shared/domain/requests/request';
import { triage } from '../../../shared/domain/requests/triage';
import { proposeVisit } from '../../../shared/domain/requests/visits';
import { finish, wait } from '../../../shared/domain/requests/work';
import type { Making } from '../samples';
import type { TestOrganization } from './test-organization';

/** How far a new request is, each as far as the ones before it in its line. */
export type RequestState =
  | 'new'
  | 'triaged'
  | 'assigned'
  | 'accepted'
  | 'proposed'
  | 'answered'
  | 'visited'
  | 'waiting'
  | 'asked'
  | 'done';

const homeOf = ({ scene }: Making, propertyId: string): TestOrganization | undefined =>
  [scene.home, scene.other].find(({ properties }) => Object.values(properties).includes(propertyId));

/** A vendor of the organization, new each time. */
export async function newVendor({ world, fresh }: Making, organizationId: string): Promise<Vendor> {
  const { deps } = world;
  const vendor: Vendor = {
    organizationId,
    vendorId: deps.ids.next('vnd'),
    name: `Ace ${fresh}`,
    contact: 'Al',
    email: `${fresh}@vendor.test`,
    mobile: '',
    trades: ['plumbing'],
    areas: '',
    insuredUntil: '2099-12-31',
    notes: '',
    addedAt: deps.clock.now().toISOString(),
    jobs: 0,
    stars: 0,
    ratings: 0,
    version: 1,
  };
  const object = { kind: 'vendor', id: vendor.vendorId, name: vendor.name } as const;
  const now = deps.clock.now();
  const audit = auditedProcess(
    { action: 'vendor.add', object, organizationId, process: 'set up', now },
    deps,
  );
  await deps.vendors.add({ vendor, trace: { audit, now } });
  return vendor;
}

type Made = {
  readonly request_id: string;
  readonly token: string;
  readonly approval: string;
  readonly vendorId: string;
};

type Step = (facts: RequestFacts, given: Given) => Move;
type Named = {
  readonly vendor: Vendor;
  readonly link: string;
  readonly owners: ReturnType<typeof askedOwners>;
};

const hour = 3_600_000;
const inHours = ({ now }: Given, hours: number): string =>
  new Date(Date.parse(now) + hours * hour).toISOString();

/** The commands that lead to a state. */
function stepsTo(state: RequestState, { vendor, link, owners }: Named): Step[] {
  const prioritized: Step = (facts, given) => triage(facts, given, { priority: 'routine' });
  const given: Step = (facts, by) =>
    assign(facts, by, {
      jobId: `job_${vendor.vendorId.slice(4)}`,
      to: { kind: 'vendor', id: vendor.vendorId, name: vendor.name },
      sees: { phone: true, limit: true },
      link,
      isInsured: true,
    });
  const taken: Step = (facts, by) => accept(facts, by);
  const visit =
    (side: 'home' | 'worker', from: number, isAgreed = false): Step =>
    (facts, by) =>
      proposeVisit(facts, by, { from: inHours(by, from), to: inHours(by, from + 2), side, isAgreed });
  const working = [prioritized, given, taken];
  const states: Readonly<Record<RequestState, readonly Step[]>> = {
    new: [],
    triaged: [prioritized],
    assigned: [prioritized, given],
    accepted: working,
    proposed: [...working, visit('worker', 24)],
    answered: [...working, visit('home', 24)],
    visited: [...working, visit('worker', 2, true)],
    waiting: [...working, (facts, by) => wait(facts, by, { for: 'parts', why: '' })],
    asked: [prioritized, (facts, by) => ask(facts, by, { cents: 900_00, why: '', owners })],
    done: [...working, (facts, by) => finish(facts, by, { note: '' })],
  };
  return [...states[state]];
}

/**
 * A hazard of this property, which its owners see too, taken to a state; an invented id for an unknown
 * property.
 */
export async function newRequestIn(making: Making, propertyId: string, state: RequestState): Promise<Made> {
  const { world, scene } = making;
  const { deps } = world;
  const requestId = newRequestId({ propertyId }, deps.ids.next('srq'));
  const home = homeOf(making, propertyId);
  const organizationId = home?.organizationId ?? '';
  const head = home && (await deps.properties.head({ organizationId, propertyId }));
  const secret = deps.ids.secret();
  const nothing = { request_id: requestId, token: secret, approval: '', vendorId: deps.ids.next('vnd') };
  if (!home || !head) return nothing;
  const vendor = await newVendor(making, organizationId);
  const owners = askedOwners(head, undefined);
  const { viewer } = scene.me;
  const isOwner = viewer.roleLabel === 'rentalOwner' && home === scene.home;
  const by: Given['by'] = isOwner
    ? { kind: 'owner', id: viewer.ownerId ?? '', name: 'Person' }
    : { kind: 'staff', id: home.people.orgAdmin.viewer.userRoleId, name: 'Person' };
  const key = { organizationId, requestId };
  const keep = async (step: Step | undefined, at: string) => {
    const stored = await deps.requests.byId(key);
    const given: Given = { now: at, by: step ? { ...by, kind: 'staff' } : by };
    const move =
      step && stored ? step(stored, given) : raise(asRaised(head.property.title, propertyId), given);
    const call = { now: new Date(at), requestId: 'req', process: 'set up' };
    const isAssigned = 'event' in move && move.event.what === 'assigned';
    const where = { request: stored, head, terms: undefined };
    await saveMove({ call, at: where, key, move, ...(isAssigned && { secret }) }, deps);
  };
  // A visit that is over was agreed two days ago.
  const past = state === 'visited' ? 48 * hour : 0;
  const now = new Date(world.clock.now().getTime() - past).toISOString();
  await keep(undefined, now);
  for (const step of stepsTo(state, { vendor, link: sha256(secret), owners })) await keep(step, now);
  const approval = deps.ids.secret();
  const [owner] = owners;
  if (state === 'asked' && owner)
    await openDb(world.place).write(
      put(ApprovalLink, {
        ...key,
        linkHash: sha256(approval),
        ask: 1,
        ownerId: owner.ownerId,
        expiresAt: '2099-12-31T00:00:00.000Z',
      }),
    );
  return { request_id: requestId, token: secret, approval, vendorId: vendor.vendorId };
}

const asRaised = (propertyTitle: string, propertyId: string): Parameters<typeof raise>[0] => ({
  place: {
    propertyId,
    propertyTitle,
    unitNumber: '',
    address: '1 Elm Street, Ames, IA 50010',
    area: 'Roof',
    zones: [{ zone: 'America/Chicago', from: '' }],
  },
  tenants: [],
  limits: { usual: 300_00, emergency: 750_00 },
  raised: {
    how: 'app',
    category: 'roof',
    hazard: 'water',
    room: '',
    words: 'Water runs',
    mayEnter: 'yes',
    pets: '',
    windows: [],
  },
});

/** A window some days ahead. */
export function windowAhead({ world }: Making, days = 2): { from: string; to: string } {
  const from = world.clock.now().getTime() + days * 24 * hour;
  return { from: new Date(from).toISOString(), to: new Date(from + 2 * hour).toISOString() };
}

/** Archives a vendor, as its own call would. */
export async function archiveNow({ world: { deps } }: Making, before: Vendor): Promise<void> {
  const now = deps.clock.now();
  const { organizationId } = before;
  const vendor = { ...before, archivedAt: now.toISOString(), version: before.version + 1 };
  const object = { kind: 'vendor', id: vendor.vendorId, name: vendor.name } as const;
  const said = { action: 'vendor.archive', object, organizationId, process: 'set up', now } as const;
  await deps.vendors.archive({ vendor, trace: { audit: auditedProcess(said, deps), now } });
}

/** A request with a cost of ten dollars. */
export async function newCostIn(making: Making, propertyId: string): Promise<string> {
  const { request_id } = await newRequestIn(making, propertyId, 'done');
  const home = homeOf(making, propertyId);
  if (!home) return request_id;
  const { deps } = making.world;
  const now = deps.clock.now();
  const today = localDateOf(now);
  const { viewer } = home.people.orgAdmin;
  const organization = async () => {
    const found = await deps.organizations.byId(viewer.organizationId);
    if (!found) throw new Error('the house has no such organization');
    return found;
  };
  const call = { viewer, now, requestId: 'req', address: '203.0.113.7', agent: 'test', organization };
  const body = {
    request_id,
    vendor: 'Ace',
    category: 'repairs' as const,
    owner_cents: 1000,
    tenant_cents: 0,
    billed_on: today,
    due_on: today,
    reference: '',
    memo: '',
  };
  await perform(addCost, { ...call, body }, deps);
  return request_id;
}
