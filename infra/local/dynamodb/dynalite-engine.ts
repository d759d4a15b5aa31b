import type { Server } from 'node:http';
import { join } from 'node:path';
import { StartProblem } from '../start-problem';
import { type Database, endpointOf } from './database';
import { checkLevel } from './level-check';
import { undo } from './transaction';
import { type Answering, serverOf, withTransactions } from './transaction-proxy';
import { noJournal, openUndoJournal, readUnfinished } from './undo-journal';
import { openUpstream } from './upstream';

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

/** dynalite and the transactions it lacks. Needs only Node, and listens on this machine only.
 * `answering` is the same for callers in this process. */
export async function startDynalite(options: {
  dir: string;
  inMemory: boolean;
}): Promise<Database & { answering: Answering }> {
  const { dir, inMemory } = options;
  const path = join(dir, 'dynalite');
  if (!inMemory) await readable(dir, () => checkLevel(path));
  const database = openUpstream(inMemory ? {} : { path });
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
      await database.close();
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
