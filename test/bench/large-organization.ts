import { besideSmall } from './beside';
import { startServer } from './child';
import type { Figure, Measured } from './figure';
import { type Landlord, openListWorld } from './list-world';
import type { Target } from './load';

const unitsEach = 50;
const ownersEach = 2;
const small = 2;
const large = 400;
const pickerPage = 3;
const bar = 1.3;

const screens = {
  'unit-list': 'unit list of a property',
  'owner-picker': 'owner picker, first page',
  'owner-search': 'owner picker, a name typed in',
} as const;
type Screen = keyof typeof screens;
const names = Object.keys(screens) as Screen[];

/** The screens' calls; the search looks for the last owner, so it passes all others. */
function pathsOf({ lastPropertyId, userId }: Landlord, properties: number): Record<Screen, string> {
  const owners = `/api/users/getOrganizationRentalUsers/${userId}?limit=${pickerPage}`;
  return {
    'unit-list': `/api/properties/propertyWithId/${lastPropertyId}`,
    'owner-picker': owners,
    'owner-search': `${owners}&search=${encodeURIComponent(`Stone ${properties - 1}`)}`,
  };
}

const sizes = { small: `${small * unitsEach} units`, large: `${large * unitsEach}` };

/** (j) The unit list and owner picker with 20,000 units and 800 owners, next to 100 units, over HTTP. */
export async function largeOrganization(): Promise<Measured> {
  const world = await openListWorld();
  try {
    const size = { units: unitsEach, owners: ownersEach };
    const few = await world.landlord({ ...size, properties: small });
    const many = await world.landlord({ ...size, properties: large });
    const server = await startServer('list-server.ts', world);
    try {
      const targetOf = (path: string, { token }: Landlord): Target => ({
        port: server.port,
        path,
        headers: { authorization: `Bearer ${token}` },
      });
      const [fewPaths, manyPaths] = [pathsOf(few, small), pathsOf(many, large)];
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const screen of names) {
        const targets = {
          small: targetOf(fewPaths[screen], few),
          large: targetOf(manyPaths[screen], many),
        };
        const taken = await besideSmall({ id: `j.${screen}`, what: screens[screen], targets, sizes, bar });
        figures.push(taken.figure);
        notes.push(taken.note);
      }
      return { figures, notes };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
