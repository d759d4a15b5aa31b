import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '.';
import { nameLine } from './parts';

describe('nameLine', () => {
  it('stands on one line, however it was typed', () => {
    expect(nameLine.parse(' Southgate \n\t Homes\u2028')).toBe('Southgate Homes');
  });

  it.each(['Visit evil.example', 'a'.repeat(61), 'Jane\u202eDoe', ' '.repeat(201)])('refuses %j', (name) => {
    expect(nameLine.safeParse(name).success).toBe(false);
  });

  it('is asked of every name of a person or an organization that a call takes', () => {
    const taken = rows.flatMap(({ feature, name, row: { body } }) =>
      // A document's name ends as files do.
      feature !== 'documents' && body instanceof z.ZodObject
        ? Object.entries(body.shape as Record<string, z.ZodType>)
            .filter(([field]) => ['name', 'first_name', 'last_name'].includes(field))
            .map(([field, schema]) => [`${name} ${field}`, schema.safeParse('Visit evil.example').success])
        : [],
    );
    expect(taken).toHaveLength(10);
    expect(taken.filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});
