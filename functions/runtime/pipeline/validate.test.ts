import { describe, expect, it } from 'vitest';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import { openUsers } from '../../../test/support/test-world/users';

describe('validate', () => {
  it('names each field with its first sentence, dots between', async () => {
    const { call } = await openUsers();
    const { status, json } = await call('contact', {
      body: { name: '', email: '', subject: 'x', message: 5 },
    });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      success: 0,
      error: { code: 'invalid', fields: { name: 'Name is required', email: 'Email is required' } },
    });
    expect(Object.keys((json.error as { fields: object }).fields)).toEqual(['name', 'email', 'message']);
  });

  it('names nested fields by their place', async () => {
    const api = await openStandIn({});
    const { token } = await api.signIn();
    const { json } = await api.call('addProperty', {
      token,
      body: { units: [{ unitNumber: 'x'.repeat(300) }] },
    });
    expect(json).toMatchObject({ error: { fields: { 'units.0.unitNumber': expect.any(String) } } });
  });

  it('refuses a text that is an object with a length of its own', async () => {
    const { call } = await openUsers();
    const hostile = { length: { toString: null } };
    const { status, json } = await call('forgotPassword', { body: { email: hostile } });
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: { code: 'invalid', fields: { email: expect.any(String) } } });
  });

  it('reads path and query by the row’s schemas', async () => {
    const seen: unknown[] = [];
    const api = await openStandIn({
      listProperties: async ({ query }) => {
        seen.push(query);
        return { success: 1, data: { properties: [] } };
      },
      getProperty: async ({ params }) => {
        seen.push(params);
        return { success: 1, data: [] };
      },
    });
    const { token } = await api.signIn();
    await api.call('listProperties', {
      token,
      query: { limit: '30', search: 'Elm & 5%25', other: 'dropped' },
    });
    await api.call('getProperty', { token, params: { id: 'a%40b' } });
    expect(seen).toEqual([{ limit: 30, search: 'Elm & 5%25' }, { id: 'a%40b' }]);
    expect((await api.call('listProperties', { token, query: { limit: '101' } })).status).toBe(422);
    expect((await api.call('getProperty', { token, params: { id: '' } })).status).toBe(422);
  });

  it('drops fields the row does not declare before the handler sees them', async () => {
    const bodies: unknown[] = [];
    const api = await openStandIn({
      createImageUpload: async ({ body }) => {
        bodies.push(body);
        return { success: 1, data: { imageUpload: 'a', url: 'b', fields: {} } };
      },
    });
    const { token } = await api.signIn();
    const body = { contentType: 'image/png', bytes: 5, organizationId: 'org_two', role: 'orgAdmin' };
    await api.call('createImageUpload', { token, body });
    expect(bodies).toEqual([{ contentType: 'image/png', bytes: 5 }]);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('refuses %s in path, query and body', async (_, text) => {
    const api = await openStandIn({});
    const { token } = await api.signIn();
    const answers = [
      await api.call('getProperty', { token, params: { id: text } }),
      await api.call('listProperties', { token, query: { search: text } }),
      await api.call('addProperty', { token, body: { street: text, units: [{ unitNumber: text }] } }),
      await api.call('addProperty', { token, body: { [text]: 1 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(answers[2]?.json).toMatchObject({
      error: { fields: { street: expect.any(String), 'units.0.unitNumber': expect.any(String) } },
    });
  });
});
