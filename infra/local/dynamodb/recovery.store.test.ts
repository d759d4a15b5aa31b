import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothEngines } from '../../../test/support/databases';
import { dealt } from '../../../test/support/sampling';
import { StartProblem } from '../start-problem';
import { localClient } from './client';
import type { Engine } from './database';
import { ensureTable, startDatabase } from './index';
import { isAlive } from './processes';

const writer = 'test/support/processes/database-writer.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'keystead-database-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Starts the writer and kills it after it has printed `lines` lines. */
async function killedAfter(engine: Engine, lines: number, ...more: string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, dir, engine, ...more], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (said.length === lines) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return said;
}

const readPair = async (endpoint: string) => {
  const client = localClient(endpoint);
  const read = async (sk: string): Promise<unknown> => {
    const command = new GetCommand({ TableName: 'pairs', Key: { pk: 'PAIR', sk }, ConsistentRead: true });
    return (await client.send(command)).Item?.number;
  };
  return { left: await read('LEFT'), right: await read('RIGHT') };
};

describe.each(bothEngines)('the data folder of %s', (engine) => {
  it('keeps its data over a restart', async () => {
    const first = await startDatabase({ dir, engine });
    await ensureTable({ endpoint: first.endpoint, tableName: 'pairs' });
    const item = { pk: 'PAIR', sk: 'LEFT', number: 7 };
    await localClient(first.endpoint).send(new PutCommand({ TableName: 'pairs', Item: item }));
    await first.stop();
    const second = await startDatabase({ dir, engine });
    await ensureTable({ endpoint: second.endpoint, tableName: 'pairs' });
    expect((await readPair(second.endpoint)).left).toBe(7);
    await second.stop();
  });

  it.each(dealt([2, 5, 23], { count: process.env.LONG ? 3 : 1, label: engine }))(
    'has every acknowledged write and no half one after a kill -9 (%i lines in)',
    async (lines) => {
      const said = await killedAfter(engine, lines);
      const database = await startDatabase({ dir, engine });
      const { left, right } = await readPair(database.endpoint);
      await database.stop();
      expect(left).toBe(right);
      expect(Number(left)).toBeGreaterThanOrEqual(Number(said.at(-1)));
    },
  );

  it('says in one sentence when it cannot be read', async () => {
    const garbage = 'this is no database '.repeat(1000);
    if (engine === 'java') {
      await mkdir(join(dir, 'dynamodb-local'));
      await writeFile(join(dir, 'dynamodb-local', 'shared-local-instance.db'), garbage);
    } else {
      const database = await startDatabase({ dir, engine });
      await database.stop();
      await writeFile(join(dir, 'dynalite', 'CURRENT'), garbage);
    }
    const started = startDatabase({ dir, engine });
    await expect(started).rejects.toBeInstanceOf(StartProblem);
    await expect(started).rejects.toThrow(/^The database in .* cannot be read; .*npm run reset.*\.$/);
  });
});

describe('the undo journal', () => {
  const item = (sk: string, number: number) => ({
    pk: { S: 'PAIR' },
    sk: { S: sk },
    number: { N: String(number) },
  });
  const stoodBefore = (sk: string, old?: object) => ({
    table: 'pairs',
    key: { pk: { S: 'PAIR' }, sk: { S: sk } },
    ...(old && { old }),
  });

  async function withHalfTransaction(journal: string) {
    const database = await startDatabase({ dir, engine: 'dynalite' });
    await ensureTable({ endpoint: database.endpoint, tableName: 'pairs' });
    const client = localClient(database.endpoint);
    for (const sk of ['LEFT', 'RIGHT'])
      await client.send(new PutCommand({ TableName: 'pairs', Item: { pk: 'PAIR', sk, number: 2 } }));
    await database.stop();
    await writeFile(join(dir, 'undo.json'), journal);
    const again = await startDatabase({ dir, engine: 'dynalite' });
    const pair = await readPair(again.endpoint);
    await again.stop();
    expect(await readFile(join(dir, 'undo.json'), 'utf8')).toBe('');
    return pair;
  }

  it('puts back what a cut-off transaction had changed', async () => {
    const journal = `${JSON.stringify([stoodBefore('LEFT', item('LEFT', 1)), stoodBefore('RIGHT')])}\n`;
    expect(await withHalfTransaction(journal)).toEqual({ left: 1, right: undefined });
  });

  it('is of no account when it was cut off itself: then nothing had been changed', async () => {
    const journal = JSON.stringify([stoodBefore('LEFT', item('LEFT', 1)), stoodBefore('RIGHT')]).slice(0, 40);
    expect(await withHalfTransaction(journal)).toEqual({ left: 2, right: 2 });
  });
});

describe.runIf(bothEngines.includes('java'))('an emulator that stands still for a while', () => {
  it('answers all of 150 calls that came meanwhile, more than it keeps waiting', async () => {
    const database = await startDatabase({ dir, engine: 'java' });
    await ensureTable({ endpoint: database.endpoint, tableName: 'pairs' });
    const { pid } = JSON.parse(await readFile(join(dir, 'emulator.json'), 'utf8'));
    const client = localClient(database.endpoint);
    process.kill(pid, 'SIGSTOP');
    const calls = Array.from({ length: 150 }, (_, index) =>
      client.send(new PutCommand({ TableName: 'pairs', Item: { pk: 'PAIR', sk: String(index) } })),
    );
    // Longer than the second after which the system retries a dropped connection.
    await setTimeout(1_500);
    process.kill(pid, 'SIGCONT');
    expect(await Promise.all(calls)).toHaveLength(150);
    await database.stop();
  });
});

describe.runIf(bothEngines.includes('java'))('an emulator that outlived us', () => {
  it('is used again by the next start of its folder, and ended with it', async () => {
    const [endpoint] = await killedAfter('java', 1, 'idle');
    const { pid } = JSON.parse(await readFile(join(dir, 'emulator.json'), 'utf8'));
    expect(isAlive(pid)).toBe(true);
    const database = await startDatabase({ dir, engine: 'java' });
    expect(database.endpoint).toBe(endpoint);
    await database.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(access(join(dir, 'emulator.json'))).rejects.toThrow();
  });

  it('is not looked for in another process that got its number', async () => {
    await writeFile(join(dir, 'emulator.json'), JSON.stringify({ pid: process.pid, port: 1 }));
    const database = await startDatabase({ dir, engine: 'java' });
    await database.stop();
    expect(isAlive(process.pid)).toBe(true);
  });
});
