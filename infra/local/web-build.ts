import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from './start-problem';

export const projectRoot = join(import.meta.dirname, '..', '..');
export const webFolder = join(projectRoot, 'build', 'web');
const stampFile = join(projectRoot, 'build', 'web.sources');

const sources = ['frontend', 'shared', 'infra/plans.ts', 'package-lock.json'];
const isTest = /\.test\.tsx?$/;

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(join(projectRoot, path), { withFileTypes: true, recursive: true }).catch(
    () => undefined,
  );
  if (!entries) return [join(projectRoot, path)];
  return entries
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of the web app's sources. Contents, not times, so that switching branches rebuilds nothing. */
async function fingerprint(): Promise<string> {
  const paths = (await Promise.all(sources.map(filesUnder))).flat().sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path.slice(projectRoot.length))
      .update('\0')
      .update(await readFile(path))
      .update('\0');
  return hash.digest('hex');
}

function runVite(outDir: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join('frontend', 'vite.config.ts');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new StartProblem(`The web app could not be built:\n${said.trim()}`));
    });
  });
}

/** Builds the web app if its sources have changed; `onBuild` announces the delay. */
export async function buildWebIfStale(onBuild: () => void): Promise<void> {
  const [wanted, built, index] = await Promise.all([
    fingerprint(),
    readFile(stampFile, 'utf8').catch(() => ''),
    readFile(join(webFolder, 'index.html')).catch(() => undefined),
  ]);
  if (index && built === wanted) return;
  onBuild();
  const beside = `${webFolder}-${process.pid}`;
  try {
    await mkdir(join(projectRoot, 'build'), { recursive: true });
    await runVite(beside);
    await rm(stampFile, { force: true });
    await rm(webFolder, { recursive: true, force: true });
    await rename(beside, webFolder);
    await writeFile(stampFile, wanted);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
