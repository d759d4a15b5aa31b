import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { StartProblem } from '../start-problem';
import { type Database, endpointOf } from './database';
import { askEmulator, emulatorMark, spawnEmulator } from './emulator';
import { freePort } from './free-port';
import { commandOf, endProcess, isAlive } from './processes';

const Running = z.object({ pid: z.number().int().positive(), port: z.number().int() });
type Running = z.infer<typeof Running>;

const pidFileOf = (dir: string): string => join(dir, 'emulator.json');
const startMilliseconds = 30_000;
/** An unreadable data file fails from the first call on, but one or two errors may come while it opens. */
const brokenAnswers = 10;

const databaseOf = ({ pid, port }: Running, forget: () => Promise<void>): Database => ({
  endpoint: endpointOf(port),
  engine: 'java',
  stop: async () => {
    await endProcess(pid);
    await forget();
  },
});

/** DynamoDB Local, with data in `dir`. One that outlived a killed product is reused if it answers. */
export async function startJava({ dir, inMemory }: { dir: string; inMemory: boolean }): Promise<Database> {
  if (inMemory) return databaseOf(await startEmulator(undefined), async () => undefined);
  const dataDir = join(dir, 'dynamodb-local');
  await mkdir(dataDir, { recursive: true });
  const forget = () => rm(pidFileOf(dir), { force: true });
  const left = await findLeft(dir);
  if (left && (await askEmulator(left.port)) === 'ready') return databaseOf(left, forget);
  if (left) await endProcess(left.pid);
  const running = await startEmulator(dataDir, (started) =>
    writeFile(pidFileOf(dir), `${JSON.stringify(started)}\n`),
  );
  return databaseOf(running, forget);
}

/** Ends the emulator that a killed product left running, before its files are deleted. */
export async function endLeftEmulator(dir: string): Promise<void> {
  const left = await findLeft(dir);
  if (left) await endProcess(left.pid);
}

/** The emulator of this folder that a killed product left running. */
async function findLeft(dir: string): Promise<Running | undefined> {
  const text = await readFile(pidFileOf(dir), 'utf8').catch(() => '{}');
  const parsed = Running.safeParse(parseJson(text));
  if (!parsed.success || !isAlive(parsed.data.pid)) return undefined;
  const command = await commandOf(parsed.data.pid);
  const ours = command.includes(emulatorMark) && command.includes(join(dir, 'dynamodb-local'));
  return ours ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits until our emulator answers, not another program. `started` records it at once, in case of a kill. */
async function startEmulator(
  dataDir: string | undefined,
  started: (running: Running) => Promise<void> = async () => undefined,
): Promise<Running> {
  const port = await freePort();
  const child = spawnEmulator({ port, dir: dataDir });
  const pid = child.pid;
  if (pid === undefined)
    throw new StartProblem('Java could not be started; check that “java -version” works.');
  const running = { pid, port };
  try {
    await started(running);
    await untilReady(running, () => child.exitCode !== null, dataDir);
    return running;
  } catch (problem) {
    await endProcess(pid);
    throw problem;
  }
}

async function untilReady({ port }: Running, hasEnded: () => boolean, dataDir: string | undefined) {
  const end = performance.now() + startMilliseconds;
  for (let broken = 0; performance.now() < end; await wait(50)) {
    const state = await askEmulator(port);
    if (hasEnded()) break;
    if (state === 'ready') return;
    if (state === 'broken') broken += 1;
    if (broken === brokenAnswers)
      throw new StartProblem(
        `The database in ${dataDir} cannot be read; restore that folder or empty it with “npm run reset”.`,
      );
  }
  throw new StartProblem(
    'DynamoDB Local did not start; check that “java -version” works, or start without Java to use the other database.',
  );
}
