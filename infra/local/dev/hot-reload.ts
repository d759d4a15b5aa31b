import { watch } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import type { Api, World } from '../api';
import { projectRoot } from '../web-build';

const watched = ['functions', 'shared', 'infra/local/api.ts'];
const isSource = /\.(ts|json)$/;
const isTest = /\.test\.ts$/;

/**
 * Reloads handlers, rules and stores on the first call after a file change; port, database and sessions
 * stay. Each load has its own module graph, so only a restart frees the memory of the old ones.
 */
export const hotReload =
  (say: (line: string) => void) =>
  (world: World): (() => Promise<Api>) => {
    let load: Promise<Api> | undefined;
    let count = 0;
    for (const folder of watched)
      watch(join(projectRoot, folder), { recursive: true }, (_event, name) => {
        if (name === null || (isSource.test(name) && !isTest.test(name))) load = undefined;
      });
    const fresh = async (): Promise<Api> => {
      const namespace = `handlers-${count}`;
      count += 1;
      const { createApi }: typeof import('../api') = await register({ namespace }).import(
        '../api.ts',
        import.meta.url,
      );
      if (count > 1) say('The handlers were loaded again.');
      return createApi(world);
    };
    return () => {
      const loading = load ?? fresh();
      load = loading;
      return loading;
    };
  };
