import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { findHead } from '../common/portfolio/find-property';
import { readUnit } from '../common/portfolio/read-unit';
import { withTenants } from '../common/portfolio/unit-tenants';
import { answer, type Handler } from '../runtime/handler';

/** The units after those in a property's details. Access to the property is checked in parallel. */
export const listUnits: Handler<Contract['properties']['listUnits']> = async (request, deps) => {
  const { viewer, now, query } = request;
  const propertyId = request.params.id;
  const [{ property }, { units, next }] = await Promise.all([
    findHead({ viewer, now, propertyId }, deps),
    deps.units.after({
      organizationId: viewer.organizationId,
      propertyId,
      ...defined({ after: query.after }),
    }),
  ]);
  const { files } = deps;
  const read = await Promise.all(units.map((unit) => readUnit(unit, { property, now, files })));
  return answer({
    units: await withTenants(read, () => propertyId, request, deps),
    ...defined({ next }),
  });
};
