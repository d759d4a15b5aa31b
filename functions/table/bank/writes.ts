import { absent, isVersion } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { BankGuard } from './record';

/** Raises the guards of accounts that a person pays out of, at the versions that were read (D54). */
export const guardWrites = (guards: readonly BankGuard[]): Write[] =>
  guards.map((guard) =>
    put(
      BankGuard,
      { ...guard, version: guard.version + 1 },
      guard.version === 0 ? absent : isVersion(guard.version),
    ),
  );
