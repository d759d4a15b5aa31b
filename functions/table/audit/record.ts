import * as z from 'zod';
import { AuditAction } from '../../../shared/domain/audit/audit';
import { AuditedKind } from '../../../shared/domain/audit/audited-kinds';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** One partition a month: with a local index a partition holds at most 10 GB, and the log keeps growing. */
export const auditPartition = (organizationId: string, month: string) =>
  `${organizationPartition(organizationId)}#AUDIT#${month}`;

/** The UTC month of an instant, `2026-11`. */
export const monthOf = (at: string): string => at.slice(0, 7);

/** An entry's place in its month, by time. */
export const auditPlace = ({ at, auditId }: { at: string; auditId: string }): string =>
  `${at}${separator}${auditId}`;

/** A repeat within this time of the logged access adds no entry. */
export const accessMilliseconds = 3_600_000;

const Values = z.record(z.string(), z.unknown());

/** One change at a UTC instant. `about` is the thing whose timeline shows it (for a unit, its property). */
export const AuditEntry = record({
  name: 'audit',
  fields: () => ({
    organizationId: z.string(),
    auditId: z.string(),
    at: z.string(),
    action: AuditAction,
    by: z.object({
      userId: z.string(),
      userRoleId: z.string(),
      roleLabel: z.string(),
      /** The job or provider, when no person acted; the ids are then empty. */
      process: z.string(),
    }),
    object: z.object({ kind: AuditedKind, id: z.string(), name: z.string() }),
    about: z.string(),
    before: Values.optional(),
    after: Values.optional(),
    requestId: z.string(),
  }),
  key: (entry: { organizationId: string; at: string; auditId: string }) => ({
    pk: auditPartition(entry.organizationId, monthOf(entry.at)),
    sk: auditPlace(entry),
  }),
  derived: (entry) => ({ order: `${entry.about}${separator}${auditPlace(entry)}` }),
});
export type AuditEntry = RecordOf<typeof AuditEntry>;

/** When someone last saw or took out a thing, as logged: a repeat soon after adds no entry. */
export const Access = record({
  name: 'access',
  fields: () => ({
    organizationId: z.string(),
    userId: z.string(),
    action: AuditAction,
    objectId: z.string(),
    at: z.string(),
  }),
  key: ({
    organizationId,
    userId,
    action,
    objectId,
  }: {
    organizationId: string;
    userId: string;
    action: AuditAction;
    objectId: string;
  }) => ({
    pk: `${organizationPartition(organizationId)}#ACCESS#${userId}`,
    sk: `${action}${separator}${objectId}`,
  }),
  expires: ({ at }) => new Date(Date.parse(at) + accessMilliseconds).toISOString(),
});
