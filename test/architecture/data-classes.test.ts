import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Entity } from 'dynamodb-toolbox/entity';
import { describe, expect, it } from 'vitest';
import { openTable } from '../../functions/table/client';
import { tableSchema } from '../../functions/table/schema';
import { allLambdas } from '../../infra/aws/lambdas';
import { root, textOf } from '../support/sources';

const classes = ['public', 'internal', 'personal', 'confidential', 'secret'];
const [, table = '', files = ''] = textOf('functions/table/DATA.md').split(/^## /m);
/** `| `session` | personal | … | expires … |` */
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, name = '', rest = '']) => {
    const cells = rest.split(' | ');
    return { name, classes: cells[0] ?? '', stays: cells.at(-1) ?? '' };
  });

/** Every kind of record there is, and whether the table forgets it by itself. */
async function entities(): Promise<{ name: string; expires: boolean }[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'none' }));
  const folder = join(root, 'functions/table/entities');
  const found: { name: string; expires: boolean }[] = [];
  for (const file of readdirSync(folder).filter((name) => name !== 'per-table.ts')) {
    const made: Record<string, unknown> = await import(join(folder, file));
    for (const make of Object.values(made))
      if (typeof make === 'function')
        for (const entity of Object.values(make(openTable({ client, tableName: 'none' }))))
          if (entity instanceof Entity)
            found.push({
              name: entity.entityName,
              expires: tableSchema.ttlAttribute in entity.schema.attributes,
            });
  }
  return found;
}

describe('ASVS 14.1 what is kept', () => {
  it('stands in DATA.md, each kind of record once and no other', async () => {
    const kept = (await entities()).map(({ name }) => name);
    expect(kept.length).toBeGreaterThan(40);
    expect(
      rowsOf(table)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(kept.toSorted());
  });

  it('says that it expires exactly where it does', async () => {
    const expiring = (await entities()).filter(({ expires }) => expires).map(({ name }) => name);
    const said = rowsOf(table).filter(({ stays }) => /\bexpires\b/.test(stays));
    expect(said.map(({ name }) => name).toSorted()).toEqual(expiring.toSorted());
  });

  it('is of a class there is, and says how long it stays', () => {
    for (const row of [...rowsOf(table), ...rowsOf(files)]) {
      expect(classes, row.name).toContain(/\w+/.exec(row.classes)?.[0]);
      expect(row.stays, row.name).not.toBe('');
    }
  });

  it('names each folder of the files bucket that a function may reach', () => {
    const reached = new Set(Object.values(allLambdas).flatMap(({ grant }) => Object.keys(grant.files ?? {})));
    expect(
      rowsOf(files)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...reached].toSorted());
  });
});
