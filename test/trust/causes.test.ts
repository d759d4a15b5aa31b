import { expect, it } from 'vitest';
import type { Reply } from './support/call';
import { causeOf } from './support/causes';

const reply = (status: number, code: string): Reply => ({
  status,
  code,
  headers: {},
  text: '',
  cookies: [],
  json: { error: { code, fields: { title: 'Title is required' } } },
});

it('says of a failed walk what came, what was wanted and where to look', () => {
  expect(causeOf(reply(404, 'not-found'), 200)).toMatch(
    /^answered 404 not-found, not 200 \(.*seed it in support\/estate\.ts/,
  );
  expect(causeOf(reply(422, 'invalid'), 200)).toMatch(/Title is required.*\(the sample in samples\.ts/);
  expect(causeOf(reply(418, 'teapot'), 200)).toBe('answered 418 teapot, not 200');
});
