import { requirementIds } from './requirement-ids';
import { allFiles, isTest, textOf } from './sources';

/** `npm run requirements`: requirements that no test title names, including those not built yet. */
const tests = allFiles.filter((file) => isTest(file) && /\.(test|e2e)\.tsx?$/.test(file));
const named = new Set(
  tests.flatMap((file) => [...textOf(file).matchAll(/\[([A-Z]{3}-\d{2})\]/g)].map(([, id]) => id)),
);
const missing = requirementIds.filter((id) => !named.has(id));

process.stdout.write(`${named.size} of ${requirementIds.length} requirements are named by a test.\n`);
process.stdout.write(
  missing.length === 0 ? 'None is without a test.\n' : `Without a test: ${missing.join(' ')}\n`,
);
