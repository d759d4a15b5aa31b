import { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { Viewer } from '../../../shared/domain/people/roles';
import { type LinkPurpose, linkSigner, type SignedLink } from './link-tokens';
import { rememberGood } from './remember-good';

// A token only finds the session; the session decides. A read may start with `viewer`, as it was at signing,
// and runs again when the session differs.
export type TokenClaims = {
  readonly userId: string;
  readonly sessionId: string;
  readonly organizationId: string;
  readonly expiresAt: Date;
  readonly viewer?: Viewer;
};

/** JWTs by jose: HS256 only, with `typ`, `iss`, `aud` and a known `kid`. Keys rotate with overlap. */
export type Tokens = {
  sign(claims: TokenClaims & { issuedAt: Date }): Promise<string>;
  /** Undefined for any invalid token. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>;
  /** A link that stands in for a login, for one purpose and one thing only (decisions, Calls). */
  signLink(link: SignedLink & { issuedAt: Date; expiresAt: Date }): Promise<string>;
  /** Undefined for a link that is not ours, has another purpose or is expired. */
  verifyLink(text: string, link: { purpose: LinkPurpose; now: Date }): Promise<SignedLink | undefined>;
};

/** The keys by id, 32 bytes or more each; `active` signs, all of them verify. */
export type TokenKeys = { readonly active: string; readonly keys: Readonly<Record<string, Uint8Array>> };

const issuer = 'keystead';
const type = 'at+jwt';
/** A larger snapshot (many granted properties) is left out: headers are limited to 10 KB in all. */
const viewerBytes = 1024;

const Claims = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  org: z.string().min(1),
  exp: z.number(),
  viewer: Viewer.optional(),
});

const importKey = (key: Uint8Array) =>
  webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export function jwtTokens({ active, keys }: TokenKeys): Tokens {
  for (const key of Object.values(keys))
    if (key.length < 32) throw new Error('A token key is shorter than 32 bytes');
  // Imported once: jose would import raw bytes again for every token.
  const known = new Map(Object.entries(keys).map(([id, key]) => [id, importKey(key)]));
  const signingKey = known.get(active);
  if (!signingKey) throw new Error('The active token key is not among the keys');
  return {
    ...linkSigner({ active, known }),
    sign: async ({ userId, sessionId, organizationId, expiresAt, issuedAt, viewer }) => {
      const snapshot = viewer && Buffer.byteLength(JSON.stringify(viewer)) < viewerBytes ? { viewer } : {};
      return new SignJWT({ sid: sessionId, org: organizationId, ...snapshot })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid: active })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await signingKey);
    },
    verify: rememberGood(async (token, now) => {
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = kid === undefined ? undefined : known.get(kid);
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: ['HS256'],
            typ: type,
            issuer,
            audience: issuer,
            currentDate: now,
            requiredClaims: ['exp', 'iat'],
          },
        );
        const claims = Claims.parse(payload);
        return {
          userId: claims.sub,
          sessionId: claims.sid,
          organizationId: claims.org,
          expiresAt: new Date(claims.exp * 1000),
          ...(claims.viewer && { viewer: claims.viewer }),
        };
      } catch {
        // The caller never learns why a token failed.
        return undefined;
      }
    }),
  };
}
