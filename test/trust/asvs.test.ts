import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from '../support/sources';

const page = textOf('test/trust/ASVS.md');
/** `| 8.2.1 | by function | authorization.test.ts |` */
const items = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', words = '', shown = '']) => ({ id, words, shown }),
);
const files = [...page.matchAll(/[\w./-]+\.(?:test\.tsx?|e2e\.ts|md)\b/g)].map(([file]) => file);
const placeOf = (file: string): string => (file.includes('/') ? file : `test/trust/${file}`);

describe('R21 the ASVS table', () => {
  it('has each item once', () => {
    const ids = items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(120);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names only files that are there', () => {
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(files)].filter((file) => !existsSync(join(root, placeOf(file))))).toEqual([]);
  });

  it('shows each item by something, or says that it is open', () => {
    const bare = items.filter(
      ({ shown }) => !/\.(test\.tsx?|e2e\.ts|md)\b|\*\*open\*\*|table below/i.test(shown),
    );
    expect(bare).toEqual([]);
  });
});
