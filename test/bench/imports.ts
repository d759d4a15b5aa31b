import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { secretsOf } from '../../infra/local/secrets';
import type { Endpoint } from '../../shared/contract/endpoint';
import { imports as rows } from '../../shared/contract/imports';
import { opened, sealed } from '../support/api-event';
import { fileProperty } from '../support/test-world/imports';
import { startServer } from './child';
import { atMost, type Figure, type Measured } from './figure';
import { type Landlord, type ListWorld, openListWorld } from './list-world';

const units = 2000;
/** Concurrent calls and properties per call, as the web app sends them. */
const callsAtOnce = 4;
const most = { properties: 25, lines: 500 };
const mostSeconds = 60;

type Post = <E extends Endpoint>(row: E, body: unknown) => Promise<z.output<E['reply']>>;

async function postTo(port: number, { token }: Landlord, { folder }: ListWorld): Promise<Post> {
  const key = new Uint8Array(Buffer.from((await secretsOf(folder)).envelopeKey, 'base64'));
  return async (row, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${row.path}`, {
      method: row.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: sealed(body, key),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${row.path} answered ${response.status} ${text}`);
    return row.reply.parse(opened(text)) as never;
  };
}

/** A portfolio of this many properties and units, split into calls. */
function callsOf({ properties, unitsEach }: { properties: number; unitsEach: number }) {
  const size = Math.max(1, Math.min(most.properties, Math.floor(most.lines / unitsEach)));
  const all = Array.from({ length: properties }, (_, index) => fileProperty(index, unitsEach));
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** Seconds from the first check to the import's end, as a person waits. */
async function importOnce(
  shape: { properties: number; unitsEach: number },
  { world, port }: { world: ListWorld; port: number },
): Promise<number> {
  const post = await postTo(port, await world.beginner({ properties: units, units }), world);
  const word = `${shape.properties} x ${shape.unitsEach}`;
  const planned = { properties: shape.properties, units, owners: 1, rent_cents: units * 145_000 };
  const began = performance.now();
  const { data: begun } = await post(rows.startImport, {
    file_name: `${word}.csv`,
    file_hash: createHash('sha256').update(word).digest('hex'),
    planned,
  });
  const waiting = callsOf(shape);
  const lane = async (): Promise<void> => {
    for (let properties = waiting.shift(); properties; properties = waiting.shift()) {
      const { data } = await post(rows.importProperties, { import_id: begun.import_id, properties });
      if (data.refused.length > 0) throw new Error(`Refused: ${JSON.stringify(data.refused[0])}`);
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, lane));
  const { data: line } = await post(rows.finishImport, { import_id: begun.import_id });
  const seconds = (performance.now() - began) / 1000;
  if (JSON.stringify(line.done) !== JSON.stringify(planned))
    throw new Error(`Made ${JSON.stringify(line.done)} of ${JSON.stringify(planned)}`);
  return seconds;
}

/** (i) 2,000 units from a file over HTTP, everything on: as one-unit homes, and as buildings of fifty. */
export async function imports(): Promise<Measured> {
  const world = await openListWorld();
  const server = await startServer('list-server.ts', world);
  try {
    const figures: Figure[] = [];
    for (const unitsEach of [1, 50]) {
      const properties = units / unitsEach;
      const seconds = await importOnce({ properties, unitsEach }, { world, port: server.port });
      const what = `import of ${properties} properties of ${unitsEach} units, 4 calls at once`;
      figures.push(
        atMost({ id: `i.import.${properties}x${unitsEach}`, what, value: seconds, unit: 's' }, mostSeconds),
      );
    }
    return { figures };
  } finally {
    await server.stop();
    await world.stop();
  }
}
