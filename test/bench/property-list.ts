import { type Child, startServer } from './child';
import { atLeast, atMost, type Measured } from './figure';
import { type ListWorld, openListWorld } from './list-world';
import { type Load, load, type Target } from './load';
import { median } from './statistics';

const lines = 30;
const connections = 16;
const rounds = 5;
const seconds = 4;
const items = 100_000;
const manyProperties = 1000;

type Series = 'bare' | 'list' | 'listOfCrowded' | 'listOfMany';
type Targets = Readonly<Record<Series, Target>>;

const listOf = (port: number, token: string): Target => ({
  port,
  path: `/api/properties/listProperties?limit=${lines}`,
  headers: { authorization: `Bearer ${token}` },
});

async function targetsOf(small: ListWorld, crowded: ListWorld, servers: Child[]): Promise<Targets> {
  const [few, many, fewOfCrowded] = [
    await small.landlord({ properties: lines }),
    await small.landlord({ properties: manyProperties }),
    await crowded.landlord({ properties: lines }),
  ];
  await crowded.addStrangers(items);
  const start = async (file: string, argument: object): Promise<Child> => {
    const server = await startServer(file, argument);
    servers.push(server);
    return server;
  };
  const { endpoint, tableName } = small;
  const bare = await start('bare-server.ts', {
    endpoint,
    tableName,
    organizationId: few.organizationId,
    limit: lines,
  });
  const ours = await start('list-server.ts', small);
  const oursOfCrowded = await start('list-server.ts', crowded);
  return {
    bare: { port: bare.port, path: '/' },
    list: listOf(ours.port, few.token),
    listOfCrowded: listOf(oursOfCrowded.port, fewOfCrowded.token),
    listOfMany: listOf(ours.port, many.token),
  };
}

type Round = Readonly<Record<Series, Load>>;

/** Alternates the series, so that other load on the machine hits all of them alike. */
async function measure(targets: Targets): Promise<readonly Round[]> {
  const run = async (): Promise<Round> => ({
    bare: await load(targets.bare, { seconds, connections }),
    list: await load(targets.list, { seconds, connections }),
    listOfCrowded: await load(targets.listOfCrowded, { seconds, connections }),
    listOfMany: await load(targets.listOfMany, { seconds, connections }),
  });
  // The first round warms up servers and database.
  await run();
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await run());
  return taken;
}

const middle = (taken: readonly Round[], of: (round: Round) => number): number => median(taken.map(of));

function told(name: string, taken: readonly Load[]): string {
  const of = (part: keyof Load) => median(taken.map((load) => load[part]));
  const times = `p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms`;
  return `${name}: ${Math.round(of('rate'))} calls a second, ${times}, ${of('bytes')} bytes`;
}

/** (c) The property list over HTTP with 16 connections and everything on, from token to sealed answer. */
export async function propertyList(): Promise<Measured> {
  const worlds = [await openListWorld(), await openListWorld()] as const;
  const servers: Child[] = [];
  try {
    const taken = await measure(await targetsOf(...worlds, servers));
    const of = (series: Series) => taken.map((round) => round[series]);
    return {
      figures: [
        atLeast(
          {
            id: 'c.list-beside-bare',
            what: 'list of 30 beside a bare Query server',
            value: middle(taken, ({ list, bare }) => list.rate / bare.rate),
            unit: '×',
          },
          0.65,
        ),
        atLeast(
          {
            id: 'c.list-crowded',
            what: 'the same with 100,000 items in the table',
            value: middle(taken, ({ listOfCrowded, list }) => listOfCrowded.rate / list.rate),
            unit: '×',
          },
          0.9,
        ),
        atMost(
          {
            id: 'c.list-of-1000',
            what: 'p50 of the first page of 1,000 beside of 30',
            value: middle(taken, ({ listOfMany, list }) => listOfMany.p50 / list.p50),
            unit: '×',
          },
          1.2,
        ),
        atMost(
          {
            id: 'c.list-bytes',
            what: 'answer of that first page',
            value: middle(taken, ({ listOfMany }) => listOfMany.bytes / 1024),
            unit: 'KB',
          },
          40,
        ),
      ],
      notes: [
        told('bare', of('bare')),
        told('list of 30', of('list')),
        told('with 100,000 items', of('listOfCrowded')),
        told('first page of 1,000', of('listOfMany')),
      ],
    };
  } finally {
    for (const server of servers) await server.stop();
    for (const world of worlds) await world.stop();
  }
}
