import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';
import { dealt } from '../sampling';
import { sources, textOf } from '../sources';
import { type Change, changed, changesOf } from './changes';
import { openTests } from './related-tests';
import { openScratch, type Scratch } from './scratch';
import { isStyleProp } from './style-props';

/** `npm run mutate -- <folder,folder> [seed] [count]`: makes one change at a time, lists those no test notices.
 *  A folder with `/*` at its end leaves out the folders inside. */
const [folder = '', seed = String(randomInt(1_000_000)), wanted = '100'] = process.argv.slice(2);
const count = Number(wanted);
process.env.TEST_SEED = seed;

/** The most of a sample that one file may fill: data has more to change than rules do. */
const partOfFile = 0.1;

/** The projects that test each folder. */
const projectsOf: Readonly<Record<string, readonly string[]>> = {
  shared: ['unit', 'contract'],
  functions: ['unit', 'stores', 'contract'],
  frontend: ['web', 'screens'],
  infra: ['unit', 'stores', 'infra'],
};
const rooms = [...new Set(folder.split(',').map((each) => each.split('/')[0] ?? ''))];
const isAsked = (file: string): boolean =>
  folder
    .split(',')
    .some((each) =>
      each.endsWith('/*') ? dirname(file) === dirname(each) : `${file}/`.startsWith(`${each}/`),
    );
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const typeErrors = ({ typeErrors: errorsOf }: Scratch): string => rooms.map(errorsOf).join('\n').trim();

function sampleOf(files: readonly string[]): Change[] {
  const most = Math.ceil(count * Math.max(partOfFile, 1 / files.length));
  const found = files.flatMap((file) =>
    dealt(changesOf(file, textOf(file), isStyleProp), { count: most, label: file }),
  );
  return dealt(found, { count, label: folder });
}

/** The changes that compile. Changed files lie next to the originals, so one compiler run sees them all. */
function compiling(changes: readonly Change[], scratch: Scratch): Change[] {
  const copyOf = ({ file }: Change, index: number): string => file.replace(/(\.tsx?)$/, `.change-${index}$1`);
  for (const [index, change] of changes.entries())
    scratch.write(copyOf(change, index), changed(textOf(change.file), change));
  const errors = typeErrors(scratch).matchAll(/\.change-(\d+)\.tsx?\(/g);
  const wrong = new Set([...errors].map(([, index]) => Number(index)));
  for (const [index, change] of changes.entries()) scratch.remove(copyOf(change, index));
  return changes.filter((_, index) => !wrong.has(index));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 70);
const label = ({ file, line, was, becomes }: Change): string =>
  `${file}:${line}  ${oneLine(was)}  →  ${oneLine(becomes) || '(removed)'}`;

const words = { failed: 'caught', passed: 'slipped', 'too slow': 'too slow' } as const;

async function main(): Promise<void> {
  const isOfTests = (file: string): boolean => file.includes('/testing/');
  const files = sources.filter((file) => isAsked(file) && !isOfTests(file) && /\.tsx?$/.test(file));
  const projects = [...new Set(rooms.flatMap((room) => projectsOf[room] ?? []))];
  if (projects.length === 0 || files.length === 0) throw new Error(`No sources in ${folder}`);
  const scratch = openScratch();
  const tests = await openTests(scratch.folder, projects);
  const ends = { failed: 0, passed: 0, 'too slow': 0 };
  const passed: Change[] = [];

  const makes = (change: Change): void => scratch.write(change.file, changed(textOf(change.file), change));
  const undoes = ({ file }: Change): void => scratch.write(file, textOf(file));
  /** A change that compiles may break its importers. One compiler run for all is mostly enough. */
  function breaking(): Change[] {
    const compile = (changes: readonly Change[]): boolean => {
      changes.forEach(makes);
      const isFine = typeErrors(scratch) === '';
      changes.forEach(undoes);
      return isFine;
    };
    const firsts = new Map(passed.map((change) => [change.file, change]));
    const all = [...firsts.values()];
    const others = passed.filter((change) => firsts.get(change.file) !== change);
    return [...(compile(all) ? [] : all), ...others].filter((change) => !compile([change]));
  }

  const changes = compiling(sampleOf(files), scratch);
  say(`${changes.length} changes in ${folder}, seed ${seed}`);
  for (const change of changes) {
    makes(change);
    const { kind, by } = await tests.endOf(change.file);
    undoes(change);
    ends[kind] += 1;
    if (kind === 'passed') passed.push(change);
    say(`${words[kind].padEnd(8)}  ${label(change)}${by ? `  by ${by}` : ''}`);
  }
  const [first] = changes;
  if (first && (await tests.endOf(first.file)).kind === 'failed')
    throw new Error('The tests fail without any change');
  await tests.close();
  const invalid = breaking();
  for (const change of invalid) say(`does not compile after all: ${label(change)}`);
  const valid = Math.max(1, ends.failed + ends.passed - invalid.length);
  say(`\n${ends.failed} of ${valid} caught, ${((100 * ends.failed) / valid).toFixed(0)} %, seed ${seed}`);
}

await main();
// Vitest keeps handles open after it is closed.
process.exit();
