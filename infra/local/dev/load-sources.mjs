import { register } from 'tsx/esm/api';

/** The server from its sources, each file compiled when it is asked for. */
export function load() {
  register();
  return import('../main.ts');
}
