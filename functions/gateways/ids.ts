import { randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** An id shows its kind; ids sort by time and hold 80 random bits (decisions, Names). */
export type IdKind =
  | 'usr'
  | 'rol'
  | 'org'
  | 'ses'
  | 'sub'
  | 'prp'
  | 'unt'
  | 'own'
  | 'lse'
  | 'img'
  | 'mal'
  | 'aud'
  | 'ntf'
  | 'inv'
  | 'doc'
  | 'nte'
  | 'imp';

export type Ids = {
  next(kind: IdKind): string;
  /** 256 random bits as base64url, for links that stand in for a login. */
  secret(): string;
};

export function randomIds(): Ids {
  const ulid = monotonicFactory();
  return {
    next: (kind) => `${kind}_${ulid().toLowerCase()}`,
    secret: () => randomBytes(32).toString('base64url'),
  };
}
