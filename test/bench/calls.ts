import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleCost } from '../../infra/aws/idle-cost';
import { stages } from '../../infra/config/stages';
import type { Endpoint } from '../../shared/contract/endpoint';
import { buildStage } from '../infra/build-stage';
import { call } from '../trust/support/call';
import { personaOf, sampleInput, sceneOf, type Walked, walked } from '../trust/support/scene';
import { openTrustWorld, type TrustWorld } from '../trust/support/trust-world';
import { costTable, dollarsPerMillion } from './cost';
import { atMost, type Figure, type Measured } from './figure';
import { monthDrivers, monthTable } from './month-cost';
import { fillPortfolio } from './portfolio';
import { type DatabaseUse, waveCounter } from './wave-counter';

/** A row's call, its DynamoDB requests, and its time here in milliseconds. */
export type CallUse = { readonly title: string; readonly row: Endpoint; readonly use: DatabaseUse };

/** Home and reports combine several questions' answers. */
const gathers = /dashboard|report|exportPortfolio/i;
const chainOf = ({ title, row }: CallUse): number => (row.method === 'GET' && !gathers.test(title) ? 1 : 2);

/** Dollars per million calls (design/reliability P12). */
const priced: Readonly<Record<string, number>> = {
  'properties.listProperties': 2.1,
  'ledger.receivePayment': 10,
};

/** Dollars a month of a prod stage that nobody calls, with its firewall's rules. */
async function idleDollars(): Promise<number> {
  const prod = stages.find(({ stage }) => stage === 'prod');
  if (!prod) throw new Error('There is no prod stage');
  const folder = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  try {
    const { dollars, rules } = idleCost(buildStage(prod, { folder }).all, { hasDomain: true });
    return dollars + rules;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(entry: Walked, world: TrustWorld, take: () => DatabaseUse): Promise<CallUse> {
  const scene = await sceneOf(personaOf(entry), { world });
  const input = await sampleInput(entry, { world, scene });
  const isBearer = entry.row.auth.kind === 'bearer';
  const token = scene.mySession.token;
  take();
  const reply = await call(world, entry, { ...input, ...(isBearer && { token }) });
  if (reply.status !== 200) throw new Error(`${entry.title} answered ${reply.status} ${reply.text}`);
  return { title: entry.title, row: entry.row, use: take() };
}

const figuresOf = (measured: CallUse): Figure[] => {
  const { title, use } = measured;
  const bar = priced[title];
  return [
    atMost(
      { id: `b.chain.${title}`, what: 'DynamoDB requests one after another', value: use.chain, unit: '' },
      chainOf(measured),
    ),
    atMost({ id: `b.scans.${title}`, what: 'scans', value: use.scans, unit: '' }, 0),
    ...(bar === undefined
      ? []
      : [
          atMost(
            {
              id: `b.cost.${title}`,
              what: 'AWS cost of a million calls',
              value: dollarsPerMillion(use),
              unit: '$',
            },
            bar,
          ),
        ]),
  ];
};

/** (b) What each call asks of DynamoDB, by the organization's head over a portfolio of thirty. */
export async function calls(): Promise<Measured> {
  const counter = waveCounter();
  const world = await openTrustWorld({ databaseMiddleware: counter.middleware });
  try {
    await fillPortfolio(world.deps, { organizationId: world.north.organizationId, properties: 28 });
    const measured: CallUse[] = [];
    for (const entry of walked) measured.push(await measure(entry, world, counter.take));
    const drivers = monthDrivers(measured, { idle: await idleDollars() });
    return {
      figures: measured.flatMap(figuresOf),
      notes: ['', costTable(measured), '', monthTable(drivers)],
    };
  } finally {
    await world.close();
  }
}
