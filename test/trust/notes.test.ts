import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type House, openHouse } from './support/house';
import type { Persona } from './support/people';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const reads = walked.filter(({ row }) => row.auth.kind === 'bearer' && row.method === 'GET');
/** Where the admin reads of a note. */
const tellingReads = ['properties.getActivity', 'units.listNotes', 'audit.exportEntries'];

/** The reads whose answer to this person tells of a note, by its text or its id. */
async function tellingOf(persona: Persona): Promise<string[]> {
  const telling: string[] = [];
  const marks = [`${house.north.name} note`, ...Object.values(house.north.notes)];
  const among = reads.filter(({ title }) => tellingReads.includes(title));
  for (const entry of new Set([...among, ...someOf(reads, persona)])) {
    const scene = await sceneOf(persona, { house });
    const input = await sampleInput(entry, { house, scene });
    const said = JSON.stringify((await call(house, entry, { ...input, token: scene.mySession.token })).json);
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
