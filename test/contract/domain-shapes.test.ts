/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import * as z from 'zod';
import { shapeLines } from '../support/shape-lines';

const modules = import.meta.glob<Record<string, unknown>>(['../../shared/domain/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

const exported = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(
    ([name, value]) =>
      [`${path.replace('../../shared/domain/', '').replace('.ts', '')} ${name}`, value] as const,
  ),
);

/** Tests of behavior seldom meet a bound, so each change of one is to be seen in review. */
it('keeps every field and limit of the shapes that are stored and sent', async () => {
  const lines = exported.flatMap(([place, schema]) =>
    schema instanceof z.ZodType ? shapeLines(schema, place) : [],
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('domain-shapes.txt');
});

/** The texts and numbers inside, each with its place; nothing of functions and schemas. */
function leavesOf(value: unknown, place: string): string[] {
  if (typeof value === 'function' || value instanceof z.ZodType || value === undefined) return [];
  if (value instanceof RegExp) return [`${place}: ${value}`];
  if (value instanceof Map || value instanceof Set) return leavesOf([...value], place);
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, `${place}.${index}`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${place}.${key}`));
  return [`${place}: ${JSON.stringify(value)}`];
}

/** Cities and time zones have a check of their own. */
const mostLeaves = 400;

/** People read these texts, and these numbers bound what they do. */
it('keeps every exported text and number', async () => {
  const lines = exported.flatMap(([place, value]) => {
    const leaves = leavesOf(value, place);
    return leaves.length > mostLeaves ? [`${place}: ${leaves.length} in all`] : leaves;
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('domain-constants.txt');
});
