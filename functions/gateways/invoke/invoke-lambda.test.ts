import { describe, expect, it } from 'vitest';
import { apiEvent } from '../../../test/support/api-event';
import { lambdaInvoke } from './invoke-lambda';

const event = apiEvent({ routeKey: 'GET /api/users/getCurrentUser', token: 'a.b.c' });

function invokeOver(answer: Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  const invoke = lambdaInvoke({
    functionArn: 'arn:aws:lambda:us-east-1:111122223333:function:keystead-dev-{feature}:live',
    region: 'us-east-1',
    credentials: () => ({ accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' }),
    now: () => new Date('2026-06-15T12:00:00.000Z'),
    send: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return answer;
    },
  });
  return { invoke, sent };
}

describe('lambda:InvokeFunction', () => {
  it('calls the feature’s own function by its live alias, signed with the role, the event as body', async () => {
    const { invoke, sent } = invokeOver(Response.json({ statusCode: 200, body: '{}' }));
    expect(await invoke('users', event)).toEqual({ statusCode: 200, body: '{}' });
    expect(sent[0]?.url).toBe(
      'https://lambda.us-east-1.amazonaws.com/2015-03-31/functions/arn%3Aaws%3Alambda%3Aus-east-1%3A111122223333%3Afunction%3Akeystead-dev-users%3Alive/invocations',
    );
    const headers = new Headers(sent[0]?.init.headers);
    expect(headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/20260615\/us-east-1\/lambda\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token, Signature=[0-9a-f]{64}$/,
    );
    expect(headers.get('authorization')).not.toContain('a.b.c');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(event);
  });

  it('throws where the function itself broke', async () => {
    const broke = Response.json({ errorMessage: 'x' }, { headers: { 'x-amz-function-error': 'Unhandled' } });
    await expect(invokeOver(broke).invoke('users', event)).rejects.toThrow('The function of users failed');
  });

  it('throws where it may not call', async () => {
    const denied = Response.json({}, { status: 403 });
    await expect(invokeOver(denied).invoke('users', event)).rejects.toThrow(
      'The function of users failed: 403',
    );
  });
});
