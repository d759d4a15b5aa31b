import './quiet';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, type ProductOptions, startProduct as startLocal } from '../../infra/local/product';
import { newDemoFolder } from './demo-folder';

export type Sent = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type RunningProduct = {
  readonly url: string;
  readonly product: Product;
  readonly dataDir: string;
  /** What the product logged as an error: nothing in a good run. */
  readonly reports: readonly unknown[];
  /** Newest first. */
  outbox(): Promise<Sent[]>;
  /** Null goes back to the real time. */
  setClock(now: Date | null): Promise<void>;
  stop(): Promise<void>;
};

/** Low enough that a hash takes a millisecond. */
const cheapPasswords = 4;

/** The product's outbox, whichever process runs it. */
export async function outboxOf(url: string): Promise<Sent[]> {
  const answer = await fetch(`${url}/local/outbox`, { headers: { accept: 'application/json' } });
  return answer.json();
}

export async function setClockOf(url: string, now: Date | null): Promise<void> {
  const answer = await fetch(`${url}/local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: now === null ? null : now.toISOString() }),
  });
  if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
}

/** A temporary data folder. */
export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'keystead-test-'));

/** Each DynamoDB Local takes ten seconds of a core: it is for stores, journeys and the long run. */
const defaultEngine = process.env.LONG ? 'auto' : 'dynalite';

/** The whole product in this process, on a free port. Without `dataDir`, `stop` deletes its folder. */
export async function startProduct(
  options: Partial<Omit<ProductOptions, 'port'>> = {},
): Promise<RunningProduct> {
  const { engine = defaultEngine } = options;
  const newFolder = options.demoData === false ? newDataDir : () => newDemoFolder({ engine });
  const dataDir = options.dataDir ?? (await newFolder());
  const reports: unknown[] = [];
  const product = await startLocal({
    passwordCost: cheapPasswords,
    host: '127.0.0.1',
    report: (problem) => reports.push(problem),
    ...options,
    engine,
    dataDir,
    port: 0,
  });
  const url = `http://127.0.0.1:${product.port}`;
  return {
    url,
    product,
    dataDir,
    reports,
    outbox: () => outboxOf(url),
    setClock: (now) => setClockOf(url, now),
    stop: async () => {
      await product.stop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
