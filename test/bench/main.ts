import '../support/quiet';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Figure, Measured } from './figure';
import { figureTable } from './print';
import { reasonOf } from './reasons';

/** `npm run bench`: every figure and its bar. `--only a,c` picks groups, `--out FILE` writes JSON. */
const groups: Readonly<Record<string, () => Promise<Measured>>> = {
  a: async () => (await import('./lambda-init')).lambdaInit(),
  b: async () => (await import('./calls')).calls(),
  c: async () => (await import('./property-list')).propertyList(),
  d: async () => (await import('./middleware')).middleware(),
  e: async () => (await import('./first-load')).firstLoad(),
  f: async () => (await import('./lighthouse')).lighthousePages(),
  g: async () => (await import('./start')).start(),
  h: async () => (await import('./landing')).landing(),
  i: async () => (await import('./imports')).imports(),
  j: async () => (await import('./large-organization')).largeOrganization(),
  k: async () => (await import('./seal')).seal(),
  l: async () => (await import('./rent-money')).rentMoney(),
  m: async () => (await import('./lease-calls')).signing(),
  n: async () => (await import('./applicants')).applicants(),
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(groups);
const unknown = wanted.filter((letter) => groups[letter] === undefined);
if (unknown.length > 0) throw new Error(`No such group: ${unknown.join(', ')}`);

const all: Figure[] = [];
for (const letter of wanted) {
  const began = performance.now();
  try {
    const { figures = [], notes = [] } = (await groups[letter]?.()) ?? {};
    all.push(...figures);
    say(`\n(${letter}) ${Math.round((performance.now() - began) / 1000)} s\n${figureTable(figures)}`);
    for (const note of notes) say(note);
  } catch (problem) {
    // The other groups still have results, but a bench that could not measure has not passed.
    process.exitCode = 1;
    process.stderr.write(
      `\n(${letter}) could not be measured: ${problem instanceof Error ? problem.stack : problem}\n`,
    );
  }
}
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(all, null, 2)}\n`);
const missed = all.filter(({ held }) => !held);
say(`\n${all.length} figures, ${missed.length} missed`);
for (const { id } of missed) say(`  MISS ${id}: ${reasonOf(id)}`);
// A database inside this process would keep it running.
process.exit();
