import type { Contract } from '../../shared/contract';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import type { Handler } from '../runtime/handler';
import { noteAccess } from '../runtime/note-access';
import type { Organization } from '../table/organizations/record';
import { answerRows, type ExportRequest, exportList, exportOne } from './export-page';
import { readPlace } from './export-place';

type Exported = { readonly organization: Organization; readonly title?: string };

/** Logs every start of an export and later pages once an hour; a property's activity does not show it. */
function noteExport(request: ExportRequest, { organization, title }: Exported, deps: Deps): Promise<void> {
  const { organizationId, name } = organization;
  const { after, property_id: id = '' } = request.query;
  const whole = { kind: 'organization', id: organizationId, name } as const;
  const access =
    title === undefined
      ? ({ action: 'organization.export', object: whole } as const)
      : ({
          action: 'property.export',
          object: { kind: 'property', id, name: title },
          about: organizationId,
        } as const);
  return noteAccess(request, { ...access, everyTime: after === undefined }, deps);
}

/** Properties, units and owners as file lines: only what the property list shows the caller. */
export const exportPortfolio: Handler<Contract['imports']['exportPortfolio']> = async (request, deps) => {
  const { viewer, now, query } = request;
  if (query.property_id !== undefined) {
    const one = exportOne(query.property_id, readPlace(query.after), { request, deps });
    const [{ title, rows, within }, organization] = await Promise.all([one, request.organization()]);
    await noteExport(request, { organization, title }, deps);
    return answerRows(rows, within && { within });
  }
  const scope = scopeOf(viewer, now);
  if (!scope) return answerRows([]);
  const list = exportList(scope, request, deps);
  const [page, organization] = await Promise.all([list, request.organization()]);
  await noteExport(request, { organization }, deps);
  return page;
};
