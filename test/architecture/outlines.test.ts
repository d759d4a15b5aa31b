import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFiles, isTest, textOf } from '../support/sources';

const outlines = allFiles.filter((file) => /\/outlines\/[^/]+\.txt$/.test(file));
const tests = allFiles.filter((file) => file.startsWith('frontend/') && isTest(file)).map(textOf);

describe('outlines of screens', () => {
  it('each is expected by one test', () => {
    expect(outlines.length).toBeGreaterThan(0);
    const named = (file: string) => {
      const name = basename(file, '.txt');
      const asked = [`expectOutline('${name}')`, `outline: '${name}'`];
      return tests.filter((text) => asked.some((each) => text.includes(each))).length;
    };
    expect(outlines.filter((file) => named(file) !== 1)).toEqual([]);
  });
});
