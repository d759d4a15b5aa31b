import { describe, expect, it } from 'vitest';
import { unitRoom } from './unit-limit';

describe('the plan’s units while a property is typed [PRP-30]', () => {
  it.each([
    [{ unitCount: 10, unitLimit: 50 }, 1, 'ample', 39],
    [{ unitCount: 44, unitLimit: 50 }, 1, 'near', 5],
    [{ unitCount: 3, unitLimit: 4 }, 1, 'near', 0],
    [{ unitCount: 3, unitLimit: 4 }, 2, 'exceeded', -1],
    [{ unitCount: 4, unitLimit: 4 }, 1, 'exceeded', -1],
  ] as const)('%j with %i more is %s', (limit, units, kind, left) => {
    expect(unitRoom(limit, units)).toEqual({ kind, left });
  });
});
