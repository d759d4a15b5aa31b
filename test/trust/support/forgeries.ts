import { createHmac, generateKeyPairSync, randomBytes, sign as signWith } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

/** A live token of ours, and our own key for forgeries that need a leak. */
export type Material = {
  readonly token: string;
  readonly key: Uint8Array;
  readonly kid: string;
  readonly now: Date;
};

const encode = (value: Json | string | Uint8Array): string =>
  Buffer.from(
    typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value),
  ).toString('base64url');

const hash = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const;

function hmac(
  header: Json,
  claims: Json,
  key: Uint8Array | string,
  alg: keyof typeof hash = 'HS256',
): string {
  const head = `${encode(header)}.${encode(claims)}`;
  return `${head}.${createHmac(hash[alg], key).update(head).digest('base64url')}`;
}

/** An attacker's keys, made once: an RSA pair takes a while. */
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Tokens that must all be refused, by what is wrong with them. */
export function forgeries({ token, key, kid, now }: Material): Record<string, string> {
  const [head = '', body = '', mac = ''] = token.split('.');
  const header: Json = JSON.parse(Buffer.from(head, 'base64url').toString());
  const claims: Json = JSON.parse(Buffer.from(body, 'base64url').toString());
  const seconds = Math.floor(now.getTime() / 1000);
  const ours = (more: Json, moreHeader: Json = {}) =>
    hmac({ ...header, ...moreHeader }, { ...claims, ...more }, key);
  const without = (name: string) =>
    hmac(header, Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)), key);
  const own = randomBytes(32);
  const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const signed = (alg: string, pair: typeof rsa, more: Json) => {
    const text = `${encode({ ...header, alg, ...more })}.${encode(claims)}`;
    const options = alg.startsWith('ES') ? { dsaEncoding: 'ieee-p1363' as const } : {};
    return `${text}.${signWith('sha256', Buffer.from(text), { key: pair.privateKey, ...options }).toString('base64url')}`;
  };
  const jwk = { ...ec.publicKey.export({ format: 'jwk' }), kid };
  const octet = { kty: 'oct', k: encode(own), alg: 'HS256', kid };
  return {
    'alg none': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'alg None with our mac': `${encode({ ...header, alg: 'None' })}.${body}.${mac}`,
    'alg nOnE without kid': `${encode({ alg: 'nOnE', typ: 'at+jwt' })}.${body}.`,
    'no alg': `${encode({ typ: header.typ, kid })}.${body}.${mac}`,
    'HS384 with our key': hmac({ ...header, alg: 'HS384' }, claims, key, 'HS384'),
    'HS512 with our key': hmac({ ...header, alg: 'HS512' }, claims, key, 'HS512'),
    'RS256 header over our mac': hmac({ ...header, alg: 'RS256' }, claims, key),
    'HS256 keyed with a public RSA key': hmac(header, claims, publicPem),
    'RS256 by a stranger': signed('RS256', rsa, {}),
    'ES256 by a stranger, key in jwk': signed('ES256', ec as typeof rsa, { jwk }),
    'HS256 by a stranger, key in jwk': hmac({ ...header, jwk: octet }, claims, own),
    'jku of a stranger': hmac({ ...header, jku: 'https://attacker.test/keys.json' }, claims, own),
    'x5u of a stranger': hmac({ ...header, x5u: 'https://attacker.test/cert.pem' }, claims, own),
    'x5c of a stranger': hmac({ ...header, x5c: [encode(own)] }, claims, own),
    'kid of nobody': hmac({ ...header, kid: 'nobody' }, claims, own),
    'kid as a path, empty key': hmac({ ...header, kid: '../../../dev/null' }, claims, ''),
    'kid as a query': hmac({ ...header, kid: "x' UNION SELECT 'k" }, claims, 'k'),
    'kid __proto__': hmac({ ...header, kid: '__proto__' }, claims, own),
    'kid constructor': hmac({ ...header, kid: 'constructor' }, claims, own),
    'kid as a list': hmac({ ...header, kid: [kid] }, claims, own),
    'no kid': hmac({ alg: 'HS256', typ: header.typ }, claims, key),
    'unknown crit': ours({}, { crit: ['trust-me'], 'trust-me': true }),
    'b64 false': ours({}, { crit: ['b64'], b64: false }),
    'another secret': hmac(header, claims, own),
    'an empty secret': hmac(header, claims, ''),
    'our mac over other claims': `${head}.${encode({ ...claims, sub: 'usr_somebody' })}.${mac}`,
    'our mac over another header': `${encode({ ...header, more: 1 })}.${body}.${mac}`,
    'a mac cut short': `${head}.${body}.${mac.slice(0, -4)}`,
    'an empty mac': `${head}.${body}.`,
    'a mac of zeros': `${head}.${body}.${encode(new Uint8Array(32))}`,
    'two parts': `${head}.${body}`,
    'five parts, as if encrypted': `${head}.${body}.${mac}.${mac}.${mac}`,
    'expired a second ago': ours({ exp: seconds - 1 }),
    'no exp': without('exp'),
    'exp as words': ours({ exp: 'never' }),
    'exp far off the scale': ours({ exp: 1e300, nbf: 1e300 }),
    'not before tomorrow': ours({ nbf: seconds + 86_400 }),
    'another issuer': ours({ iss: 'somebody-else' }),
    'no issuer': without('iss'),
    'another audience': ours({ aud: 'somebody-else' }),
    'no audience': without('aud'),
    'another typ': ours({}, { typ: 'JWT' }),
    'no typ': hmac({ alg: 'HS256', kid }, claims, key),
    'no subject': without('sub'),
    'no session': without('sid'),
    'a session of nobody': ours({ sid: 'ses_00000000000000000000000000' }),
    'somebody else’s name on the session': ours({ sub: 'usr_00000000000000000000000000' }),
    'claims that are a list': hmac(header, [] as unknown as Json, key),
    'claims that are no JSON': `${head}.${encode('{')}.${mac}`,
  };
}
