import type { Contract } from '../../shared/contract';
import { isInVendorView } from '../../shared/domain/requests/vendor-list';
import { answer, type Handler } from '../runtime/handler';
import { permitStaff } from './vendor-parts';
import { vendorsLeft } from './vendors-left';

/** Reads every vendor once. */
export const countVendors: Handler<Contract['vendors']['countVendors']> = async (request, deps) => {
  permitStaff(request);
  const [standing, archived] = await Promise.all([
    vendorsLeft(request.query, { ...request, archived: false }, deps),
    vendorsLeft(request.query, { ...request, archived: true }, deps),
  ]);
  const views = {
    all: standing.length,
    jobs: standing.filter((line) => isInVendorView('jobs', line)).length,
    uninsured: standing.filter((line) => isInVendorView('uninsured', line)).length,
    archived: archived.length,
  };
  return answer({ views });
};
