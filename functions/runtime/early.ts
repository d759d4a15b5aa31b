import { startsInLambda } from './deps-settings';

/**
 * What a function needs, built once in a process and tried again after it failed. In Lambda building begins with the module, while the function
 * has its whole CPU; elsewhere with the first call.
 */
export function early<T>(build: () => Promise<T>): () => Promise<T> {
  let built: Promise<T> | undefined;
  const get = (): Promise<T> => {
    built ??= build().catch((cause: unknown) => {
      built = undefined;
      throw cause;
    });
    return built;
  };
  if (startsInLambda()) get().catch(() => undefined);
  return get;
}
