import { createHmac, generateKeyPairSync, sign as signRsa } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jwtTokens, type TokenClaims } from './tokens';

const now = new Date('2026-06-15T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const key = Buffer.alloc(32, 7);
const tokens = jwtTokens({ active: 'k1', keys: { k1: key } });
const claims: TokenClaims = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  organizationId: 'org_1',
  expiresAt: new Date(now.getTime() + 7_200_000),
};
const payload = {
  sub: 'usr_1',
  sid: 'ses_1',
  org: 'org_1',
  iss: 'keystead',
  aud: 'keystead',
  iat: seconds,
  nbf: seconds,
  exp: seconds + 7200,
};
const header = { alg: 'HS256', typ: 'at+jwt', kid: 'k1' };

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const forge = (head: object, body: object, secret: Uint8Array = key): string => {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

describe('tokens', () => {
  it('signs three parts with an expiry in seconds and reads them back [GEN-05]', async () => {
    const token = await tokens.sign({ ...claims, issuedAt: now });
    expect(token.split('.')).toHaveLength(3);
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      exp: seconds + 7200,
    });
    expect(await tokens.verify(token, now)).toEqual(claims);
    expect(await tokens.verify(forge(header, payload), now)).toEqual(claims);
  });

  it('carries who the session was made for, unless that is long', async () => {
    const viewer = {
      userId: 'usr_1',
      userRoleId: 'rol_1',
      roleLabel: 'rentalManager',
      organizationId: 'org_1',
      grants: { areas: { properties: 'view' }, properties: ['prp_1'] },
    } as const;
    const small = await tokens.sign({
      ...claims,
      issuedAt: now,
      viewer: { ...viewer, grants: { ...viewer.grants, properties: ['prp_1'] } },
    });
    expect((await tokens.verify(small, now))?.viewer).toEqual(viewer);
    const many = {
      ...viewer.grants,
      properties: Array.from({ length: 100 }, (_, index) => `prp_${index}_long`),
    };
    const large = await tokens.sign({ ...claims, issuedAt: now, viewer: { ...viewer, grants: many } });
    expect(await tokens.verify(large, now)).toEqual(claims);
    expect(large.length).toBeLessThan(600);
  });

  it.each([
    [1023, true],
    [1024, false],
  ])('carries a snapshot of %i bytes: %s', async (bytes, isCarried) => {
    const viewer = {
      userId: 'usr_1',
      userRoleId: 'rol_1',
      roleLabel: 'rentalManager',
      organizationId: '',
    } as const;
    const organizationId = 'o'.repeat(bytes - JSON.stringify(viewer).length);
    const token = await tokens.sign({ ...claims, issuedAt: now, viewer: { ...viewer, organizationId } });
    expect('viewer' in ((await tokens.verify(token, now)) ?? {})).toBe(isCarried);
  });

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rs256 = () => {
    const text = `${encode({ ...header, alg: 'RS256' })}.${encode(payload)}`;
    return `${text}.${signRsa('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const good = forge(header, payload);
  const [head = '', body = '', signature = ''] = good.split('.');
  const forged: Record<string, string> = {
    'alg none': `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`,
    'alg none with a signature': `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
    RS256: rs256(),
    'HS256 under a public key': forge(header, payload, publicKey.export({ type: 'spki', format: 'der' })),
    'another secret': forge(header, payload, Buffer.alloc(32, 8)),
    'an unknown kid': forge({ ...header, kid: 'k2' }, payload),
    'no kid': forge({ alg: 'HS256', typ: 'at+jwt' }, payload),
    'a kid that is a path': forge({ ...header, kid: '../../dev/null' }, payload, Buffer.alloc(0)),
    'a kid of the prototype': forge({ ...header, kid: '__proto__' }, payload, Buffer.alloc(0)),
    'a kid of the constructor': forge({ ...header, kid: 'constructor' }, payload, Buffer.alloc(0)),
    'its own key in the header': forge(
      { ...header, kid: 'evil', jwk: { kty: 'oct', k: Buffer.alloc(32, 9).toString('base64url') } },
      payload,
      Buffer.alloc(32, 9),
    ),
    'a key address in the header': forge(
      { ...header, kid: 'evil', jku: 'https://evil.test/keys' },
      payload,
      Buffer.alloc(32, 9),
    ),
    'a critical header nobody knows': forge({ ...header, crit: ['exp2'], exp2: 1 }, payload),
    'an expired one': forge(header, { ...payload, exp: seconds }),
    'no expiry': forge(header, { ...payload, exp: undefined }),
    'no time of issue': forge(header, { ...payload, iat: undefined }),
    'a later beginning': forge(header, { ...payload, nbf: seconds + 60 }),
    'another issuer': forge(header, { ...payload, iss: 'other' }),
    'another audience': forge(header, { ...payload, aud: 'other' }),
    'another type': forge({ ...header, typ: 'JWT' }, payload),
    'no type': forge({ alg: 'HS256', kid: 'k1' }, payload),
    'no session': forge(header, { ...payload, sid: undefined }),
    'no person': forge(header, { ...payload, sub: undefined }),
    'a person without a name': forge(header, { ...payload, sub: '' }),
    'no organization': forge(header, { ...payload, org: undefined }),
    'a session that is no text': forge(header, { ...payload, sid: { $ne: '' } }),
    'a tampered body': `${head}.${encode({ ...payload, sub: 'usr_2' })}.${signature}`,
    'a cut signature': good.slice(0, -2),
    'no token': '',
    'two parts': `${head}.${body}`,
  };

  it.each(Object.entries(forged))('takes no token with %s', async (_, token) => {
    expect(await tokens.verify(token, now)).toBeUndefined();
  });

  it('takes tokens of every known key and signs with the active one', async () => {
    const rotated = jwtTokens({ active: 'k2', keys: { k1: key, k2: Buffer.alloc(32, 8) } });
    expect(await rotated.verify(good, now)).toEqual(claims);
    const token = await rotated.sign({ ...claims, issuedAt: now });
    expect(await tokens.verify(token, now)).toBeUndefined();
    expect(await rotated.verify(token, now)).toEqual(claims);
  });

  it('does not start with a missing or a short key', () => {
    expect(() => jwtTokens({ active: 'k2', keys: { k1: key } })).toThrow(/active/);
    expect(() => jwtTokens({ active: 'k1', keys: { k1: Buffer.alloc(16) } })).toThrow(/32 bytes/);
  });
});
