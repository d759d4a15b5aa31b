import { expect, it } from 'vitest';
import { rows } from '../../shared/contract';
import { shapeLines } from '../support/shape-lines';

/** Callers count on each field, limit and refusal: one changes only where somebody reads that it does. */
it('keeps every field, limit and refusal of the calls', async () => {
  const lines = rows.flatMap(
    ({ feature, name, row: { params, query, body, reply, summary: _, ...facts } }) => [
      `${feature}.${name}: ${JSON.stringify(facts)}`,
      ...Object.entries({ params, query, body, reply }).flatMap(([part, schema]) =>
        schema ? shapeLines(schema, `${feature}.${name} ${part}`) : [],
      ),
    ],
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire-shapes.txt');
});
