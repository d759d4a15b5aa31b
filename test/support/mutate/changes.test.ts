import { describe, expect, it } from 'vitest';
import { changed, changesOf } from './changes';

/** What each change makes of one line. */
const made = (source: string): string[] => changesOf('x.ts', source).map((change) => changed(source, change));

describe('the changes that tests must notice', () => {
  it.each([
    ['a comparison, its boundary and its opposite', 'f(a < b)', ['f(a <= b)', 'f(a >= b)', ';']],
    ['an equality', 'x = a === b', ['x = a !== b', ';']],
    ['arithmetic', 'x = a * b', ['x = a / b', ';']],
    ['half of a condition', 'x = a && b', ['x = a || b', 'x = a', 'x = b', ';']],
    ['a negation', 'x = !a', ['x = a', ';']],
    ['a number by one', 'const a = 9;', ['const a = 10;']],
    ['a truth', 'const a = true;', ['const a = false;']],
    ['a string for the next of the file', "const a = ['x', 'y'];", ["const a = ['y', 'y'];"]],
    ['an element of a list', 'const a = [b, c];', ['const a = [c];', 'const a = [b, ];']],
    ['a choice', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['a condition', 'if (a) throw b;', ['if (!(a)) throw b;', 'if (false) throw b;']],
    ['a method for its opposite', 'const a = b.some(c);', ['const a = b.every(c);']],
  ])('%s', (_, source, expected) => {
    expect(made(source)).toEqual(expect.arrayContaining(expected));
  });

  it('leave types, imports and the names of fields alone', () => {
    expect(made("import a from 'a';\ntype B = 'b' | 'c';\nconst d: 'b' = a; const e = { 'f': a };")).toEqual(
      [],
    );
  });

  it('leave the looks of a screen alone', () => {
    const screen = 'const a = <Box gap={2} css={{ p: 1 }} max={3}>{b ? c : d}</Box>;';
    const isStyle = (attribute: string) => ['gap', 'css'].includes(attribute);
    expect(changesOf('x.tsx', screen, isStyle).map(({ was }) => was)).toEqual(['3', 'b']);
    const styled = "const Link = chakra(Router, { base: { p: 1, color: a ? 'ink' : 'muted' } });";
    const typed = "const look: Record<Bar, SystemStyleObject> = { ink: { bg: 'ink', p: 2 } };";
    const made = 'const look = (inset: string): SystemStyleObject => ({ p: 3 });';
    for (const looks of [styled, typed, made]) expect(changesOf('x.tsx', looks)).toEqual([]);
  });

  it('say in which line they stand', () => {
    expect(changesOf('x.ts', 'const a = b;\nconst c = 1;')).toMatchObject([
      { file: 'x.ts', line: 2, was: '1', becomes: '2' },
    ]);
  });
});
