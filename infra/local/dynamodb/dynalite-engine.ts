/// <reference path="./dynalite.d.ts" />
import type { Server } from 'node:http';
import { join } from 'node:path';
import dynalite from 'dynalite';
import { StartProblem } from '../start-problem';
import { type Database, endpointOf } from './database';
import { checkLevel } from './level-check';
import { undo } from './transaction';
import { type Answering, serverOf, withTransactions } from './transaction-proxy';
import { noJournal, openUndoJournal, readUnfinished } from './undo-journal';
import { upstream } from './upstream';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** dynalite behind a proxy that adds transactions. Needs only Node, and listens on this machine only.
 * `answering` is the same for callers in this process. */
export async function startDynalite(options: {
  dir: string;
  inMemory: boolean;
}): Promise<Database & { answering: Answering }> {
  const { dir, inMemory } = options;
  const instant = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const path = join(dir, 'dynalite');
  if (!inMemory) await readable(dir, () => checkLevel(path));
  const server = dynalite(inMemory ? instant : { ...instant, path });
  // Nobody connects to it, but only a server that listens closes its data.
  await listen(server);
  const database = upstream(server);
  if (!inMemory) await readable(dir, async () => undo(database, await readUnfinished(dir)));
  const journal = inMemory ? noJournal : await openUndoJournal(dir);
  await journal.clear();
  const answering = withTransactions(database, journal);
  const proxy = serverOf(answering);
  const port = await listen(proxy);
  return {
    endpoint: endpointOf(port),
    engine: 'dynalite',
    answering,
    stop: async () => {
      await closed(proxy);
      await closed(server);
      await journal.close();
    },
  };
}

/** Turns a failed read into a readable message. */
async function readable(dir: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new StartProblem(
      `The database in ${dir} cannot be read; restore that folder or empty it with “npm run reset”.`,
      { cause },
    );
  }
}
