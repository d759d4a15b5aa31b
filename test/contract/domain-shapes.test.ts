/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import * as z from 'zod';
import { shapeLines } from '../support/shape-lines';

const modules = import.meta.glob<Record<string, unknown>>(['../../shared/domain/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** Tests of behavior seldom meet a bound, so each change of one is to be seen in review. */
it('keeps every field and limit of the shapes that are stored and sent', async () => {
  const lines = Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, schema]) =>
      schema instanceof z.ZodType
        ? shapeLines(schema, `${path.replace('../../shared/domain/', '').replace('.ts', '')} ${name}`)
        : [],
    ),
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('domain-shapes.txt');
});
