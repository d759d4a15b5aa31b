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
/** Where the admin reads of a note. */
const tellingReads = ['properties.getActivity', 'units.listNotes', 'audit.exportEntries'];

/** The reads whose answer to this person tells of a note, by its text or its id. */
async function tellingOf(persona: Persona): Promise<string[]> {
  const telling: string[] = [];
  const marks = [`${world.north.name} note`, ...Object.values(world.north.notes)];
  const among = reads.filter(({ title }) => tellingReads.includes(title));
  for (const entry of new Set([...among, ...someOf(reads, persona)])) {
    const scene = await sceneOf(persona, { world });
    const input = await sampleInput(entry, { world, scene });
    const said = JSON.stringify((await call(world, entry, { ...input, token: scene.mySession.token })).json);
    if (marks.some((mark) => said.includes(mark))) telling.push(entry.title);
  }
  return telling;
}

describe('R1 the notes of a unit', () => {
  // First: the walks of the others add so much activity that the notes leave the first page.
  it('are told to the organization’s admin where they stand, in the activity and in the log', async () => {
    expect(await tellingOf('orgAdmin')).toEqual(expect.arrayContaining(tellingReads));
  });

  it.each(['rentalOwner', 'rentalOwnerGranted', 'tenant', 'applicant'] as const)(
    'no read tells %s of them',
    async (persona) => {
      expect(await tellingOf(persona)).toEqual([]);
    },
  );
});
