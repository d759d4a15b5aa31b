import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import { uploadKey } from '../../../functions/common/portfolio/image-keys';
import { seeFiles } from '../../../functions/common/requests/request-files';
import { newWorkSecret } from '../../../functions/common/requests/sequels';
import { addCost } from '../../../functions/requests/money/add-cost';
import { findRaisedAt, type RaisedAt, tenantFacts } from '../../../functions/requests/raise-place';
import { auditedProcess } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import type { Vendor } from '../../../functions/table/vendors/record';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { bill } from '../../../shared/domain/requests/costs';
import { accept } from '../../../shared/domain/requests/jobs';
import type { RequestActor } from '../../../shared/domain/requests/request';
import { confirm, finish } from '../../../shared/domain/requests/work';
import { callOf } from './call-of-head';
import {
  after,
  day,
  givenTo,
  hour,
  prioritized,
  process,
  type Raising,
  raiseDemo,
  staffOf,
  stepsTo,
  vendorFor,
  type World,
} from './demo-request';
import { type OpenState, openStates } from './demo-requests';
import { pathOf } from './photos';
import type { Seeded } from './subscriptions';
import { writeUnitAccess } from './unit-access';

/** Closed ones: one every two weeks, fourteen months back. */
const closedCount = 30;
const closedEvery = 14;
/** How many of them are written at the same time. */
const atOnce = 4;
/** How many of the latest closed ones have their cost in the books. */
const costed = 2;

async function writeVendors({ deps, head, ids, now }: Omit<World, 'vendors'>): Promise<Vendor[]> {
  const { organizationId } = head.role;
  const made = (
    name: string,
    contact: string,
    trades: Vendor['trades'],
    until: number | undefined,
  ): Vendor => ({
    organizationId,
    vendorId: ids.next('vnd'),
    name,
    contact,
    email: `${contact.toLowerCase()}@vendor.test`,
    mobile: '3125550142',
    trades,
    areas: 'Within 20 miles',
    ...(until !== undefined && { insuredUntil: addDays(localDateOf(now), until) }),
    notes: '',
    addedAt: new Date(now.getTime() - 430 * day).toISOString(),
    jobs: 0,
    stars: 0,
    ratings: 0,
    version: 1,
  });
  const vendors = [
    made('Ace Plumbing', 'Alma', ['plumbing', 'hot-water', 'roof'], 200),
    made('Bright Electric', 'Bruno', ['electrical', 'alarms', 'heating', 'cooling'], 20),
    made('Handy & Daughters', 'Hanna', ['walls', 'windows', 'locks', 'outside', 'other'], -12),
    made('Clear Pest Control', 'Carla', ['pests', 'mold', 'cleaning'], undefined),
  ];
  for (const vendor of vendors) {
    const object = { kind: 'vendor', id: vendor.vendorId, name: vendor.name } as const;
    const audit = auditedProcess({ action: 'vendor.add', object, organizationId, process, now }, deps);
    await deps.vendors.add({ vendor, trace: { audit, now } });
  }
  return vendors;
}

/** Raised, mended within days, and confirmed. */
async function writeClosed(world: World, raising: Raising): Promise<void> {
  const { number, when } = raising;
  const demo = await raiseDemo(world, raising);
  const vendor = vendorFor(world, number);
  await demo.go(prioritized(number), after(when, 5));
  const jobId = world.ids.next('job');
  await demo.go(givenTo(vendor, jobId), after(when, 6));
  await demo.go((facts, given) => accept(facts, given), after(when, 20));
  await demo.go(
    (facts, given) => finish(facts, given, { note: 'Mended' }),
    after(when, 60 + (number % 5) * 12),
  );
  const cents = 145_00 + number * 5_00;
  const sent = { jobId, cents, reference: `20${number}`, words: '' };
  await demo.go((facts, given) => bill(facts, given, sent), after(when, 125));
  const ended = after(when, 130);
  await demo.go((facts, given) => confirm(facts, given, { words: '', stars: 3 + (number % 3) }), ended);
  if (number >= costed) return;
  const on = localDateOf(ended);
  const body = {
    request_id: demo.requestId,
    vendor: vendor.name,
    category: 'repairs' as const,
    bill: 1,
    owner_cents: cents,
    tenant_cents: 0,
    billed_on: on,
    due_on: addDays(on, 30),
    reference: `20${number}`,
    memo: '',
  };
  await perform(addCost, { ...callOf(world, world.now), body }, world.deps);
}

