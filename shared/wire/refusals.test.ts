import { describe, expect, it } from 'vitest';
import { ErrorBody } from './error-body';
import { Refusal, refusals, refuse } from './refusals';

describe('refusals', () => {
  it('say the spec’s words where it has some [PRP-18][PRP-30]', () => {
    expect(refusals['unit-limit'].message).toBe('Unit Limit Exceeded! Please Upgrade Your Plan');
    expect(refusals['owner-email-taken'].message).toBe('Email already exists. Please use a different email.');
  });

  it('say something of their own each', () => {
    const said = Object.values(refusals).map(({ message }) => message);
    expect(said.filter((message, index) => said.indexOf(message) !== index)).toEqual([]);
    for (const message of said) expect(message).toMatch(/^[A-Z].{7,}[.a-z]$/);
  });

  it('travel as an error with their code, words and fields', () => {
    const refusal = refuse('invalid', { fields: { street: 'Street is required' } });
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      name: 'Refusal',
      code: 'invalid',
      message: 'Fix the highlighted fields.',
      details: { fields: { street: 'Street is required' } },
    });
    expect(refuse('not-found').details).toEqual({});
  });
});

it('an error body has success 0 and its error, nothing in place of them', () => {
  const body = { success: 0, error: { code: 'invalid', message: 'No', fields: { street: 'Street' } } };
  expect(ErrorBody.parse(body)).toEqual(body);
  expect(ErrorBody.safeParse({ ...body, success: 1 }).success).toBe(false);
  expect(ErrorBody.safeParse({ success: 0 }).success).toBe(false);
});
