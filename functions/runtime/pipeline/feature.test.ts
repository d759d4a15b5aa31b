import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract';
import { ErrorBody } from '../../../shared/wire/error-body';
import { refuse } from '../../../shared/wire/refusals';
import { apiEvent } from '../../../test/support/api-event';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import { openUsers } from '../../../test/support/test-world/users';
import { securityHeaders } from './headers';

const upload = { imageUpload: 'uploads/a', url: 'https://files.test/', fields: {} };
const uploadBody = { contentType: 'image/png', bytes: 10 };

describe('feature', () => {
  it('dispatches on the routeKey and answers 404 to a route of no row', async () => {
    const api = await openUsers();
    expect((await api.call('getRoles')).status).toBe(200);
    const lost = await api.lambda(apiEvent({ routeKey: 'GET /api/users/nowhere' }));
    expect(lost.statusCode).toBe(404);
    expect(ErrorBody.parse(JSON.parse(lost.body ?? ''))).toMatchObject({ error: { code: 'not-found' } });
  });

  it('puts the security headers and the request id on answers, refusals and surprises alike', async () => {
    const api = await openStandIn({
      getDashboard: async () => {
        throw new TypeError('boom');
      },
    });
    const { token } = await api.signIn();
    const answers = [
      await (await openUsers()).call('getRoles'),
      await api.call('getDashboard'),
      await api.call('getDashboard', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 500]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({ ...securityHeaders, 'x-request-id': 'req-1' });
    expect(securityHeaders).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('tells a surprise from a refusal: a plain 500 with the request id and nothing of the cause', async () => {
    const api = await openStandIn({
      getDashboard: async () => {
        throw new Error('table keystead-prod: secret detail', { cause: new Error('deeper') });
      },
    });
    const { status, text, json } = await api.call('getDashboard', { token: (await api.signIn()).token });
    expect(status).toBe(500);
    expect(json).toEqual({
      success: 0,
      error: { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' },
    });
    expect(text).not.toMatch(/detail|keystead-prod|deeper|at /);
  });

  it('answers busy with 503, Retry-After and the request id', async () => {
    const api = await openStandIn({ getDashboard: () => Promise.reject(refuse('busy')) });
    const { status, headers, json } = await api.call('getDashboard', { token: (await api.signIn()).token });
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(json).toMatchObject({ success: 0, error: { code: 'busy', requestId: 'req-1' } });
  });

  it('has no request id in the body of a 4xx', async () => {
    expect((await (await openStandIn({})).call('getDashboard')).json).toEqual({
      success: 0,
      error: { code: 'not-authenticated', message: 'Please log in.' },
    });
  });

  it('lets out only what the row declares, sealed [API-04]', async () => {
    const api = await openStandIn({
      createImageUpload: async () => ({ success: 1, data: { ...upload, internal: 'PK#1' }, trace: 'x' }),
    });
    const { json, text } = await api.call('createImageUpload', {
      token: (await api.signIn()).token,
      body: uploadBody,
    });
    expect(json.data).toEqual(upload);
    expect(JSON.parse(text).data).toBeTypeOf('string');
    expect(Object.keys(json).toSorted()).toEqual(['data', 'iv', 'key', 'success']);
  });

  it('refuses a body above the row’s limit by its raw bytes, base64 or not', async () => {
    const api = await openStandIn({
      createImageUpload: async () => ({ success: 1, data: upload }),
    });
    const { token } = await api.signIn();
    const tooLong = 'é'.repeat(8193);
    const fits = Buffer.from('x'.repeat(16 * 1024)).toString('base64');
    expect((await api.call('createImageUpload', { token, raw: tooLong })).status).toBe(413);
    const base64 = Buffer.from(tooLong).toString('base64');
    expect((await api.call('createImageUpload', { token, raw: base64, isBase64Encoded: true })).status).toBe(
      413,
    );
    expect((await api.call('createImageUpload', { token, raw: fits, isBase64Encoded: true })).status).toBe(
      400,
    );
  });

  it('answers a 500 of our own shape when its dependencies cannot be built', async () => {
    const api = await openUsers();
    const { feature } = await import('./feature');
    const { handlers } = await import('../../users/index');
    const broken = feature('users', { rows: contract.users, handlers }, () => {
      throw new Error('no secret');
    });
    const result = await broken(apiEvent({ routeKey: 'GET /api/users/getRoles' }));
    expect(result.statusCode).toBe(500);
    expect(JSON.parse(result.body ?? '')).toMatchObject({ success: 0, error: { code: 'internal' } });
    expect((await api.call('getRoles')).status).toBe(200);
  });
});
