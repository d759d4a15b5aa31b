import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import type { Persona } from './support/people';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const reads = walked.filter(({ row }) => row.auth.kind === 'bearer' && row.method === 'GET');

/** Where one could expect to find it. */
const nearReads = [
  'tenants.getTenantRecord',
  'tenants.getMyRecord',
  'tenants.getTenant',
  'tenants.listTenants',
  'leases.getLease',
  'units.getUnit',
  'properties.getActivity',
  'audit.exportEntries',
];

/** The reads whose answer to this person has a mark. */
async function readsWith(mark: string, persona: Persona): Promise<string[]> {
  const telling: string[] = [];
  const near = reads.filter(({ title }) => nearReads.includes(title));
  for (const entry of new Set([...near, ...someOf(reads, persona)])) {
    const scene = await sceneOf(persona, { world });
    const input = await sampleInput(entry, { world, scene });
    const said = JSON.stringify((await call(world, entry, { ...input, token: scene.mySession.token })).json);
    if (said.includes(mark)) telling.push(entry.title);
  }
  return telling;
}

const facts = () => `${world.north.name} tenant facts`;
const note = () => `${world.north.name} tenant note`;

describe('what is kept about a tenant', () => {
  it('is told to staff on the tenant’s page alone: in no list, log, export or activity', async () => {
    expect(await readsWith(facts(), 'orgAdmin')).toEqual(['tenants.getTenantRecord']);
    expect(await readsWith(note(), 'orgAdmin')).toEqual(['tenants.getTenantRecord']);
  });

  it.each(['rentalOwner', 'rentalOwnerGranted', 'applicant'] as const)(
    'no read tells %s of it',
    async (persona) => {
      expect(await readsWith(facts(), persona)).toEqual([]);
      expect(await readsWith(note(), persona)).toEqual([]);
    },
  );

  it('is told to the tenant whose it is, without the notes of staff', async () => {
    expect(await readsWith(facts(), 'tenant')).toEqual(['tenants.getMyRecord']);
    expect(await readsWith(note(), 'tenant')).toEqual([]);
  });
});
