import type { Server } from 'node:http';
import { join } from 'node:path';
import { randomIds } from '../../functions/gateways/ids';
import type { Planner } from '../../functions/gateways/planner/planner';
import { plans } from '../plans';
import type { Api, World } from './api';
import { bureauForProduct } from './bureau/bureau-for-product';
import { localClock } from './clock';
import { openDataFolder } from './data-folder';
import { openOutbox } from './mail/outbox';
import { plannerForProduct } from './planner/planner-for-product';
import { repeat } from './repeat';
import { answersOf, filesMount, frontMount } from './routes';
import { sealKeyFile } from './seal-key';
import { secretsOf } from './secrets';
import { isSeeded, markSeeded } from './seed/mark';
import { type Answer, listen } from './server';
import { loopback } from './settings';
import { paymentsForProduct } from './stripe/payments-for-product';
import { databaseFolder, openDatabase } from './table';

export type ProductOptions = {
  readonly port: number;
  /** This machine alone without it. */
  readonly host?: string;
  readonly dataDir: string;
  readonly engine?: 'java' | 'dynalite' | 'auto';
  /** scrypt's N as a power of two; 17 as deployed, lower in tests. */
  readonly passwordCost?: number;
  /** Replaces the simulated model. */
  readonly planner?: Planner;
  /** False skips the demo data on a first start. */
  readonly demoData?: boolean;
  /** Starts the web app's server while the database starts; without it, there is no web app. */
  readonly web?: (server: { http: Server }) => Promise<Answer>;
  /** Reloads changed handlers (`npm run dev`). */
  readonly reload?: (world: World) => () => Promise<Api>;
  readonly report?: (problem: unknown) => void;
};

export type Product = {
  readonly url: string;
  readonly port: number;
  readonly engine: string;
  readonly deps: Api['deps'];
  stop(): Promise<void>;
};

const bucket = 'keystead-files';
const tableName = 'keystead';
const deployedPasswordCost = 17;
/** Once a minute on AWS; locally a person waits for the mail. */
const outboxEveryMilliseconds = 1000;
/** Hourly on AWS; more often here, so that a moved clock shows its effect. */
const stepsEveryMilliseconds = 60_000;

type Stop = () => Promise<void>;

/** Stops everything in reverse order, even if one part fails. */
async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
}

/** Where our own process reaches this server. */
const ownHost = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? loopback : host.includes(':') ? `[${host}]` : host;

