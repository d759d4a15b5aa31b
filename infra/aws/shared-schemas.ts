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

/** A constant named as a type is a schema that a file's rows share. */
const sharedSchema = /^(export )?const ([A-Z]\w+) = (z\.[\s\S]*?);(?=\n+[^\s)}\]]|\s*$(?![\s\S]))/gm;

/** So are the schemas that rows share. The constant itself stays for who imports it, and falls away where nobody does. */
function withLateSharedSchemas(source: string): string {
  const names = [...source.matchAll(sharedSchema)].map(([, , name]) => name);
  if (names.length === 0) return source;
  const used = new RegExp(`(?<![\\w.'-]|typeof )(${names.join('|')})(?=[\\s,.)])(?!\\s*=)`, 'g');
  return source
    .split('\n')
    .map((text) =>
      /^(export )?(type|const) [A-Z]|^ *(\/?\*|\/\/)/.test(text) ? text : text.replace(used, 'late$1()'),
    )
    .join('\n')
    .replace(
      sharedSchema,
      (_, exported = '', name: string, value: string) =>
        `let kept${name}; const late${name} = () => (kept${name} ??= ${value});\n${exported}const ${name} = late${name}();`,
    );
}

/**
 * To make a schema costs more than to use it once, and zod's calls look to esbuild as if they did something. So a function would make, before
 * its first call, the schemas of all its rows and of every file of shared/ that it takes a word from: an eighth to a fifth of its start.
 */
export const sharedSchemas: Plugin = {
  name: 'shared-schemas',
  setup(build) {
    build.onLoad({ filter: /\/shared\/(contract|domain|wire)\/[\w-]+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const isContract = path.includes('/contract/');
      const loose = withLooseConstants(isContract ? withLateSharedSchemas(source) : source);
      return { contents: isContract ? withLateSchemas(loose) : loose, loader: 'ts' };
    });
  },
};
