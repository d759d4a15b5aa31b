import { expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '../../shared/contract';

/** Every text of a schema by its path. */
function textsIn(schema: z.core.$ZodType, path = ''): [path: string, text: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return textsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return textsIn(schema.valueType, `${path}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(option, path));
  if (schema instanceof z.ZodPipe) return textsIn(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsIn(schema.unwrap(), path);
  return schema instanceof z.ZodString ? [[path, schema]] : [];
}

const takes = (schema: z.ZodType, text: string): boolean => schema.safeParse(text).success;

const days = rows.flatMap(({ feature, name, row: { query, body } }) =>
  [query, body].flatMap((part) =>
    (part ? textsIn(part, `${feature}.${name}`) : []).filter(
      ([, text]) => takes(text, '2026-02-28') && !takes(text, '2026-02-30'),
    ),
  ),
);

it('takes no day that a person cannot mean, and says so at its field', () => {
  expect(days.length).toBeGreaterThan(40);
  const wrong = days.filter(
    ([, day]) =>
      !['1970-01-01', '2199-12-31'].every((text) => takes(day, text)) ||
      ['1969-12-31', '2200-01-01', '9999-12-31'].some((text) => takes(day, text)),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
  const said = new Set(days.map(([, day]) => day.safeParse('0202-06-01').error?.issues[0]?.message));
  expect([...said]).toEqual(['Choose a day between 1970 and 2199']);
});
