import { register } from 'tsx/esm/api';

/** Runs the server from its sources. Each file compiles on import. */
export function load() {
  register();
  return import('../main.ts');
}
