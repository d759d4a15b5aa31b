import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasJava } from '../../infra/local/dynamodb/emulator';
import { type ProductOptions, startProduct } from '../../infra/local/product';

type Wanted = Pick<ProductOptions, 'engine'>;

/** Two workers may both seed it: the first one in place stays. */
async function seededOnce(folder: string, { engine }: Wanted): Promise<void> {
  const making = await mkdtemp(`${folder}-`);
  const product = await startProduct({
    dataDir: making,
    engine,
    port: 0,
    host: '127.0.0.1',
    passwordCost: 4,
  });
  await product.stop();
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
}

const isThere = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

/** A new data folder for a start with demo data. `npm test` seeds one, which takes ten seconds, and copies it. */
export async function newDemoFolder({ engine = 'auto' }: Wanted = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-test-'));
  const run = process.env.TEST_RUN_FOLDER;
  if (run === undefined) return dataDir;
  const kept = engine === 'auto' && (await hasJava()) ? 'java' : engine;
  const seeded = join(run, `demo-${kept}`);
  if (!(await isThere(seeded))) await seededOnce(seeded, { engine });
  await cp(seeded, dataDir, { recursive: true });
  return dataDir;
}
