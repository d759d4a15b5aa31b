import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Every file git tracks or would add, as paths from the root, without those deleted from disk. */
export const allFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith('test/');

/** TypeScript that runs in the product: no tests, no declarations. */
export const sources = allFiles.filter(
  (file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file) && !file.endsWith('.d.ts'),
);

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Code without comments, for rules about code. */
export const codeOf = (file: string): string =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

/** What a file imports: paths from the root for our own files, names for packages. */
export function importsOf(file: string): string[] {
  const found = codeOf(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target,
  );
}
