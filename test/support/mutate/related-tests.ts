import { spawnSync } from 'node:child_process';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { importsAwayFrom, testsOpening } from './nearness';

/** Past this, the change has put its tests into an endless loop. */
const longestRun = 240_000;

/** A file may have every test behind it: the nearest, those of its subject and of all shapes are asked. */
const mostFiles = 40;
const firstFiles = 4;

/** Reads the sources, so no import leads to it. */
const readsSources = 'test/contract/refused-fields.test.ts';

/** A timeout on a busy machine noticed nothing, and kept the other tests from running. */
type End = { readonly kind: 'passed' | 'failed' | 'too slow'; readonly by?: string };

/** On a busy machine a test that waits has noticed nothing, nor one that fails once and not again. */
const patience = { testTimeout: 90_000, hookTimeout: 90_000, teardownTimeout: 1_000, retry: 1 } as const;

const open = (root: string, project: string[]): Promise<Vitest> =>
  createVitest('test', { root, project, watch: false, bail: 1, ...patience, reporters: [{}] });

/** A test this near is of the file itself. */
const nearSteps = 2;

/** More imports than any path has. */
const notReached = 1000;

/** Folders that both paths name: a handler's tests notice more of its own subject's store. */
const subjectsIn = (one: string, other: string): number => {
  const folders = new Set(dirname(one).split('/'));
  return dirname(other)
    .split('/')
    .filter((folder) => folders.has(folder)).length;
};

/** A worker in an endless loop does not hear that Vitest closes. */
const endWorkers = () => spawnSync('pkill', ['-9', '-P', String(process.pid), '-f', 'vitest']);

const late = () => wait(longestRun, undefined, { ref: false });

/** One Vitest that stays open: starting it takes longer than most files' tests. */
export async function openTests(root: string, projects: readonly string[]) {
  let vitest = await open(root, [...projects]);
  const roomOf = (path: string): string => relative(root, path).split('/')[0] ?? '';
  /** The previous change's file, now restored. */
  let before = root;

  async function endOf(specifications: TestSpecification[], isSecond = false): Promise<End> {
    if (specifications.length === 0) return { kind: 'passed' };
    // Vitest's result includes every run so far.
    vitest.state.filesMap.clear();
    const ended = await Promise.race([vitest.runTestSpecifications(specifications), late()]);
    if (!ended) {
      endWorkers();
      await Promise.race([vitest.close(), wait(5_000)]);
      vitest = await open(root, [...projects]);
      return { kind: 'failed', by: 'an endless loop' };
    }
    if (ended.unhandledErrors.length > 0)
      return { kind: 'failed', by: inspect(ended.unhandledErrors[0], { depth: 0, breakLength: 200 }) };
    const failed = ended.testModules.filter((each) => !each.ok());
    const said = failed.flatMap((each) =>
      [...each.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
    );
    if (said.some(({ message }) => /timed out in \d+ms/.test(message))) return { kind: 'too slow' };
    const [first] = failed;
    if (first) return { kind: 'failed', by: first.relativeModuleId };
    // The failure before may still be cutting its run short, and this one with it.
    const ran = ended.testModules.filter((each) => each.state() === 'passed').length;
    if (ran < specifications.length && !isSecond) return endOf(specifications, true);
    return { kind: 'passed' };
  }

  return {
    /** Runs the nearest tests that reach the file, the very nearest first. */
    async endOf(file: string): Promise<End> {
      const path = join(root, file);
      for (const stale of [path, before]) vitest.invalidateFile(stale);
      before = path;
      vitest.config.related = [path];
      const away = importsAwayFrom(file);
      const opening = testsOpening(away);
      const opens = ({ moduleId }: TestSpecification): boolean => opening.has(relative(root, moduleId));
      const stepsTo = ({ moduleId }: TestSpecification): number =>
        (away.get(relative(root, moduleId)) ?? notReached) +
        (roomOf(moduleId) === roomOf(path) ? 0 : notReached);
      const subjects = ({ moduleId }: TestSpecification): number =>
        subjectsIn(file, relative(root, moduleId));
      const reading = roomOf(path) === 'functions' ? await vitest.globTestSpecifications([readsSources]) : [];
      const all = await vitest.getRelevantTestSpecifications();
      const subject = basename(dirname(path));
      const isClose = ({ moduleId }: TestSpecification): boolean =>
        relative(root, moduleId).split(/[/.-]/).includes(subject) || moduleId.endsWith('-shapes.test.ts');
      // All screens' tests reach all screens through the routes: those that open this one come first.
      const isAfar = (one: TestSpecification): boolean => stepsTo(one) > nearSteps && !opens(one);
      const nearest = all
        .sort((one, other) => stepsTo(one) - stepsTo(other) || subjects(other) - subjects(one))
        .sort((one, other) => Number(isAfar(one)) - Number(isAfar(other)))
        .filter((one, index) => index < mostFiles || isClose(one));
      const first = await endOf(nearest.slice(0, firstFiles));
      return first.kind === 'passed' ? endOf([...reading, ...nearest.slice(firstFiles)]) : first;
    },
    close: () => vitest.close(),
  };
}
