import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { scopeOf } from '../common/portfolio/property-scope';
import { answer, type Handler } from '../runtime/handler';
import type { PropertyLine } from '../table/properties/record';
import { ownersOfLines } from './owners-of-lines';
import { readLine } from './read-property';

/** The total is the organization's own counter, so only the whole, unfiltered list has one. */
export const listProperties: Handler<Contract['properties']['listProperties']> = async (request, deps) => {
  const { viewer, now } = request;
  const { search, type, archived = 'none', sort = 'newest', after, before, owners } = request.query;
  const { limit = limits.listPage } = request.query;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: { properties: [] } };
  const hasTotal = scope.kind === 'all' && !search && !type && archived === 'none';
  const [page, organization] = await Promise.all([
    deps.properties.page({
      organizationId: viewer.organizationId,
      scope,
      sort,
      limit,
      archived,
      ...defined({ search, type, after, before }),
    }),
    hasTotal ? request.organization() : undefined,
  ]);
  const { files } = deps;
  const ownersOf = owners && (await ownersOfLines(page.properties, request, deps));
  const readOne = async (summary: PropertyLine) => ({
    ...(await readLine(summary, { now, files })),
    ...ownersOf?.(summary.propertyId),
  });
  const total = organization && organization.propertyCount - (organization.archivedCount ?? 0);
  return answer({
    properties: await Promise.all(page.properties.map(readOne)),
    ...defined({ total, next: page.next, previous: page.previous }),
  });
};
