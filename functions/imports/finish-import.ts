import { imports as rows } from '../../shared/contract/imports';
import { refuse } from '../../shared/wire/refusals';
import { findNamedImport, refuseWhoMayNotImport } from '../common/imports/find-import';
import { notifyPlanFull } from '../common/portfolio/notify-plan-full';
import { change } from '../runtime/change';
import { auditedImport } from './import-audit';
import { readImport } from './read-import';

/** Ends an import; repeating it is no error. Tells the head when it took the plan's last room. */
export const finishImport = change(rows.finishImport, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  read: findNamedImport,
  act: async (request, deps) => {
    const { now, found: record, trace } = request;
    if (record.state === 'done') return { success: 1, data: readImport(record) };
    if (record.state !== 'running') throw refuse('import-ended');
    const organization = await request.organization();
    const adds = { properties: record.doneProperties, units: record.doneUnits };
    const before = {
      ...organization,
      propertyCount: organization.propertyCount - adds.properties,
      unitCount: organization.unitCount - adds.units,
    };
    const left = trace(auditedImport('import.finish', record, 'done'));
    const told = await notifyPlanFull({ organization: before, adds, auditId: left.audit.auditId, now }, deps);
    await deps.imports.changeState({ before: record, state: 'done', trace: { ...left, told } });
    return { success: 1, data: readImport({ ...record, state: 'done' }) };
  },
});
