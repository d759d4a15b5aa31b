import type { audit } from '../../../../shared/contract/audit';
import type { InputOf } from '../../../../shared/contract/endpoint';
import {
  type AuditAction,
  type AuditedKind,
  auditActions,
  auditedKinds,
} from '../../../../shared/domain/audit';
import { isLocalDate } from '../../../../shared/domain/dates';
import { limits } from '../../../../shared/domain/limits';

/** Where the log stands, as the address says it. `from` and `to` are the person's calendar days, both included. */
export type AuditPlace = {
  readonly person?: string;
  readonly action?: AuditAction;
  readonly kind?: AuditedKind;
  readonly thing?: string;
  readonly from?: string;
  readonly to?: string;
  /** Counted from 1; goes with `after`. */
  readonly page?: number;
  readonly after?: string;
};

const text = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, most)
    : undefined;

const isAction = (value: unknown): value is AuditAction =>
  typeof value === 'string' && Object.hasOwn(auditActions, value);
const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isLocalDate(value) ? value : undefined;

/** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
export function parseAuditPlace(raw: Readonly<Record<string, unknown>>): AuditPlace {
  const person = text(raw.person, 100);
  const kind = auditedKinds.find((known) => known === raw.kind);
  const thing = text(raw.thing, limits.textCharacters);
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  const after = text(raw.after, 600);
  const page = Math.floor(Number(raw.page));
  return {
    ...(person ? { person } : {}),
    ...(isAction(raw.action) ? { action: raw.action } : {}),
    ...(kind ? { kind } : {}),
    ...(thing ? { thing } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(after ? { after } : {}),
    ...(after && page > 1 ? { page } : {}),
  };
}

/** A change of a filter begins at the first page again; an empty value takes the filter away. */
export const narrowed = (
  { page: _, after: __, ...filters }: AuditPlace,
  change: Readonly<Record<string, string>>,
): AuditPlace => parseAuditPlace({ ...filters, ...change });

export const isNarrowed = ({ page: _, after: __, ...filters }: AuditPlace): boolean =>
  Object.keys(filters).length > 0;

/** The instant at which a day begins on the person's own clock; `days` later. */
function beginningOf(day: string, days = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

type Filters = InputOf<typeof audit.exportEntries>['query'];

/** What the server is asked: days as the instants between which they lie. */
export const filtersOf = ({ page: _, after: __, from, to, ...filters }: AuditPlace): Filters => ({
  ...filters,
  ...(from ? { from: beginningOf(from) } : {}),
  ...(to ? { to: beginningOf(to, 1) } : {}),
});
