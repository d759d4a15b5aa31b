import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { openTable } from '../../functions/table/client';
import { stores as allStores } from '../../functions/table/stores';
import { allLambdas } from '../../infra/aws/lambdas';
import { codeOf, root } from '../support/sources';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'none' }));
const whole = new Map<string, object>(Object.entries(allStores({ client, tableName: 'none' })));

/** What a file brings with it when it runs: its imports and those it makes while it runs, types left out. */
function loadedBy(file: string): string[] {
  const code = codeOf(file).replace(/import type [\s\S]*?;/g, '');
  const targets = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, target = '']) => target,
  );
  return targets
    .map((target) => posix.join(posix.dirname(file), `${target}.ts`))
    .filter((path) => /^functions\/(?!table\/|gateways\/)/.test(path) && existsSync(join(root, path)));
}

/** The function's own code: every file it may come to, but for the table's and the gateways'. */
function reached(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) for (const next of loadedBy(file)) files.add(next);
  return files;
}

const textsOf = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, text = '']) => text);

/** The stores a file asks, as far as they can be read from it: `deps.units`, `{ units }: Deps`, `Pick<Deps, 'units'>`. */
const storesAskedIn = (code: string): string[] =>
  [
    ...textsOf(code, /\b(?:deps|given)\.(\w+)/g),
    ...textsOf(code, /Pick<\s*Deps,([^>]*)>/g),
    ...textsOf(code, /\{([^{}]*)\}\s*(?::\s*\w*Deps\b|=\s*(?:await )?(?:\w+\.)*(?:deps|given)\b)/g),
  ].flatMap((text) => text.match(/\w+/g)?.filter((word) => whole.has(word)) ?? []);

/** The methods of a store that a file asks. */
const methodsAskedIn = (code: string, store: string): string[] => {
  const methods = Object.keys(whole.get(store) ?? {});
  return textsOf(code, new RegExp(`\\b${store}\\.(\\w+)\\b`, 'g')).filter((name) => methods.includes(name));
};

/** `units.byId` for all that the function asks. */
function asked(files: ReadonlySet<string>): string[] {
  const code = [...files].map(codeOf);
  const names = [...new Set(code.flatMap(storesAskedIn))];
  return names.flatMap((store) =>
    [...new Set(code.flatMap((text) => methodsAskedIn(text, store)))].map((name) => `${store}.${name}`),
  );
}

/** `units.byId` for all that the function was given. */
async function given(entry: string): Promise<string[]> {
  const [, path] = /withStores\(\(\) => import\('([^']+)'\)\)/.exec(codeOf(entry)) ?? [];
  if (path === undefined) return [];
  const { stores } = await import(join(root, posix.dirname(entry), path));
  const made: Record<string, object> = stores({
    table: openTable({ client, tableName: 'none' }),
    wait: async () => undefined,
  });
  return Object.entries(made).flatMap(([store, methods]) =>
    Object.keys(methods).map((name) => `${store}.${name}`),
  );
}

describe('a function', () => {
  it.each(Object.entries(allLambdas))('%s is given the stores that its code asks', async (_name, spec) => {
    const entry = `functions/${spec.entry}.ts`;
    const has = await given(entry);
    expect(asked(reached(entry)).filter((question) => !has.includes(question))).toEqual([]);
  });

  it('asks what this can see: the walk finds files, stores and methods', () => {
    const files = reached('functions/properties/index.ts');
    expect([...files]).toEqual(expect.arrayContaining(['functions/portfolio/find-property.ts']));
    expect(asked(files)).toEqual(
      expect.arrayContaining([
        'properties.page',
        'people.page',
        'sessions.withOrganization',
        'accounts.byId',
      ]),
    );
  });
});
