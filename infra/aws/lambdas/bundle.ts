import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { writePrintKit, writePrintLetters } from '../../print-kit';

/** The SDK's other ways to find credentials, a third of a bundle. It imports them only without credentials
 * in the environment, which Lambda always sets. */
const otherCredentials = ['http', 'ini', 'process', 'sso', 'web-identity'].map(
  (source) => `@aws-sdk/credential-provider-${source}`,
);

/** Browser detection, and event streams, which no service we call sends. The SDK imports both on demand. */
const neverAsked = ['bowser', '@smithy/core/event-streams'];

const options = {
  external: [...otherCredentials, '@smithy/credential-provider-imds', ...neverAsked],
  alias: {
    // One is enough: an SDK package may bring an older client-s3 of its own.
    '@aws-sdk/client-s3': './node_modules/@aws-sdk/client-s3',
    // `ics` asks for its CommonJS form, which needs a `require` that an ES module has not.
    nanoid: './node_modules/nanoid/index.js',
  },
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  // Lambda runs Node.js 24; the code also runs on Node.js 20 on one machine.
  target: 'node20',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  // Keeps the spec's special characters instead of six-letter escapes.
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

/** Bundles each function into its own folder; only lazy imports become extra chunks. A shared build would
 * make every cold start load a dozen small files. */
export async function bundleLambdas(
  lambdas: Readonly<Record<string, { readonly entry: string; readonly prints?: 'whole' | 'letters' }>>,
  { functions = 'functions', out = 'build/lambda' } = {},
): Promise<Bundles> {
  const folder = (name: string) => join(out, name);
  const missing = Object.values(lambdas).filter(({ entry }) => !existsSync(join(functions, `${entry}.ts`)));
  if (missing.length > 0)
    throw new Error(`No such file: ${missing.map(({ entry }) => join(functions, `${entry}.ts`)).join(', ')}`);
  const built = await Promise.all(
    Object.entries(lambdas).map(async ([name, { entry, prints }]) => {
      rmSync(folder(name), { recursive: true, force: true });
      const entryPoints = { index: join(functions, `${entry}.ts`) };
      const { metafile } = await build({ ...options, entryPoints, outdir: folder(name) });
      if (prints === 'whole') await writePrintKit(join(folder(name), 'print'));
      if (prints === 'letters') await writePrintLetters(join(folder(name), 'print'));
      return [name, metafile] as const;
    }),
  );
  return { folder, metafiles: new Map(built) };
}
