import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { type Added, addImported } from './add-imported';
import { checkProperties, standingOf } from './check-properties';
import { ownersOf } from './file-owners';
import { findNamedImport, refuseWhoMayNotImport } from './find-import';
import { inLanes } from './in-lanes';

/** They all write the organization's counters: more at once would only collide. */
const lanes = 2;

type Row = Contract['imports']['importProperties'];
type Request = RequestOf<Row> & ViewerCall;
type Asked = Pick<Request, 'viewer' | 'now' | 'body'>;
type Found = Awaited<ReturnType<typeof look>>;

const importKey = ({ viewer, body }: Asked) => ({
  organizationId: viewer.organizationId,
  importId: body.import_id,
});

const indexesOf = ({ body }: Asked) => body.properties.map(({ index }) => index);

/** The import, what it has made of these properties, and what stands already of all that they name. */
async function look(asked: Asked, deps: Deps) {
  const knowing = async () => {
    const standing = await standingOf(asked.body.properties, asked, deps);
    return { standing, owners: await ownersOf(standing.owners, asked, deps) };
  };
  const [record, before, known] = await Promise.all([
    findNamedImport(asked, deps),
    deps.imports.madeAt({ ...importKey(asked), indexes: indexesOf(asked) }),
    knowing(),
  ]);
  return { record, before, ...known };
}

/** Keeps properties of a file, each whole or not at all; of what is in already it answers what it made. */
export const importProperties: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { viewer, body } = request;
    refuseWhoMayNotImport(viewer);
    const indexes = indexesOf(request);
    if (new Set(indexes).size < indexes.length)
      throw refuse('invalid', { fields: { properties: 'A place of the file stands here twice' } });
    const { record, before, standing, owners } = await request.first();
    if (record.state !== 'running') throw refuse('import-ended');

    const isMade = new Set(before.map(({ index }) => index));
    const wanted = body.properties.filter(({ index }) => !isMade.has(index));
    const { planId } = (await request.organization()).subscription;
    const checked = checkProperties(wanted, standing, { viewer, planId });
    const added = await inLanes(checked, lanes, async ({ index, property, problems }): Promise<Added> => {
      if (!property || problems.length > 0) return { index, problems };
      return addImported({ index, property, record, owners }, request, deps);
    });
    const refused = added.flatMap((each) => ('problems' in each ? [each] : []));
    // A repeat of this call at the same time may have been faster: what it made is no property of somebody else's.
    const faster = await deps.imports.madeAt({
      ...importKey(request),
      indexes: refused.map(({ index }) => index),
    });
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
  },
);
