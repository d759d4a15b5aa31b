import type { RequestOf } from '../../shared/contract/endpoint';
import { imports as rows } from '../../shared/contract/imports';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { refuseWhoMayNotImport, seesOwnAlone } from '../common/imports/find-import';
import { personName } from '../common/portfolio/person-name';
import { change } from '../runtime/change';
import type { Organization } from '../table/organizations/record';
import { auditedImport } from './import-audit';
import { sumsOf } from './read-import';

type Body = RequestOf<typeof rows.startImport>['body'];
const nothing = { doneProperties: 0, doneUnits: 0, doneOwners: 0, doneRentCents: 0 };

/** What is still to be added must fit into the plan; each add checks again in its own write. */
function refuseWithoutRoom(
  { limits, propertyCount, unitCount }: Organization,
  { planned }: Body,
  made: typeof nothing,
): void {
  if (propertyCount + planned.properties - made.doneProperties > limits.properties)
    throw refuse('property-limit');
  if (unitCount + planned.units - made.doneUnits > limits.units) throw refuse('unit-limit');
}

/** Begins an import or resumes that of the same file; returns the places of the file already added. */
export const startImport = change(rows.startImport, {
  permit: ({ viewer }) => refuseWhoMayNotImport(viewer),
  read: async (asked, deps) => {
    const { viewer, body } = asked;
    const file = { organizationId: viewer.organizationId, fileHash: body.file_hash };
    const [running, startedByName] = await Promise.all([
      deps.imports.running(file),
      personName(viewer, deps),
    ]);
    if (running && seesOwnAlone(asked) && running.startedBy !== viewer.userId) throw refuse('conflict');
    return { running, startedByName };
  },
  act: async ({ viewer, now, body, once, organization, found, trace }, deps) => {
    const { organizationId, userId } = viewer;
    const { running, startedByName } = found;
    // Refuses a key that was used for another body, even when nothing is begun.
    if (once) await deps.onceRecords.reply(once);
    refuseWithoutRoom(await organization(), body, running ?? nothing);
    const record = running ?? {
      organizationId,
      importId: deps.ids.next('imp'),
      state: 'running' as const,
      ...nothing,
      fileName: tidyLine(body.file_name),
      fileHash: body.file_hash,
      planned: sumsOf(body.planned),
      startedAt: now.toISOString(),
      startedBy: userId,
      startedByName,
    };
    const left = () => trace(auditedImport('import.start', record, 'running'));
    const importId = running?.importId ?? (await deps.imports.start({ record, trace: left() }));
    // Another id means the same call, or the same file, was faster.
    const isNew = !running && importId === record.importId;
    const made = isNew ? [] : await deps.imports.madeIndexes({ organizationId, importId });
    return { success: 1, data: { import_id: importId, made } };
  },
});
