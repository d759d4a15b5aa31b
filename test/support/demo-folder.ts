import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasJava } from '../../infra/local/dynamodb/emulator';
import type { Product, ProductOptions } from '../../infra/local/product';

type Wanted = Pick<ProductOptions, 'engine'>;

const isThere = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

/** An entry that is being sealed is due again in five minutes. */
const tenMinutes = 600_000;

/** Waits for what the product does by itself after a first start: each copy would do it once more. */
async function untilQuiet({ deps }: Product): Promise<void> {
  for (;;) {
    const toSeal = await deps.leases.seals.due({ now: new Date(Date.now() + tenMinutes), limit: 1 });
    const toSend = await deps.outbox.due({ now: new Date(), limit: 1 });
    if (toSeal.length + toSend.length === 0) return;
    await pause(200);
  }
}

async function seed(folder: string, { engine }: Wanted): Promise<void> {
  // Loaded here: the journeys copy a folder, and need nothing of the product.
  const { startProduct } = await import('../../infra/local/product');
  const making = `${folder}-making`;
  const place = { port: 0, host: '127.0.0.1', passwordCost: 4 };
  const product = await startProduct({ dataDir: making, engine, ...place });
  await untilQuiet(product);
  await product.stop();
  await rename(making, folder);
}

/** The first worker seeds it, and the others wait for that. */
async function seededOnce(folder: string, wanted: Wanted): Promise<void> {
  const mark = `${folder}-begun`;
  while (!(await isThere(folder))) {
    const isFirst = await mkdir(mark).then(
      () => true,
      () => false,
    );
    if (!isFirst) await pause(100);
    else if (await isThere(folder)) await rm(mark, { recursive: true });
    else await seed(folder, wanted).finally(() => rm(mark, { recursive: true }));
  }
}

/** A new data folder with demo data. `npm test` seeds one, which takes half a minute, and copies it. */
export async function newDemoFolder({ engine = 'auto' }: Wanted = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-test-'));
  const run = process.env.TEST_RUN_FOLDER;
  if (run === undefined) return dataDir;
  const kept = engine === 'auto' && (await hasJava()) ? 'java' : engine;
  const seeded = join(run, `demo-${kept}`);
  await seededOnce(seeded, { engine });
  await cp(seeded, dataDir, { recursive: true });
  return dataDir;
}
