import type { Contract } from '../../shared/contract';
import { may } from '../../shared/domain/people/permissions';
import { standingJob } from '../../shared/domain/requests/standing';
import { refuse } from '../../shared/wire/refusals';
import { findRequest } from '../common/requests/request-at';
import { answer, type Handler } from '../runtime/handler';
import { printOrder } from './print-order';

/** Staff print what goes to the vendor: with its job's own limits, or their own without one. */
export const printWorkOrder: Handler<Contract['prints']['printWorkOrder']> = async (request, deps) => {
  // Layout takes a processor a while, so it waits for the session check first.
  await request.session();
  const { viewer, now, params } = request;
  const found = await findRequest({ viewer, now, requestId: params.id }, deps);
  if (found.side !== 'staff') throw refuse('not-permitted');
  const job = standingJob(found.request);
  const isLimitShown =
    job?.to.kind === 'vendor' ? job.sees.limit : may(viewer, { area: 'money', level: 'view' });
  const organization = await request.organization();
  return answer({ pdf: await printOrder({ ...found, organization, job, isLimitShown, now }, deps) });
};
