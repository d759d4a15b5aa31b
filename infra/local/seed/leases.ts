import pMap from 'p-map';
import { viewerAccount } from '../../../functions/common/accounts/viewer-account';
import {
  aboutLease,
  actorFrom,
  givenAt,
  type LeasePlace,
  momentAt,
} from '../../../functions/common/leases/lease-at';
import { usualDefaults } from '../../../functions/common/leases/lease-defaults';
import { freezeText } from '../../../functions/common/leases/lease-text';
import { newTerm } from '../../../functions/common/leases/new-term';
import { readSignature, saveSignature } from '../../../functions/common/leases/read-signature';
import { doneOrRefuse, saveLease } from '../../../functions/common/leases/save-lease';
import { tieSigner } from '../../../functions/common/tenants/tie-tenants';
import { fillLease } from '../../../functions/leases/draft/fill-lease';
import { findTemplate } from '../../../functions/leases/templates/find-template';
import { audited } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { newLeaseId } from '../../../functions/table/leases/record';
import type { Organization } from '../../../functions/table/organizations/record';
import type { Unit } from '../../../functions/table/units/record';
import { createDraft } from '../../../shared/domain/leases/draft/write-draft';
import { type Done, doneAnyway, type Given } from '../../../shared/domain/leases/given';
import type { TermFields } from '../../../shared/domain/leases/term';
import { nameOf } from '../../../shared/domain/names';
import { callOf, demoOrigin } from './call-of-head';
import { type DemoLife, demoLives, isLife } from './demo-lives';
import { type DemoLease, type EarlyState, type RunningLease, rentRoll, signedIn } from './demo-rent-roll';
import { demoSignature } from './demo-signature';
import { type DemoTenant, demoTenants, settledTenants } from './demo-tenants';
import { fillDemoTerm } from './fill-demo-term';
import type { DemoPerson } from './people';
import { sendDemoLease } from './send-demo-lease';
import type { Seeded } from './subscriptions';

type Context = {
  readonly deps: Deps;
  readonly head: DemoPerson;
  readonly now: Date;
};

/** One lease of the rent roll, with its id and the people whose names stand in it. */
type Planned = {
  readonly lease: DemoLease;
  readonly id: string;
  readonly tenant: DemoTenant;
  readonly coSigner: DemoTenant | undefined;
};

