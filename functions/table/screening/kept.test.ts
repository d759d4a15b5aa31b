import { beforeEach, expect, it } from 'vitest';
import { aTrace } from '../../../test/support/table-data';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { sha256 } from '../db/keys';
import { put } from '../db/writes';
import { ApplyLink, type Listing } from '../listings/record';
import {
  ApplicationDue,
  ApplicationLine,
  ApplicationMailCount,
  ApplicationOfMail,
  hashOfMail,
  StoredApplication,
  StoredIdentity,
  StoredReport,
} from './record';

let testWorld: Applicants;
let stored: StoredApplication;
beforeEach(async () => {
  testWorld = await openApplicants();
  await testWorld.add();
  const [one] = await testWorld.all(StoredApplication);
  if (!one) throw new Error('There is no application');
  stored = one;
});

const organizationId = 'org_one';
const now = () => testWorld.now();
const idAt = (count: number) => `apl_${String(count).padStart(26, '0')}`;
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

/** So many more applications of Grace's address, each as the table keeps it. */
async function further(count: number, over: Partial<ApplicationLine> = {}) {
  const [line] = await testWorld.all(ApplicationLine);
  if (!line) throw new Error('There is no line');
  const emailHash = hashOfMail(grace.email);
  const made = Array.from({ length: count }, (_, at) => ({ applicationId: idAt(at) }));
  await testWorld.db.writeAll(
    made.flatMap((id) => [
      put(StoredApplication, { ...stored, ...id }),
      put(ApplicationLine, { ...line, ...id, ...over }),
      put(ApplicationOfMail, { organizationId, emailHash, ...id }),
    ]),
  );
  await testWorld.db.write(put(ApplicationMailCount, { organizationId, emailHash, count: count + 1 }));
}

it('a link, a report and who a person is are there before their instant, and not at it [D50]', async () => {
  const until = new Date(now().getTime() + 1_000).toISOString();
  const key = { organizationId, screeningId: 'scr_1' };
  const { applicationId } = stored;
  await testWorld.db.writeAll([
    put(ApplyLink, {
      organizationId,
      applicationId,
      kind: 'application',
      about: applicationId,
      expiresAt: until,
      linkHash: sha256('secret'),
    }),
    put(StoredReport, { ...key, applicationId, sealed: 's', readers: [], arrivedAt: until, until }),
    put(StoredIdentity, { ...key, sealed: 's', until }),
  ]);
  const { applications } = testWorld.deps;
  const there = async (at: Date) =>
    Promise.all([
      applications.link({ value: 'secret', now: at }),
      applications.report(key, { now: at }),
      applications.identity(key, { now: at }),
    ]).then((found) => found.map((one) => one !== undefined));
  expect(await there(new Date(now().getTime() + 999))).toEqual([true, true, true]);
  expect(await there(new Date(now().getTime() + 1_000))).toEqual([false, false, false]);
  expect(await applications.link({ value: 'other', now: now() })).toBeUndefined();
});

it('one address finds its twenty newest applications, and a line the others of its address', async () => {
  await further(24);
  const found = await testWorld.deps.applications.ofMail({ organizationId, email: ' GRACE@applicant.test ' });
  const newest = [stored.applicationId, ...Array.from({ length: 24 }, (_, at) => idAt(at)).toReversed()]
    .toSorted()
    .toReversed();
  expect(found.map(({ applicationId }) => applicationId)).toEqual(newest.slice(0, 20));
  const lines = (await testWorld.all(ApplicationLine)).filter(
    ({ applicationId }) => applicationId === newest[0],
  );
  const alikeOf = await testWorld.deps.applications.alike({ organizationId, lines });
  const [line] = lines;
  const alike = line ? alikeOf(line).map(({ applicationId }) => applicationId) : [];
  expect(alike).toEqual(newest.slice(1, 20));
});

it('a page is found behind more than one read of what is not seen, and says where it goes on', async () => {
  await further(101, { propertyId: 'prp_hidden' });
  const page = (isSeen: (propertyId: string) => boolean, limit: number, after?: string) =>
    testWorld.deps.applications.page({ organizationId, isSeen, limit, after });
  const oldest = { ...stored, applicationId: 'apl_' };
  const [line] = await testWorld.all(ApplicationLine);
  if (line)
    await testWorld.db.write(
      put(ApplicationLine, { ...line, propertyId: stored.propertyId, applicationId: 'apl_' }),
    );
  const seen = await page((propertyId) => propertyId === stored.propertyId, 9);
  const ids = seen.applications.map(({ applicationId }) => applicationId);
  expect([ids.toSorted(), seen.next]).toEqual([
    [oldest.applicationId, stored.applicationId].toSorted(),
    undefined,
  ]);
  const all = () => true;
  const first = await page(all, 102);
  expect([first.applications.length, first.next === undefined]).toEqual([102, false]);
  const rest = await page(all, 102, first.next);
  expect([rest.applications.length, rest.next]).toEqual([1, undefined]);
  expect((await page(all, 103)).next).toBeUndefined();
});

it('what is due is due at its instant, the longest waiting first, no more than asked for', async () => {
  const dueAt = (seconds: number) => new Date(now().getTime() + seconds * 1_000).toISOString();
  const due = (applicationId: string, seconds: number) =>
    put(ApplicationDue, { organizationId, applicationId, dueAt: dueAt(seconds) });
  await testWorld.db.writeAll([due('apl_b', 0), due('apl_a', -5), due('apl_c', 0.001)]);
  const dues = async (limit: number) =>
    (await testWorld.deps.applications.dues({ now: now(), limit })).map(({ applicationId }) => applicationId);
  expect(await dues(9)).toEqual(['apl_a', 'apl_b']);
  expect(await dues(1)).toEqual(['apl_a']);
});

it('a change is refused after another one came between, whatever it is', async () => {
  const { applications } = testWorld.deps;
  const after = { ...stored, notes: [] };
  const write = (before: StoredApplication | undefined) => refused(applications.write({ before, after }));
  expect(await write(undefined)).toBe('conflict');
  expect(await write({ ...stored, version: stored.version + 1 })).toBe('conflict');
  expect(await write(stored)).toBe('done');
  expect(await write(stored)).toBe('conflict');
  const [now2] = await testWorld.all(StoredApplication);
  expect(now2?.version).toBe(stored.version + 1);
  const listing = { ...stored, token: 'one', until: '2026-12-01T00:00:00.000Z' };
  const open = (token: string, before?: Listing) => {
    const trace = aTrace(organizationId, stored.propertyId);
    const change = { before, after: { listing: { ...listing, token }, link: undefined }, trace };
    return refused(applications.writeListing(change));
  };
  expect(await open('one')).toBe('done');
  expect(await open('two')).toBe('conflict');
  expect(await open('two', listing)).toBe('done');
  expect(await open('three', listing)).toBe('conflict');
  expect((await applications.listing({ organizationId, unitId }))?.token).toBe('two');
  const gone = { ...stored, applicationId: 'apl_gone' };
  const handOut = (application: StoredApplication) => refused(applications.handOut({ application }));
  expect([await handOut(stored), await handOut(gone)]).toEqual(['done', 'conflict']);
  const due = { organizationId, applicationId: 'apl_gone', dueAt: '2026-01-01T00:00:00.000Z' };
  await testWorld.db.write(put(ApplicationDue, due));
  expect(await refused(applications.settleDue(due, stored))).toBe('conflict');
  expect(await refused(applications.settleDue(due, undefined))).toBe('done');
  expect(
    (await testWorld.all(ApplicationDue)).some(({ applicationId }) => applicationId === 'apl_gone'),
  ).toBe(false);
});
