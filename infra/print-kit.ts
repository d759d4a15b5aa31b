/// <reference path="./fontverter.d.ts" />
import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import fontverter from 'fontverter';
import { joinedRanges, lettersOfFont } from './font-coverage';

const { resolve } = createRequire(import.meta.url);

/** Typst reads no web fonts. Inter has Latin, Greek, Cyrillic and Vietnamese in one file per style. */
const fonts = {
  'Inter-Regular': 'inter-ui/web/Inter-Regular.woff2',
  'Inter-Bold': 'inter-ui/web/Inter-Bold.woff2',
  'Inter-Italic': 'inter-ui/web/Inter-Italic.woff2',
  'Inter-BoldItalic': 'inter-ui/web/Inter-BoldItalic.woff2',
  Arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
  Hebrew: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2',
  Thai: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff2',
  Devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  Armenian: '@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff2',
  Georgian: '@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff2',
  SimplifiedChinese: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2',
  TraditionalChinese: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff2',
  Japanese: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2',
  Korean: '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff2',
  Emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2',
} as const;

const compiler = '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler';

const templates = ['lease.typ', 'settlement.typ', 'tables.typ', 'checks.typ'] as const;

const sources = join('functions', 'gateways', 'print');

/** Threads by the names of their files: one lays out, one works on PDFs that people brought. */
const workers = { worker: 'print-worker.ts', 'pdf-worker': 'pdf-worker.ts' } as const;

/** What the workers are made of, beside packages. */
const ofWorkers = [
  ...[...Object.values(workers), 'in-thread.ts', 'lease-pdf.ts', 'pdf-bomb.ts', 'pdf-problems.ts'].map(
    (name) => join(sources, name),
  ),
  join('functions', 'gateways', 'seal', 'seal-pdf.ts'),
  join('shared', 'domain', 'leases', 'term.ts'),
  join('shared', 'domain', 'leases', 'signing', 'evidence.ts'),
];

/** Puts the list of letters that can be printed into a new folder; `each` gets each font. */
export async function writePrintLetters(
  folder: string,
  each: (name: string, font: Uint8Array) => Promise<void> = async () => undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const inFonts = Object.entries(fonts).map(async ([name, file]) => {
    const font = await fontverter.convert(await readFile(resolve(file)), 'sfnt');
    await each(name, font);
    return lettersOfFont(font);
  });
  const letters = joinedRanges((await Promise.all(inFonts)).flat());
  await writeFile(join(folder, 'letters.json'), JSON.stringify(letters));
}

/** Puts everything that printing needs into a new folder: compiler, fonts, templates and workers. */
export async function writePrintKit(folder: string, { root = '.' } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writePrintLetters(folder, (name, font) => writeFile(join(folder, `${name}.ttf`), font)),
    copyFile(resolve(`${compiler}_bg.wasm`), join(folder, 'typst.wasm')),
    ...templates.map((name) => copyFile(join(root, sources, name), join(folder, name))),
    build({
      entryPoints: Object.fromEntries(
        Object.entries(workers).map(([name, source]) => [name, join(root, sources, source)]),
      ),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      logLevel: 'warning',
    }),
  ]);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The kit of this machine, made on first use and again when a template, a worker or a package changes. */
export async function printKit(root: string): Promise<string> {
  const read = [
    'package-lock.json',
    join('infra', 'font-coverage.ts'),
    join('infra', 'print-kit.ts'),
    ...templates.map((name) => join(sources, name)),
    ...ofWorkers,
  ];
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
