import * as z from 'zod';
import { auditActions } from '../domain/audit/audit';
import { auditedKinds } from '../domain/audit/audited-kinds';
import { limits } from '../domain/limits';
import { atOnce, bearer, endpoints, inFiveMinutes } from './endpoint';
import { answer, cursor, id, paging } from './parts';

const actions = Object.keys(auditActions) as [keyof typeof auditActions, ...(keyof typeof auditActions)[]];
const instant = z.iso.datetime().max(40);

/** `person` is a user id, or `process` for automatic changes. `from` and `to` (excluded) are UTC instants. */
const AuditFilters = z.object({
  person: id.optional(),
  action: z.enum(actions).optional(),
  kind: z.enum(auditedKinds).optional(),
  /** Part of the object's name. */
  thing: z.string().max(limits.textCharacters).optional(),
  from: instant.optional(),
  to: instant.optional(),
});

/** One change in words. `at` is a UTC instant; `by_id` is empty for a process. */
export const AuditLine = z.object({
  id,
  at: z.string(),
  by: z.string(),
  by_id: z.string(),
  role_label: z.string(),
  words: z.string(),
  kind: z.string(),
  object_name: z.string(),
  /** What it was about, and the request that did it. */
  object_id: id.optional(),
  request_id: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** The log covers the whole organization, so only heads read it (decisions, Roles: 'subscription, plan'). */
export const audit = endpoints({
  getEntries: {
    method: 'GET',
    path: '/api/audit/getEntries',
    auth: bearer('subscription'),
    summary: 'Who changed what in the organization, newest first, filtered and paged',
    query: AuditFilters.extend({ ...paging }),
    reply: answer({ entries: z.array(AuditLine), next: cursor.optional() }),
    refusals: [],
    rate: [inFiveMinutes(150)],
  },
  exportEntries: {
    method: 'GET',
    path: '/api/audit/exportEntries',
    auth: bearer('subscription'),
    summary: 'The filtered log as CSV, newest first, at most 5,000 entries out of some 25,000 looked at',
    query: AuditFilters,
    reply: answer({
      csv: z.string(),
      /** A UTC instant: how far back a file that was cut short reaches. Absent when it is complete. */
      lookedBackTo: z.string().optional(),
    }),
    refusals: [],
    rate: [atOnce(1), inFiveMinutes(20)],
  },
});
