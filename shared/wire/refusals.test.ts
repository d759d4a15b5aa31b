import { describe, expect, it } from 'vitest';
import { ErrorBody } from './error-body';
import { Refusal, refusals, refuse } from './refusals';

describe('refusals', () => {
  it('have the statuses that the decisions give them', () => {
    const statuses = Object.fromEntries(Object.entries(refusals).map(([code, { status }]) => [code, status]));
    expect(statuses).toMatchObject({
      malformed: 400,
      'not-authenticated': 401,
      'not-permitted': 403,
      'account-read-only': 403,
      'not-found': 404,
      'owner-email-taken': 409,
      conflict: 409,
      'too-large': 413,
      invalid: 422,
      'unit-limit': 422,
      'too-many-tries': 429,
    });
  });

  it('say the spec’s words where it has some [PRP-18][PRP-30]', () => {
    expect(refusals['unit-limit'].message).toBe('Unit Limit Exceeded! Please Upgrade Your Plan');
    expect(refusals['owner-email-taken'].message).toBe('Email already exists. Please use a different email.');
  });

  it('travel as an error with their code, words and fields', () => {
    const refusal = refuse('invalid', { fields: { street: 'Street is required' } });
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      name: 'Refusal',
      code: 'invalid',
      message: 'Please check the marked fields.',
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
