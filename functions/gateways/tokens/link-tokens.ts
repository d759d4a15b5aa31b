import type { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

export type LinkPurpose = 'autopay';

/** One thing of one organization, and the session the link was issued to. */
export type SignedLink = {
  readonly purpose: LinkPurpose;
  readonly organizationId: string;
  readonly thingId: string;
  readonly userId: string;
  readonly sessionId: string;
};

type Key = Promise<webcrypto.CryptoKey>;

const issuer = 'keystead';
/** Own type and audience: a link cannot pass as a bearer token, nor one purpose as another. */
const type = 'link+jwt';
const audienceOf = (purpose: LinkPurpose): string => `${issuer}:${purpose}`;

const id = z.string().min(1);
const Claims = z.object({ sub: id, org: id, usr: id, sid: id });

/** Signs and verifies links with the keys of the bearer tokens. */
export function linkSigner({ active, known }: { active: string; known: ReadonlyMap<string, Key> }) {
  const keyOf = (kid: string | undefined): Key => {
    const key = kid === undefined ? undefined : known.get(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  return {
    signLink: async (link: SignedLink & { issuedAt: Date; expiresAt: Date }): Promise<string> =>
      new SignJWT({ org: link.organizationId, usr: link.userId, sid: link.sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid: active })
        .setSubject(link.thingId)
        .setIssuer(issuer)
        .setAudience(audienceOf(link.purpose))
        .setIssuedAt(link.issuedAt)
        .setExpirationTime(link.expiresAt)
        .sign(await keyOf(active)),
    verifyLink: async (
      text: string,
      { purpose, now }: { purpose: LinkPurpose; now: Date },
    ): Promise<SignedLink | undefined> => {
      try {
        const { payload } = await jwtVerify(text, ({ kid }) => keyOf(kid), {
          algorithms: ['HS256'],
          typ: type,
          issuer,
          audience: audienceOf(purpose),
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        });
        const claims = Claims.parse(payload);
        const { org: organizationId, sub: thingId, usr: userId, sid: sessionId } = claims;
        return { purpose, organizationId, thingId, userId, sessionId };
      } catch {
        // The caller never learns why a link failed.
        return undefined;
      }
    },
  };
}
