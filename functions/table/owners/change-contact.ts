import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Owner } from './record';

type Change = {
  readonly before: Owner;
  readonly contact: Pick<Owner, 'mobile' | 'mailingAddress'>;
  readonly trace: Trace;
};

/**
 * Writes the mobile number, ten digits, and the mailing address; returns the new version. Refuses
 * `changed-meanwhile`.
 */
export const changeContact =
  (db: Db) =>
  async ({ before, contact, trace }: Change): Promise<number> => {
    const read = versionOf(before);
    const condition = { and: [{ attr: 'ownerId', exists: true }, isVersion(read)] } as const;
    const version = read + 1;
    const failure = await db.transact([
      ...traceWrites(trace),
      update(Owner, { key: before, set: { ...contact, version }, condition }),
    ]);
    if (failure) throw refuse(failure.name === 'once' ? 'conflict' : 'changed-meanwhile');
    return version;
  };