type Stage = {
  readonly state: EarlyState;
  readonly life?: (typeof demoLives)[DemoLife];
  readonly months: number;
  readonly planned: Planned;
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
const earlier = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

/** The text of a lease, frozen, and what it is signed with. */
async function freezeDemoText(
  place: LeasePlace,
  { fields, on }: { fields: TermFields; on: string },
  deps: Deps,
) {
  const { organizationId } = place.unit;
  const template = await findTemplate({ organizationId, text: fields.text }, deps);
  const text = fillLease(fields, { ...place, on, template });
  if (!text) throw new Error('The demo data has no such template');
  const signature = readSignature(demoSignature);
  const stored = { organizationId, files: deps.files };
  const [textHash] = await Promise.all([freezeText(text, stored), saveSignature(signature, stored)]);
  return { textHash, image: signature.image };
}

/** Its first day is past by today: the tenants are in. */
function movedIn(given: Omit<Given, 'lease'>, { lease, calendar, events }: Done): Done {
  const movedInOn = lease.terms[0]?.from ?? given.now.on;
  return doneAnyway({ ...given, lease, calendar }, { ...lease, movedInOn }, events);
}

/** The mail that invites tenants went out long ago, too. */
async function tieDemoTenants(
  { lease: { leaseId, signers } }: Done,
  { organizationId }: Organization,
  deps: Deps,
): Promise<void> {
  for (const { id, role } of signers)
    if (role === 'tenant')
      await tieSigner({ organizationId, message: { tenant: { leaseId, signer: id } }, tries: 1 }, deps);
}

/** One lease, drafted so many days ago, as far as its state says; one write keeps it all. */
async function draftAndSend(
  unit: Unit,
  { state, life, months, planned, ...context }: Context & Stage,
): Promise<string> {
  const { deps, now } = context;
  const call = callOf(context, now);
  const { unitId, propertyId } = unit;
  const [head, account, organization] = await Promise.all([
    deps.properties.head(unit),
    viewerAccount(call.viewer, deps),
    call.organization(),
  ]);
  if (!head) throw new Error('The demo data has no such property');
  const place = { unit, head };
  const { on } = momentAt(place, now);
  const blank = newTerm({ ...place, ...usualDefaults, viewer: call.viewer, account, organization, now });
  const filling = {
    day: on,
    months,
    tenant: planned.tenant,
    coSigner: planned.coSigner,
    atEnd: life?.atEnd,
    hasRoommate: life?.hasRoommate,
    // What runs ties to the bank as it was brought in.
    isOld: isSigned(state) && life?.isLongAgo !== false,
  };
  const fields = fillDemoTerm(blank, filling);
  const leaseId = newLeaseId(unitId, planned.id);
  const actor = actorFrom(demoOrigin, { id: call.viewer.userId, name: nameOf(account) });
  const given = givenAt(place, { actor, now });
  const drafted = doneOrRefuse(createDraft(given, { ids: { leaseId, unitId, propertyId }, fields }));
  const isDraft = state === 'draft';
  const sent = isDraft
    ? drafted
    : sendDemoLease(given, {
        drafted,
        roles: signedIn[state],
        ...(await freezeDemoText(place, { fields, on }, deps)),
      });
  const done = isSigned(state) && life?.isLongAgo !== false ? movedIn(given, sent) : sent;
  const action = isDraft ? 'lease.draft' : 'lease.send';
  const change = { action, ...aboutLease(leaseId, unit) } as const;
  const trace = { audit: audited(call, change, deps), now };
  // Copies of long ago were mailed long ago.
  const isQuiet = isSigned(state) && life?.isLongAgo !== false ? true : undefined;
  const write: Deps['leases']['write'] = (lease) => deps.leases.write({ ...lease, isQuiet });
  const quiet = { ...deps, leases: { ...deps.leases, write } };
  await saveLease({ ...place, done, organization, now, trace }, quiet);
  if (isQuiet) await tieDemoTenants(done, organization, { ...deps, clock: { now: () => now } });
  return leaseId;
}

/** Signed by everybody, with or without a co-signer. */
const isSigned = (state: EarlyState): boolean => state === 'active' || state === 'co-signed';

const isRunning = (lease: DemoLease): lease is RunningLease => typeof lease !== 'string';

/** A lease in the given state, each step on its own day. `index` counts the units of the property. */
async function live(
  unit: Unit,
  { planned, index, ...context }: Context & { planned: Planned; index: number },
): Promise<void> {
  const { deps, now } = context;
  const { lease } = planned;
  if (isRunning(lease)) {
    const { daysAgo, months } = lease;
    await draftAndSend(unit, { ...context, planned, state: 'active', months, now: earlier(now, daysAgo) });
    return;
  }
  if (!isLife(lease)) {
    const daysAgo = isSigned(lease) ? 40 + index * 11 : 1 + (index % 2);
    const stage = { planned, state: lease, months: 12, now: earlier(now, daysAgo) };
    await draftAndSend(unit, { ...context, ...stage });
    return;
  }
  const life = demoLives[lease];
  const begun = earlier(now, life.daysAgo);
  const stage = { planned, state: life.state, life, months: 12, now: begun };
  const leaseId = await draftAndSend(unit, { ...context, ...stage });
  await life.goesOn?.({ leaseId, deps, callOn: (daysAgo) => callOf(context, earlier(now, daysAgo)), now });
}

/** Ids and names are given in the order of the rent roll, so that every first start writes the same. */
function planner(ids: Seeded['ids']): (lease: DemoLease) => Planned {
  const nextTenant = demoTenants();
  const nextSettled = settledTenants();
  return (lease) => {
    const id = ids.next('lse');
    if (isRunning(lease)) return { lease, id, tenant: nextSettled(), coSigner: undefined };
    const state = isLife(lease) ? demoLives[lease].state : lease;
    return { lease, id, tenant: nextTenant(), coSigner: state === 'active' ? undefined : nextTenant() };
  };
}

/** How many properties' leases are written at once; more would collide at the organization's counters. */
const atOnce = 4;

/** Leases on the demo units, made on earlier days of the clock. Needs the file storage. */
export async function writeLeases({ people, ids, now }: Seeded, deps: Deps): Promise<void> {
  const plan = planner(ids);
  const heads = people.filter(
    ({ role }) => role.adminUserId === role.userId && role.roleLabel === 'orgAdmin',
  );
  const rented: { head: DemoPerson; homes: { unit: Unit; leases: Planned[] }[] }[] = [];
  for (const head of heads) {
    const { organizationId } = head.role;
    const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
    const { properties } = await deps.properties.page(all);
    for (const { propertyId, title } of properties) {
      const units = (await deps.properties.byId({ organizationId, propertyId }))?.units ?? [];
      const leasesOf = (index: number) => (rentRoll[title]?.[index] ?? []).map(plan);
      rented.push({ head, homes: units.map((unit, index) => ({ unit, leases: leasesOf(index) })) });
    }
  }
  await pMap(
    rented,
    async ({ head, homes }) => {
      for (const [index, { unit, leases }] of homes.entries())
        for (const planned of leases) {
          // As the lease before left it.
          const current = await deps.units.byId(unit);
          await live(current ?? unit, { deps, head, planned, index, now });
        }
    },
    { concurrency: atOnce },
  );
}
