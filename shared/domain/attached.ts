import type { AuditedKind } from './audit';
import type { Area } from './permissions';

type Attached = {
  /** Its counter at the unit, and the most that a unit holds. */
  readonly counter: string;
  readonly perUnit: number;
  /** The refusal of one more. */
  readonly full: string;
  /** Who is told in an activity: staff; or who sees all of this area, of everybody's, and anybody else of the own alone. */
  readonly audience: Area | 'staff';
};

/**
 * What is attached to a unit, declared once: it stands while its unit stands, is counted up to a limit, keeps an import from being taken back, and
 * goes when the unit goes (`functions/table/units/attached.ts` says how).
 */
export const attachedKinds = {
  document: { counter: 'documents', perUnit: 200, full: 'document-limit', audience: 'documents' },
  note: { counter: 'notes', perUnit: 200, full: 'note-limit', audience: 'staff' },
} as const satisfies Partial<Record<AuditedKind, Attached>>;

export type AttachedKind = keyof typeof attachedKinds;
export const isAttached = (kind: AuditedKind): kind is AttachedKind => kind in attachedKinds;

export type AttachedCounter = (typeof attachedKinds)[AttachedKind]['counter'];

/** The counters of all kinds, in their order. */
export const attachedCounters: readonly AttachedCounter[] = Object.values(attachedKinds).map(
  ({ counter }) => counter,
);
