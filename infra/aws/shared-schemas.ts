import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A constant at the left margin that a call makes, up to the `;` before the next statement there; the formatter keeps it so. */
const constant =
  /^((?:export )?const \w+(?:: [^=\n]+)? = )(\w+[.(\n][\s\S]*?);(?=\n+[^\s)}\]]|\s*$(?![\s\S]))/gm;

/** A schema of a row of the contract, up to the `,` before the row's next line or its end. */
const rowSchema = /^ {4}(params|query|body|reply): ([\s\S]*?),(?=\n {4}[\w/]|\n {2}\})/gm;

/** What nobody asks for may be left out: nothing in shared/ does anything by being made. */
export const withLooseConstants = (source: string): string =>
  source.replace(
    constant,
    (_, start: string, value: string) => `${start}/* @__PURE__ */ (() => ${value})();`,
  );

/** A row's schemas are made when a first call asks for them, and kept. */
export const withLateSchemas = (source: string): string =>
  source.replace(
    rowSchema,
    (_, name: string, value: string) =>
      `    get ${name}() { const value = ${value}; Object.defineProperty(this, '${name}', { value }); return value; },`,
  );

/**
 * To make a schema costs more than to use it once, and zod's calls look to esbuild as if they did something. So a function would make, before
 * its first call, the schemas of all its rows and of every file of shared/ that it takes a word from: an eighth to a fifth of its start.
 */
export const sharedSchemas: Plugin = {
  name: 'shared-schemas',
  setup(build) {
    build.onLoad({ filter: /\/shared\/(contract|domain|wire)\/[\w-]+\.ts$/ }, async ({ path }) => {
      const source = withLooseConstants(await readFile(path, 'utf8'));
      return { contents: path.includes('/contract/') ? withLateSchemas(source) : source, loader: 'ts' };
    });
  },
};
