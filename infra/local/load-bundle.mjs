import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');
// As deep as the sources it stands for, which find the project from where they lie.
const folder = join(root, 'build', 'server');

/** Our own sources as one file; packages stay where they are. */
async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'infra', 'local', 'main.ts')],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    outfile: join(folder, 'server.mjs'),
    logLevel: 'warning',
  });
  // Its process would stay beside the product for good.
  await stop();
  return outputFiles[0].contents;
}

/** Named by what it holds and put in place whole, so that two starts at once do not disturb each other; those of older sources go. */
async function put(content) {
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.mjs`;
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (!names.includes(name)) {
    const beside = join(folder, `${name}.${process.pid}`);
    await writeFile(beside, content);
    await rename(beside, join(folder, name));
    const older = names.filter((other) => other.endsWith('.mjs'));
    await Promise.all(older.map((other) => rm(join(folder, other), { force: true })));
  }
  return join(folder, name);
}

/** The server from one file, made anew at every start: that takes less than asking whether it is still the same. */
export async function load() {
  const path = await put(await bundle());
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(path).href);
}
