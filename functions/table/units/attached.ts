import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditedKind } from '../../../shared/domain/audit/audited-kinds';
import type { AttachedKind } from '../../../shared/domain/portfolio/attached';
import { present } from '../db/conditions';
import type { Found } from '../db/found';
import type { RecordKind } from '../db/record';
import { remove, type Write } from '../db/writes';
import { removedAt, thumbFile, UnitDocument } from '../documents/record';
import { removeForGood } from '../documents/writes';
import { noteAsObject, UnitNote } from '../notes/record';

/** Something to remove: the writes that do it, its files and its log entry. */
export type Leaving = {
  readonly organizationId: string;
  readonly propertyId: string;
  readonly writes: readonly Write[];
  readonly files: readonly string[];
  readonly action: AuditAction;
  readonly object: { readonly kind: AuditedKind; readonly id: string; readonly name: string };
  /** When it goes while its unit stays (UTC): it was deleted and can be restored until then. */
  readonly dueAt?: string | undefined;
};

type Kind<T extends object> = { readonly record: RecordKind<T>; readonly leave: (item: T) => Leaving };

const kindOf = <T extends object>({ record, leave }: Kind<T>) => ({
  record,
  leavingIn: (found: Found): Leaving[] => found.of(record).map(leave),
});

const document = kindOf({
  record: UnitDocument,
  leave: ({ organizationId, propertyId, ...item }) => ({
    organizationId,
    propertyId,
    files: [item.file, ...(item.hasThumb ? [thumbFile({ organizationId, propertyId, ...item })] : [])],
    writes: removeForGood({ organizationId, propertyId, ...item }),
    action: 'document.remove',
    object: { kind: 'document', id: item.documentId, name: item.name },
    dueAt: item.deletedAt && removedAt(item.deletedAt),
  }),
});

const note = kindOf({
  record: UnitNote,
  leave: ({ organizationId, propertyId, ...item }) => ({
    organizationId,
    propertyId,
    files: [],
    writes: [remove(UnitNote, { organizationId, ...item }, present)],
    action: 'note.remove',
    object: noteAsObject(item),
  }),
});

/** Every kind that is attached to a unit: all code that removes units reads this list. */
const kinds = Object.values({ document, note } satisfies Record<AttachedKind, unknown>);

export const attachedRecords: readonly RecordKind[] = kinds.map(({ record }) => record);

export const leavingIn = (found: Found): Leaving[] => kinds.flatMap((kind) => kind.leavingIn(found));
