import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Handler } from '../runtime/handler';
import { readLine } from './read-property';

/** The total is the organization's own counter, so only the whole, unfiltered list has one. */
export const listProperties: Handler<Contract['properties']['listProperties']> = async (request, deps) => {
  const { viewer, now } = request;
  const { search, type, sort = 'newest', after, before, limit = limits.listPage } = request.query;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: { properties: [] } };
  const hasTotal = scope.kind === 'all' && !search && !type;
  const [page, organization] = await Promise.all([
    deps.properties.page({
      organizationId: viewer.organizationId,
      scope,
      sort,
      limit,
      ...defined({ search, type, after, before }),
    }),
    hasTotal ? request.organization() : undefined,
  ]);
  const { files } = deps;
  return {
    success: 1,
    data: {
      properties: await Promise.all(page.properties.map((summary) => readLine(summary, { now, files }))),
      ...defined({ total: organization?.propertyCount, next: page.next, previous: page.previous }),
    },
  };
};
