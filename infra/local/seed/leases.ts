import { viewerAccount } from '../../../functions/common/accounts/viewer-account';
import { doneOrRefuse, keepLease } from '../../../functions/common/leases/keep-lease';
import {
  aboutLease,
  actorFrom,
  givenAt,
  type LeasePlace,
  momentAt,
} from '../../../functions/common/leases/lease-at';
import { freezeText } from '../../../functions/common/leases/lease-text';
import { newTerm } from '../../../functions/common/leases/new-term';
import { keepSignature, readSignature } from '../../../functions/common/leases/read-signature';
import { fillLease } from '../../../functions/leases/fill-lease';
import { findTemplate } from '../../../functions/leases/find-template';
import { audited } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { newLeaseId } from '../../../functions/table/leases/record';
import type { Unit } from '../../../functions/table/units/record';
import { type Done, doneAnyway, type Given } from '../../../shared/domain/leases/given';
import type { SignerRole } from '../../../shared/domain/leases/packet';
import type { TermFields } from '../../../shared/domain/leases/term';
import { createDraft } from '../../../shared/domain/leases/write-draft';
import { nameOf } from '../../../shared/domain/names';
import { callOf, demoOrigin } from './call-of-head';
import { type DemoLife, demoLives, endings, isLife } from './demo-lives';
import { demoSignature } from './demo-signature';
import { demoTenants } from './demo-tenants';
import { fillDemoTerm } from './fill-demo-term';
import type { DemoPerson } from './people';
import type { seededIds } from './seeded-ids';
import { sendDemoLease } from './send-demo-lease';
import type { Seeded } from './subscriptions';

type Early = 'draft' | 'sent' | 'tenants-signed' | 'co-signer-missing' | 'active';
type State = Early | DemoLife;

/** The lease states of a property's first units, so that a demo shows every status. */
const leased: Readonly<Record<string, readonly State[]>> = {
  'Alder Court': ['active', 'tenants-signed', 'co-signer-missing', 'active'],
  'Beacon House': ['active', 'active', 'active', 'tenants-signed', 'draft', ...endings],
  'Dover Row': ['active', 'sent'],
  'Elm Street Offices': ['active', 'active', 'active'],
  'Garfield Apartments': ['active', 'sent'],
  'Ivy Terrace': ['settled'],
  'Kingsley Center': ['active', 'draft', 'to-come', 'moving-in'],
};

const signing: Readonly<Record<Early, readonly SignerRole[]>> = {
  draft: [],
  sent: [],
  'tenants-signed': ['tenant'],
  'co-signer-missing': ['tenant', 'agent', 'owner'],
  active: ['tenant', 'agent', 'owner'],
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
const earlier = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

type Context = {
  readonly deps: Deps;
  readonly ids: ReturnType<typeof seededIds>;
  readonly head: DemoPerson;
  readonly nextTenant: ReturnType<typeof demoTenants>;
  readonly now: Date;
};

type Stage = { readonly state: Early; readonly life?: (typeof demoLives)[DemoLife] };

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
  const [textHash] = await Promise.all([freezeText(text, stored), keepSignature(signature, stored)]);
  return { textHash, image: signature.image };
}

/** Its first day is past by today: the tenants are in. */
function movedIn(given: Omit<Given, 'lease'>, { lease, calendar, events }: Done): Done {
  const movedInOn = lease.terms[0]?.from ?? given.now.on;
  return doneAnyway({ ...given, lease, calendar }, { ...lease, movedInOn }, events);
}

/** One lease, drafted so many days ago, as far as its state says; one write keeps it all. */
async function draftAndSend(unit: Unit, { state, life, ...context }: Context & Stage): Promise<string> {
  const { deps, ids, now, nextTenant } = context;
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
  const blank = newTerm({ ...place, viewer: call.viewer, account, organization, now });
  const filling = {
    day: on,
    nextTenant,
    hasCoSigner: state !== 'active',
    atEnd: life?.atEnd,
    hasRoommate: life?.hasRoommate,
  };
  const fields = fillDemoTerm(blank, filling);
  const leaseId = newLeaseId(unitId, ids.next('lse'));
  const actor = actorFrom(demoOrigin, { id: call.viewer.userId, name: nameOf(account) });
  const given = givenAt(place, { actor, now });
  const drafted = doneOrRefuse(createDraft(given, { ids: { leaseId, unitId, propertyId }, fields }));
  const isDraft = state === 'draft';
  const sent = isDraft
    ? drafted
    : sendDemoLease(given, {
        ...{ drafted, roles: signing[state] },
        ...(await freezeDemoText(place, { fields, on }, deps)),
      });
  const done = state === 'active' && life?.isLongAgo !== false ? movedIn(given, sent) : sent;
  const action = isDraft ? 'lease.draft' : 'lease.send';
  const change = { action, ...aboutLease(leaseId, unit) } as const;
  const trace = { audit: audited(call, change, deps), now };
  // Copies of long ago were mailed long ago.
  const isQuiet = state === 'active' && life?.isLongAgo !== false ? true : undefined;
  const write: Deps['leases']['write'] = (lease) => deps.leases.write({ ...lease, isQuiet });
  const quiet = { ...deps, leases: { ...deps.leases, write } };
  await keepLease({ ...place, done, organization, now, trace }, quiet);
  return leaseId;
}

/** A lease in the given state, each step on its own day. */
async function live(unit: Unit, { state, index, ...context }: Context & { state: State; index: number }) {
  const { deps, now } = context;
  if (!isLife(state)) {
    const daysAgo = state === 'active' ? 40 + index * 11 : 1 + (index % 2);
    await draftAndSend(unit, { ...context, state, now: earlier(now, daysAgo) });
    return;
  }
  const life = demoLives[state];
  const begun = earlier(now, life.daysAgo);
  const leaseId = await draftAndSend(unit, { ...context, state: life.state, life, now: begun });
  await life.goesOn?.({ leaseId, deps, callOn: (daysAgo) => callOf(context, earlier(now, daysAgo)), now });
}

/** Leases on some demo units, made on earlier days of the clock. Needs the file storage. */
export async function writeLeases({ people, ids, now }: Seeded, deps: Deps): Promise<void> {
  const nextTenant = demoTenants();
  const heads = people.filter(
    ({ role }) => role.adminUserId === role.userId && role.roleLabel === 'orgAdmin',
  );
  for (const head of heads) {
    const { organizationId } = head.role;
    const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
    const { properties } = await deps.properties.page(all);
    for (const { propertyId, title } of properties) {
      const found = await deps.properties.byId({ organizationId, propertyId });
      const states = leased[title] ?? [];
      for (const [index, unit] of (found?.units ?? []).slice(0, states.length).entries()) {
        const state = states[index] ?? 'draft';
        await live(unit, { deps, ids, head, nextTenant, state, index, now });
      }
    }
  }
}
