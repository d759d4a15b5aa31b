import type { Contract } from '../../shared/contract';
import { canSeeEntry } from '../../shared/domain/audit/activity';
import { actionWords } from '../../shared/domain/audit/audit';
import { changesOf } from '../../shared/domain/audit/audit-words';
import { isAttached } from '../../shared/domain/portfolio/attached';
import { actorNames, actorOf, peopleRead } from '../common/audit/actor-names';
import { findHead } from '../common/portfolio/find-property';
import { ownersSeenAt } from '../common/portfolio/owner-reach';
import { answer, type Handler } from '../runtime/handler';
import type { AuditEntry } from '../table/audit/record';

/** The fields of an added or deleted unit, or of a thing attached to one, are not shown as changes. */
const isOfWhole = ({ action, object: { kind } }: AuditEntry): boolean =>
  (kind === 'unit' || isAttached(kind)) && !action.endsWith('.update');

const changesIn = (entry: AuditEntry, isSeen: (ownerId: string) => boolean) =>
  isOfWhole(entry) ? [] : changesOf(entry, isSeen);

/** Few: they stand above what a phone shows below them. */
const entriesAtOnce = 10;

export const getActivity: Handler<Contract['properties']['getActivity']> = async (
  { viewer, now, params, query },
  deps,
) => {
  const { organizationId } = viewer;
  const [head, { people }] = await Promise.all([
    findHead({ viewer, now, propertyId: params.id }, deps),
    deps.people.page({ organizationId, limit: peopleRead }),
  ]);
  const { entries, next } = await deps.audit.ofThing({
    organizationId,
    about: params.id,
    since: head.property.createdAt,
    until: now.toISOString(),
    after: query.after,
    limit: entriesAtOnce,
  });
  const [names, isSeen] = await Promise.all([
    actorNames(entries, people, deps),
    ownersSeenAt(head, { viewer, now }, deps),
  ]);
  return answer({
    entries: entries
      .filter((entry) => canSeeEntry(viewer, entry))
      .map((entry) => ({
        id: entry.auditId,
        at: entry.at,
        by: actorOf(entry, names),
        words: actionWords(entry.action),
        object_name: entry.object.name,
        changes: changesIn(entry, isSeen),
      })),
    next,
  });
};
