/// <reference path="./fontverter.d.ts" />
import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import fontverter from 'fontverter';

const { resolve } = createRequire(import.meta.url);

/** Typst reads no web fonts. Inter has Latin, Greek, Cyrillic and Vietnamese in one file per style. */
const fonts = {
  'Inter-Regular': 'inter-ui/web/Inter-Regular.woff2',
  'Inter-Bold': 'inter-ui/web/Inter-Bold.woff2',
  'Inter-Italic': 'inter-ui/web/Inter-Italic.woff2',
  'Inter-BoldItalic': 'inter-ui/web/Inter-BoldItalic.woff2',
  Arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
  Hebrew: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2',
} as const;

const compiler = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler';

const templates = ['lease.typ', 'settlement.typ', 'tables.typ'] as const;

const sources = join('functions', 'gateways', 'lease-print');

/** Puts everything that printing needs into a new folder: compiler, fonts, template and worker. */
export async function writePrintKit(folder: string, { root = '.' } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  const inFonts = Object.entries(fonts).map(async ([name, file]) => {
    const font = await fontverter.convert(await readFile(resolve(file)), 'sfnt');
    await writeFile(join(folder, `${name}.ttf`), font);
  });
  await Promise.all([
    ...inFonts,
    copyFile(resolve(`${compiler}_bg.wasm`), join(folder, 'typst.wasm')),
    ...templates.map((name) => copyFile(join(root, sources, name), join(folder, name))),
    build({
      entryPoints: [join(root, sources, 'print-worker.ts')],
      outfile: join(folder, 'worker.mjs'),
      ...{ bundle: true, minify: true, format: 'esm', platform: 'node', target: 'node20' },
      logLevel: 'warning',
    }),
  ]);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The kit of this machine, made on first use and again when the template or a package changes. */
export async function printKit(root: string): Promise<string> {
  const read = ['package-lock.json', ...[...templates, 'print-worker.ts'].map((name) => join(sources, name))];
  const contents = await Promise.all(read.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 16);
  const folder = join(root, 'build', 'print', hash);
  if (await exists(folder)) return folder;
  const beside = `${folder}.${process.pid}`;
  await writePrintKit(beside, { root });
  // Another process may have been faster.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true }));
  return folder;
}
