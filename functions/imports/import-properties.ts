import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { type Added, addImported } from './add-imported';
import { checkProperties } from './check-properties';
import { ownersOf } from './file-owners';
import { findImport, refuseWhoMayNotImport } from './find-import';
import { inLanes } from './in-lanes';

/** They all write the organisation's counters: more at once would only collide. */
const lanes = 2;

/** Keeps properties of a file, each whole or not at all; of what is in already it answers what it made. */
export const importProperties: Handler<Contract['imports']['importProperties']> = async (request, deps) => {
  const { viewer, body } = request;
  refuseWhoMayNotImport(viewer);
  const key = { organisationId: viewer.organisationId, importId: body.import_id };
  const indexes = body.properties.map(({ index }) => index);
  if (new Set(indexes).size < indexes.length)
    throw refuse('invalid', { fields: { properties: 'A place of the file stands here twice' } });
  const [record, before] = await Promise.all([
    findImport({ ...request, importId: key.importId }, deps),
    deps.imports.madeAt({ ...key, indexes }),
  ]);
  if (record.state !== 'running') throw refuse('import-ended');

  const isMade = new Set(before.map(({ index }) => index));
  const wanted = body.properties.filter(({ index }) => !isMade.has(index));
  const { checked, known } = await checkProperties(wanted, request, deps);
  const owners = await ownersOf(known, request, deps);
  const added = await inLanes(checked, lanes, async ({ index, property, problems }): Promise<Added> => {
    if (!property || problems.length > 0) return { index, problems };
    return addImported({ index, property, record, owners }, request, deps);
  });
  const refused = added.flatMap((each) => ('problems' in each ? [each] : []));
  // A repeat of this call at the same time may have been faster: what it made is no property of somebody else's.
  const faster = await deps.imports.madeAt({ ...key, indexes: refused.map(({ index }) => index) });
  const isFaster = new Set(faster.map(({ index }) => index));
  const made = [...before, ...added.flatMap((each) => ('propertyId' in each ? [each] : [])), ...faster];
  return {
    success: 1,
    data: {
      made: made.map(({ index, propertyId }) => ({ index, property_id: propertyId })),
      refused: refused
        .filter(({ index }) => !isFaster.has(index))
        .map(({ index, problems }) => ({ index, problems: [...problems] })),
    },
  };
};
