import { beforeEach, expect, it } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import type { Viewer } from '../../shared/domain/people/roles';
import { elias, nora, one } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openTenants, type TenantWorld } from '../../test/support/test-world/tenants';
import { changeDraft } from '../leases/draft/change-draft';
import { renewLease } from '../leases/moves/lease-moves';
import { logger } from '../runtime/logger';
import { getRequest } from './get-request';
import { listRequests } from './list-requests';
import { raiseRequest } from './raise-request';
import { sayInRequest } from './thread/say-in-request';

logger.setLogLevel('SILENT');

type As = Partial<Viewer>;

let testWorld: TenantWorld;
let first: As;
let second: As;
/** Nora's term ends on June 30, 2027; the next one is Elias' alone. */
beforeEach(async () => {
  testWorld = await openTenants();
  const lease_id = await testWorld.sent(one, { coSigners: [], tenants: [nora] });
  first = await testWorld.movedIn([nora, testWorld.agent]);
  testWorld.goTo('2026-08-01T16:00:00.000Z');
  await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
  const { terms, version } = await testWorld.read(lease_id);
  const form = TermForm.parse(terms[1]);
  const parties = { ...form.parties, tenants: [elias] };
  const body = { version, term: { ...form, to: '2028-06-30', parties } };
  await testWorld.perform(changeDraft, { ...testWorld.call(), params: { leaseId: lease_id }, body });
  await testWorld.send(lease_id);
  second = await testWorld.movedIn([elias, testWorld.agent]);
});

const raise = async (words: string, as: As) => {
  const place = { property_id: propertyId, unit_id: one, area: '', room: 'Kitchen' };
  const how = { category: 'plumbing', may_enter: 'call', how: 'app' } as const;
  const more = { pets: '', windows: [], files: [] };
  const body = { ...place, ...how, ...more, words, is_another: true };
  const { data } = await testWorld.perform(raiseRequest, { ...testWorld.call(as), body });
  return data.request_id ?? '';
};
const listed = async (as: As) =>
  (await listRequests({ ...testWorld.call(as), query: {} }, testWorld.deps)).data.requests.map(
    ({ words }) => words,
  );
const read = async (id: string, as: As) =>
  (await getRequest({ ...testWorld.call(as), params: { id } }, testWorld.deps)).data;
const say = (request_id: string, as: As) =>
  testWorld.perform(sayInRequest, {
    ...testWorld.call(as),
    body: { request_id, text: 'Any news?', files: [], is_inner: false },
  });

it('is raised, listed and read by who lives there now, not by who joins later [D37]', async () => {
  const id = await raise('The tap drips', first);
  expect(await listed(first)).toEqual(['The tap drips']);
  await say(id, first);
  await expect(raise('The door sticks', second)).rejects.toMatchObject({ code: 'not-found' });
  expect(await listed(second)).toEqual([]);
  await expect(read(id, second)).rejects.toMatchObject({ code: 'not-found' });
});

it('is the new household’s once its term begins; who left reads the own one, and writes no more', async () => {
  const before = await raise('The tap drips', first);
  testWorld.goTo('2027-07-10T16:00:00.000Z');
  const after = await raise('The door sticks', second);
  await say(after, second);
  expect(await listed(first)).toEqual(['The tap drips']);
  expect((await read(before, first)).may).toMatchObject({ say: false });
  await expect(say(before, first)).rejects.toMatchObject({ code: 'not-permitted' });
  await expect(read(after, first)).rejects.toMatchObject({ code: 'not-found' });
  await expect(raise('The heating is cold', first)).rejects.toMatchObject({ code: 'not-found' });
});
