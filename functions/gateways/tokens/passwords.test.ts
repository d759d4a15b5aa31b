import { describe, expect, it } from 'vitest';
import { scryptPasswords } from './passwords';

const passwords = scryptPasswords({ cost: 10 });

describe('passwords', () => {
  it('keeps the parameters beside the hash and matches the password alone', async () => {
    const stored = await passwords.hash('A-fine-house-42');
    expect(stored).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.matches('A-fine-house-42', stored)).toBe(true);
    expect(await passwords.matches('A-fine-house-43', stored)).toBe(false);
    expect(await passwords.matches('', stored)).toBe(false);
  });

  it('salts: the same password never hashes the same', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('takes é typed as one character or as two', async () => {
    expect(await passwords.matches('cafe\u0301-house', await passwords.hash('caf\u00e9-house'))).toBe(true);
  });

  it('says no to nobody’s hash, after the same work', async () => {
    const known = await passwords.hash('A-fine-house-42');
    const costly = scryptPasswords({ cost: 14 });
    const time = async (stored: string | undefined, from = costly) => {
      const start = performance.now();
      expect(await from.matches('wrong', stored)).toBe(false);
      return performance.now() - start;
    };
    const cheap = await time(known);
    const nobody = await time(undefined);
    expect(nobody).toBeGreaterThan(cheap);
  });

  it('matches hashes of other parameters and calls them outdated', async () => {
    const old = await scryptPasswords({ cost: 9 }).hash('A-fine-house-42');
    expect(await passwords.matches('A-fine-house-42', old)).toBe(true);
    expect(passwords.isOutdated(old)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
  });

  it('hashes at the cost of every stage: 2^17 fits the memory it asks for', async () => {
    expect(await scryptPasswords({ cost: 17 }).hash('x')).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  });

  it('turns away the thirty-fifth at once as busy', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.matches('x', undefined)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(6);
    expect(refused[0]?.reason).toMatchObject({ code: 'busy' });
    expect(await passwords.matches('x', undefined)).toBe(false);
  });
});
