import { normalizeEmail } from '../../../shared/domain/text';
import type { Db } from '../db/db';
import {
  ApplicationLine,
  ApplicationMailCount,
  ApplicationOfMail,
  hashOfMail,
  mailPartition,
} from './record';

type Asked = { readonly organizationId: string; readonly lines: readonly ApplicationLine[] };

/** Applications of one address that are looked at. */
const mostOfOne = 20;

/** Further applications with the address of a line, the newest first. One batched read when there are none. */
export const alike =
  (db: Db) =>
  async ({ organizationId, lines }: Asked): Promise<(line: ApplicationLine) => ApplicationLine[]> => {
    const hashes = [...new Set(lines.map(({ email }) => hashOfMail(email)))];
    const keys = hashes.map((emailHash) => ({ organizationId, emailHash }));
    const repeated = (await db.getAll(ApplicationMailCount, keys)).filter(({ count }) => count > 1);
    const list = (key: (typeof keys)[number]) =>
      db.list(ApplicationOfMail, { partition: mailPartition(key), descending: true, limit: mostOfOne });
    const named = (await Promise.all(repeated.map(list))).flat();
    // A part has no line: the application it belongs to is another person's.
    const found = (await db.getAll(ApplicationLine, named)).toSorted((one, other) =>
      other.applicationId.localeCompare(one.applicationId),
    );
    const isSame = (one: ApplicationLine, other: ApplicationLine) =>
      normalizeEmail(one.email) === normalizeEmail(other.email);
    return (line) => found.filter((one) => one.applicationId !== line.applicationId && isSame(one, line));
  };
