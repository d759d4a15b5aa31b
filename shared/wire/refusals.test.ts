import { describe, expect, it } from 'vitest';
import { ErrorBody } from './error-body';
import { Refusal, refusals, refuse } from './refusals';

const codesByStatus = () => {
  const found: Record<number, string[]> = {};
  for (const [code, { status }] of Object.entries(refusals).toSorted(([a], [b]) => a.localeCompare(b)))
    found[status] = [...(found[status] ?? []), code];
  return found;
};

describe('refusals', () => {
  it('have the statuses that the decisions give them, each of them', () => {
    expect(codesByStatus()).toEqual({
      400: ['bad-signature', 'malformed'],
      401: ['not-authenticated'],
      403: ['account-read-only', 'not-permitted', 'view-as-only'],
      404: ['link-ended', 'link-not-valid', 'not-found'],
      409: [
        'already-accepted',
        'already-member',
        'already-opened',
        'already-reversed',
        'already-signed',
        'already-subscribed',
        'autopay-off',
        'autopay-taken',
        'bill-not-open',
        'changed-meanwhile',
        'conflict',
        'import-ended',
        'in-progress',
        'lease-frozen',
        'line-settled',
        'no-rent-ahead',
        'not-reversible',
        'not-settled',
        'online-off',
        'owner-email-taken',
        'owner-has-account',
        'paid-online',
        'payment-pending',
        'property-archived',
        'refund-under-way',
        'report-sent',
        'report-signed',
        'second-factor-off',
        'second-factor-on',
        'statement-differs',
        'statement-issued',
        'transfer-moving',
      ],
      413: ['too-large'],
      422: [
        'access-not-paid',
        'after-term-end',
        'application-closed',
        'bad-amount',
        'bad-day',
        'bad-shares',
        'cannot-view-as',
        'conditions-missing',
        'consent-missing',
        'deposit-held',
        'deposit-moved',
        'deposit-settled',
        'deposit-used',
        'document-limit',
        'fee-not-due',
        'fee-not-refundable',
        'file-limit',
        'head-stays',
        'invalid',
        'key-reused',
        'keys-back',
        'lease-incomplete',
        'login-expired',
        'message-limit',
        'month-not-over',
        'more-than-distributable',
        'more-than-held',
        'more-than-open',
        'more-than-paid',
        'must-be-kept',
        'no-access',
        'no-fee-due',
        'no-last-day',
        'no-subscription',
        'not-reconciled',
        'not-same-tenant',
        'not-your-turn',
        'not-yourself',
        'note-limit',
        'nothing-due',
        'nothing-moved',
        'notice-given',
        'notice-missing',
        'notice-too-short',
        'org-plan-needed',
        'owner-not-payable',
        'password-needed',
        'payment-declined',
        'people-limit',
        'period-locked',
        'plan-too-small',
        'property-has-lease',
        'property-limit',
        'refund-missing',
        'refund-refused',
        'renewal-open',
        'screening-ended',
        'screening-moved',
        'screening-open',
        'signature-missing',
        'template-limit',
        'term-begun',
        'too-many-drafts',
        'too-many-payments',
        'transfer-kept',
        'transfer-refused',
        'unit-has-lease',
        'unit-limit',
        'unit-taken',
        'witness-missing',
        'wrong-code',
        'wrong-credentials',
        'wrong-status',
      ],
      429: ['invitation-limit', 'too-many-tries'],
      503: ['bureau-away', 'busy', 'payments-away'],
    });
  });

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
