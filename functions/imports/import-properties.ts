import type { RequestOf } from '../../shared/contract/endpoint';
import { imports as rows } from '../../shared/contract/imports';
import { refuse } from '../../shared/wire/refusals';
import { findNamedImport, refuseWhoMayNotImport } from '../common/imports/find-import';
import { change } from '../runtime/change';
import { mapAll } from '../runtime/map-all';
import { type Added, addImported } from './add-imported';
import { type CheckedProperty, checkProperties, standingOf } from './check-properties';
import { ownersOf } from './file-owners';

/** All of them write the organization's counters, so more at once would only collide. */
const atOnce = { concurrency: 2 };

const indexesOf = ({ body }: RequestOf<typeof rows.importProperties>) =>
  body.properties.map(({ index }) => index);
const placesOf = (list: readonly { readonly index: number }[]) => new Set(list.map(({ index }) => index));

/** Adds properties of a file, each whole or not at all. For those already added, returns what was made. */
export const importProperties = change(rows.importProperties, {
  permit: (request) => {
    refuseWhoMayNotImport(request.viewer);
    const indexes = indexesOf(request);
    if (new Set(indexes).size < indexes.length)
      throw refuse('invalid', { fields: { properties: 'The same row of the file was sent twice' } });
  },
  /** The import, what it already made of these properties, and what exists of everything they name. */
  read: async (asked, deps) => {
    const key = { organizationId: asked.viewer.organizationId, importId: asked.body.import_id };
    const [record, before, standing] = await Promise.all([
      findNamedImport(asked, deps),
      deps.imports.madeAt({ ...key, indexes: indexesOf(asked) }),
      standingOf(asked.body.properties, asked, deps),
    ]);
    return { record, before, standing, owners: await ownersOf(standing.owners, asked, deps) };
  },
  act: async (request, deps) => {
    const { viewer, body, found } = request;
    const { record, before, standing, owners } = found;
    if (record.state !== 'running') throw refuse('import-ended');
    const isMade = placesOf(before);
    const wanted = body.properties.filter(({ index }) => !isMade.has(index));
    const { planId } = (await request.organization()).subscription;
    const checked = checkProperties(wanted, standing, { viewer, planId });
    const add = async ({ index, property, problems }: CheckedProperty): Promise<Added> => {
      if (!property || problems.length > 0) return { index, problems };
      return addImported({ index, property, record, owners }, request, deps);
    };
    const added = await mapAll(checked, add, atOnce);
    const refused = added.flatMap((each) => ('problems' in each ? [each] : []));
    // A concurrent repeat of this call may have been faster; what it made is not refused.
    const faster = await deps.imports.madeAt({ ...record, indexes: [...placesOf(refused)] });
    const isFaster = placesOf(faster);
    const made = [...before, ...added.flatMap((each) => ('propertyId' in each ? [each] : [])), ...faster];
    const told = refused.filter(({ index }) => !isFaster.has(index));
    return {
      success: 1,
      data: {
        made: made.map(({ index, propertyId }) => ({ index, property_id: propertyId })),
        refused: told.map(({ index, problems }) => ({ index, problems: [...problems] })),
      },
    };
  },
});
