import { describe, expect, it } from 'vitest';
import { SavedView, viewsProblem } from './saved-view';
import { viewLimits, viewNameProblem } from './saved-views';

const view = (name: string) => ({ name, filters: { search: 'elm' } });
const many = (count: number) => Array.from({ length: count }, (_, index) => view(`View ${index}`));

describe('a saved view', () => {
  it('has a name of its own, whatever its case, of at most 40 characters', () => {
    expect(viewNameProblem('Elm', [])).toBeUndefined();
    expect(viewNameProblem('  ', [])).toBe('Enter a name');
    expect(viewNameProblem(' ELM ', ['Elm'])).toBe('There is a view with this name');
    expect(viewNameProblem('a'.repeat(40), [])).toBeUndefined();
    expect(viewNameProblem('a'.repeat(41), [])).toBe('At most 40 characters');
    expect(viewsProblem([view('Elm'), view('Oak'), view('elm')])).toBe('There is a view with this name');
  });

  it('is one of at most 20 of a list', () => {
    expect(viewsProblem(many(viewLimits.perList))).toBeUndefined();
    expect(viewsProblem(many(viewLimits.perList + 1))).toBe('At most 20 views');
  });

  it('keeps words and flags, and not many of them', () => {
    const filters = (count: number) =>
      Object.fromEntries(many(count).map((_, index) => [`view${index}`, true]));
    expect(SavedView.safeParse({ name: 'A', filters: filters(12) }).success).toBe(true);
    expect(SavedView.safeParse({ name: 'A', filters: filters(13) }).success).toBe(false);
    expect(SavedView.safeParse({ name: 'A', filters: { page: 3 } }).success).toBe(false);
  });

  it('takes names that an address can have, none of them empty or an object’s own', () => {
    const taken = (json: string) => SavedView.safeParse({ name: 'A', filters: JSON.parse(json) });
    for (const key of ['', '__proto__', 'a b', '1', 'a'.repeat(41)])
      expect(taken(`{"${key}":"x"}`).data?.filters ?? {}).toEqual({});
    expect(taken('{"unit_id":"unt_1","search":"elm"}').data?.filters).toEqual({
      unit_id: 'unt_1',
      search: 'elm',
    });
  });
});
