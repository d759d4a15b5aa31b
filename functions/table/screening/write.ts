import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion, present } from '../db/conditions';
import type { Db } from '../db/db';
import { check, put, remove, type Write } from '../db/writes';
import { ApplyLink, Listing } from '../listings/record';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { type Ending, endLater } from '../people/writes';
import { allMoved, countWrites } from './mail-counts';
import {
  ApplicationDue,
  ApplicationMessage,
  BureauOrder,
  StoredApplication,
  StoredIdentity,
  StoredReport,
} from './record';
import { type ApplicationChange, applicationWrites, closeWrites, dueWrites, purgeWrites } from './writes';

type ApplicationWrite = ApplicationChange & {
  readonly links?: readonly ApplyLink[] | undefined;
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  readonly message?: ApplicationMessage | undefined;
  readonly bureauOrder?: BureauOrder | undefined;
  readonly identity?: StoredIdentity | undefined;
  readonly report?: StoredReport | undefined;
  /** Absent for a save of a draft, and for what the bureau alone does. */
  readonly trace?: Trace | undefined;
};

async function written(db: Db, writes: readonly Write[]): Promise<void> {
  const failure = await db.transact(writes);
  if (failure) throw refuse('conflict');
}

/**
 * One change of an application with all that goes with it, in one transaction. Answers the new version.
 * Refuses `conflict` when another change came between.
 */
export const writeApplication =
  (db: Db) =>
  async ({
    links = [],
    mails = [],
    message,
    bureauOrder,
    identity,
    report,
    trace,
    ...change
  }: ApplicationWrite): Promise<number> => {
    await written(db, [
      ...(trace ? traceWrites(trace) : []),
      ...applicationWrites(change),
      ...(await countWrites(db, allMoved(change))),
      ...links.map((link) => put(ApplyLink, link)),
      ...(message ? [put(ApplicationMessage, message, absent)] : []),
      ...(bureauOrder ? [put(BureauOrder, bureauOrder)] : []),
      ...(identity ? [put(StoredIdentity, identity)] : []),
      ...(report ? [put(StoredReport, report, absent)] : []),
      ...mails.map(outboxWrite),
    ]);
    return (change.before?.version ?? 0) + 1;
  };

type HandOut = Pick<ApplicationWrite, 'links' | 'mails'> & {
  readonly application: StoredApplication;
  readonly trace?: Trace | undefined;
};

/** Links and mails about an application that itself stays as it is. Refuses `conflict` when it is gone. */
export const handOut =
  (db: Db) =>
  ({ application, links = [], mails = [], trace }: HandOut): Promise<void> =>
    written(db, [
      ...(trace ? traceWrites(trace) : []),
      check(StoredApplication, application, present),
      ...links.map((link) => put(ApplyLink, link)),
      ...mails.map(outboxWrite),
    ]);

type Purge = {
  readonly before: StoredApplication;
  readonly parts?: readonly StoredApplication[] | undefined;
  /** The application that a part goes from. */
  readonly also?: ApplicationChange | undefined;
  /** The link by which the applicant asked. */
  readonly linkHash?: string | undefined;
  readonly mails?: readonly Omit<OutboxEntry, 'tries'>[] | undefined;
  /** Applicants' accounts that end because of it. */
  readonly ending?: readonly Ending[] | undefined;
  readonly trace: Trace;
};

/** Removes the messages of these applications: before the applications themselves, which count them. */
export const dropMessages =
  (db: Db) =>
  async (applications: readonly StoredApplication[]): Promise<void> => {
    for (const { organizationId, applicationId, messages } of applications) {
      const numbers = Array.from({ length: messages?.count ?? 0 }, (_, index) => index + 1);
      const gone = numbers.map((number) =>
        remove(ApplicationMessage, { organizationId, applicationId, number }),
      );
      await Promise.all(gone.map((one) => db.write(one)));
    }
  };

/** Removes an application and its parts; only the log stays. Refuses `conflict` after another change. */
export const purgeApplication =
  (db: Db) =>
  async ({ before, parts = [], also, linkHash, ending = [], mails = [], trace }: Purge): Promise<void> => {
    const people = [before, ...parts];
    const moved = [...people.map((one) => ({ before: one })), ...(also ? allMoved(also) : [])];
    await written(db, [
      ...traceWrites(trace),
      ...people.flatMap(purgeWrites),
      ...(await countWrites(db, moved)),
      ...ending.flatMap(endLater),
      ...(also ? applicationWrites(also) : []),
      ...(linkHash === undefined ? [] : [remove(ApplyLink, { linkHash })]),
      ...mails.map(outboxWrite),
    ]);
  };

/** Replaces a due that does not fit its application. Refuses `conflict` after another change. */
export const settleDue =
  (db: Db) =>
  (due: ApplicationDue, application: StoredApplication | undefined): Promise<void> =>
    written(db, [
      remove(ApplicationDue, due),
      ...(application
        ? [
            check(StoredApplication, application, isVersion(application.version)),
            ...dueWrites(undefined, application),
          ]
        : []),
    ]);

type ListingWrite = {
  readonly before: Listing | undefined;
  /** Absent to close the unit. */
  readonly after?: { readonly listing: Listing; readonly link: ApplyLink | undefined } | undefined;
  readonly trace: Trace;
};

/** Opens or closes a unit for applications; of two at once, one link stands. Refuses `conflict`. */
export const writeListing =
  (db: Db) =>
  ({ before, after, trace }: ListingWrite): Promise<void> =>
    written(db, [
      ...traceWrites(trace),
      ...(before && !after ? closeWrites(before) : []),
      ...(after
        ? [
            put(Listing, after.listing, before ? { attr: 'token', eq: before.token } : absent),
            ...(after.link ? [put(ApplyLink, after.link)] : []),
          ]
        : []),
    ]);
