import { posix } from 'node:path';
import { allFiles, importsOf, isTest, textOf } from '../sources';

const files = new Set(allFiles);
const code = allFiles.filter((file) => /\.tsx?$/.test(file));

/** Who imports each file. */
const importers = new Map<string, string[]>();
for (const file of code)
  for (const target of importsOf(file)) {
    const found = [target, `${target}.ts`, `${target}.tsx`, posix.join(target, 'index.ts')].find((path) =>
      files.has(path),
    );
    if (found) importers.set(found, [...(importers.get(found) ?? []), file]);
  }

/** How many imports lie between a file and each that reaches it. */
export function importsAwayFrom(file: string): ReadonlyMap<string, number> {
  const away = new Map([[file, 0]]);
  for (const [reached, steps] of away)
    for (const importer of importers.get(reached) ?? [])
      if (!away.has(importer)) away.set(importer, steps + 1);
  return away;
}

const route = /path: '(\/[^']+)'[^}]*?lazyRouteComponent\(\s*(?:\(\) => import\('\.\/([^']+)'\)|(\w+))/g;

/** The addresses that load each screen, by the route tables. */
const addresses = new Map<string, string[]>();
for (const file of code.filter((each) => /^frontend\/src\/routes\/[\w-]+-routes\.tsx?$/.test(each))) {
  const text = textOf(file);
  for (const [, path = '', loaded, name] of text.matchAll(route)) {
    const module =
      loaded ?? text.match(new RegExp(`const ${name} = \\(\\) => import\\('\\./([^']+)'\\)`))?.[1];
    const screen = `frontend/src/routes/${module}.tsx`;
    addresses.set(screen, [...(addresses.get(screen) ?? []), path]);
  }
}
const screenTests = code
  .filter((file) => file.startsWith('frontend/') && isTest(file))
  .map((file) => ({ file, text: textOf(file) }));

/** Tests that name the address of a screen among these files: they open it, whatever else loads it. */
export function testsOpening(reached: ReadonlyMap<string, number>): ReadonlySet<string> {
  const paths = [...reached.keys()].flatMap((file) => addresses.get(file) ?? []);
  const isOpening = (text: string) =>
    paths.some((path) => [`'${path}'`, `'${path}?`, `\`${path}?`].some((each) => text.includes(each)));
  return new Set(screenTests.filter(({ text }) => isOpening(text)).map(({ file }) => file));
}
