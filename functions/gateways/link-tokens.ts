import type { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** What a signed link value can be good for. */
export type LinkPurpose = 'autopay';

/** Which thing it is good for, an organization's, by its id; and for whom: the session it was given to. */
export type SignedLink = {
  readonly purpose: LinkPurpose;
  readonly organizationId: string;
  readonly thingId: string;
  readonly userId: string;
  readonly sessionId: string;
};

type Key = Promise<webcrypto.CryptoKey>;

const issuer = 'keystead';
/** Not a bearer token's type, and an audience of its own: neither can be taken for the other, nor one purpose for another. */
const type = 'link+jwt';
const audienceOf = (purpose: LinkPurpose): string => `${issuer}:${purpose}`;

const id = z.string().min(1);
const Claims = z.object({ sub: id, org: id, usr: id, sid: id });

/** Signs and checks link values with the keys of the bearer tokens. */
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
          requiredClaims: ['sub', 'org', 'exp', 'iat'],
        });
        const claims = Claims.parse(payload);
        const { org: organizationId, sub: thingId, usr: userId, sid: sessionId } = claims;
        return { purpose, organizationId, thingId, userId, sessionId };
      } catch {
        // Whatever is wrong with it, it opens nothing, and nothing is said about why.
        return undefined;
      }
    },
  };
}
