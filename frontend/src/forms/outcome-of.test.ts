// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiRefusal, Offline } from '../api/refusal';
import { outcomeOf } from './outcome-of';

const refusal = (code: string, status: number, fields?: Record<string, string>) =>
  new ApiRefusal({ code, status, message: `because of ${code}`, fields });

const values = { name: '', code: '' };
const how = { values, canMerge: true, nameOf: (name: string) => name, refused: () => undefined };

describe('the outcome of a try', () => {
  it.each([new Offline(), refusal('unexpected', 500), refusal('in-progress', 409), new Error('x')])(
    'without an answer that says anything is unanswered: %s',
    (cause) => {
      expect(outcomeOf(cause, how).kind).toBe('unanswered');
    },
  );

  it('found saved by an earlier try, or changed by somebody else, is not a no', () => {
    expect(outcomeOf(refusal('key-reused', 422), how)).toEqual({ kind: 'saved-earlier' });
    expect(outcomeOf(refusal('changed-meanwhile', 409), how)).toEqual({ kind: 'changed-meanwhile' });
    expect(outcomeOf(refusal('changed-meanwhile', 409), { ...how, canMerge: false })).toEqual({
      kind: 'refused',
      text: 'because of changed-meanwhile',
    });
  });

  it('goes to the fields the form has, else its sentence stands over the form', () => {
    expect(outcomeOf(refusal('invalid', 422, { name: 'Too long' }), how)).toEqual({
      kind: 'fields',
      fields: { name: 'Too long' },
    });
    expect(outcomeOf(refusal('invalid', 422, { owner_id: 'No such owner' }), how)).toEqual({
      kind: 'refused',
      text: 'No such owner',
    });
    expect(outcomeOf(refusal('property-limit', 422), how)).toEqual({
      kind: 'refused',
      text: 'because of property-limit',
    });
  });

  it('is in the form’s own words where it has some: a sentence, a field, a dialog', () => {
    const said = (words: string | Record<string, string> | Promise<void>) =>
      outcomeOf(refusal('wrong-code', 422), { ...how, refused: () => words });
    expect(said('Gone')).toEqual({ kind: 'refused', text: 'Gone' });
    expect(said({ code: 'Wrong' })).toEqual({ kind: 'fields', fields: { code: 'Wrong' } });
    expect(said(Promise.resolve()).kind).toBe('dialog');
  });
});
