import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseNewer } from './newer-values';
import { record, toItem } from './record';

const state = z.enum(['draft', 'sent']);
const schema = z.object({
  state,
  maybe: state.optional(),
  days: z.number(),
  events: z.array(z.object({ kind: state, at: z.string() })),
});
const item = { state: 'draft', days: 3, events: [{ kind: 'sent', at: 'noon' }] };

describe('a record that a newer release wrote', () => {
  it('is read with the values that this one does not know, as text, and without its new fields', () => {
    const events = [{ kind: 'countersigned', at: 'noon', by: 'someone' }];
    const newer = { ...item, state: 'archived', maybe: 'lost', events, color: 'red' };
    expect(parseNewer(schema, newer)).toEqual({
      state: 'archived',
      maybe: 'lost',
      days: 3,
      events: [{ kind: 'countersigned', at: 'noon' }],
    });
    expect(newer.events).toEqual(events);
    expect(parseNewer(schema, item)).toEqual(item);
  });

  it('is refused where anything else does not fit', () => {
    for (const wrong of [
      { state: 7 },
      { days: '3' },
      { events: undefined },
      { state: 'archived', days: '3' },
    ])
      expect(() => parseNewer(schema, { ...item, ...wrong })).toThrow(z.ZodError);
  });

  it('is not written again with a value that nobody here understands', () => {
    const Thing = record({
      name: 'thing',
      fields: () => ({ id: z.string(), state }),
      key: ({ id }: { id: string }) => ({ pk: id, sk: 'THING' }),
    });
    const read = Thing.parse({ id: '1', state: 'archived' });
    expect(read).toEqual({ id: '1', state: 'archived' });
    expect(() => toItem(Thing, read)).toThrow(z.ZodError);
  });
});
