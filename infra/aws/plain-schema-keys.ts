import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** `{ [_hH]: … }` with `const _hH = "httpHeader"` becomes `{ "httpHeader": … }`. */
export function withPlainKeys(source: string): string {
  const texts = new Map(
    [...source.matchAll(/^const (_\w+) = ("(?:[^"\\]|\\.)*");$/gm)].map(([, name, text]) => [name, text]),
  );
  return source.replace(/\[(_\w+)\]:/g, (whole, name: string) =>
    texts.has(name) ? `${texts.get(name)}:` : whole,
  );
}

/**
 * An SDK client describes all its operations in one file. Because their keys are computed, esbuild must take every description for one that
 * does something and keeps them all; with plain keys it keeps those of the commands we send. It halves the client of S3.
 */
export const plainSchemaKeys: Plugin = {
  name: 'plain-schema-keys',
  setup(build) {
    build.onLoad(
      { filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ },
      async ({ path }) => ({
        contents: withPlainKeys(await readFile(path, 'utf8')),
        loader: 'js',
      }),
    );
  },
};
