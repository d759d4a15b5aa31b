import type { AuditedKind } from './audit';
import type { Area } from './permissions';

type Attached = {
  /** The unit's counter of this kind, and its limit. */
  readonly counter: string;
  readonly perUnit: number;
  /** The refusal past the limit. */
  readonly full: string;
  /** Viewers who see this whole area see all entries in the activity; others see only their own. */
  readonly audience: Area;
};

/** Each is counted, blocks an import's undo and goes with its unit (functions/table/units/attached.ts). */
export const attachedKinds = {
  document: { counter: 'documents', perUnit: 200, full: 'document-limit', audience: 'documents' },
} as const satisfies Partial<Record<AuditedKind, Attached>>;

export type AttachedKind = keyof typeof attachedKinds;
export type AttachedCounter = (typeof attachedKinds)[AttachedKind]['counter'];

export const attachedCounters: readonly AttachedCounter[] = Object.values(attachedKinds).map(
  ({ counter }) => counter,
);
