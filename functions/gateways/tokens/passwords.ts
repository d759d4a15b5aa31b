import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../../shared/wire/refusals';
import { turnstile } from './turnstile';

/** scrypt hashes in PHC form. Only a few run at a time, so that a login flood cannot starve other calls. */
export type Passwords = {
  /** Refuses `busy` when too many wait. */
  hash(password: string): Promise<string>;
  /** False when `stored` is undefined, after the same work as for a real hash. Refuses `busy`. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether the stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
};

type Cost = { readonly ln: number; readonly r: number; readonly p: number };
const saltBytes = 16;
const hashBytes = 32;
/** A hash takes 128 MB and a core for a third of a second: two at once leave room for other calls. */
const atOnce = 2;
const waiting = 32;

const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, ln, r, p, salt = '', hash = ''] = phc.exec(stored) ?? [];
  if (ln === undefined) throw new Error('A stored password hash is not in PHC form');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 128 * N * r * 2 };
  return new Promise((resolve, reject) =>
    // NFKC: é typed as one character or as two is the same password.
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

const written = ({ ln, r, p }: Cost, { salt, hash }: { salt: Uint8Array; hash: Uint8Array }): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`;

/** `cost` is scrypt's N as a power of two: 17 in every stage. */
export function scryptPasswords({ cost }: { cost: number }): Passwords {
  const today: Cost = { ln: cost, r: 8, p: 1 };
  const take = turnstile({ atOnce, waiting, full: () => refuse('busy') });
  const nobody = { cost: today, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return written(today, { salt, hash: await take(() => derive(password, salt, today)) });
    },
    matches: async (password, stored) => {
      const { cost: parameters, salt, hash } = stored === undefined ? nobody : parse(stored);
      const key = await take(() => derive(password, salt, parameters));
      return timingSafeEqual(key, hash) && stored !== undefined;
    },
    isOutdated: (stored) => {
      const { ln, r, p } = parse(stored).cost;
      return ln !== today.ln || r !== today.r || p !== today.p;
    },
  };
}
