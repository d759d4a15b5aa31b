import type { Contract } from '../../shared/contract';
import { type AuditAction, auditActions } from '../../shared/domain/audit';
import { changesOf } from '../../shared/domain/audit-words';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { reachOf, type Viewer } from '../../shared/domain/roles';
import { actorNames, actorOf, peopleRead } from '../portfolio/actor-names';
import { findHead } from '../portfolio/find-property';
import { ownersSeenAt } from '../portfolio/owner-reach';
import type { Handler } from '../runtime/handler';
import type { AuditEntry } from '../table/audit';

const wholeThings: readonly AuditAction[] = [
  'unit.add',
  'unit.delete',
  'document.add',
  'document.delete',
  'document.restore',
];

/** A document's name is for who sees all documents; anybody else is told of what he did himself. */
const isTold =
  (viewer: Viewer) =>
  ({ object, by }: AuditEntry): boolean =>
    object.kind !== 'document' ||
    by.userId === viewer.userId ||
    ['all', 'granted'].includes(reachOf(viewer, { area: 'documents', level: 'view' }));

/** What a unit or a document had when it was added or deleted is not a change of it. */
const changesIn = (entry: AuditEntry, isSeen: (ownerId: string) => boolean) =>
  wholeThings.includes(entry.action) ? [] : changesOf(entry, isSeen);

/** What was changed on a property and its units, out of the audit log, newest first. */
export const getActivity: Handler<Contract['properties']['getActivity']> = async (
  { viewer, now, params, query },
  deps,
) => {
  const { organizationId } = viewer;
  const [head, { entries, next }, { people }] = await Promise.all([
    findHead({ viewer, now, propertyId: params.id }, deps),
    deps.audit.page({
      organizationId,
      about: params.id,
      limit: limits.listPage,
      ...defined({ after: query.after }),
    }),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  const [names, isSeen] = await Promise.all([
    actorNames(entries, people, deps),
    ownersSeenAt(head, { viewer, now }, deps),
  ]);
  return {
    success: 1,
    data: {
      entries: entries.filter(isTold(viewer)).map((entry) => ({
        id: entry.auditId,
        at: entry.at,
        by: actorOf(entry, names),
        words: auditActions[entry.action],
        object_name: entry.object.name,
        changes: changesIn(entry, isSeen),
      })),
      ...defined({ next }),
    },
  };
};
