import { randomBytes } from 'node:crypto';
import { encodeTime } from 'ulid';

/** Ids start with their kind and time, and sort by time; the rest is random (decisions, Names). */
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
  | 'tpl'
  | 'pay'
  | 'pst'
  | 'apl'
  | 'scr'
  | 'img'
  | 'mal'
  | 'aud'
  | 'ntf'
  | 'inv'
  | 'doc'
  | 'nte'
  | 'tno'
  | 'pol'
  | 'imp'
  | 'bnk'
  | 'rul'
  | 'srq'
  | 'vnd'
  | 'job'
  | 'rec';

export type Ids = {
  next(kind: IdKind): string;
  /** 256 random bits as base64url, for links that stand in for a login. */
  secret(): string;
};

const random = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString('hex')}`);

/** 80 bits in the digits of base 32. */
const digits = 16;
const end = 32n ** BigInt(digits);

/** Ten digits of time, then sixteen from a random start. Within a millisecond each id adds 64 random bits:
 * ids stay in order, and nobody can count up to the next one. */
export function randomIds(now: () => number = Date.now): Ids {
  let [time, part] = [0, end];
  const step = () => {
    const at = Math.max(now(), time);
    part = at > time ? end : part + 1n + random(8);
    // A new millisecond, or one with no room left.
    if (part >= end) [time, part] = [Math.max(at, time + 1), random(10) / 2n];
  };
  return {
    next: (kind) => {
      step();
      return `${kind}_${encodeTime(time, 10).toLowerCase()}${part.toString(32).padStart(digits, '0')}`;
    },
    secret: () => randomBytes(32).toString('base64url'),
  };
}
