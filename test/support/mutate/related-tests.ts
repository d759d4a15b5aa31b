import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';

/** Past this a change has sent its tests into an endless loop. */
const longestRun = 240_000;

const open = (root: string, project: string[]): Promise<Vitest> =>
  // A test that is only slow on a busy machine has noticed nothing.
  createVitest('test', { root, project, watch: false, bail: 1, testTimeout: 90_000, reporters: [{}] });

const late = () => wait(longestRun, undefined, { ref: false });

/** One Vitest that stays open: starting it takes longer than the tests of most files. */
export async function openTests(root: string, projects: readonly string[]) {
  let vitest = await open(root, [...projects]);
  /** The file of the change before, which is whole again. */
  let before = root;

  async function pass(specifications: TestSpecification[]): Promise<boolean> {
    if (specifications.length === 0) return true;
    const ended = await Promise.race([vitest.runTestSpecifications(specifications), late()]);
    if (ended) return ended.unhandledErrors.length === 0 && ended.testModules.every((each) => each.ok());
    await vitest.close();
    vitest = await open(root, [...projects]);
    return false;
  }

  return {
    /** Whether all tests that reach the file pass as it is now; those of its own folder are asked first. */
    async pass(file: string): Promise<boolean> {
      const path = join(root, file);
      for (const stale of [path, before]) vitest.invalidateFile(stale);
      before = path;
      vitest.config.related = [path];
      const all = await vitest.getRelevantTestSpecifications();
      const isNear = ({ moduleId }: TestSpecification): boolean => moduleId.startsWith(dirname(path));
      return (await pass(all.filter(isNear))) && (await pass(all.filter((each) => !isNear(each))));
    },
    close: () => vitest.close(),
  };
}
