import type { AuditedKind } from '../audit/audited-kinds';
import type { Area } from '../people/permissions';

type Attached = {
  /** The unit's counter of this kind, and its limit. */
  readonly counter: string;
  readonly perUnit: number;
  /** The refusal past the limit. */
  readonly full: string;
  /** Who sees its entries in an activity: staff, or viewers of this whole area; others see only their own. */
  readonly audience: Area | 'staff';
};

/** Each is counted, blocks an import's undo and goes with its unit (functions/table/units/attached.ts). */
export const attachedKinds = {
  document: { counter: 'documents', perUnit: 200, full: 'document-limit', audience: 'documents' },
  note: { counter: 'notes', perUnit: 200, full: 'note-limit', audience: 'staff' },
} as const satisfies Partial<Record<AuditedKind, Attached>>;

export type AttachedKind = keyof typeof attachedKinds;
export const isAttached = (kind: AuditedKind): kind is AttachedKind => kind in attachedKinds;

export type AttachedCounter = (typeof attachedKinds)[AttachedKind]['counter'];

export const attachedCounters: readonly AttachedCounter[] = Object.values(attachedKinds).map(
  ({ counter }) => counter,
);
