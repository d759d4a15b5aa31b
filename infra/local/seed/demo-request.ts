import { askedOwners, spendLimitsOf } from '../../../functions/common/requests/repair-terms';
import { saveMove } from '../../../functions/common/requests/save-move';
import { placeFacts, type RaisedAt, tenantFacts } from '../../../functions/requests/raise-place';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { newRequestId } from '../../../functions/table/requests/record';
import type { Vendor } from '../../../functions/table/vendors/record';
import { estimate } from '../../../shared/domain/requests/approvals';
import { assign } from '../../../shared/domain/requests/jobs';
import type { Given, Move } from '../../../shared/domain/requests/move';
import { raise } from '../../../shared/domain/requests/raise';
import type { RequestActor, RequestFacts } from '../../../shared/domain/requests/request';
import { triage } from '../../../shared/domain/requests/triage';
import { proposeVisit } from '../../../shared/domain/requests/visits';
import { finish, reopen, start, wait } from '../../../shared/domain/requests/work';
import { type Complaint, complaints, type OpenState } from './demo-requests';
import type { DemoPerson } from './people';
import type { Seeded } from './subscriptions';

export const day = 86_400_000;
export const hour = 3_600_000;
export function complaintOf(number: number): Complaint {
  const complaint = complaints[number % complaints.length];
  if (!complaint) throw new Error('The demo data has no complaint');
  return complaint;
}

export type World = {
  readonly deps: Deps;
  readonly head: DemoPerson;
  readonly ids: Seeded['ids'];
  readonly now: Date;
  readonly vendors: readonly Vendor[];
};

export type Step = (facts: RequestFacts, given: Given) => Move;

/** A demo request at its place, moved on step by step. */
export type Demo = {
  readonly requestId: string;
  /** `secret`: of a link that the step names by its hash. */
  readonly go: (step: Step, at: Date, secret?: string) => Promise<void>;
};

export const process = 'The demo data';
export const staffOf = ({ head: { demo, role } }: World): RequestActor => ({
  kind: 'staff',
  id: role.userRoleId,
  name: `${demo.firstName} ${demo.lastName}`,
});

export type Raising = {
  readonly at: RaisedAt;
  readonly number: number;
  readonly when: Date;
  readonly isOpen: boolean;
};

export async function raiseDemo(world: World, { at, number, when, isOpen }: Raising): Promise<Demo> {
  const { deps, head, ids } = world;
  const { organizationId } = head.role;
  const place = placeFacts(at, 'Hallway');
  const requestId = newRequestId(place, ids.next('srq'));
  const key = { organizationId, requestId };
  const { priority: _, ...complaint } = complaintOf(number);
  const tenants = await tenantFacts(at, when, deps);
  const [tenant] = tenants;
  const staff = staffOf(world);
  // Nobody is told of what is long over: staff wrote it down.
  const by: RequestActor =
    isOpen && tenant ? { kind: 'tenant', id: tenant.userRoleId ?? '', name: tenant.name } : staff;
  const known = isOpen ? tenants : tenants.map(({ userRoleId: __, ...one }) => one);
  const keep = (move: Move, now: Date, secret?: string) =>
    deps.requests.byId(key).then((request) =>
      saveMove(
        {
          call: { now, requestId: '', process },
          at: { request, head: at.head, terms: undefined },
          key,
          move,
          secret,
        },
        deps,
      ),
    );
  const facts = {
    place,
    tenants: known,
    limits: spendLimitsOf(undefined, { isOwn: false }),
    raised: {
      how: isOpen ? ('app' as const) : ('phone' as const),
      ...complaint,
      mayEnter: 'call' as const,
      pets: number % 3 === 0 ? 'A cat' : '',
      windows: [],
    },
  };
  await keep(raise(facts, { now: when.toISOString(), by }), when);
  return {
    requestId,
    go: async (step, now, secret) => {
      const request = await deps.requests.byId(key);
      if (!request) throw new Error('The demo data has no such request');
      await keep(step(request, { now: now.toISOString(), by: staff }), now, secret);
    },
  };
}

export const prioritized =
  (number: number): Step =>
  (facts, given) =>
    triage(facts, given, { priority: complaintOf(number).priority });

export const givenTo =
  (vendor: Vendor, jobId: string, link?: string): Step =>
  (facts, given) =>
    assign(facts, given, {
      jobId,
      to: { kind: 'vendor', id: vendor.vendorId, name: vendor.name },
      sees: { phone: true, limit: false },
      link,
      isInsured: true,
    });

export const after = (when: Date, hours: number): Date => new Date(when.getTime() + hours * hour);
export const vendorFor = ({ vendors }: World, number: number): Vendor => {
  const { category } = complaintOf(number);
  const [first] = vendors;
  const found = vendors.find(({ trades }) => trades.some((trade) => trade === category)) ?? first;
  if (!found) throw new Error('The demo data has no vendor');
  return found;
};

/** The steps from triaged on that lead to an open state; times are hours after it was raised. */
const visitAt =
  (now: Date, days: number, side: 'home' | 'worker', isAgreed: boolean): Step =>
  (facts, given) => {
    const from = new Date(now.getTime() + days * day);
    const window = { from: from.toISOString(), to: after(from, 2).toISOString() };
    return proposeVisit(facts, given, { ...window, side, isAgreed });
  };

/** Two weeks of parts to wait for. */
const waitDays = 14;

export function stepsTo(
  state: OpenState,
  { head, now }: { head: RaisedAt['head']; now: Date },
): readonly Step[] {
  const owners = askedOwners(head, undefined);
  const steps: Readonly<Record<OpenState, readonly Step[]>> = {
    new: [],
    triaged: [],
    'waiting-vendor': [],
    reopened: [
      (facts, given) => finish(facts, given, { note: 'New washer' }),
      (facts, given) => reopen(facts, given, { why: 'It still does it.' }),
    ],
    'waiting-tenant': [visitAt(now, 2, 'worker', false)],
    'waiting-owner': [
      (facts, given) => estimate(facts, given, { cents: 640_00, words: 'It has to be replaced.', owners }),
    ],
    'waiting-parts': [
      (facts, given) =>
        wait(facts, given, {
          for: 'parts',
          until: new Date(now.getTime() + waitDays * day).toISOString(),
          why: 'Ordered',
        }),
    ],
    scheduled: [visitAt(now, 1, 'worker', true)],
    'in-progress': [(facts, given) => start(facts, given)],
    done: [(facts, given) => finish(facts, given, { note: 'Mended, please look at it' })],
  };
  return steps[state];
}