async function startWith(options: ProductOptions, stops: Stop[]): Promise<Omit<Product, 'stop'>> {
  const { dataDir, host = loopback, report = () => undefined } = options;
  const folder = await openDataFolder(dataDir);
  stops.push(folder.close);
  const server = await listen({ port: options.port, host, report });
  stops.push(server.stop);
  const url = `http://localhost:${server.port}`;
  const ownAddress = `${ownHost(host)}:${server.port}`;
  const webStarting = options.web?.(server);
  webStarting?.catch(() => undefined);

  const secrets = await secretsOf(dataDir);
  const isFirst = !(await isSeeded(dataDir));
  const engine = options.engine ?? 'auto';
  const opening = openDatabase({ dir: join(dataDir, databaseFolder), engine, tableName, empty: isFirst });
  stops.push(async () => (await opening).stop());
  // Loads the handlers while the database starts: each takes a second or two.
  const [
    database,
    { createApi },
    { seed, writePlans },
    { writeSubscriptions },
    { writeLeases },
    { writePayments },
    { writeOnlineRent },
    { writeOwnerMoney },
    { writeBank },
    { writeApplicants },
    { writePhotos },
    { writeDocuments },
    { writeRequests },
    { writeInsurance },
    { writePromise },
  ] = await Promise.all([
    opening,
    import('./api'),
    import('./seed/seed'),
    import('./seed/subscriptions'),
    import('./seed/leases'),
    import('./seed/ledgers'),
    import('./seed/online-rent'),
    import('./seed/owner-money'),
    import('./seed/bank'),
    import('./seed/applicants'),
    import('./seed/photos'),
    import('./seed/documents'),
    import('./seed/requests'),
    import('./seed/insurance'),
    import('./seed/promise'),
  ]);
  const clock = localClock();
  const outbox = await openOutbox({ folder: join(dataDir, 'outbox'), clock, ids: randomIds() });
  const { double, options: payments } = await paymentsForProduct({
    dataDir,
    clock,
    secrets,
    url,
    isFirst,
    host: ownHost(host),
    port: server.port,
  });
  stops.push(double.stop);
  const bureau = await bureauForProduct({ dataDir, secrets, clock, ownAddress });
  stops.push(bureau.double.stop);
  const world: World = {
    payments,
    databaseEndpoint: database.endpoint,
    tableName,
    bucket,
    filesEndpoint: `http://${ownAddress}${filesMount}`,
    filesUrl: `http://${ownAddress}${frontMount}`,
    siteUrl: url,
    secrets,
    clock,
    outbox,
    passwordCost: options.passwordCost ?? deployedPasswordCost,
    sealKeyFile: join(dataDir, sealKeyFile),
    bureau: bureau.bureau,
    planner: options.planner ?? plannerForProduct(process.env),
  };
  const first = createApi(world);
  stops.push(first.paymentQueue.stop);
  await writePlans(first.db);
  const paysAtDouble = payments.api !== undefined;
  const seeded = isFirst && (options.demoData ?? true) && (await seed(first, { paysAtDouble }));
  const api = options.reload?.(world) ?? (async () => first);
  const web = await webStarting;
  let isReady = false;
  const parts = {
    url,
    host,
    ownAddress,
    dataDir,
    bucket,
    secrets,
    clock,
    outbox,
    bureau: bureau.double,
    api,
    web,
  };
  server.serve(answersOf({ ...parts, payments: double, isReady: () => isReady }));
  // The provider's double runs on our own port, so its prices and payers can only be written now.
  await first.deps.payments.ensurePrices(plans);
  if (seeded) {
    await writeLeases(seeded, first.deps);
    await first.jobs['post-rent']?.();
    await writePayments(seeded, first.deps);
    await writeOwnerMoney(seeded, first.deps);
    await writeBank(seeded, first.deps);
    await writeApplicants(seeded, first.deps);
  }
  if (seeded && paysAtDouble) {
    await writeSubscriptions(seeded, { deps: first.deps, double });
    await writeOnlineRent(seeded, { deps: first.deps, double });
  }
  if (seeded) {
    await writePhotos(seeded.photos, first.deps);
    await writeDocuments(seeded, first.deps);
    await writeRequests(seeded, first.deps);
    await writeInsurance(seeded, first.deps);
    await writePromise(seeded, first.deps);
  }
  if (isFirst) await markSeeded(dataDir, clock.now());
  isReady = true;
  // Queues payment events that were stored but not handled before the last stop.
  await first.jobs['sweep-payment-events']?.();
  const sendWaiting = async () => first.jobs['send-outbox']?.();
  stops.push(repeat(sendWaiting, { milliseconds: outboxEveryMilliseconds, report }).stop);
  const sealWaiting = async () => first.jobs['seal-leases']?.();
  stops.push(repeat(sealWaiting, { milliseconds: outboxEveryMilliseconds, report }).stop);
  const tellSteps = async () => {
    await first.jobs['tell-lease-steps']?.();
    await first.jobs['remind-insurance']?.();
  };
  stops.push(repeat(tellSteps, { milliseconds: stepsEveryMilliseconds, report }).stop);
  const postRent = async () => {
    await first.jobs['post-rent']?.();
    await first.jobs['run-autopay']?.();
    await first.jobs['charge-late-fees']?.();
  };
  stops.push(repeat(postRent, { milliseconds: stepsEveryMilliseconds, report }).stop);
  const tendApplications = async () => first.jobs['tend-applications']?.();
  stops.push(repeat(tendApplications, { milliseconds: stepsEveryMilliseconds, report }).stop);
  const tendRequests = async () => first.jobs['tend-requests']?.();
  stops.push(repeat(tendRequests, { milliseconds: outboxEveryMilliseconds, report }).stop);
  return { url, port: server.port, engine: database.engine, deps: first.deps };
}

/** The product on one origin: database, files, mail, clock, API, web. A failed start stops all parts. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const stops: Stop[] = [];
  try {
    const started = await startWith(options, stops);
    return { ...started, stop: () => stopAll(stops) };
  } catch (problem) {
    await stopAll(stops);
    throw problem;
  }
}
