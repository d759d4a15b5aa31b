import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');
// At the same depth as the sources, which find the project relative to their own path.
const folder = join(root, 'build', 'server');

/** Bundles our own sources into one file; packages stay external. */
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
  // Otherwise esbuild's process would run until the product stops.
  await stop();
  return outputFiles[0].contents;
}

/** Named by its hash and renamed into place, so that two starts cannot collide. Removes older bundles. */
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

/** Bundles on every start, which is faster than checking whether the old bundle is current. */
export async function load() {
  const path = await put(await bundle());
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(path).href);
}
