import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { propertiesPerImportCall } from '../../shared/contract/imports';
import { again } from '../portfolio/again';
import { scopeOf } from '../portfolio/property-scope';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { MadeProperty, PortfolioImport } from '../table/imports';
import { findNamedImport, refuseWhoMayNotImport } from './find-import';
import { auditedImport } from './import-audit';
import { inLanes } from './in-lanes';
import { keptWords } from './kept-words';

type Row = Contract['imports']['undoImport'];
type Request = RequestOf<Row> & ViewerCall;

/** They all give back to the organization's counters. */
const lanes = 2;

/** From here on nothing more is made by it. */
async function begin(
  record: PortfolioImport,
  { request, deps }: { request: ViewerCall; deps: Deps },
): Promise<PortfolioImport> {
  if (record.state === 'undoing' || record.state === 'undone') return record;
  const audit = auditedImport(request, { action: 'import.undo', record, state: 'undoing' }, deps);
  await deps.imports.changeState({ before: record, state: 'undoing', audit });
  return { ...record, state: 'undoing' };
}

/** A chosen list may have lost a property since; what one may not see one does not remove. */
function isSeen({ propertyId }: MadeProperty, { viewer, now }: ViewerCall): boolean {
  const scope = scopeOf(viewer, now);
  return scope?.kind === 'all' || (scope?.kind === 'listed' && scope.propertyIds.includes(propertyId));
}

const takeBack = (made: MadeProperty, request: ViewerCall, deps: Deps) =>
  again(() => {
    const { propertyId, title, unitCount } = made;
    const audit = audited(
      request,
      {
        action: 'property.remove',
        object: { kind: 'property', id: propertyId, name: title },
        before: { unitCount },
      },
      deps,
    );
    return deps.imports.takeBack(made, {
      audit,
      ...(!isSeen(made, request) && { why: 'no-access' as const }),
    });
  });

/** Takes back what an import made, what came last first, a part at a time; a cut in between is gone on with by the next call. */
export const undoImport: Handler<Row> = readingFirst<Request, PortfolioImport, ReplyOf<Row>>(
  findNamedImport,
  async (request, deps) => {
    const { viewer, body } = request;
    refuseWhoMayNotImport(viewer);
    const key = { organizationId: viewer.organizationId, importId: body.import_id };
    const record = await begin(await request.first(), { request, deps });

    const last = await deps.imports.lastMade({ ...key, limit: propertiesPerImportCall + 1 });
    const part = last.slice(0, propertiesPerImportCall);
    await inLanes(part, lanes, (made) => takeBack(made, request, deps));
    const goesOn = last.length > part.length;
    const [now, kept] = await Promise.all([deps.imports.byId(key), deps.imports.kept(key)]);
    if (!goesOn && now && record.state !== 'undone')
      await deps.imports.changeState({ before: now, state: 'undone' });
    const standing = (now?.done.properties ?? 0) - kept.length;
    return {
      success: 1,
      data: {
        left: goesOn ? Math.max(1, standing) : 0,
        kept: kept.map(({ propertyId, title, why }) => ({
          property_id: propertyId,
          property_title: title,
          why: keptWords[why],
        })),
      },
    };
  },
);
