import type { Contract } from '../../shared/contract';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { may } from '../../shared/domain/people/permissions';
import { isArchived } from '../../shared/domain/portfolio/archived-properties';
import { answer, type Handler } from '../runtime/handler';
import type { PropertyLine } from '../table/properties/record';
import { pastDueOf } from './past-due-of';
import { propertiesLeft } from './properties-left';

/** Reads every line once. */
export const countProperties: Handler<Contract['properties']['countProperties']> = async (request, deps) => {
  const left = await propertiesLeft({ query: request.query }, request, deps);
  const pastDue = await pastDueOf(left, request, deps);
  const seesMoney = may(request.viewer, { area: 'money', level: 'view' });
  const ofView = (lines: readonly PropertyLine[]) => ({
    count: lines.length,
    rent: sumOf(lines.map(({ rentTotal = 0 }) => rentTotal)),
    ...(seesMoney && { past_due: sumOf(lines.map(({ propertyId }) => pastDue(propertyId) ?? 0)) }),
  });
  const views = {
    active: ofView(left.filter((line) => !isArchived(line))),
    archived: ofView(left.filter(isArchived)),
  };
  return answer({ views });
};
