import { describe, expect, it } from 'vitest';
import { rows } from '../../shared/contract';
import { Refusal } from '../../shared/wire/refusals';
import { apiEvent } from '../../test/support/api-event';
import { openReply } from './open-reply';
import { readDay } from './read-day';
import { rowEvent } from './row-event';

const rowNamed = (wanted: string) => {
  const found = rows.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return found;
};

describe('the event of a row that the assistant reads', () => {
  const asked = apiEvent({
    routeKey: 'GET /api/assistant/ask',
    token: 'the.bearer.token',
    headers: { 'idempotency-key': 'once', 'x-origin-secret': 'word' },
    query: { question: 'Who is late?' },
    requestId: 'req-7',
  });

  it('has the caller’s bearer, address and request id, and nothing of the question', () => {
    const event = rowEvent(asked, rowNamed('listBalances'), { query: { search: 'Elm & Co', limit: 5 } });
    expect(event).toMatchObject({
      routeKey: 'GET /api/ledger/listBalances',
      rawPath: '/api/ledger/listBalances',
      rawQueryString: 'search=Elm+%26+Co&limit=5',
      queryStringParameters: { search: 'Elm & Co', limit: '5' },
      headers: { authorization: 'Bearer the.bearer.token', 'x-origin-secret': 'word' },
      requestContext: {
        requestId: 'req-7',
        routeKey: 'GET /api/ledger/listBalances',
        http: { method: 'GET', path: '/api/ledger/listBalances', sourceIp: '203.0.113.7' },
      },
    });
    expect(event.headers).not.toHaveProperty('idempotency-key');
    expect(JSON.stringify(event)).not.toContain('Who is late');
  });

  it('fills the path as API Gateway would, parameters decoded', () => {
    const event = rowEvent(asked, rowNamed('getOwner'), { params: { id: 'own_1/../x' } });
    expect(event.rawPath).toBe('/api/owners/getOwner/own_1%2F..%2Fx');
    expect(event.pathParameters).toEqual({ id: 'own_1/../x' });
  });
});

describe('a row’s answer', () => {
  const refused = (statusCode: number, code: string, headers = {}) => ({
    statusCode,
    headers,
    body: JSON.stringify({ success: 0, error: { code, message: 'No' } }),
  });

  it('that refuses is refused in the same words', () => {
    expect(() => openReply(refused(401, 'not-authenticated'))).toThrow(Refusal);
    expect(() => openReply(refused(404, 'not-found'))).toThrow(Refusal);
  });

  it('that says when to try again is passed on with it', () => {
    try {
      openReply(refused(429, 'too-many-tries', { 'retry-after': '17' }));
      expect.unreachable();
    } catch (problem) {
      expect(problem).toMatchObject({ code: 'too-many-tries', details: { retryAfterSeconds: 17 } });
    }
  });

  it('that went wrong is no answer', () => {
    expect(() => openReply(refused(500, 'internal'))).toThrow('A call of the assistant failed: 500');
  });
});

describe('a single day in words', () => {
  it.each([
    ['the day before yesterday', '2026-06-15'],
    ['three days ago', '2026-06-14'],
    ['the 5th of March', '2026-03-05'],
    ['the 24th of December', '2025-12-24'],
  ])('%s', (words, day) => {
    expect(readDay(words, '2026-06-17')).toEqual({ from: day, to: day });
  });

  it.each(['who is late', 'Elm House', 'unit 12'])('none in: %s', (words) => {
    expect(readDay(words, '2026-06-17')).toBeUndefined();
  });
});
