import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rows } from '../../shared/contract';
import { allFiles, root } from './sources';

/** `npm run check:feature units`: types, the feature's tests everywhere, and the walks over its rows. */
type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] };

const features = [...new Set(rows.map(({ feature }) => String(feature)))];
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Test files with the feature's word in their path: `units/`, `unit-list.test.tsx`, `all-units.test.ts`. */
function testsNamed(feature: string): string[] {
  const word = new RegExp(
    `^(shared|functions|frontend|test/api)/(.*[/-])?${feature.replace(/(ies|s)$/, '')}`,
  );
  return allFiles.filter((file) => /\.test\.tsx?$/.test(file) && word.test(file));
}

const vitest = (projects: readonly string[], more: readonly string[]) => ({
  command: join(root, 'node_modules', '.bin', 'vitest'),
  args: ['run', ...projects.map((name) => `--project=${name}`), ...more],
});

const stepsOf = (feature: string): Step[] => [
  { name: 'types', command: 'npm', args: ['run', '-s', 'types'] },
  { name: 'tests', ...vitest(['unit', 'web', 'screens', 'stores', 'api'], testsNamed(feature)) },
  { name: 'rows', ...vitest(['contract', 'trust'], [`--testNamePattern=\\b${feature}\\.\\w`]) },
];

function take({ name, command, args }: Step): boolean {
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ROWS: 'all' },
  } as const);
  say(`${name}: ${status === 0 ? 'good' : 'failed'} after ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return status === 0;
}

const [feature = ''] = process.argv.slice(2);
if (features.includes(feature)) {
  process.exitCode = stepsOf(feature).map(take).every(Boolean) ? 0 : 1;
} else {
  say(`Name a feature: npm run check:feature ${features.join(' | ')}`);
  process.exitCode = 1;
}
