import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { defined } from '../../shared/domain/defined';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { personName } from '../portfolio/person-name';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PortfolioImport } from '../table/imports';
import type { Organization } from '../table/organizations';
import { refuseWhoMayNotImport, seesOwnAlone } from './find-import';
import { auditedImport } from './import-audit';
import { sumsOf } from './read-import';

type Row = Contract['imports']['startImport'];
type Request = RequestOf<Row> & ViewerCall;
type Asked = Pick<Request, 'viewer' | 'now' | 'body' | 'once'>;
type Found = Awaited<ReturnType<typeof look>>;

/** What is still to be made must fit into the plan; each add asks again in its own write. */
function refuseWithoutRoom(
  { limits, propertyCount, unitCount }: Organization,
  { properties, units }: { properties: number; units: number },
): void {
  if (propertyCount + properties > limits.properties) throw refuse('property-limit');
  if (unitCount + units > limits.units) throw refuse('unit-limit');
}

function newImport(request: Request, startedByName: string, deps: Deps): PortfolioImport {
  const { viewer, now, body } = request;
  return {
    organizationId: viewer.organizationId,
    importId: deps.ids.next('imp'),
    fileName: tidyLine(body.file_name),
    fileHash: body.file_hash,
    startedAt: now.toISOString(),
    startedBy: viewer.userId,
    startedByName,
    state: 'running',
    planned: sumsOf(body.planned),
    done: { properties: 0, units: 0, owners: 0, rentCents: 0 },
  };
}

/** The import of this file that is under way, as far as this person may go on with it; undefined for none. */
async function underWay(asked: Asked, { imports, onceRecords }: Deps) {
  const { viewer, body, once } = asked;
  const [running] = await Promise.all([
    imports.running({ organizationId: viewer.organizationId, fileHash: body.file_hash }),
    // A key that was used for another body is refused before anything is begun.
    once && onceRecords.reply(once),
  ]);
  if (running && seesOwnAlone(asked) && running.startedBy !== viewer.userId) throw refuse('conflict');
  return running;
}

async function look(asked: Asked, deps: Deps) {
  const [running, name] = await Promise.all([underWay(asked, deps), personName(asked.viewer, deps)]);
  return { running, name };
}

export const startImport: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { viewer, now, body, once } = request;
    refuseWhoMayNotImport(viewer);
    const { running, name } = await request.first();
    const made = running?.done ?? { properties: 0, units: 0 };
    refuseWithoutRoom(await request.organization(), {
      properties: body.planned.properties - made.properties,
      units: body.planned.units - made.units,
    });
    const { organizationId } = viewer;
    if (running) {
      const { importId } = running;
      const places = await deps.imports.madeIndexes({ organizationId, importId });
      return { success: 1, data: { import_id: importId, made: places } };
    }
    const record = newImport(request, name, deps);
    const audit = auditedImport(request, { action: 'import.start', record, state: 'running' }, deps);
    const importId = await deps.imports.start({ record, now, audit, ...defined({ once }) });
    // Another id: the same call, or the same file, was faster.
    const places =
      importId === record.importId ? [] : await deps.imports.madeIndexes({ organizationId, importId });
    return { success: 1, data: { import_id: importId, made: places } };
  },
);
