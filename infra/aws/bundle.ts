import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

/**
 * The SDK's other ways to find credentials, a third of a bundle. It imports them only when the environment holds none, and in Lambda it always
 * does, so they stay outside.
 */
const otherCredentials = ['http', 'ini', 'process', 'sso', 'web-identity'].map(
  (source) => `@aws-sdk/credential-provider-${source}`,
);

/** Read a browser's name, and streams of events, which no service that we ask sends: imported only where there is one. */
const neverAsked = ['bowser', '@smithy/core/event-streams'];

const options = {
  external: [...otherCredentials, '@smithy/credential-provider-imds', ...neverAsked],
  // The SDK's packages are published at different paces, so that one may bring an older client-s3 of its own: one is enough.
  alias: { '@aws-sdk/client-s3': './node_modules/@aws-sdk/client-s3' },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  // Lambda runs Node.js 24; the code keeps to what Node.js 20 also has, so that it runs on one machine as well.
  target: 'node20',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  // As they are, not as escapes of six letters: the spec's sentences have them.
  charset: 'utf8',
  sourcemap: 'external',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions;

export type Bundles = {
  readonly folder: (name: string) => string;
  readonly metafiles: ReadonlyMap<string, Metafile>;
};

/**
 * Bundles every function into a folder of its own, `index.mjs` first: only what is imported lazily becomes a chunk beside it. One build for
 * all functions would share chunks between them and make each load a dozen small files at its cold start.
 */
export async function bundleLambdas(
  lambdas: Readonly<Record<string, { readonly entry: string }>>,
  { functions = 'functions', out = 'build/lambda' } = {},
): Promise<Bundles> {
  const folder = (name: string) => join(out, name);
  const missing = Object.values(lambdas).filter(({ entry }) => !existsSync(join(functions, `${entry}.ts`)));
  if (missing.length > 0)
    throw new Error(`No such file: ${missing.map(({ entry }) => join(functions, `${entry}.ts`)).join(', ')}`);
  const built = await Promise.all(
    Object.entries(lambdas).map(async ([name, { entry }]) => {
      rmSync(folder(name), { recursive: true, force: true });
      const entryPoints = { index: join(functions, `${entry}.ts`) };
      const { metafile } = await build({ ...options, entryPoints, outdir: folder(name) });
      return [name, metafile] as const;
    }),
  );
  return { folder, metafiles: new Map(built) };
}
