import { absent, isVersion } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { Recurring } from './record';

/** One at its next version. Fails when it changed meanwhile. */
export const recurringWrite = (after: Recurring): Write<'recurring'> =>
  put(Recurring, after, after.version === 1 ? absent : isVersion(after.version - 1));