/** One request in an open state, its vendor with a link that works. */
async function writeOpen(world: World, state: OpenState, raising: Raising): Promise<string> {
  const { number, when, at } = raising;
  const demo = await raiseDemo(world, raising);
  if (state === 'new') return demo.requestId;
  await demo.go(prioritized(number), after(when, 3));
  if (state === 'triaged') return demo.requestId;
  const { secret, hash } = newWorkSecret(world.deps);
  await demo.go(givenTo(vendorFor(world, number), world.ids.next('job'), hash), after(when, 4), secret);
  if (state !== 'waiting-vendor') await demo.go((facts, given) => accept(facts, given), after(when, 8));
  let hours = 10;
  for (const step of stepsTo(state, { head: at.head, now: world.now })) {
    await demo.go(step, after(when, hours));
    hours += 4;
  }
  return demo.requestId;
}

/** A photo that came with a request, and a few words about it. */
async function writeTalk(world: World, requestId: string, photos: Seeded['photos']): Promise<void> {
  const { deps, head, now } = world;
  const { organizationId } = head.role;
  const key = { organizationId, requestId };
  const request = await deps.requests.byId(key);
  const [photo] = photos;
  if (!request || !photo) return;
  const owner = { organizationId, userId: head.role.userId };
  const upload = deps.ids.next('doc');
  const bytes = await readFile(pathOf(photo.file));
  await deps.files.put({ key: uploadKey(owner, upload), bytes, contentType: 'image/webp' });
  const by = staffOf(world);
  const sent = [{ upload, contentType: 'image/webp' as const, name: 'How it looks' }];
  const { propertyId } = request.place;
  const asked = { owner, sent, key, propertyId, by, now, kind: 'message', audience: 'all', has: 0 } as const;
  const kept = await seeFiles(asked, deps);
  for (const { from, file } of kept)
    await deps.files.copy({ from, to: file.file, contentType: file.contentType });
  const at = now.toISOString();
  const say = (seq: number, actor: RequestActor, text: string, inner: boolean, files = kept.slice(0, 0)) =>
    deps.requests.say({
      message: { ...key, seq, at, by: actor, inner, text },
      files: files.map(({ file }) => ({ ...file, message: seq })),
      told: [],
      now,
      reply: undefined,
    });
  await say(1, request.raised.by, 'It got worse since yesterday.', false);
  await say(2, by, 'Thank you. Does it look like this one?', false, kept);
  await say(3, by, 'Ask the owners before anybody buys parts.', true);
}

/** Homes with tenants, each property's first ones. */
async function homesOf(world: World): Promise<RaisedAt[]> {
  const { deps, now } = world;
  const call = callOf(world, now);
  const { organizationId } = world.head.role;
  const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
  const { properties } = await deps.properties.page(all);
  const homes: RaisedAt[] = [];
  for (const { propertyId, archivedAt } of properties) {
    if (archivedAt !== undefined) continue;
    const found = await deps.properties.byId({ organizationId, propertyId });
    for (const { unitId } of (found?.units ?? []).slice(0, 4))
      homes.push(await findRaisedAt({ viewer: call.viewer, now, propertyId, unitId }, deps));
  }
  return homes.filter(({ read }) => read !== undefined);
}

/** Where a visit is agreed for tomorrow, so that its vendor's link opens the code. */
async function writeAccess(world: World, at: RaisedAt): Promise<void> {
  const { deps, now } = world;
  const [tenant] = await tenantFacts(at, now, deps);
  if (!at.unit || !tenant) return;
  await writeUnitAccess({ unit_id: at.unit.unitId, tenant: tenant.name }, callOf(world, now), deps);
}

/** Forty requests over fourteen months, one in each open state; links lie in the outbox alone. */
export async function writeRequests({ people, ids, now, photos }: Seeded, deps: Deps): Promise<void> {
  const head = people.find(({ demo }) => demo.email === 'orgadmin@demo.test');
  if (!head) throw new Error('The demo data has no Northgate Homes');
  const vendors = await writeVendors({ deps, head, ids, now });
  const world = { deps, head, ids, now, vendors };
  const homes = await homesOf(world);
  const homeAt = (number: number): RaisedAt => {
    const home = homes[number % homes.length];
    if (!home) throw new Error('The demo data has no home with tenants');
    return home;
  };
  const closed = Array.from({ length: closedCount }, (_, index) => closedCount - 1 - index);
  await pMap(
    closed,
    (number) => {
      const when = new Date(now.getTime() - (8 + number * closedEvery) * day);
      return writeClosed(world, { at: homeAt(number), number, when, isOpen: false });
    },
    { concurrency: atOnce },
  );
  for (const [number, state] of openStates.entries()) {
    const when = new Date(now.getTime() - (30 + number * 3) * hour);
    const requestId = await writeOpen(world, state, { at: homeAt(number), number, when, isOpen: true });
    if (state === 'waiting-owner') await writeTalk(world, requestId, photos);
    if (state === 'scheduled') await writeAccess(world, homeAt(number));
  }
}
