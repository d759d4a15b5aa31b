import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The files of a cycle that starts and ends with the last one of `path`; undefined for none. */
function cycleFrom(path: readonly string[], { bundle, done }: { bundle: Bundle; done: Set<string> }) {
  const name = path.at(-1) ?? '';
  if (path.indexOf(name) < path.length - 1) return path.slice(path.indexOf(name));
  if (done.has(name)) return undefined;
  const chunk = bundle[name];
  for (const next of chunk?.type === 'chunk' ? chunk.imports : []) {
    const found: readonly string[] | undefined = cycleFrom([...path, next], { bundle, done });
    if (found) return found;
  }
  done.add(name);
  return undefined;
}

/** Fails a build whose chunks import each other: one would run before what it needs, and the page stays blank. */
export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    for (const name of Object.keys(bundle)) {
      const cycle = cycleFrom([name], { bundle, done });
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' -> ')}`);
    }
  },
};
