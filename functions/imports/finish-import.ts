import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { toldPlanFull } from '../portfolio/told-plan-full';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PortfolioImport } from '../table/imports';
import { findNamedImport, refuseWhoMayNotImport } from './find-import';
import { auditedImport } from './import-audit';
import { readImport } from './read-import';

type Row = Contract['imports']['finishImport'];
type Request = RequestOf<Row> & ViewerCall;

/** Ends an import; done before is no error. The head is told when it took the last room of the plan. */
export const finishImport: Handler<Row> = readingFirst<Request, PortfolioImport, ReplyOf<Row>>(
  findNamedImport,
  async (request, deps) => {
    const { viewer, now } = request;
    refuseWhoMayNotImport(viewer);
    const record = await request.first();
    if (record.state === 'done') return { success: 1, data: readImport(record) };
    if (record.state !== 'running') throw refuse('import-ended');
    const organization = await request.organization();
    const { done } = record;
    const before = {
      ...organization,
      propertyCount: organization.propertyCount - done.properties,
      unitCount: organization.unitCount - done.units,
    };
    const audit = auditedImport(request, { action: 'import.finish', record, state: 'done' }, deps);
    const told = await toldPlanFull({ organization: before, adds: done, auditId: audit.auditId, now }, deps);
    await deps.imports.changeState({ before: record, state: 'done', audit, told });
    return { success: 1, data: readImport({ ...record, state: 'done' }) };
  },
);
