import * as z from 'zod';
import { limits } from '../../../shared/domain/limits';
import { RequestEvent } from '../../../shared/domain/requests/move';
import { RequestActor, RequestFacts } from '../../../shared/domain/requests/request';
import { RequestFile } from '../../../shared/domain/requests/request-file';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';
import { propertyIdOfUnit } from '../units/record';

const ofUnit = nestedIds({ kind: 'srq', outer: 'unt', depth: 2 });
const ofProperty = nestedIds({ kind: 'srq', outer: 'prp', depth: 1 });

/** A request's id carries its unit's, or its property's in a common area. */
export const newRequestId = (
  { propertyId, unitId }: { readonly propertyId: string; readonly unitId?: string | undefined },
  random: string,
): string => (unitId === undefined ? ofProperty.make(propertyId, random) : ofUnit.make(unitId, random));

export const unitIdOfRequest = (requestId: string): string | undefined => ofUnit.outerOf(requestId);

/** Undefined for what is no request's id. */
export function propertyIdOfRequest(requestId: string): string | undefined {
  const unitId = unitIdOfRequest(requestId);
  return unitId === undefined ? ofProperty.outerOf(requestId) : propertyIdOfUnit(unitId);
}

export type RequestKey = { readonly organizationId: string; readonly requestId: string };

export const requestPartition = ({ organizationId, requestId }: RequestKey) =>
  `${organizationPartition(organizationId)}#REQUEST#${requestId}`;

const ids = () => ({ organizationId: z.string(), requestId: z.string() });

/** Where its line stands: among the open ones, or those that ended in a year. */
const listed = () => z.object({ year: z.string(), place: z.string() });

/** A request whole. `version` counts every change. */
export const StoredRequest = record({
  name: 'request',
  fields: () => ({ ...ids(), version: z.number(), listed: listed(), ...RequestFacts.shape }),
  key: (key: RequestKey) => ({ pk: requestPartition(key), sk: 'REQUEST' }),
});
export type StoredRequest = RecordOf<typeof StoredRequest>;

const numbered = (seq: number): string => String(seq).padStart(6, '0');

/** Prefixes in the partition of a request. */
export const inRequest = { events: 'EVENT#', files: 'FILE#', messages: 'MESSAGE#', reads: 'READ#' } as const;

/** One line of its history. */
export const StoredRequestEvent = record({
  name: 'request-event',
  fields: () => ({ ...ids(), ...RequestEvent.shape, callId: z.string() }),
  key: ({ seq, ...key }: RequestKey & { readonly seq: number }) => ({
    pk: requestPartition(key),
    sk: `${inRequest.events}${numbered(seq)}`,
  }),
});
export type StoredRequestEvent = RecordOf<typeof StoredRequestEvent>;

/** A file of it, or of one of its messages. */
export const StoredRequestFile = record({
  name: 'request-file',
  fields: () => ({
    ...ids(),
    ...RequestFile.shape,
    /** The bucket's key. */
    file: z.string(),
    /** The message that it came with. */
    message: z.number().optional(),
  }),
  key: ({ fileId, ...key }: RequestKey & { readonly fileId: string }) => ({
    pk: requestPartition(key),
    sk: `${inRequest.files}${fileId}`,
  }),
});
export type StoredRequestFile = RecordOf<typeof StoredRequestFile>;

/** The thread of a request: the number of its last message. */
export const RequestThread = record({
  name: 'request-thread',
  fields: () => ({ ...ids(), seq: z.number() }),
  key: (key: RequestKey) => ({ pk: requestPartition(key), sk: 'THREAD' }),
});

/** What somebody said. Never changed. */
export const RequestMessage = record({
  name: 'request-message',
  fields: () => ({
    ...ids(),
    seq: z.number(),
    at: z.string(),
    by: RequestActor,
    /** Read by staff alone. */
    inner: z.boolean(),
    text: z.string().max(10 * limits.descriptionCharacters),
  }),
  key: ({ seq, ...key }: RequestKey & { readonly seq: number }) => ({
    pk: requestPartition(key),
    sk: `${inRequest.messages}${numbered(seq)}`,
  }),
});
export type RequestMessage = RecordOf<typeof RequestMessage>;

