import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOf, sources } from '../support/sources';

const list = readFileSync(new URL('./old-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What a person may read comes from these folders. */
const shown = sources.filter((file) => /^(frontend\/src|functions|shared|infra\/local)\//.test(file));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A part of any text, or after `=` a text from quote to quote or from tag to tag. */
function patternOf(line: string): RegExp {
  if (!line.startsWith('=')) return new RegExp(escaped(line));
  const text = escaped(line.slice(1));
  return new RegExp(`(['"\`])${text}\\1|>\\s*${text}\\s*<`);
}

describe('old words', () => {
  it('stand in no text that a person reads', () => {
    const patterns = list.map((line) => [line, patternOf(line)] as const);
    const found = shown.flatMap((file) => {
      const code = codeOf(file);
      return patterns.flatMap(([line, pattern]) => (pattern.test(code) ? [`${file}: ${line}`] : []));
    });
    expect(found).toEqual([]);
  });

  it('no mail calls itself a mail, and none begins its sentence small after the greeting', () => {
    const mails = shown.filter((file) => /^functions\/.*(letters?|mails?|invitation|link)\.ts$/.test(file));
    expect(mails.length).toBeGreaterThan(10);
    const broken = mails.filter((file) =>
      /\bthis mail\b|\b(greeting|hello)(\([^\n]*\))?,\s*['"`][a-z]/.test(codeOf(file)),
    );
    expect(broken).toEqual([]);
  });
});
