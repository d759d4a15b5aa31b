import { propertiesPerImportCall, imports as rows } from '../../shared/contract/imports';
import { isImportSettled } from '../../shared/domain/imports/import-undo';
import { refuse } from '../../shared/wire/refusals';
import { findNamedImport, refuseWhoMayNotImport } from '../common/imports/find-import';
import { refuseWhileOpeningStands } from '../common/ledger/opening-stands';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Audited } from '../runtime/audit';
import { change } from '../runtime/change';
import type { ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { MadeProperty } from '../table/imports/record';
import { auditedImport } from './import-audit';
import { keptWords } from './kept-words';

/** All of them write the organization's counters. */
const atOnce = { concurrency: 2 };

/** A chosen list may have lost a property since; callers cannot remove what they cannot see. */
function isSeen({ propertyId }: MadeProperty, { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>): boolean {
  const scope = scopeOf(viewer, now);
  return scope?.kind === 'all' || (scope?.kind === 'listed' && scope.propertyIds.includes(propertyId));
}

const removed = ({ propertyId, title, unitCount }: MadeProperty): Audited => ({
  action: 'property.remove',
  object: { kind: 'property', id: propertyId, name: title },
  before: { unitCount },
});

/** Undoes an import in parts, latest first. The next call resumes an interrupted undo. */
export const undoImport = change(rows.undoImport, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  read: findNamedImport,
  act: async ({ found: record, trace, ...request }, deps) => {
    const { imports } = deps;
    const { state } = record;
    if (isImportSettled(record.startedAt, request.now)) throw refuse('import-settled');
    await refuseWhileOpeningStands(record, deps);
    if (state === 'running' || state === 'done') {
      const left = trace(auditedImport('import.undo', record, 'undoing'));
      await imports.changeState({ before: record, state: 'undoing', trace: left });
    }
    const last = await imports.lastMade({ ...record, limit: propertiesPerImportCall + 1 });
    const part = last.slice(0, propertiesPerImportCall);
    const takeBack = (made: MadeProperty) => {
      const why = isSeen(made, request) ? undefined : 'no-access';
      return retryOnConflict(() => imports.takeBack(made, { trace: trace(removed(made)), why }));
    };
    await mapAll(part, takeBack, atOnce);
    const goesOn = last.length > part.length;
    const [now, kept] = await Promise.all([imports.byId(record), imports.kept(record)]);
    if (!goesOn && now && state !== 'undone') await imports.changeState({ before: now, state: 'undone' });
    const standing = (now?.doneProperties ?? 0) - kept.length;
    const stays = kept.map(({ propertyId, title, why }) => ({
      property_id: propertyId,
      property_title: title,
      why: keptWords[why],
    }));
    return { success: 1, data: { left: goesOn ? Math.max(1, standing) : 0, kept: stays } };
  },
});