/** How far one person in one role has read; moves forward only. */
export const RequestRead = record({
  name: 'request-read',
  fields: () => ({ ...ids(), userRoleId: z.string(), seq: z.number() }),
  key: ({ userRoleId, ...key }: RequestKey & { readonly userRoleId: string }) => ({
    pk: requestPartition(key),
    sk: `${inRequest.reads}${userRoleId}`,
  }),
});

/** The open ones, or those that ended in a year. */
export const requestsPartition = (organizationId: string, year = '') =>
  `${organizationPartition(organizationId)}#REQUESTS${year && `#${year}`}`;

/** A request's line in the list of the organization, with the outline that its state follows from. */
export const RequestListed = record({
  name: 'request-line',
  fields: () => ({ ...ids(), version: z.number(), ...listed().shape, facts: RequestFacts }),
  key: ({ organizationId, year, place }: { organizationId: string; year: string; place: string }) => ({
    pk: requestsPartition(organizationId, year),
    sk: place,
  }),
});
export type RequestListed = RecordOf<typeof RequestListed>;

export const placeRequestsPartition = ({
  organizationId,
  propertyId,
}: {
  organizationId: string;
  propertyId: string;
}) => `${organizationPartition(organizationId)}#PLACE_REQUESTS#${propertyId}`;

/** How many requests of a lease are open: their limit is held by the write that adds one. */
export const LeaseRequests = record({
  name: 'lease-requests',
  fields: () => ({ organizationId: z.string(), leaseId: z.string(), open: z.number() }),
  key: ({ organizationId, leaseId }: { organizationId: string; leaseId: string }) => ({
    pk: `${organizationPartition(organizationId)}#LEASE_REQUESTS#${leaseId}`,
    sk: 'OPEN',
  }),
});

/** Before those of a unit; `-` for common areas. */
export const placeOfUnit = (unitId: string | undefined): string => [unitId ?? '-', ''].join(separator);

/** A request in the list of its unit and property, the newest last. */
export const PlaceRequest = record({
  name: 'place-request',
  fields: () => ({
    ...ids(),
    propertyId: z.string(),
    unitId: z.string().optional(),
    leaseId: z.string().optional(),
    at: z.string(),
  }),
  key: (one: RequestKey & { propertyId: string; unitId?: string | undefined; at: string }) => ({
    pk: placeRequestsPartition(one),
    sk: `${placeOfUnit(one.unitId)}${[one.at, one.requestId].join(separator)}`,
  }),
});
export type PlaceRequest = RecordOf<typeof PlaceRequest>;

/** What a vendor's link leads to. The head says whether it is the job's last link, and what it may do. */
export const WorkLink = record({
  name: 'work-link',
  fields: () => ({ ...ids(), linkHash: z.string(), jobId: z.string(), expiresAt: z.string() }),
  key: ({ linkHash }: { linkHash: string }) => ({ pk: `WORK#${linkHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type WorkLink = RecordOf<typeof WorkLink>;

/** What an owner's approval link leads to. */
export const ApprovalLink = record({
  name: 'approval-link',
  fields: () => ({
    ...ids(),
    linkHash: z.string(),
    ask: z.number(),
    ownerId: z.string(),
    expiresAt: z.string(),
  }),
  key: ({ linkHash }: { linkHash: string }) => ({ pk: `APPROVE#${linkHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type ApprovalLink = RecordOf<typeof ApprovalLink>;

/** Four partitions for all organizations, which a job reads. */
export const carePartitions = ['0', '1', '2', '3'].map((shelf) => `CARE#${shelf}`);

const carePartition = (requestId: string): string =>
  carePartitions[Number.parseInt(sha256(requestId).slice(0, 8), 16) % carePartitions.length] ?? '';

export const careKinds = [
  'on-call-2',
  'on-call-3',
  'vendor-asked',
  'vendor-silent',
  'owner-silent',
  'visit',
  'silence',
  'bill',
] as const;
export type CareKind = (typeof careKinds)[number];

/** When a job looks at a request again: a UTC instant. */
export const CareDue = record({
  name: 'care-due',
  fields: () => ({ ...ids(), kind: z.enum(careKinds), dueAt: z.string() }),
  key: ({ dueAt, organizationId, requestId, kind }: RequestKey & { dueAt: string; kind: CareKind }) => ({
    pk: carePartition(requestId),
    sk: [dueAt, organizationId, requestId, kind].join(separator),
  }),
});
export type CareDue = RecordOf<typeof CareDue>;
