import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { sources, textOf } from '../support/sources';

const Field = z.object({
  type: z.literal('Property'),
  key: z.union([z.object({ name: z.string() }), z.object({ value: z.string() })]),
  value: z.unknown(),
});
const Sentence = z.object({ type: z.literal('Literal'), value: z.string() });

/** The sentences in `refuse('invalid', { fields: { zone: '…' } })`. */
function sentencesIn(file: string): string[] {
  const lines: string[] = [];
  const visit = (node: unknown, isRefused: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const field = Field.safeParse(node).data;
    const name = field && ('name' in field.key ? field.key.name : field.key.value);
    const sentence = Sentence.safeParse(field?.value).data;
    if (isRefused && sentence) lines.push(`${file}  ${name}: ${sentence.value}`);
    for (const child of Object.values(node)) visit(child, isRefused || name === 'fields');
  };
  visit(parseSync(file, textOf(file)).program, false);
  return lines;
}

/** People read them under their fields, so each change of one is to be seen in review. */
it('keeps the sentences under refused fields', { timeout: 60_000 }, async () => {
  const files = sources.filter((file) => /^functions\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  const lines = files.toSorted().flatMap(sentencesIn);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('refused-fields.txt');
});
