import { describe, expect, it } from 'vitest';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import type { Once } from '../../table/db/once';

async function recording() {
  const seen: (Once | undefined)[] = [];
  const api = await openStandIn({
    addProperty: async ({ once }) => {
      seen.push(once);
      return { success: 1, data: { property_id: 'prp_1' } };
    },
  });
  return { seen, ...api };
}

describe('Idempotency-Key', () => {
  it('reaches the handler bound to the person, the row and the body', async () => {
    const { seen, call, signIn } = await recording();
    const { token } = await signIn();
    const headers = { 'idempotency-key': 'form-0001' };
    await call('addProperty', { token, headers, body: { street: 'Elm St 1' } });
    await call('addProperty', { token, headers, body: { street: 'Elm St 1' } });
    await call('addProperty', { token, headers, body: { street: 'Elm St 2' } });
    expect(seen[0]).toEqual({
      organizationId: 'org_one',
      scope: 'usr_head properties.addProperty',
      key: 'form-0001',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]?.hash).not.toBe(seen[0]?.hash);
  });

  it('is not asked for', async () => {
    const { seen, call, signIn } = await recording();
    expect((await call('addProperty', { token: (await signIn()).token, body: {} })).status).toBe(200);
    expect(seen).toEqual([undefined]);
  });

  it.each(['short', 'x'.repeat(101), 'with a blank', 'non-ascii-é'])('refuses %j', async (key) => {
    const { seen, call, signIn } = await recording();
    const { token } = await signIn();
    const { status, json } = await call('addProperty', {
      token,
      headers: { 'idempotency-key': key },
      body: {},
    });
    expect([status, json]).toMatchObject([
      422,
      { error: { fields: { 'Idempotency-Key': expect.any(String) } } },
    ]);
    expect(seen).toEqual([]);
  });
});
