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
