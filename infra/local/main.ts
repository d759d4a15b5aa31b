import { banner } from './banner';
import { hotReload } from './dev/hot-reload';
import { viteMiddleware } from './dev/vite-middleware';
import { startProduct } from './product';
import { resetDataFolder } from './reset';
import { settingsFrom } from './settings';
import { site } from './site/site';
import { StartProblem } from './start-problem';
import { stopSignal } from './stop-signal';
import { buildWebIfStale, webFolder } from './web-build';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const builtWeb = async () => {
  await buildWebIfStale(() => say('Building the web app (once, until its sources change) …'));
  return site(webFolder);
};

const textOf = (problem: unknown): string =>
  problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);

async function start(isDev: boolean): Promise<void> {
  const { port, host, dataDir } = settingsFrom(process.env);
  // A call logs one line, but a person who starts the product only wants to see failures.
  process.env.POWERTOOLS_LOG_LEVEL ??= isDev ? 'INFO' : 'WARN';
  const starting = startProduct({
    port,
    host,
    dataDir,
    web: isDev ? viteMiddleware : builtWeb,
    ...(isDev ? { reload: hotReload(say) } : {}),
    report: (problem) => complain(textOf(problem)),
  });
  const stop = stopSignal({ starting, exit: process.exit, now: () => performance.now() });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const product = await starting;
  say(banner({ product, dataDir, host }));
}

async function reset(): Promise<void> {
  const { dataDir } = settingsFrom(process.env);
  await resetDataFolder(dataDir);
  say(`The data folder ${dataDir} is empty; the next start seeds it anew.`);
}

/** `npm start`, `npm run dev` (--dev), `npm run reset` (--reset). Fixable problems print one message. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await (args.includes('--reset') ? reset() : start(args.includes('--dev')));
  } catch (problem) {
    complain(problem instanceof StartProblem ? problem.message : textOf(problem));
    process.exit(1);
  }
}
