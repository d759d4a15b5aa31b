import { startServer } from './child';
import { atMost, type Figure, type Measured } from './figure';
import { type Landlord, openListWorld } from './list-world';
import { type Load, load, type Target } from './load';
import { median } from './statistics';

const unitsEach = 50;
const ownersEach = 2;
const small = 2;
const large = 400;
const pickerPage = 3;
const connections = 4;
const rounds = 5;
const seconds = 3;
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

type Pair = { readonly small: Load; readonly large: Load };

async function measure(targets: Readonly<Record<keyof Pair, Target>>): Promise<readonly Pair[]> {
  const run = async (): Promise<Pair> => ({
    small: await load(targets.small, { seconds, connections }),
    large: await load(targets.large, { seconds, connections }),
  });
  // The first round warms up server and database.
  await run();
  const taken: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await run());
  return taken;
}

const figureOf = (screen: Screen, taken: readonly Pair[]): Figure =>
  atMost(
    {
      id: `j.${screen}`,
      what: `p95 at ${large * unitsEach} units beside ${small * unitsEach}: ${screens[screen]}`,
      value: median(taken.map((pair) => pair.large.p95 / pair.small.p95)),
      unit: '×',
    },
    bar,
  );

const told = (screen: Screen, taken: readonly Pair[]): string => {
  const of = (side: keyof Pair) => median(taken.map((pair) => pair[side].p95)).toFixed(1);
  return `${screens[screen]}: p95 ${of('small')} ms of ${small * unitsEach} units, ${of('large')} ms of ${large * unitsEach}`;
};

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
        const taken = await measure({
          small: targetOf(fewPaths[screen], few),
          large: targetOf(manyPaths[screen], many),
        });
        figures.push(figureOf(screen, taken));
        notes.push(told(screen, taken));
      }
      return { figures, notes };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}
