import { nextDue } from '../../../shared/domain/screening/retention';
import { screeningStatuses as is } from '../../../shared/domain/screening/screening-statuses';
import { absent, isVersion } from '../db/conditions';
import { sha256 } from '../db/keys';
import { put, remove, type Write } from '../db/writes';
import { ApplyLink, Listing } from '../listings/record';
import {
  ApplicationDue,
  ApplicationLine,
  ApplicationOfMail,
  BureauOrder,
  hashOfMail,
  isListed,
  lineOf,
  StoredApplication,
  StoredIdentity,
  StoredReport,
  UnitApplicationLine,
} from './record';

export type ApplicationChange = {
  /** Undefined for a new one. */
  readonly before: StoredApplication | undefined;
  readonly after: StoredApplication;
  /** The unit's link, which ends with the change. */
  readonly closes?: Listing | undefined;
  /** What changes with it: parts of the same application, or the application of a part. */
  readonly also?: readonly ApplicationChange[] | undefined;
};

/** Ends a unit's link. */
export const closeWrites = (listing: Listing): Write[] => [
  remove(Listing, listing),
  remove(ApplyLink, { linkHash: sha256(listing.token) }),
];

type One = StoredApplication | undefined;

const dueOf = (one: One): ApplicationDue | undefined => {
  const dueAt = one && nextDue(one);
  if (!one || dueAt === undefined) return undefined;
  return { organizationId: one.organizationId, applicationId: one.applicationId, dueAt };
};

/** When the job looks at it next. */
export function dueWrites(before: One, after: One): Write[] {
  const [old, next] = [dueOf(before), dueOf(after)];
  if (old?.dueAt === next?.dueAt) return [];
  return [...(old ? [remove(ApplicationDue, old)] : []), ...(next ? [put(ApplicationDue, next)] : [])];
}

/** Its lines in the lists of the organization and the unit, which may be another one now. */
function lineWrites(before: One, after: One): Write[] {
  // The lists show a part with the application it belongs to.
  if ((after ?? before)?.partOf) return [];
  const line = after && isListed(after) ? lineOf(after) : undefined;
  return [
    ...(line ? [put(ApplicationLine, line), put(UnitApplicationLine, line)] : []),
    ...(before && !after ? [remove(ApplicationLine, before)] : []),
    ...(before && before.unitId !== after?.unitId ? [remove(UnitApplicationLine, before)] : []),
  ];
}

const mailOf = (one: One): ApplicationOfMail | undefined =>
  one && isListed(one)
    ? {
        organizationId: one.organizationId,
        applicationId: one.applicationId,
        emailHash: hashOfMail(one.fields.email),
      }
    : undefined;

/** The account with this address finds it, and the one with the address before no more. */
function mailWrites(before: One, after: One): Write[] {
  const [old, next] = [mailOf(before), mailOf(after)];
  if (old?.emailHash === next?.emailHash) return [];
  return [...(old ? [remove(ApplicationOfMail, old)] : []), ...(next ? [put(ApplicationOfMail, next)] : [])];
}

/** Identity details go once the bureau has the order or needs none, a report when purged (D50). */
function sealedWrites(before: One, after: One): Write[] {
  const { screening } = before ?? {};
  if (!before || !screening) return [];
  const key = { organizationId: before.organizationId, screeningId: screening.screeningId };
  const waited = screening.status === is.consented;
  const waits = after?.screening?.status === is.consented;
  const isPurged = screening.reportUntil !== undefined && after?.screening?.reportUntil === undefined;
  return [
    ...(waited && !waits ? [remove(StoredIdentity, key)] : []),
    ...(isPurged ? [remove(StoredReport, key)] : []),
  ];
}

/** An application at the version it was read, with its line and all that hangs on it. */
export const applicationWrites = ({ before, after, closes, also = [] }: ApplicationChange): Write[] => [
  put(
    StoredApplication,
    { ...after, version: (before?.version ?? 0) + 1 },
    before ? isVersion(before.version) : absent,
  ),
  ...lineWrites(before, after),
  ...dueWrites(before, after),
  ...mailWrites(before, after),
  ...sealedWrites(before, after),
  ...(closes ? closeWrites(closes) : []),
  ...also.flatMap(applicationWrites),
];

/** An application goes, with all that hangs on it. */
export const purgeWrites = (before: StoredApplication): Write[] => {
  const { screening, formerScreenings = [] } = before;
  const orders = [screening, ...formerScreenings].flatMap((one) => one?.bureauId ?? []);
  return [
    remove(StoredApplication, before, isVersion(before.version)),
    ...lineWrites(before, undefined),
    ...dueWrites(before, undefined),
    ...mailWrites(before, undefined),
    ...sealedWrites(before, undefined),
    ...orders.map((bureauId) => remove(BureauOrder, { bureauId })),
  ];
};
