import type { Done } from '../../../shared/domain/leases/given';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { put, remove, type Write } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import type { LeaseRead } from './read';
import {
  type LeaseKey,
  SealCertificate,
  SealDue,
  sealCertificatesPartition,
  sealsPartition,
  settlementTerm,
} from './record';

type Changing = {
  readonly key: LeaseKey;
  readonly before?: LeaseRead | undefined;
  readonly done: Done;
  readonly isQuiet?: true | undefined;
  readonly ledger?: { readonly settlement?: { readonly at: string } | undefined } | undefined;
};

/** A line for each packet this change completes, or voids once complete (R17), and for a settlement. */
export function sealWrites({ key, before, done, isQuiet, ledger }: Changing): Write[] {
  const packets = done.lease.packets.flatMap(({ term, version, completed, voided }) => {
    const old = before?.lease.packets.find((one) => one.term === term && one.version === version);
    const isNew = completed && (old?.completed === undefined || (voided && old.voided === undefined));
    if (!isNew) return [];
    const dueAt = (voided ?? completed).at;
    const due = { ...key, term, version, dueAt, tries: 0 };
    return [put(SealDue, { ...due, ...(isQuiet && { isQuiet }) })];
  });
  if (!ledger?.settlement) return packets;
  const letter = { ...key, term: settlementTerm, version: 0, dueAt: ledger.settlement.at, tries: 0 };
  return [...packets, put(SealDue, letter)];
}

/** A job claims a line, seals and removes it; an interrupted one becomes due again. */
export const sealStore = (db: Db) => ({
  /** Due at `now`, longest waiting first, at most `limit`. */
  due: ({ now, limit }: { now: Date; limit: number }): Promise<SealDue[]> =>
    db.list(SealDue, {
      partition: sealsPartition,
      range: { lt: `${now.toISOString()}${separator}~` },
      limit,
    }),
  /** One of several parallel callers gets the line, which is due again at `until` unless done by then. */
  claim: async (due: SealDue, { until }: { until: Date }): Promise<SealDue | undefined> => {
    const claimed = { ...due, dueAt: until.toISOString(), tries: due.tries + 1 };
    const failure = await db.transact([remove(SealDue, due, present), put(SealDue, claimed)]);
    return failure ? undefined : claimed;
  },
  /** Notifies of a claimed line's failed try, once; the line stays due. */
  failed: async (due: SealDue, told: readonly NewNotification[]): Promise<void> => {
    const failure = await db.transact([
      put(SealDue, { ...due, isTold: true }, present),
      ...notificationWrites(told),
    ]);
    if (failure) throw new Error(`The ${failure.name} could not be written`);
  },
  done: async (due: SealDue): Promise<void> => {
    await db.write(remove(SealDue, due));
  },
  /** Publishes the sealing key's certificate (DER); a repeat changes nothing. */
  publish: async ({ hash, der }: { hash: string; der: Uint8Array }): Promise<void> => {
    await db.write(put(SealCertificate, { hash, certificate: Buffer.from(der).toString('base64') }));
  },
  /** The certificates of all keys that ever sealed, in base64. */
  certificates: async (): Promise<string[]> => {
    const found = await db.list(SealCertificate, { partition: sealCertificatesPartition });
    return found.map(({ certificate }) => certificate);
  },
});
