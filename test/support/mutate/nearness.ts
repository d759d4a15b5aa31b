import { posix } from 'node:path';
import { allFiles, importsOf } from '../sources';

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
