import { describe, expect, it } from 'vitest';
import { tableSchema } from '../../functions/table/db/schema';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { textOf } from '../support/sources';
import { allRecords } from './records';

const classes = ['public', 'internal', 'personal', 'confidential', 'secret'];
const [, table = '', files = ''] = textOf('functions/table/DATA.md').split(/^## /m);
/** `| `session` | personal | … | expires … |` */
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, name = '', rest = '']) => {
    const cells = rest.split(' | ');
    return { name, classes: cells[0] ?? '', stays: cells.at(-1) ?? '' };
  });

/** Every kind of record, and whether the table expires it. */
const kinds = allRecords.map((record) => ({
  name: record.name,
  expires: record.expires || tableSchema.ttlAttribute in record.schema().shape,
}));

describe('ASVS 14.1 what is kept', () => {
  it('stands in DATA.md, each kind of record once and no other', async () => {
    const kept = kinds.map(({ name }) => name);
    expect(kept.length).toBeGreaterThan(40);
    expect(
      rowsOf(table)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(kept.toSorted());
  });

  it('says that it expires exactly where it does', async () => {
    const expiring = kinds.filter(({ expires }) => expires).map(({ name }) => name);
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
