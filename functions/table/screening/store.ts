import type { Db } from '../db/db';
import { last, separator, sha256 } from '../db/keys';
import { ApplyLink, Listing } from '../listings/record';
import { alike } from './alike';
import { applicationPage, countOfUnit } from './page';
import {
  ApplicationDue,
  type ApplicationKey,
  ApplicationMessage,
  ApplicationOfMail,
  applicationDuesPartition,
  applicationPartition,
  BureauOrder,
  hashOfMail,
  mailPartition,
  messagePlaces,
  type ScreeningKey,
  StoredApplication,
  StoredIdentity,
  StoredReport,
} from './record';
import { dropMessages, handOut, purgeApplication, settleDue, writeApplication, writeListing } from './write';

type Until = { readonly now: Date };

/** What is past its date is not there, whether the table has deleted it or not. */
const current = <T>(found: T | undefined, until: string | undefined, { now }: Until): T | undefined =>
  until !== undefined && until > now.toISOString() ? found : undefined;

/** Applications that one account is shown. */
const mostOfOne = 20;

/** Those that name this address, the newest first. */
const ofMail =
  (db: Db) =>
  async ({ organizationId, email }: { organizationId: string; email: string }) => {
    const emailHash = hashOfMail(email);
    const partition = mailPartition({ organizationId, emailHash });
    const named = await db.list(ApplicationOfMail, { partition, descending: true, limit: mostOfOne });
    const found = await db.getAll(StoredApplication, named);
    return found
      .filter(({ fields }) => hashOfMail(fields.email) === emailHash)
      .toSorted((one, other) => other.applicationId.localeCompare(one.applicationId));
  };

/** The parts of those whom the first applicant named, in the order they were named. */
const partsOf =
  (db: Db) =>
  async ({ organizationId, people = [] }: Pick<StoredApplication, 'organizationId' | 'people'>) => {
    const keys = people.map(({ applicationId }) => ({ organizationId, applicationId }));
    const found = new Map((await db.getAll(StoredApplication, keys)).map((one) => [one.applicationId, one]));
    return keys.flatMap(({ applicationId }) => found.get(applicationId) ?? []);
  };

export const applicationStore = (db: Db) => ({
  byId: (key: ApplicationKey) => db.get(StoredApplication, key),
  parts: partsOf(db),
  ofMail: ofMail(db),
  alike: alike(db),
  handOut: handOut(db),
  page: applicationPage(db),
  countOfUnit: countOfUnit(db),
  /** What was written to and by one person of an application, the oldest first. */
  messages: (key: ApplicationKey): Promise<ApplicationMessage[]> =>
    db.list(ApplicationMessage, { partition: applicationPartition(key), range: messagePlaces }),
  dropMessages: dropMessages(db),
  write: writeApplication(db),
  purge: purgeApplication(db),
  /** Due at `now`, the longest waiting first, at most `limit`. */
  dues: ({ now, limit }: Until & { limit: number }): Promise<ApplicationDue[]> =>
    db.list(ApplicationDue, {
      partition: applicationDuesPartition,
      range: { lt: `${now.toISOString()}${separator}${last}` },
      limit,
    }),
  settleDue: settleDue(db),
  writeListing: writeListing(db),
  /** What the value of a link leads to; undefined for one that was closed, has ended, or never was. */
  link: async ({ value, now }: Until & { value: string }): Promise<ApplyLink | undefined> => {
    const link = await db.get(ApplyLink, { linkHash: sha256(value) });
    return current(link, link?.expiresAt, { now });
  },
  /** Past its date too, for its successor to take its place. */
  listing: (unit: { organizationId: string; unitId: string }) => db.get(Listing, unit),
  orderOf: (bureauId: string) => db.get(BureauOrder, { bureauId }),
  /** Not after its date (D50). */
  report: async (key: ScreeningKey, at: Until): Promise<StoredReport | undefined> => {
    const report = await db.get(StoredReport, key);
    return current(report, report?.until, at);
  },
  /** Who a person is, while the bureau has no order; not after its date (D50). */
  identity: async (key: ScreeningKey, at: Until): Promise<StoredIdentity | undefined> => {
    const identity = await db.get(StoredIdentity, key);
    return current(identity, identity?.until, at);
  },
});
